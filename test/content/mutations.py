"""mutations.py [COUNT [SEED]]: whatever is done to a data file, its compiler takes it or refuses it with file, line and
reason. Each compiler gets COUNT files that were changed by chance: cut, doubled, exchanged, spoilt. The same seed makes
the same changes. Art's pictures are left out: a changed one would have to be rendered."""
import importlib
import random
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from content import BadData, art, games, glyphs, words  # noqa: E402

COMPILERS = (*(importlib.import_module(f"content.{game}") for game in sorted(games())), glyphs, words, art)
REFUSAL = re.compile(r"^.+?:\d+: .", re.DOTALL)
ODD_WORDS = (b"-1", b"0", b"99999999999999999999", b"x", b"[X]", b"[", "é".encode(), b";", b"1.5", b"\xff\xfe", b"\0", b"=")


def folder_of(compiler):
    return compiler.__name__.rpartition(".")[2]


def changed(text: bytes, chance: random.Random) -> bytes:
    """The file with one to three things done to it."""
    for _ in range(chance.randint(1, 3)):
        lines = text.split(b"\n")
        at = chance.randrange(len(lines))
        tokens = lines[at].split(b" ")
        word = chance.randrange(len(tokens))
        what = chance.randrange(10)
        if what == 0:
            del lines[at]
        elif what == 1:
            lines.insert(at, lines[chance.randrange(len(lines))])
        elif what == 2:
            lines[at] = lines[at][:chance.randrange(len(lines[at]) + 1)]
        elif what == 3:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif what == 4:
            tokens[word] = chance.choice(ODD_WORDS)
            lines[at] = b" ".join(tokens)
        elif what == 5:
            del tokens[word]
            lines[at] = b" ".join(tokens)
        elif what == 6:
            tokens.insert(word, chance.choice(tokens))
            lines[at] = b" ".join(tokens)
        elif what == 7:
            del lines[at:]
        elif what == 8:
            del lines[at:at + chance.randint(2, 12)]
        else:
            place = chance.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:place] + bytes([chance.randrange(256)]) + lines[at][place + 1:]
        text = b"\n".join(lines)
    return text


def tried(compiler, data: Path, file: Path, text: bytes):
    """What went wrong, or nothing."""
    file.write_bytes(text)
    try:
        compiler.compile_content(data)
    except BadData as refusal:
        return None if REFUSAL.match(str(refusal)) else f"refused without a place: {refusal}"
    except Exception as error:  # noqa: BLE001  (whatever it is, nobody who edits data should see it)
        return f"{type(error).__name__}: {error}"
    return None


def attack(compiler, count, seed):
    found = []
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        shutil.copytree(ROOT / "data", data)
        (Path(folder) / "lib").mkdir()
        shutil.copytree(ROOT / "lib" / "content", Path(folder) / "lib" / "content")
        files = sorted(file for file in (data / folder_of(compiler)).iterdir() if file.suffix == ".txt")
        kept = {file: file.read_bytes() for file in files}
        for number in range(count):
            chance = random.Random(f"{compiler.__name__} {seed} {number}")
            file = chance.choice(files)
            wrong = tried(compiler, data, file, changed(kept[file], chance))
            file.write_bytes(kept[file])
            if wrong:
                found.append(f"{folder_of(compiler)}/{file.name}, change {number} of seed {seed}: {wrong}")
    return found


def main(count=150, seed=1):
    found = [line for compiler in COMPILERS for line in attack(compiler, int(count), int(seed))]
    print("\n".join(found[:40]))
    print(f"{len(COMPILERS) * int(count) - len(found)} passed, {len(found)} failed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
