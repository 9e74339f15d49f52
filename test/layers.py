"""Holds lib/ to lib/layers.txt: reads every #include there, and every library.json, and says file, line and rule where
one of them does not follow; that no headers of lib/ and src/ include each other; that only who plays against itself
carries choices out without asking the rules; that the games have the files that lib/games/README.md lists; and that the
names of tests are short. First it proves that it would notice. With --list it prints the layer of each file."""
import fnmatch
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+"([^"]+)"', re.MULTILINE)
BOUNDARY = {path.name for path in (ROOT / "include").glob("*.h")}  # open to every layer
TEST_NAME_MAX = 69  # characters
FILES_MAX = 25  # hand-written ones in a folder below lib, src and include
NOT_FOR_A_DEVICE = "# Not for a device."
CARRIES_OUT = re.compile(r"\bcarry_out\(")
MAY_CARRY_OUT = ("lib/tabletop/game.h", "lib/games/*/rules/*", "lib/games/*/bot/*", "lib/bots/*", "lib/conformance/*",
                 "lib/yardstick/*")
LISTED_ROOMS = ("rules/", "table/", "bot/")  # of a game's folder: every file there has its place in lib/games/README.md


class Layers:
    def __init__(self, text):
        self.places, self.below, self.for_device = {}, {}, {}
        for_device = True
        for line in text.splitlines():
            for_device &= line != NOT_FOR_A_DEVICE
            if line and not line.startswith("#"):
                name, places, below = re.fullmatch(r"(\w+):([^|]*)\|(.*)", line).groups()
                self.places[name], self.below[name] = places.split(), below.split()
                self.for_device[name] = for_device

    def of(self, file):
        """The layer of a file, by its path below lib; None if it has none. The longest place that fits decides."""
        fitting = [(len(place), name) for name, places in self.places.items() for place in places
                   if re.match(re.escape(place).replace(r"\*", "[^/]+") + r"[/.]", file)]
        return max(fitting)[1] if fitting else None

    def allows(self, includer, included):
        return included in [includer, *self.below[includer]]

    def library_needs(self, library):
        """The libraries, as PlatformIO sees them, that a folder below lib must name."""
        mine = [name for name, places in self.places.items()
                if self.for_device[name] == self.for_device_at_all(library) and any(folder(place) == library for place in places)]
        needed = {folder(place) for name in mine for other in self.below[name] for place in self.places[other]}
        return needed - {library}

    def for_device_at_all(self, library):
        return any(self.for_device[name] for name, places in self.places.items()
                   if any(folder(place) == library for place in places))


def folder(path):
    return path.split("/")[0]


def game_of(file):
    parts = file.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def faults_of(layers, file, text):
    """Of one file below lib."""
    mine = layers.of(file)
    if mine is None:
        return [f"lib/{file}:1: no line of lib/layers.txt says which layer this is"]
    faults = []
    for found in INCLUDE.finditer(text):
        included = found.group(1)
        if included in BOUNDARY:
            continue
        at = f"lib/{file}:{text.count(chr(10), 0, found.start(1)) + 1}: "
        theirs = layers.of(included)
        if theirs is None:
            faults.append(f"{at}includes \"{included}\", which is in no layer")
        elif not layers.allows(mine, theirs):
            faults.append(f"{at}includes \"{included}\": {mine} may include {' '.join(layers.below[mine])}, not {theirs}")
        elif game_of(file) and game_of(included) not in (None, game_of(file)):
            faults.append(f"{at}includes \"{included}\": one game may not include another")
    return faults


def sources(root):
    return sorted(path for path in root.rglob("*") if path.suffix in (".h", ".cpp"))


def is_generated(path):
    return path.read_text(encoding="utf-8").startswith(("// Made by ", "// Generated from "))


def crowded():
    faults = []
    for root in ("lib", "src", "include"):
        for place in [ROOT / root, *(path for path in (ROOT / root).rglob("*") if path.is_dir())]:
            count = sum(path.suffix in (".h", ".cpp") and not is_generated(path) for path in place.iterdir())
            if count > FILES_MAX:
                faults.append(f"{place.relative_to(ROOT)}: {count} files, more than {FILES_MAX}")
    return faults


def manifests(layers):
    faults = []
    for path in sorted((ROOT / "lib").glob("*/library.json")):
        says = {entry["name"] for entry in json.loads(path.read_text())["dependencies"]}
        needs = layers.library_needs(path.parent.name)
        if says != needs:
            faults.append(f"{path.relative_to(ROOT)}: names {' '.join(sorted(says))}; by lib/layers.txt it is "
                          f"{' '.join(sorted(needs))}")
    return faults


def circles(layers):
    """A layer may name only layers that stand above its own line."""
    names = list(layers.below)
    return [f"lib/layers.txt: {name} stands above {other}, which it may include"
            for at, name in enumerate(names) for other in layers.below[name] if other not in names[:at]]


class Roles:
    """The tables of lib/games/README.md."""

    def __init__(self, text):
        self.files, self.more = {}, {}
        for line in text.splitlines():
            if not line.startswith("| `"):
                continue
            first, second, third = (cell.strip() for cell in line.strip("|").split("|"))
            name = first.strip("`")
            if "/" in name:
                self.files[name] = third[1:-1]
            else:
                self.more.setdefault(name, []).extend(re.findall("`(.+?)`", second))

    def faults(self, game, files):
        """Of one game, whose files are {path in its folder: text}. One that the second table does not name may be so
        small that a file holds several roles."""
        places = tuple(self.more.get(game, ()))
        found = [f"lib/games/{game}/{name}: missing; lib/games/README.md says what lives there"
                 for name in self.files if places and name not in files]
        for name, mark in self.files.items():
            if name not in files:
                continue
            if mark not in files[name]:
                found.append(f"lib/games/{game}/{name}: holds no \"{mark}\"; lib/games/README.md says that it lives there")
            found += [f"lib/games/{game}/{other}: holds \"{mark}\", whose place is {name}"
                      for other, text in files.items() if mark and other != name and mark in text]
        if places:
            found += [f"lib/games/{game}/{name}: lib/games/README.md does not list it"
                      for name in files if name.startswith(LISTED_ROOMS) and name not in self.files and
                      not any(name == place or place.endswith("/") and name.startswith(place) for place in places)]
            found += [f"lib/games/README.md: {game} has no {place}"
                      for place in places if not any(name.startswith(place) for name in files)]
        return found


def games_files():
    folder = ROOT / "lib" / "games"
    for game in sorted(path for path in folder.iterdir() if path.is_dir()):
        yield game.name, {str(path.relative_to(game)): path.read_text(encoding="utf-8") for path in sources(game)}


def includes_among(files):
    """{file: the files of these that it includes}; includes are by the path below lib or src, or beside the file."""
    graph = {}
    for file, text in files.items():
        beside = file.rsplit("/", 1)[0]
        graph[file] = [path for included in INCLUDE.findall(text)
                       for path in (f"{beside}/{included}", f"lib/{included}", f"src/{included}") if path in files]
    return graph


def circle_in(graph):
    """Some way from a node back to itself; None where there is none."""
    done, way = set(), []

    def walk(node):
        if node in way:
            return way[way.index(node):] + [node]
        if node in done:
            return None
        way.append(node)
        for other in graph.get(node, ()):
            if circle := walk(other):
                return circle
        done.add(way.pop())
        return None

    return next(filter(None, map(walk, list(graph))), None)


def united(graph):
    """The same with a header and its .cpp as one."""
    whole = {}
    for file, others in graph.items():
        name = file.rsplit(".", 1)[0]
        whole.setdefault(name, []).extend(other for other in (path.rsplit(".", 1)[0] for path in others) if other != name)
    return whole


def mutual_includes(files):
    """Headers that include each other; in the games also a pair of header and .cpp that includes another that includes
    it."""
    headers = {file: text for file, text in files.items() if file.endswith(".h")}
    games = {file: text for file, text in files.items() if file.startswith("lib/games/")}
    circles = [circle_in(includes_among(headers)), circle_in(united(includes_among(games)))]
    return [f"{circle[0]}: includes itself: {' -> '.join(circle)}" for circle in circles if circle]


def unasked(files):
    """Those that carry out choices that came from elsewhere, perhaps: everything but what lists them itself."""
    return [f"{file}:{text.count(chr(10), 0, found.start()) + 1}: carries out a choice without asking the rules: play it"
            for file, text in files.items() for found in CARRIES_OUT.finditer(text)
            if not any(fnmatch.fnmatch(file, place) for place in MAY_CARRY_OUT)]


def long_test_names(file, text):
    return [f"{file}: {name}: {len(name)} characters, more than {TEST_NAME_MAX}"
            for name in sorted(set(re.findall(r"\btest_\w+", text))) if len(name) > TEST_NAME_MAX]


def prove():
    layers = Layers("a: a |\nrules: games/door games/*/rules | a\nscreens: games/*/table | a rules\n")
    assert layers.of("a/x.h") == "a" and layers.of("games/door.cpp") == "rules" and layers.of("games/g/rules/m/x.h") == "rules"
    assert layers.of("b/x.h") is None and layers.of("games/g/x.h") is None
    assert faults_of(layers, "a/x.h", '\n#include "games/door.h"\n') == [
        'lib/a/x.h:2: includes "games/door.h": a may include , not rules']
    assert faults_of(layers, "games/g/table/x.h", '#include "games/h/rules/x.h"')
    assert not faults_of(layers, "games/g/table/x.h", '#include "games/g/rules/x.h"\n#include "a/y.h"\n#include <cstdint>')
    assert faults_of(layers, "b/x.h", "")
    assert circles(Layers("a: a | b\nb: b |\n"))
    assert len(sources(ROOT / "lib")) > 100

    roles = Roles("| file | what | known by |\n|---|---|---|\n| `rules/state.h` | it | `struct State {` |\n"
                  "| `rules/queries.cpp` | it | |\n| game | more | |\n| `g` | `rules/map/` `rules/cards.h` | it |\n")
    game = {"rules/state.h": "struct State {", "rules/queries.cpp": "", "rules/map/x.h": "", "rules/cards.h": ""}
    assert not roles.faults("g", game) and not roles.faults("h", {"rules/rules.h": "struct State {"})
    assert roles.faults("g", {**game, "rules/questions.cpp": ""}) == [
        "lib/games/g/rules/questions.cpp: lib/games/README.md does not list it"]
    assert "queries.cpp: missing" in roles.faults("g", {name: game[name] for name in game if "queries" not in name})[0]
    assert "whose place is rules/state.h" in roles.faults("g", {**game, "rules/cards.h": "struct State {"})[0]
    assert "holds no" in roles.faults("h", {**game, "rules/state.h": ""})[0]
    assert "g has no rules/map/" in roles.faults("g", {name: game[name] for name in game if "map" not in name})[0]

    pair = {"lib/games/g/x.h": '#include "games/g/y.h"', "lib/games/g/y.h": ""}
    assert not mutual_includes(pair)
    assert mutual_includes({**pair, "lib/games/g/y.h": '#include "games/g/x.h"'})
    assert mutual_includes({"src/t/x.h": '#include "y.h"', "src/t/y.h": '#include "z.h"', "src/t/z.h": '#include "x.h"'})
    assert mutual_includes({**pair, "lib/games/g/y.cpp": '#include "games/g/x.h"'})

    assert unasked({"lib/on_air/x.cpp": "\ngame.carry_out(state, seat, choice, events);"}) == [
        "lib/on_air/x.cpp:2: carries out a choice without asking the rules: play it"]
    assert not unasked({"lib/games/g/bot/x.cpp": "after.carry_out(seat, choice, no_events);"})
    assert long_test_names("t.cpp", f"RUN_TEST(test_{'x' * 65});") and not long_test_names("t.cpp", f"test_{'x' * 64}")


def main():
    prove()
    layers = Layers((ROOT / "lib" / "layers.txt").read_text(encoding="utf-8"))
    files = sources(ROOT / "lib")
    if "--list" in sys.argv[1:]:
        for path in files:
            print(layers.of(str(path.relative_to(ROOT / "lib"))), path.relative_to(ROOT))
        return 0
    faults = circles(layers) + manifests(layers) + crowded()
    roles = Roles((ROOT / "lib" / "games" / "README.md").read_text(encoding="utf-8"))
    for game, texts in games_files():
        faults += roles.faults(game, texts)
    built = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
             for root in ("lib", "src") for path in sources(ROOT / root)}
    faults += mutual_includes(built) + unasked(built)
    for path in (ROOT / "test").rglob("*"):
        if path.suffix in (".h", ".cpp", ".py", ".mjs"):
            faults += long_test_names(path.relative_to(ROOT), path.read_text(encoding="utf-8"))
    for path in files:
        faults += faults_of(layers, str(path.relative_to(ROOT / "lib")), path.read_text(encoding="utf-8"))
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
