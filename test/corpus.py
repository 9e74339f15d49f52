"""The kept corpora of the fuzzers: one file for each target, one input to a line, in base64.

    corpus.py unpack NAME FOLDER    NAME.txt becomes files in FOLDER
    corpus.py pack NAME FOLDER      the other way round; what `fuzz_NAME -merge=1` left over is worth keeping
"""
import base64
import sys
from pathlib import Path

KEPT = Path(__file__).resolve().parent / "fuzz" / "corpus"
KILOBYTES_MAX = 160  # of a target's inputs; the smallest are kept


def unpack(name, folder):
    kept = KEPT / f"{name}.txt"
    folder.mkdir(parents=True, exist_ok=True)
    for number, line in enumerate(kept.read_text().split() if kept.exists() else []):
        (folder / f"kept_{number:04}").write_bytes(base64.b64decode(line, validate=True))


def pack(name, folder):
    inputs = sorted((path.read_bytes() for path in folder.iterdir()), key=lambda data: (len(data), data))
    room = KILOBYTES_MAX * 1000
    lines = []
    for data in inputs:
        room -= len(data)
        if data and room >= 0:
            lines.append(base64.b64encode(data).decode() + "\n")
    (KEPT / f"{name}.txt").write_text("".join(lines))


if __name__ == "__main__":
    {"unpack": unpack, "pack": pack}[sys.argv[1]](sys.argv[2], Path(sys.argv[3]))
