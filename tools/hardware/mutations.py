"""Mistakes in copies of what `make hardware` made: each must be found, by its name. `make hardware-mutations`.

mutations.py            all: the files, KiCad's project, the prints, the case's source, the description's meaning (meaning.py)
mutations.py sample     a few of each that need neither KiCad nor OpenSCAD, for `make check`"""
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import made

sys.path.insert(0, str(made.ROOT / "hardware"))
import case  # noqa: E402
import handheld  # noqa: E402
import make  # noqa: E402
import meaning  # noqa: E402

COPY = make.WORK / "mutant"
SAMPLE = 6


def exchanged(text, a, b):
    return text.replace(a, "\0").replace(b, a).replace("\0", b)


# ---- KiCad's project --------------------------------------------------------------------------------------------------------


def swap_nets(project):
    board = project / "seaglass.kicad_pcb"
    board.write_text(exchanged(board.read_text(), 'KEY_A"', 'KEY_B"'))


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
    sheet = project / "seaglass.kicad_sch"
    sheet.write_text(sheet.read_text().replace('global_label "TFT_DC"', 'global_label "TFT_DX"', 1))


def remove_wire(project):
    sheet = project / "seaglass.kicad_sch"
    text = sheet.read_text()

    def reach(wire):
        (x1, y1), (x2, y2) = (map(float, point) for point in re.findall(r"\(xy (\S+) (\S+)\)", wire))
        return abs(x2 - x1) + abs(y2 - y1)
    sheet.write_text(text.replace(max(re.findall(r"\t\(wire\n(?:\t\t.*\n)+\t\)\n", text), key=reach), "", 1))


def narrow_ring(project):
    board = project / "seaglass.kicad_pcb"
    board.write_text(board.read_text().replace("(size 0.8)\n\t\t(drill 0.4)", "(size 0.6)\n\t\t(drill 0.4)", 1))


# name, what is done to KiCad's files, what must be said of it
FOR_KICAD = (
    ("two nets swapped on the whole board", swap_nets, ("net_conflict", "KEY_A")),
    ("a track removed", remove_track, ("unconnected_items",)),
    ("a label renamed", rename_label, ("net_conflict", "TFT_D")),
    ("a wire removed", remove_wire, ("error",)),
    ("a via with a ring of 0.1 mm", narrow_ring, ("annular_width",)),
)


# ---- our files --------------------------------------------------------------------------------------------------------------


def rewritten(name, pattern, instead):
    def change(root):
        file = root / name
        text = file.read_text()
        new, count = re.subn(pattern, instead, text, count=1)
        if not count:
            raise ValueError(f"{name} has no {pattern}")
        file.write_text(new)
    return change


def text_on_wire(root):
    sheet = root / "hardware" / "kicad" / "seaglass.kicad_sch"
    text = sheet.read_text()
    x, y = re.search(r"\(wire\n\t\t\(pts\n\t\t\t\(xy (\S+) (\S+)\)", text).groups()
    sheet.write_text(re.sub(r'(property "Value" "4.7k"\n\t\t\t\(at )\S+ \S+', rf"\g<1>{x} {y}", text))


def in_gerber(ending, pattern, instead):
    def change(root):
        archive = next((root / "hardware" / "order").glob("*gerbers.zip"))
        with zipfile.ZipFile(archive) as old:
            files = {name: old.read(name).decode() for name in old.namelist()}
        name = next(name for name in files if name.endswith(ending))
        files[name], count = re.subn(pattern, instead, files[name], count=1)
        if not count:
            raise ValueError(f"{name} has no {pattern}")
        with zipfile.ZipFile(archive, "w") as new:
            for each, text in files.items():
                new.writestr(each, text)
    return change


CLAIMS = "hardware/claims.csv"
# name, what is done to a copy, which check sees it, what must be said of it
FOR_PYTHON = (
    ("a pin changed in the board's header", rewritten("include/boards/own_wiring.h", "speaker_pin = 22;", "speaker_pin = 2;"), "header",
     ("speaker_pin: GPIO2 in the header, 22 on the board",)),
    ("the picture upside down", rewritten("include/boards/handheld.h", "panel_rotation = 3;", "panel_rotation = 1;"), "rotation", ("stands upright at 3",)),
    ("a panel whose chin is up at rotation 0", rewritten(CLAIMS, "pins_down_at_rotation_0,1", "pins_down_at_rotation_0,0"), "rotation", ("stands upright at 1",)),
    ("a part missing from the list", rewritten("hardware/order/parts.csv", r"(?m)^U5,.*\n", ""), "lists", ("U5: not in the parts list",)),
    ("a part that the assembler is not told", rewritten("hardware/order/jlcpcb_cpl.csv", r"(?m)^U5,.*\n", ""), "lists", ("U5: in one of the assembler's files only",)),
    ("a part turned in the assembler's file", rewritten("hardware/order/jlcpcb_cpl.csv", r"(?m)^(U3,.*),\d+$", r"\1,90"), "places", ("U3: turned by 90",)),
    ("a part moved in the placement file", rewritten("hardware/order/placement.csv", r"(?m)^(C1,[^,]*,[^,]*),[\d.]+", r"\1,70.000"), "places", ("C1: X 70.000",)),
    ("a price from nowhere", rewritten("hardware/order.csv", r"(?m)^(CH340C,C84681),0.53,[^\n]*", r"\1,0.53,,"), "lists", ("CH340C: nothing says where",)),
    ("a part moved and nothing made anew", rewritten("hardware/handheld.py", '"usb", 88, 10, 0, "CC1"', '"usb", 88, 10.5, 0, "CC1"'), "freshness", ("hardware/handheld.py changed",)),
    ("a text moved onto a wire", text_on_wire, "sheet", ("4.7k on a wire",)),
    ("a claim that nothing uses", rewritten(CLAIMS, r"\Z", "panel.smell,1,0,none,the panel,,nobody,nothing\n"), "ledger", ("nothing uses panel.smell",)),
    ("a claim that does not say what breaks", rewritten(CLAIMS, "the glass meets the lens or rattles", ""), "ledger", ("panel.high does not say what breaks",)),
    ("a number beside the ledger", rewritten("hardware/power.py", r'PORT_A = claims.value\("port.current"\)', "PORT_A = 0.9"), "ledger", ("PORT_A: a number that is neither",)),
    ("a figure of README that no model gives", rewritten("hardware/README.md", r"\| 8 hours \|", "| 9 hours |"), "figures", ("8 hours",)),
    ("a circuit's limit that SPICE was not asked", rewritten("hardware/circuits.py", 'Limit\\("into the cell", "AVG i\\(vcell\\)', 'Limit("into a cell", "AVG i(vcell)'), "circuit_limits",
     ("into a cell",)),
    ("a red claim left out of README", rewritten("hardware/README.md", r"(?m)^\| 🔴 `cell.length`.*\n", ""), "figures", ("cell.length",)),
    ("a part that no step of the guide names", rewritten("hardware/assembly.py", '"Q3 R8 D3', '"R8 D3'), "guides", ("Q3: named by 0 steps",)),
    ("a track gone from the gerbers", in_gerber(".gbl", r"X\d+Y-?\d+D02\*\nX\d+Y-?\d+D01\*\n", ""), "copper", ("open:",)),
    ("a drop of copper between two pins", in_gerber(".gbl", r"G37\*\n", "G37*\nG36*\nX77000000Y91000000D02*\nX83000000Y91000000D01*\nX83000000Y92500000D01*\nX77000000Y92500000D01*\nX77000000Y91000000D01*\nG37*\n"), "copper",
     ("short:",)),
    ("the holes below the charger gone", in_gerber("-PTH.drl", r"X72\.0Y80\.5\n|X72\.000Y80\.500\n", ""), "copper", ("below the charger are 8",)),
)


# ---- the prints -------------------------------------------------------------------------------------------------------------


def moved(name, how):
    """A print whose points are elsewhere."""
    def change(folder):
        file = folder / f"{name}.stl"
        data = bytearray(file.read_bytes())
        for i in range(struct.unpack_from("<I", data, 80)[0]):
            at = 84 + 50 * i + 12
            points = struct.unpack_from("<9f", data, at)
            new = [v for j in range(0, 9, 3) for v in how(*points[j:j + 3])]
            struct.pack_into("<9f", data, at, *new)
        file.write_bytes(data)
    return change


def by(dx, dy, dz):
    return lambda x, y, z: (x + dx, y + dy, z + dz)


def thinner(x, y, z):
    """Each cap about its own middle; they are printed 13 mm apart."""
    step = handheld.CAP_MM + 5
    middle_x, middle_y = round(x / step) * step, round(y / step) * step
    return middle_x + 0.9 * (x - middle_x), middle_y + 0.9 * (y - middle_y), z


FOR_THE_PRINTS = (
    ("posts that begin 5 mm higher", moved("front", lambda x, y, z: (x, y, min(z, 13.9 - 5))), "screws", "holds"),
    ("a front 0.6 mm higher", moved("front", by(0, 0, -0.6)), "caps", "its cap moves"),
    ("a front 0.4 mm lower", moved("front", by(0, 0, 0.4)), "caps", "every cap presses it"),
    ("caps that are thinner by a tenth", moved("caps", thinner), "caps", "its cap tilts"),
    ("a window 2 mm aside", moved("front", by(2, 0, 0)), "picture", "hides"),
    ("a window 2 mm lower", moved("front", by(0, 2, 0)), "picture", "hides"),
    ("no lid over the cell", moved("lid", by(0, 0, 30)), "cell", "is open at"),
    ("a box too flat for a swollen cell", moved("lid", by(0, 0, 1.5)), "cell", "high, not"),
    ("hooks that do not reach", moved("back", by(0, -1.8, 0)), "halves", "holds front and back together"),
    ("hooks that hold too much to be brought in", moved("back", lambda x, y, z: (x, y + 0.6 if z > 12.5 and y > 98.2 else y, z)), "closing", "cannot be brought into"),
    ("hooks without points", moved("back", lambda x, y, z: (x, min(y, 98.2) if z > 12.5 else y, z)), "closing", "comes out by a straight pull"),
    ("no lip", moved("back", lambda x, y, z: (x, y, z if z > 12 else min(z, 9.7))), "halves", "the seam is open"),
    ("a slider that leaves the hole open", moved("slider", by(0, 6, 0)), "slider", "the hole beside the switch is open"),
    ("a slider whose slot is 1.5 mm aside", moved("slider", by(0, 1.5, 0)), "slider", "leaves no room"),
    ("feet 0.5 mm lower", moved("feet", lambda x, y, z: (x, y, z * 0.875)), "panel", "no foot below"),
    ("pegs 2 mm aside", moved("front", by(2, 0, 0)), "panel", "peg beside"),
    ("a front that is mirrored", moved("front", lambda x, y, z: (handheld.WIDTH_MM - x, y, z)), "holes", "the piezo has no hole"),
    ("a back that is mirrored", moved("back", lambda x, y, z: (handheld.WIDTH_MM - x, y, z)), "holes", "the charging lamp has no hole"),
    ("an opening for the connector 1.5 mm aside", moved("back", by(1.5, 0, 0)), "clashes", "the back meets"),
    ("a front 1 mm too flat", moved("front", by(0, 0, 1)), "clashes", "the front meets the lens"),
)

# What is wrong with the case's source, and what OpenSCAD must say of it
FOR_THE_CASE = (
    ("the opening for the connector 1 mm aside", "moved=1", "clash_back", "the back of the case clashes"),
    ("a front that is mirrored", "mirrored=1", "clash_front", "the front of the case clashes"),
    ("the case 2 mm too flat", "lower=2", "clash_front", "the front of the case clashes"),
)


def found_by_openscad(value, part):
    return "\n".join(case.clashes(value, only=(part,)))


def found_in_prints(change, check):
    import assembled
    with tempfile.TemporaryDirectory() as folder:
        for file in (made.ROOT / "hardware" / "print").glob("*.stl"):
            shutil.copy(file, folder)
        change(Path(folder))
        return "\n".join(getattr(assembled, check)(assembled.Case(Path(folder))))


def found_by_kicad(change):
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(made.ROOT / "hardware" / "kicad", COPY)
    before = {file.name: file.read_bytes() for file in COPY.iterdir()}
    change(COPY)
    if all(before[file.name] == file.read_bytes() for file in COPY.iterdir()):
        return "nothing was changed"
    errors, _ = make.checked("pcb", "/hardware/mutant/seaglass.kicad_pcb")
    return "\n".join(errors)


def found_by_python(change, check):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name in ("hardware", "tools/hardware", "include/boards", "test/esp32_model/boards.h", "test/hardware.py"):
            (shutil.copytree if (made.ROOT / name).is_dir() else shutil.copy)(made.ROOT / name, make_place(root / name))
        change(root)
        result = subprocess.run([sys.executable, "-B", "test/hardware.py", check], cwd=root, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return result.stdout if result.returncode else ""


def make_place(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


class Count:
    passed = failed = 0

    def say(self, name, ok, heard):
        self.passed, self.failed = self.passed + bool(ok), self.failed + (not ok)
        print(f"{'ok  ' if ok else 'FAIL'} {name}: {(heard.strip().splitlines() or ['nothing'])[0][:150]}", flush=True)


def spread(mistakes, sample):
    return mistakes[::max(1, len(mistakes) // SAMPLE)] if sample else mistakes


def main():
    sample = sys.argv[1:] == ["sample"]
    if made.stale():
        print("stale, so nothing to be wrong: make hardware first")
        return 2
    count = Count()
    for name, change, check, expected in spread(FOR_PYTHON, sample):
        said = found_by_python(change, check)
        count.say(name, all(words in said for words in expected), said)
    for name, change, check, expected in spread(FOR_THE_PRINTS, sample):
        said = found_in_prints(change, check)
        count.say(name, said and expected in said, said)
    if not sample:
        make.run("tools/get_kicad.sh")
        make.in_kicad("kicad-cli", "version")
        for name, change, expected in FOR_KICAD:
            said = found_by_kicad(change)
            count.say(name, all(words in said for words in expected), said)
        make.bring_sources()
        make.in_kicad("python3", "/hardware/src/tools/hardware/boxes.py", make.BOARD, "/hardware/boxes.txt")
        (make.WORK / "src" / "tools" / "hardware" / "measures.scad").write_text(case.measures((make.WORK / "boxes.txt").read_text()))
        for name, value, part, expected in FOR_THE_CASE:
            said = found_by_openscad(value, part)
            count.say(name, expected in said, said)
        sys.argv[1:] = []
        count.failed += meaning.main()
    print(f"{count.passed} passed, {count.failed} failed")
    return 1 if count.failed or not count.passed else 0


if __name__ == "__main__":
    sys.exit(main())
