"""Mistakes in copies of what `make hardware` made: each must be found, by its name. `make hardware-mutations`."""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import made

sys.path.insert(0, str(made.ROOT / "hardware"))
import case  # noqa: E402
import make  # noqa: E402

COPY = make.WORK / "mutant"


def exchanged(text, a, b):
    return text.replace(a, "\0").replace(b, a).replace("\0", b)


def swap_nets(project):
    board = project / "seaglass.kicad_pcb"
    board.write_text(exchanged(board.read_text(), '"KEY_A"', '"KEY_B"'))


def remove_track(project):
    board = project / "seaglass.kicad_pcb"
    text = board.read_text()
    tracks = [track for track in re.findall(r"\t\(segment\n(?:\t\t.*\n)+\t\)\n", text) if "(width 0.8)" in track]
    longest = max(tracks, key=length)
    board.write_text(text.replace(longest, ""))


def length(track):
    x1, y1, x2, y2 = (float(v) for point in ("start", "end") for v in re.search(rf"\({point} (\S+) (\S+)\)", track).groups())
    return abs(x2 - x1) + abs(y2 - y1)


def rename_label(project):
    sheet = project / "module.kicad_sch"
    sheet.write_text(sheet.read_text().replace('global_label "TFT_DC"', 'global_label "TFT_DX"'))


def remove_wire(project):
    sheet = project / "supply.kicad_sch"
    text = sheet.read_text()
    sheet.write_text(text.replace(re.search(r"\t\(wire\n(?:\t\t.*\n)+\t\)\n", text)[0], "", 1))


# name, what is done to KiCad's files, what must be said of it
FOR_KICAD = (
    ("two nets swapped on the whole board", swap_nets, ("net_conflict", "KEY_A")),
    ("a track removed", remove_track, ("unconnected_items",)),
    ("a label renamed", rename_label, ("net_conflict", "TFT_D")),
    ("a wire removed", remove_wire, ("error",)),
)


def change_pin(root):
    header = root / "include" / "boards" / "own_wiring.h"
    header.write_text(header.read_text().replace("speaker_pin = 22;", "speaker_pin = 2;"))


def drop_part(root):
    parts = root / "hardware" / "order" / "parts.csv"
    parts.write_text(re.sub(r"(?m)^U5,.*\n", "", parts.read_text()))


def move_part(root):
    board = root / "hardware" / "handheld.py"
    board.write_text(board.read_text().replace('"usb", 88, 10, 0, "CC1"', '"usb", 88, 10.5, 0, "CC1"'))


def text_on_wire(root):
    sheet = root / "hardware" / "kicad" / "panel.kicad_sch"
    text = sheet.read_text()
    x, y = re.search(r"\(wire\n\t\t\(pts\n\t\t\t\(xy (\S+) (\S+)\)", text).groups()
    place = r'(property "Value" "4.7k"\n\t\t\t\(at )\S+ \S+'
    sheet.write_text(re.sub(place, rf"\g<1>{x} {y}", text))


FOR_PYTHON = (
    ("a pin changed in the board's header", change_pin, ("speaker_pin: GPIO2 in the header, 22 on the board",)),
    ("a part missing from the list", drop_part, ("U5: not in the parts list",)),
    ("a part moved and nothing made anew", move_part, ("hardware/handheld.py changed", "placement.csv")),
    ("a text moved onto a wire", text_on_wire, ("4.7k on a wire",)),
)


# What is wrong with the case, what must be said of it
FOR_THE_CASE = (
    ("the opening for the connector 1 mm aside", "moved=1", ("the back of the case clashes",)),
    ("a front that is mirrored", "mirrored=1", ("the front of the case clashes",)),
    ("the case 2 mm too flat", "slack=-1", ("clashes",)),
)


def found_by_openscad(value):
    return "\n".join(case.clashes(value))


def found_by_kicad(change):
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(made.ROOT / "hardware" / "kicad", COPY)
    before = {file.name: file.read_bytes() for file in COPY.iterdir()}
    change(COPY)
    if all(before[file.name] == file.read_bytes() for file in COPY.iterdir()):
        return "nothing was changed"
    errors, _ = make.checked("pcb", "/hardware/mutant/seaglass.kicad_pcb")
    return "\n".join(errors)


def found_by_python(change):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name in ("hardware", "tools/hardware", "include/boards", "test/hardware.py"):
            (shutil.copytree if (made.ROOT / name).is_dir() else shutil.copy)(made.ROOT / name, make_place(root / name))
        change(root)
        result = subprocess.run([sys.executable, "-B", "test/hardware.py"], cwd=root, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return result.stdout if result.returncode else ""


def make_place(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def main():
    if made.stale():
        print("stale, so nothing to be wrong: make hardware first")
        return 2
    passed = failed = 0
    for find, mutations in ((found_by_python, FOR_PYTHON), (found_by_kicad, FOR_KICAD), (found_by_openscad, FOR_THE_CASE)):
        for name, change, expected in mutations:
            said = find(change)
            ok = all(words in said for words in expected)
            passed, failed = passed + ok, failed + (not ok)
            print(f"{'ok  ' if ok else 'FAIL'} {name}", flush=True)
            if not ok:
                print(f"     expected {expected}, heard:\n{said[:2000]}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
