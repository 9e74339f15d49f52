"""A fifth game, put into the box and taken out again: what "To add a game" in README.md says, done and checked.

fifth_game.py [tide_pool | rock_pool]  puts that game into a copy of the project and checks the copy
fifth_game.py render                   draws the game's picture anew, after a change of it or of the coder of pictures

Tide Pool is a game for two. All its files lie in this folder, laid out as in the project. Rock Pool is the same game
for five or six, with the changes that GAMES lists: no number of players suits both it and another game for two.

The script copies the project to build/fifth_game/<game>/project and adds the game's files, its lines in LINES and its
signature. It makes the content, runs all of `make quick` in the copy, then 1,000 random games under the conformance
suite and whole games by the line protocol. In a second copy it takes the game out again: nothing may be left of it.
Files that did not change keep their time, so that a second run compiles only what changed.

Some screens show all games of the box: pictures/ has them as they are with five games, pictures/<game>/ as they are
with this one. They replace those of the same name in test/pictures. Where a picture differs, the one that was drawn
lies in build/pictures of the copy.
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "fifth_game"
sys.path.insert(0, str(ROOT / "tools"))
import arguments  # noqa: E402
from own_files import IGNORED_FOLDERS, own_files  # noqa: E402

CONFORMANCE_GAMES = 1000
LINE_PROTOCOL_GAMES = 20

# Files of Tide Pool that another game changes: {file: {text: its replacement}}. The name changes everywhere, apart from
# the picture, which both games share.
SOURCE = "tide_pool"
GAMES = {
    "tide_pool": {},
    "rock_pool": {
        "lib/games/rock_pool/rules/state.h": {
            "players_min = 2, players_max = 2;": "players_min = 5, players_max = 6;",
            "GameId id{15};": "GameId id{14};",
        },
        "tools/content/rock_pool.py": {"PLAYERS_MAX = 2": "PLAYERS_MAX = 6"},
    },
}
OF_PICTURE = re.compile(r"/art[/_]|\.png$")

# Files of the project that a game is written into by hand: {file: (pattern of what follows the line, the line)}.
LINES = {"lib/games/box.def": (r"\n#undef GAME", "\nGAME({game})"),
         "data/art/pictures.txt": (r"\n\n\[SPRITES\]", f"\n{SOURCE}      320 240 48")}
SIGNATURES = "test/signature.txt"  # `make signature` writes it

# Folders of this one, and where their files go in the project.
ADDED = {"data": "data", "lib": "lib", "tools": "tools", "edits": "test/content", "walkthrough": "test/test_help",
         "pictures": "test/pictures"}
TEXT = (".cpp", ".h", ".py", ".txt")

# Whole games by the line protocol. Each position is written, read back and replayed.
BY_LINE_PROTOCOL = """
import sys
from games import play_whole_game
from tool import Tool
program, game, players, count = sys.argv[1:]
for seed in range(int(count)):
    play_whole_game(Tool(program), game, int(players), {}, seed)
"""


def title(name):
    return name.replace("_", " ").title()


class Game:
    """What is added to the project: `files`, {path: bytes}, and `lines`, {path: (pattern of what follows, text)}."""

    def __init__(self, name):
        self.name = name
        self.project = BUILD / name / "project"
        self.files = dict(self.added_files())
        self.lines = {path: (pattern, line.format(game=name)) for path, (pattern, line) in LINES.items()}
        self.lines[SIGNATURES] = (r"\Z", "".join(
            line for line in (HERE / "signature.txt").read_text(encoding="utf-8").splitlines(keepends=True)
            if re.split(r"[. ]", line)[0] == name))

    def added_files(self):
        for path in own_files():
            if HERE not in path.parents or path.parent == HERE or path.name.startswith("."):
                continue
            folder, *inside = path.relative_to(HERE).parts
            if folder != "pictures":
                yield self.named(f"{ADDED[folder]}/{'/'.join(inside)}", path)
            elif len(inside) == 1 or inside[0] == self.name:
                yield self.named(f"{ADDED[folder]}/{inside[-1]}", path)

    def named(self, name, path):
        """The path and the content of a file, with this game's name for Tide Pool's."""
        content = path.read_bytes()
        if self.name == SOURCE or OF_PICTURE.search(name):
            return name, content
        assert path.suffix in TEXT, f"{path}: fifth_game.py does not know how another game changes such a file"
        name = name.replace(SOURCE, self.name)
        text = re.sub(rf"(?<!art::){SOURCE}", self.name, content.decode()).replace(title(SOURCE), title(self.name))
        for old, new in GAMES[self.name].get(name, {}).items():
            assert text.count(old) == 1, f"{name}: {old!r} must be there once and is there {text.count(old)} times"
            text = text.replace(old, new)
        return name, text.encode()

    def with_line(self, path, text):
        pattern, line = self.lines[path]
        changed, count = re.subn(f"({pattern})", lambda found: line + found.group(1), text, count=1)
        assert count == 1, f"{path} has no place for {line!r}"
        return changed


def project_files(game=None):
    """{path: bytes} of the project, with the game if one is given."""
    files = {str(path.relative_to(ROOT)): path.read_bytes() for path in own_files()}
    if game:
        files.update(game.files)
        for path in game.lines:
            files[path] = game.with_line(path, files[path].decode()).encode()
    return files


def files_below(project):
    for path in sorted(project.rglob("*")):
        inside = path.relative_to(project)
        if not path.is_dir() and not IGNORED_FOLDERS.intersection(inside.parts):
            yield path, str(inside)


def is_made(inside, content):
    """Whether `make content` writes this file in each run. A picture it writes only where its SVG has changed."""
    return not Path(inside).name.startswith("art_") and content.startswith((b"// Made by ", b"// Generated from "))


def lay_out(project, files, keeps_made=False):
    """Makes the folder hold these files and no others. A file that is right keeps its time. `keeps_made`: files that
    `make content` writes are left for it, so that they keep their time where it writes the same again."""
    for path, inside in files_below(project):
        if inside not in files and not (keeps_made and is_made(inside, path.read_bytes())):
            path.unlink()
    for inside, content in files.items():
        path = project / inside
        if not path.exists() or path.read_bytes() != content and not (keeps_made and is_made(inside, content)):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        if (ROOT / inside).exists():
            shutil.copymode(ROOT / inside, path)


def run(command, **options):
    result = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, **options)
    if result.returncode != 0:
        print(result.stdout[-6000:])
        raise SystemExit(f"failed: {' '.join(map(str, command))}")
    return result.stdout


def make_content(project):
    run([sys.executable, "-B", "-m", "content"], cwd=project / "tools")


def put_in(game):
    lay_out(game.project, project_files(game), keeps_made=True)
    (game.project / "build").mkdir(exist_ok=True)
    brought = game.project / "build" / "deps"
    if not brought.exists():
        brought.symlink_to(ROOT / "build" / "deps")
    make_content(game.project)


def take_out(game):
    """Removes the game's files and its lines from a copy with its content. The copy must equal the project then."""
    project = BUILD / game.name / "taken_out"
    shutil.rmtree(project, ignore_errors=True)
    before = project_files()
    lay_out(project, project_files(game))
    make_content(project)
    assert (project / "lib" / "content" / "games" / f"{game.name}.h").exists(), "no content was made of the game"
    for path in game.files:
        if path in before:
            (project / path).write_bytes(before[path])
        else:
            (project / path).unlink()
    for path, (_, line) in game.lines.items():
        text = (project / path).read_text(encoding="utf-8")
        assert text.count(line) == 1, f"{path}: {line!r} must be there once and is there {text.count(line)} times"
        (project / path).write_text(text.replace(line, ""), encoding="utf-8")
    make_content(project)
    (project / "lib" / "content" / "games" / f"{game.name}.h").unlink()
    after = {inside: path.read_bytes() for path, inside in files_below(project)}
    left = sorted(path for path in {*before, *after} if before.get(path) != after.get(path))
    assert not left, f"left of the game: {', '.join(left)}"
    shutil.rmtree(project)


def quick(game):
    """All of `make quick`, printed as it goes. Returns its last line, the count of what passed."""
    process = subprocess.Popen([sys.executable, "-B", "test/run.py", "quick", "all"], cwd=game.project, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    line = ""
    with process.stdout:
        for line in process.stdout:
            print(line, end="", flush=True)
    if process.wait() != 0:
        raise SystemExit(f"make quick fails with {game.name} in the box: exit code {process.returncode}, {line.strip()}")
    return line.strip()


def players_of(game):
    text = (game.project / "lib" / "games" / game.name / "rules" / "state.h").read_text()
    least, most = re.search(r"players_min = (\d), players_max = (\d);", text).groups()
    return range(int(least), int(most) + 1)


def play(game):
    """What `make quick` does not: many random games, and the line protocol."""
    folder = game.project / "build" / "host"
    soaked = run([folder / "soak", CONFORMANCE_GAMES, 1, game.name])
    for players in players_of(game):
        assert f"{game.name} for {players}: {CONFORMANCE_GAMES} games" in soaked, soaked
        run([sys.executable, "-B", "-c", BY_LINE_PROTOCOL, folder / "seaglass-table", game.name, players,
             LINE_PROTOCOL_GAMES], cwd=game.project / "test" / "table")


def check(name):
    game = Game(name)
    take_out(game)
    put_in(game)
    count = quick(game)
    play(game)
    print(f"{name}: make quick in a copy: {count}; {CONFORMANCE_GAMES} conformance games of each number of players")


def render():
    """Keeps the picture as this machine's librsvg draws it."""
    art = HERE / "lib" / "content" / f"art_{SOURCE}.cpp"
    art.unlink(missing_ok=True)
    game = Game(SOURCE)
    shutil.rmtree(game.project, ignore_errors=True)
    put_in(game)
    art.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(game.project / "lib" / "content" / art.name, art)


def main(what=SOURCE):
    if what == "render":
        return render()
    arguments.check_or_exit("fifth", {"GAME": what})
    check(what)


if __name__ == "__main__":
    main(*sys.argv[1:])
