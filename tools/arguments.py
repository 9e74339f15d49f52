"""arguments.py COMMAND...: refuses, before any work, variables that these `make` commands cannot use. It reads the
variables from the environment, where make puts what was typed. Wrong: one line on stderr, exit code 2.

COMMANDS says which variables each command takes, and their ranges. Scripts that people call without make check
themselves by `check`; C++ programs by test/arguments.h."""
import difflib
import errno
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
from pathlib import Path

from content import games

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ("minnow", "otter", "heron", "orca")
STYLES = (*LEVELS, "greedy", "random")  # as tools/ladder/ladder.cpp names them
LEARNERS = ("mermaid_rain", "mermaids_song")
ADDED_GAMES = ("tide_pool", "rock_pool")  # by test/fifth_game/fifth_game.py
PORT_MAX = 65535
PORT_USUAL = "8017"


class Wrong(Exception):
    """What is wrong, and what would be right, in one line."""


class WholeNumber:
    def __init__(self, least, most):
        self.least, self.most = least, most

    def check(self, name, word):
        if not re.fullmatch("[0-9]{1,20}", word) or not self.least <= int(word) <= self.most:
            raise Wrong(f"{name}={word}: must be a whole number from {self.least} to {self.most}")


class Word:
    """One of these names. A list allows several with commas between them."""

    def __init__(self, names, may_be_list=False):
        self.names, self.may_be_list = names, may_be_list

    def check(self, name, word):
        names = self.names()
        for each in word.split(",") if self.may_be_list else [word]:
            if each not in names:
                raise Wrong(f"{name}={word}: must be {'some' if self.may_be_list else 'one'} of {', '.join(names)}")


class Numbers:
    """Whole numbers with commas between them."""

    def __init__(self, least, most):
        self.least, self.most = least, most

    def check(self, name, word):
        for each in word.split(","):
            if not re.fullmatch("[0-9]{1,9}", each) or not self.least <= int(each) <= self.most:
                raise Wrong(f"{name}={word}: must be whole numbers from {self.least} to {self.most}, "
                            "with commas between them")


class Port:
    """A port of this computer that is free."""

    def check(self, name, word):
        if not re.fullmatch("[0-9]{1,5}", word) or not 1 <= int(word) <= PORT_MAX:
            raise Wrong(f"{name}={word}: must be a whole number from 1 to {PORT_MAX}")
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as http.server has it
            try:
                probe.bind(("127.0.0.1", int(word)))
            except OSError as error:
                raise Wrong(refused_port(int(word), error)) from None


def refused_port(port, error):
    """The sentence for a port that the system does not give. Another error goes on."""
    if error.errno not in (errno.EADDRINUSE, errno.EACCES):
        raise error
    why = "is taken" if error.errno == errno.EADDRINUSE else "is not ours to use"
    return f"Port {port} {why}. Choose another: make play PORT={port % PORT_MAX + 1}"


class Commit:
    """A commit of this repository, or `ever`."""

    def check(self, name, word):
        if word == "ever" or shutil.which("git") is None:
            return
        found = subprocess.run(["git", "rev-parse", "--verify", "--quiet", "--end-of-options", word + "^{commit}"],
                               cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if found.returncode != 0:
            raise Wrong(f"{name}={word}: must be a commit of this repository, or ever")


class Folder:
    """A folder that is there or can be made."""

    def check(self, name, word):
        if not re.fullmatch(r"[\w./+-]+", word) or word.startswith("-"):
            raise Wrong(f"{name}={word}: must be a folder whose name has letters, digits and ./_+- alone")
        path = ROOT / word
        while not path.exists():
            path = path.parent
        if not path.is_dir() or not os.access(path, os.W_OK):
            raise Wrong(f"{name}={word}: must be a folder, and {path} is none that can be written to")


class Measurement:
    """The name of a measurement. test/profile.py knows which there are when the program has run."""

    def check(self, name, word):
        if not re.fullmatch(r"[a-z0-9_]+(\.[a-z0-9_]+)+", word):
            raise Wrong(f"{name}={word}: must be a measurement like frame.launcher; make profile lists them")


class Name:
    """Letters, digits and dashes; the command itself knows which names there are."""

    def check(self, name, word):
        if not re.fullmatch(r"[\w-]+", word):
            raise Wrong(f"{name}={word}: must have letters, digits and dashes alone")


class Suites:
    """A part of the name of a suite, or a game."""

    def check(self, name, word):
        if word != "all" and not suites_named(word):
            raise Wrong(f"{name}={word}: must be all, or a part of one of these names: "
                        f"{', '.join(suite[len('test_'):] for suite in all_suites())}")


def all_suites():
    """Every folder test/test_* is a suite."""
    return sorted(folder.name for folder in (ROOT / "test").glob("test_*"))


def suites_named(word):
    """The suites whose names contain one of these words. A game's suites may have the last part of its name alone:
    test_rain_table is mermaid_rain's."""
    words = {each if each not in games() else each.rsplit("_", 1)[-1] for each in word.split(",")}
    return [suite for suite in all_suites() if any(each and each in suite[len("test_"):] for each in words)]


def boards():
    """Every environment of platformio.ini but this computer's."""
    found = re.findall(r"^\[env:(\w+)\]", (ROOT / "platformio.ini").read_text(encoding="utf-8"), re.MULTILINE)
    return [name for name in found if name != "native"]


def releases():
    """The systems of `make fresh`."""
    import fresh
    return (*fresh.DEBIAN, *fresh.UBUNTU)


def constant(file, name):
    """A constant of the C++ code."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return int(re.search(rf"\b{name} = (\d+);", text).group(1))


COUNT = WholeNumber(1, 10**9)
SEED = WholeNumber(0, 2**64 - 1)
FEW = WholeNumber(0, 9)
GAME = Word(games)
COMMANDS = {
    "play": {"PORT": Port()},
    "desktop": {"UNITS": WholeNumber(1, constant("lib/simulator/room.h", "handhelds_max")),
                "RADIO": Word(lambda: ("udp",))},
    "quick": {"ONLY": Suites()},
    "soak": {"GAMES": COUNT, "SEED": SEED, "ONLY": GAME},
    "fuzz": {"SECONDS": WholeNumber(1, 7 * 24 * 3600)},
    "ladder": {"GAME": GAME, "GAMES": COUNT, "HERO": Word(lambda: STYLES, may_be_list=True),
               "VILLAIN": Word(lambda: STYLES, may_be_list=True), "PLAYERS": Numbers(2, 6), "SEED": SEED,
               "OPTIONS": Numbers(0, 255), "CORES": WholeNumber(1, 1024)},
    "opponents": {"GAMES": COUNT, "SEED": SEED, "UNITS_OF_THOUGHT": WholeNumber(0, 10**6)},
    "learn": {"GAME": Word(lambda: LEARNERS), "GAMES": COUNT, "SEED": WholeNumber(0, 10**8)},
    "fifth": {"GAME": Word(lambda: ADDED_GAMES)},
    "storm": {"GAMES": COUNT, "SEED": SEED},
    "siege": {"GAMES": COUNT, "SEED": SEED},
    "monkey": {"PRESSES": COUNT, "SEED": SEED},
    "bystander": {"PAIRS": COUNT, "SEED": SEED, "KIND": Word(lambda: ("heard", "frames", "handhelds"))},
    "explore": {"DEPTH": WholeNumber(1, 20)},
    "explore-screens": {"FRAMES": FEW, "PRESSES": FEW, "WAITS": FEW},
    "lint": {"SINCE": Commit()},
    "firmware": {"BOARD": Word(boards)},
    "flash_images": {"FOLDER": Folder()},
    "profile": {"OF": Measurement()},
    "fresh": {"SUITE": Word(releases), "CHECK": Word(lambda: ("1",)), "PERSON": Word(lambda: ("root", "user")),
              "JOB": Name()},
}
# All others have a default, in the Makefile. An empty one is not chosen.
MUST_BE_CHOSEN = {"learn": "GAME"}


def check(command, values):
    """Raises Wrong if one of the values, {variable: word}, is not what the command takes."""
    takes = COMMANDS.get(command, {})
    for name, word in values.items():
        if name not in takes:
            raise Wrong(f"make {command} takes no {name}{'; it takes ' + ', '.join(takes) if takes else ''}")
        if word:
            takes[name].check(name, word)


def check_or_exit(command, values):
    """For scripts that people start without make."""
    try:
        check(command, values)
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        sys.exit(2)


def goals():
    """The commands that the Makefile has."""
    return re.findall(r"^([a-z][a-z_-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def typed_variables():
    """Names of variables on make's command line, which it hands on in MAKEFLAGS behind two dashes."""
    _, dashes, words = os.environ.get("MAKEFLAGS", "").partition("-- ")
    return [word.split("=", 1)[0].rstrip(":?+") for word in shlex.split(words) if "=" in word] if dashes else []


def check_display():
    """A window needs one. SDL_VIDEODRIVER names a driver that may need none."""
    if sys.platform == "linux" and not any(os.environ.get(name)
                                           for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")):
        raise Wrong("make desktop needs a display, and neither DISPLAY nor WAYLAND_DISPLAY names one; make play serves "
                    "the handhelds to a browser")


def check_make(commands):
    """Raises Wrong if `make` with these commands, the variables typed and the environment means nothing."""
    for command in commands:
        if command not in goals():
            near = difflib.get_close_matches(command, goals(), 1)
            raise Wrong(f"make knows no {command}" + (f"; is {near[0]} meant?" if near else "; make help lists all"))
    taken = {name for command in commands for name in COMMANDS.get(command, {})}
    for name in typed_variables():
        known = any(name in takes for takes in COMMANDS.values())
        near = difflib.get_close_matches(name, taken, 1)
        if name not in taken and (known or near):
            what = f"it takes {', '.join(sorted(taken))}" if taken else "it takes none"
            raise Wrong(f"make {' '.join(commands)} takes no {name}; {what}")
    for command in commands:
        if command == "desktop":
            check_display()
        if MUST_BE_CHOSEN.get(command, "") and not os.environ.get(MUST_BE_CHOSEN[command]):
            name = MUST_BE_CHOSEN[command]
            raise Wrong(f"make {command} needs {name}=, one of {', '.join(COMMANDS[command][name].names())}")
        takes = COMMANDS.get(command, {})
        usual = {"PORT": PORT_USUAL} if "PORT" in takes else {}  # it may be in use
        check(command, {**usual, **{name: os.environ[name] for name in takes if os.environ.get(name)}})


def main(*commands):
    try:
        check_make(commands)
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
