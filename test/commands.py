"""What people type says in one line what is missing, and installs only what it needs itself; what means nothing is
refused in one line, before any work. A machine without the packages, or without a network, is made of a few programs
alone. `commands.py programs` tries the programs that these commands call, in build/host."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HANG_S = 900  # bounds a hang
sys.path.insert(0, str(ROOT / "tools"))
import arguments  # noqa: E402

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
# Work that begins would be seen in a second line.
NOTICED = {name: f"echo {name} was called" for name in ("cmake", "ninja", "apt-get", "c++", "dpkg-query")}

# What no command can use, and a part of the sentence that says so.
A_NUMBER = "must be a whole number from"
NONSENSE = {
    "GAMES": {"-1": A_NUMBER, "0": A_NUMBER, "abc": A_NUMBER, "1e3": A_NUMBER, "99999999999999999999999": A_NUMBER},
    "SEED": {"-1": A_NUMBER, "abc": A_NUMBER, "18446744073709551616": A_NUMBER},
    "PRESSES": {"-1": A_NUMBER, "x": A_NUMBER},
    "PAIRS": {"0": A_NUMBER, "x": A_NUMBER},
    "DEPTH": {"x": A_NUMBER, "0": A_NUMBER, "-3": A_NUMBER},
    "FRAMES": {"-1": A_NUMBER, "1 2": A_NUMBER},
    "WAITS": {"-1": A_NUMBER, "10": A_NUMBER},
    "SECONDS": {"abc": A_NUMBER, "0": A_NUMBER},
    "UNITS": {"0": A_NUMBER, "99": A_NUMBER},
    "UNITS_OF_THOUGHT": {"-1": A_NUMBER},
    "CORES": {"0": A_NUMBER},
    "PORT": {"0": A_NUMBER, "99999": A_NUMBER, "80x": A_NUMBER},
    "ONLY": {"chess": "must be"},
    "GAME": {"chess": "must be one of"},
    "HERO": {"kasparov": "must be some of minnow", "orca,": "must be some of minnow"},
    "VILLAIN": {"kasparov": "must be some of minnow"},
    "PLAYERS": {"9": "from 2 to 6", "1": "from 2 to 6", "x": "from 2 to 6"},
    "OPTIONS": {"a": "from 0 to 255", "1,": "from 0 to 255"},
    "KIND": {"smelt": "must be one of heard"},
    "RADIO": {"am": "must be one of udp"},
    "BOARD": {"nosuch": "must be one of odroid_go, devkit", "native": "must be one of odroid_go, devkit"},
    "SINCE": {"nosuch": "must be a commit", "--all": "must be a commit"},
    "FOLDER": {"Makefile": "must be a folder", "a b": "must be a folder", "$(id)": "must be a folder"},
    "OF": {"a/b": "must be a measurement"},
    "SUITE": {"win95": "must be one of bookworm"},
    "CHECK": {"2": "must be one of 1"},
    "PERSON": {"nobody": "must be one of root"},
    "JOB": {"a b": "letters, digits and dashes"},
}
MISTAKES = {
    "tset": "is test meant?",
    "nosuch": "make help lists all",
    "soak GAME=mirage": "make soak takes no GAME",
    "soak GAEMS=3": "make soak takes no GAEMS",
    "test ONLY=mirage": "make test takes no ONLY",
    "desktop DISPLAY=": "make desktop needs a display",
    "learn": "one of mermaid_rain, mermaids_song",
    "learn GAME=mirage": "must be one of mermaid_rain, mermaids_song",
}
# What the caller of this test may have set.
FROM_OUTSIDE = ("MAKEFLAGS", "MAKEOVERRIDES", "MAKELEVEL", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
# The same, where a program is called by hand.
PROGRAMS = {
    "soak": (["-1", "1"], ["0", "1"], ["1", "x"], ["1", "1", "chess"], ["1", "1", "mirage", "9"], ["1"]),
    "storm": (["-1", "1"], ["1"]),
    "sudden": (["abc", "1"], []),
    "siege": (["0", "1"], ["-1", "1"]),
    "monkey": (["x", "1", "1"], ["1", "1", "7"]),
    "bystander": (["x", "1"], ["1", "1", "smelt"], ["1", "1", "heard", "chess"]),
    "explore": (["x"], ["0"]),
    "explore_screens": (["-1", "0", "0"], ["1", "1"]),
    "opponents": (["games", "-1", "1"], ["gmaes", "1", "1"], ["tell", "mirage", "9", "orca", "1"]),
    "ladder": (["chess", "4", "orca", "greedy", "1", "0", "1"], ["mirage", "9", "orca", "greedy", "1", "0", "1"],
               ["mirage", "4", "kasparov", "greedy", "1", "0", "1"],
               ["mirage", "4", "orca", "greedy", "1", "0", "1", "x"]),
    "flash_harm": (["0", "1"], ["1", "-1"]),
    "denial": (["-1", "1"],),
}


def make(command, programs):
    """The exit code of a command and what it said, without make's own last word."""
    code, lines = run(["make", *(command if isinstance(command, list) else [command])], programs)
    return code, [line for line in lines if not line.startswith(("make: ***", "make[1]: ***"))]


def run(command, programs, variables=None):
    """Runs a command where only these programs are installed; its exit code and the lines that it said."""
    variables = variables or {}
    with tempfile.TemporaryDirectory() as folder:
        for name in set(ESSENTIAL) - set(programs):
            (Path(folder) / name).symlink_to(shutil.which(name))
        for name, script in programs.items():
            program = Path(folder) / name
            program.write_text(f"#!/bin/sh\n{script}\n")
            program.chmod(0o755)
        outside = {"DISPLAY": ":0", **os.environ}
        outside = {name: value for name, value in outside.items() if name not in {*FROM_OUTSIDE, *NONSENSE}}
        result = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, timeout=HANG_S,
                                stderr=subprocess.STDOUT, env={**outside, **variables, "PATH": folder})
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


def taken_nonsense():
    """Every variable of every command, with each of its wrong values; on make's command line, and now and then in the
    environment."""
    programs = {**NOTICED, "git": f"exec {shutil.which('git')} \"$@\""}
    for command, takes in arguments.COMMANDS.items():
        for name in takes:
            if name not in NONSENSE:
                yield f"test/commands.py tries no wrong {name}"
            for number, (word, sentence) in enumerate(NONSENSE.get(name, {}).items()):
                rest = [f"GAME={arguments.LEARNERS[0]}"] if command == "learn" and name != "GAME" else []
                if number == 0:
                    code, lines = run(["make", command, *rest], programs, {name: word})
                    lines = [line for line in lines if not line.startswith("make: ***")]
                else:
                    code, lines = make([command, *rest, f"{name}={word.replace('$', '$$')}"], programs)
                if code != 2 or len(lines) != 1 or sentence not in lines[0] or word not in lines[0]:
                    yield f"make {command} {name}={word}: exit code {code}, {lines}"
    for words, sentence in MISTAKES.items():
        code, lines = make(words.split(), programs)
        if code != 2 or len(lines) != 1 or sentence not in lines[0]:
            yield f"make {words}: exit code {code}, {lines}"


def taken_by_programs():
    for name, tries in PROGRAMS.items():
        for words in tries:
            result = subprocess.run([ROOT / "build" / "host" / name, *words], text=True, capture_output=True, timeout=HANG_S)
            if result.returncode != 2 or result.stdout or len(result.stderr.splitlines()) != 1:
                yield f"{name} {' '.join(words)}: exit code {result.returncode}, {result.stdout[:300]}{result.stderr}"


def unknown_to_help():
    """`make help` names every variable of every command, with a value that the command takes."""
    said = dict(re.findall(r"^make ([\w-]+) +(.*)$", "\n".join(run(["make", "help"], {})[1]), re.MULTILINE))
    for command, takes in arguments.COMMANDS.items():
        named = dict(re.findall(r"\b([A-Z_]+)=([\w.,/]+)", said.get(command, "")))
        for name in takes:
            if name not in named and name not in ("CORES", "SINCE"):
                yield f"make help does not name {name} of make {command}"
        for name, word in named.items():
            try:
                if name != "SINCE" and name != "PORT":
                    arguments.check(command, {name: word.rstrip(",")})
            except arguments.Wrong as wrong:
                yield f"make help: {command}: {wrong}"


def not_brought():
    """What a command or a check fetches by itself, `make deps` must bring, too."""
    recipe = subprocess.run(["make", "--dry-run", "deps"], cwd=ROOT, text=True, capture_output=True, check=True).stdout
    for caller in [ROOT / "Makefile", ROOT / "test" / "run.py", *(ROOT / "tools").glob("*.sh")]:
        for script in sorted(set(re.findall(r"tools/get_\w+\.sh", caller.read_text())) - set(recipe.split())):
            yield f"make deps does not call {script}, which {caller.name} does"


def main(what="commands"):
    found = [*taken_by_programs()] if what == "programs" else [
        *complaints(), *without_apt(), *taken_nonsense(), *unknown_to_help(), *not_brought()]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
