"""What people type says in one line what is missing, and installs only what it needs itself. A machine without the
packages, or without a network, is made of a few programs that say so, ahead of the real ones."""
import os
import re
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

NOTHING_INSTALLED = {"dpkg-query": "exit 1", "id": "echo 1000"}
NO_NETWORK = {"dpkg-query": "exit 1", "id": "echo 0", "apt-get": "echo 'E: Unable to fetch some archives' >&2; exit 100"}


def make(command, programs):
    """Runs a command behind these programs; its exit code and what it said, without make's own last word."""
    with tempfile.TemporaryDirectory() as folder:
        for name, script in programs.items():
            program = Path(folder) / name
            program.write_text(f"#!/bin/sh\n{script}\n")
            program.chmod(0o755)
        result = subprocess.run(["make", command], cwd=ROOT, text=True, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"})
    lines = [line for line in result.stdout.splitlines() if not line.startswith(("make: ***", "make[1]: ***"))]
    return result.returncode, lines


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


def not_brought():
    """What a command or a check fetches by itself, `make deps` must bring, too."""
    recipe = subprocess.run(["make", "--dry-run", "deps"], cwd=ROOT, text=True, capture_output=True, check=True).stdout
    for caller in [ROOT / "Makefile", ROOT / "test" / "run.py", *(ROOT / "tools").glob("*.sh")]:
        for script in sorted(set(re.findall(r"tools/get_\w+\.sh", caller.read_text())) - set(recipe.split())):
            yield f"make deps does not call {script}, which {caller.name} does"


def main():
    found = [*complaints(), *not_brought()]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
