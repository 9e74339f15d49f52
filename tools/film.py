"""python3 tools/film.py SCRIPT FILM [SCALE]: plays a script on headless handhelds of somebody who knows the games and makes a moving picture (WebP)
of what its `film` lines keep. The last line says how long and how large it is.
"""
import itertools
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRAME_MS = 80  # src/headless/script.h


def frames(script, folder):
    """What was kept, in turn: each picture and for how long it is seen."""
    said = subprocess.run([ROOT / "build" / "host" / "headless", script, f"{folder}/", "learned"], text=True,
                          stdout=subprocess.PIPE, check=True).stdout
    kept = [line.split() for line in said.splitlines()]
    for _, same in itertools.groupby((words for words in kept if words[0].isdecimal()), key=lambda words: words[1]):
        names = [name for name, _ in same]
        yield folder / f"{names[0]}.png", len(names) * FRAME_MS


def main(script, film, scale="2"):
    with tempfile.TemporaryDirectory() as folder:
        seen = list(frames(script, Path(folder)))
        command = ["convert", "-loop", "0"]
        for picture, duration_ms in seen:
            command += ["-delay", f"{duration_ms}x1000", str(picture)]
        subprocess.run([*command, "-scale", f"{int(scale) * 100}%", "-define", "webp:lossless=true", film], check=True)
    seconds = sum(duration_ms for _, duration_ms in seen) / 1000
    print(f"{film}: {len(seen)} pictures, {seconds:.1f} s, {Path(film).stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
