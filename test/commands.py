"""What people type says in one line what is missing, and installs only what it needs itself. A machine without the
packages, or without a network, is made of a few programs alone."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# By command: what it must not ask for, and one thing that it must.
COMMANDS = {
    "play": ({"chromium", "qemu-system-misc", "libsdl2-dev", "g++"}, "clang"),
    "desktop": ({"chromium", "qemu-system-misc", "clang"}, "libsdl2-dev"),
    "shots": ({"chromium", "qemu-system-misc", "libsdl2-dev", "clang"}, "libpng-dev"),
    "quick": ({"chromium", "qemu-system-misc", "libsdl2-dev"}, "g++"),
    "cross": ({"chromium", "libsdl2-dev"}, "qemu-system-misc"),
    "test": (set(), "chromium"),
    "deps": (set(), "librsvg2-bin"),
    "art": ({"chromium", "g++"}, "librsvg2-bin"),
}

# What every Debian has, and what has brought the project there.
ESSENTIAL = ("awk", "cat", "dirname", "grep", "id", "make", "mkdir", "mktemp", "rm", "sed", "sh", "tail")
APT_FAILS = "echo 'E: Unable to fetch some archives' >&2; exit 100"
NOTHING_INSTALLED = {"id": "echo 1000", "apt-get": APT_FAILS}
NO_NETWORK = {"id": "echo 0", "apt-get": APT_FAILS}
NO_APT = {"id": "echo 1000"}


def make(command, programs):
    """The exit code of a command and what it said, without make's own last word."""
    code, lines = run(["make", command], programs)
    return code, [line for line in lines if not line.startswith(("make: ***", "make[1]: ***"))]


def run(command, programs):
    """Runs a command where only these programs are installed; its exit code and the lines that it said."""
    with tempfile.TemporaryDirectory() as folder:
        for name in set(ESSENTIAL) - set(programs):
            (Path(folder) / name).symlink_to(shutil.which(name))
        for name, script in programs.items():
            program = Path(folder) / name
            program.write_text(f"#!/bin/sh\n{script}\n")
            program.chmod(0o755)
        result = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, env={**os.environ, "PATH": folder})
    return result.returncode, result.stdout.splitlines()


def complaints():
    for command, (unwanted, wanted) in COMMANDS.items():
        code, lines = make(command, NOTHING_INSTALLED)
        packages = set(lines[0].split()) if lines else set()
        if code != 2 or len(lines) != 1 or "sudo apt-get install" not in lines[0] or wanted not in packages:
            yield f"make {command} without packages: exit code {code}, {lines}"
        if packages & unwanted:
            yield f"make {command} asks for {packages & unwanted}"
        code, lines = make(command, NO_NETWORK)
        # One line announces the installation, one says why there was none.
        if code != 2 or len(lines) != 2 or "E: Unable to fetch" not in lines[1]:
            yield f"make {command} without a network: exit code {code}, {lines}"


def without_apt():
    """A machine of another kind may have everything under other names: what seems missing is said, and tried."""
    code, lines = run(["tools/need.sh", "make play", "clang", "libpng-dev"], NO_APT)
    if code != 0 or len(lines) != 1 or not lines[0].endswith("goes on without what Debian calls: clang libpng-dev"):
        yield f"without apt: exit code {code}, {lines}"


def not_brought():
    """What a command or a check fetches by itself, `make deps` must bring, too."""
    recipe = subprocess.run(["make", "--dry-run", "deps"], cwd=ROOT, text=True, capture_output=True, check=True).stdout
    for caller in [ROOT / "Makefile", ROOT / "test" / "run.py", *(ROOT / "tools").glob("*.sh")]:
        for script in sorted(set(re.findall(r"tools/get_\w+\.sh", caller.read_text())) - set(recipe.split())):
            yield f"make deps does not call {script}, which {caller.name} does"


def main():
    found = [*complaints(), *without_apt(), *not_brought()]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
