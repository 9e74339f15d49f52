"""A fifth game, put into the box and taken out again: what "To add a game" in README.md says, done and checked.

The game is Tide Pool, all of it in this folder, laid out as the project is. The script copies the project to
build/fifth_game/project, adds the game's files there, one line to lib/games/box.def and one to the list of pictures,
makes the content, builds, and plays: random games under the conformance suite, bots, the walkthrough's pages, and whole
games by buttons, passed around to the score sheet. It also puts the game into a bare copy and takes it out again: then
nothing is left of it. Only what has changed is copied, so a second run builds what has changed.

fifth_game.py         does all that; the last line says what was played
fifth_game.py render  draws the game's picture anew, after a change of it or of the coder of pictures
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "fifth_game"
GAME = "tide_pool"
GAMES = 1000

# What the project is built from. And which folder of this one goes where.
COPIED = ("CMakeLists.txt", "build/deps/unity", "cmake", "data", "include", "lib", "src", "test", "tools")
ADDED = {"data": "data", "lib": "lib", "tools": "tools", "edits": "test/content", "walkthrough": "test/test_help"}
LINES = {"lib/games/box.def": (r"\n#undef GAME", f"\nGAME({GAME})"),
         "data/art/pictures.txt": (r"\n\n\[SPRITES\]", f"\n{GAME}      320 240 48")}
# Whole games by the line protocol; on the way every position goes out, in again, and is replayed.
WITH_SCRIPTS = f"""
import sys
from games import play_whole_game
from tool import Tool
for seed in range(20):
    play_whole_game(Tool(sys.argv[1]), "{GAME}", 2, {{}}, seed)
"""
SUITES = ("test_bots", "test_help", "test_pass_around")


def added_files():
    """(where it lies in this folder, where it goes)"""
    for folder, place in ADDED.items():
        for path in sorted((HERE / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc" and not path.name.startswith("."):
                yield path, Path(place) / path.relative_to(HERE / folder)


def with_line(name, text):
    """The game's line goes before the place that the pattern finds; nothing else changes."""
    pattern, line = LINES[name]
    changed, count = re.subn(f"({pattern})", lambda found: line + found.group(1), text, count=1)
    assert count == 1, f"{name} has no place for {line!r}"
    return changed


def project_files():
    for name in COPIED:
        path = ROOT / name
        files = [path] if path.is_file() else path.rglob("*")
        for file in files:
            if file.is_file() and file.suffix != ".pyc" and HERE not in file.parents:
                yield file, file.relative_to(ROOT)


def wanted(with_game):
    """{name: bytes} of all the files that the copy has."""
    files = {str(name): path.read_bytes() for path, name in project_files()}
    if with_game:
        files.update({str(name): path.read_bytes() for path, name in added_files()})
        for name in LINES:
            files[name] = with_line(name, files[name].decode()).encode()
    return files


def lay_out(project, files, kept=()):
    """Makes the folder hold exactly these files; who is as it should be keeps its time, so that it is not built anew."""
    for path in sorted(project.rglob("*"), reverse=True):
        name = str(path.relative_to(project))
        if not path.is_dir() and name not in files and name not in kept:
            path.unlink()
    for name, content in files.items():
        path = project / name
        if name in kept and path.exists():
            continue
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        shutil.copymode(ROOT / name, path) if (ROOT / name).exists() else None


def run(command, **options):
    result = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, **options)
    if result.returncode != 0:
        print(result.stdout[-6000:])
        raise SystemExit(f"failed: {' '.join(map(str, command))}")
    return result.stdout


def make_content(project, *options):
    run([sys.executable, "-B", "-m", "content", *options], cwd=project / "tools")


def generated(project):
    """What the compilers of the content write anew in each run, but for the pictures."""
    return [f"lib/content/{path.name}" for path in (project / "lib" / "content").glob("*.*")
            if path.is_file() and not path.name.startswith("art_")] + [f"lib/content/games/{GAME}.h"]


def put_in():
    """The project with the game. What its content compiles to is kept from the run before, where it is the same."""
    project = BUILD / "project"
    project.mkdir(parents=True, exist_ok=True)
    lay_out(project, wanted(True), kept=generated(project))
    make_content(project)
    return project


def take_out():
    """In a copy of what content is made from: the game's files go, its lines go, and all is as it was."""
    project = BUILD / "taken_out"
    shutil.rmtree(project, ignore_errors=True)
    before = wanted(False)
    lay_out(project, wanted(True))
    make_content(project)
    assert (project / "lib" / "content" / "games" / f"{GAME}.h").exists(), "no content was made of the game"
    for _, name in added_files():
        (project / name).unlink()
    for name, (_, line) in LINES.items():
        text = (project / name).read_text(encoding="utf-8")
        assert text.count(line) == 1
        (project / name).write_text(text.replace(line, ""), encoding="utf-8")
    make_content(project)
    (project / "lib" / "content" / "games" / f"{GAME}.h").unlink()
    after = {str(path.relative_to(project)): path.read_bytes() for path in project.rglob("*")
             if path.is_file() and path.suffix != ".pyc"}
    assert after == before, f"left of the game: {sorted(set(after.items()) ^ set(before.items()))[0][0]}"
    shutil.rmtree(project)


def build(project):
    folder = BUILD / "host"
    run(["cmake", "-S", project, "-B", folder, "-G", "Ninja"])
    run(["cmake", "--build", folder, "--target", "soak", "seaglass-table", *SUITES])
    return folder


def unity(program, *only):
    """What a Unity program says of the game's own tests: how many there were, all passed."""
    said = run([program, *only], env={**os.environ, "SEAGLASS_GAMES": "10", "SEAGLASS_GAME": GAME})
    tests = re.search(r"^(\d+) Tests 0 Failures 0 Ignored", said, re.MULTILINE)
    assert tests and int(tests.group(1)) > 0, said
    return int(tests.group(1))


def play(folder):
    run([sys.executable, "-B", f"test/content/{GAME}.py"], cwd=BUILD / "project")
    run([sys.executable, "-B", "-c", WITH_SCRIPTS, folder / "seaglass-table"], cwd=BUILD / "project" / "test" / "table")
    soaked = run([folder / "soak", GAMES, 1, GAME])
    assert f"{GAME} for 2: {GAMES} games" in soaked, soaked
    tests = sum(unity(folder / "test" / name) for name in SUITES)
    print(f"{GAMES} conformance games and {tests} tests of a fifth game, 1 line in lib/games/box.def")


def render():
    """Keeps the picture as this machine's librsvg draws it."""
    art = HERE / "lib" / "content" / f"art_{GAME}.cpp"
    art.unlink(missing_ok=True)
    shutil.rmtree(BUILD / "project", ignore_errors=True)
    project = put_in()
    art.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(project / "lib" / "content" / art.name, art)


if __name__ == "__main__":
    if sys.argv[1:] == ["render"]:
        render()
    else:
        take_out()
        play(build(put_in()))
