"""Makes the handheld's files from hardware/handheld.py: `make hardware`. Says nothing is to do where nothing is."""
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile

import made

ROOT = made.ROOT
WORK = ROOT / "build" / "hardware"
sys.path.insert(0, str(ROOT / "hardware"))
import case  # noqa: E402
import netlist  # noqa: E402
import papers  # noqa: E402
import threemf  # noqa: E402

KICAD_FILES = tuple(f"seaglass.kicad_{kind}" for kind in ("sch", "pcb", "pro", "dru"))
SCHEMATIC, BOARD = "/hardware/kicad/seaglass.kicad_sch", "/hardware/kicad/seaglass.kicad_pcb"
VIA_PRICES = (30, 40, 26, 32, 36)
BOARD_LAYERS = "F.Cu,B.Cu,F.Mask,B.Mask,F.Silkscreen,B.Silkscreen,F.Paste,B.Paste,Edge.Cuts"


def run(*command):
    result = subprocess.run([str(word) for word in command], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}\n{result.stdout}")
    return result.stdout


def in_kicad(*command):
    return run("tools/hardware/in_kicad.sh", *command)


def bring_sources():
    for name in made.hashes(made.SOURCES):
        target = WORK / "src" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)


def violations(report):
    """Of ERC's and DRC's reports in one form."""
    found = [v for sheet in report.get("sheets", []) for v in sheet["violations"]]
    for key in ("violations", "unconnected_items", "schematic_parity"):
        found += report.get(key, [])
    return [f"{v['severity']} {v['type']}: {v['description']} ({', '.join(i['description'] for i in v['items'])})" for v in found]


def checked(kind, file, work=""):
    """ERC or DRC, as KiCad finds it: errors, all of them, and how many warnings."""
    command = {"sch": ("sch", "erc"), "pcb": ("pcb", "drc", "--schematic-parity")}[kind]
    in_kicad("kicad-cli", *command, "--severity-all", "--format", "json", "-o", f"/hardware/{work}{kind}.json", file)
    found = violations(json.loads((WORK / f"{work}{kind}.json").read_text()))
    return [v for v in found if v.startswith("error")], [v for v in found if v.startswith("warning")]


passed = []  # the names of all checks so far


def say(name, errors, warnings):
    """Without errors the check has passed; with them nothing after it is made."""
    print(f"{name}: {len(errors)} errors, {len(warnings)} warnings")
    for line in warnings[:20]:
        print("   ", line)
    if errors:
        print("\n".join(errors[:40]))
        raise SystemExit(f"{len(passed)} passed, 1 failed")
    passed.append(name)


def make_schematic():
    run(sys.executable, "tools/hardware/project.py", WORK / "kicad")
    run(sys.executable, "tools/hardware/schematic.py", WORK / "kicad")
    say("ERC", *checked("sch", SCHEMATIC))
    in_kicad("kicad-cli", "sch", "export", "netlist", "--format", "kicadxml", "-o", "/hardware/netlist.xml", SCHEMATIC)
    say("netlist against description and firmware", netlist.wrong_in(WORK / "netlist.xml"), [])


def routed(via_price):
    """The board with tracks that were found at this price of a via; what KiCad finds wrong with it."""
    board = "/hardware/src/tools/hardware/board.py"
    print(in_kicad("python3", board, "place", "/hardware/kicad"), end="")
    run(sys.executable, "tools/hardware/project.py", WORK / "kicad")
    print(f"vias at {via_price}:", route(via_price))
    in_kicad("python3", board, "finish", "/hardware/kicad")
    run(sys.executable, "tools/hardware/project.py", WORK / "kicad")
    return checked("pcb", BOARD)


def route(via_price):
    """The router's last word. It says the same of the same problem, which takes minutes: so it is asked once."""
    of = b"".join(file.read_bytes() for file in (WORK / "problem.txt", ROOT / "tools" / "hardware" / "router.cpp")) + str(via_price).encode()
    known = WORK / "routes" / hashlib.sha256(of).hexdigest()
    if not known.exists():
        said = run(WORK / "router", WORK / "problem.txt", WORK / "routes.txt", via_price).splitlines()[-1]
        known.parent.mkdir(exist_ok=True)
        known.write_text(said + "\n" + (WORK / "routes.txt").read_text())
    said, routes = known.read_text().split("\n", 1)
    (WORK / "routes.txt").write_text(routes)
    return said


def make_board():
    """The router does not see the ground, which tracks can cut into pieces. Then they are laid at another price of vias."""
    run("g++", "-O2", "-std=c++17", "-Wall", "-Wextra", "-o", WORK / "router", "tools/hardware/router.cpp")
    for via_price in VIA_PRICES:
        found = routed(via_price)
        if not found[0]:
            break
    say("DRC, unconnected, parity", *found)


def rendered(part):
    """OpenSCAD takes a minute for the front: it is asked once for the same source and measures."""
    measures = "".join(line for line in (WORK / "src" / "tools" / "hardware" / "measures.scad").read_text().splitlines(True) if not line.startswith("boxes ="))
    known = WORK / "prints" / hashlib.sha256(((ROOT / "tools" / "hardware" / "case.scad").read_text() + measures + part).encode()).hexdigest()
    if not known.exists():
        if "Volumes:" not in (said := case.openscad(f"{part}.stl", part)):
            raise SystemExit(f"{part}.stl\n{said}")
        known.parent.mkdir(exist_ok=True)
        shutil.copy(WORK / f"{part}.stl", known)
    shutil.copy(known, WORK / f"{part}.stl")


def make_case():
    in_kicad("python3", "/hardware/src/tools/hardware/boxes.py", BOARD, "/hardware/boxes.txt")
    boxes = (WORK / "boxes.txt").read_text()
    (WORK / "src" / "tools" / "hardware" / "measures.scad").write_text(case.measures(boxes))
    say("the cell's place", case.in_the_pocket(boxes), [])
    for part in case.PRINTED:
        rendered(part)


def zip_whole(target, files):
    """The same bytes for the same files: no dates."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(files):
            entry = zipfile.ZipInfo(file.name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED)


def without_dates(file):
    """A gerber or drill file says when it was made, which is no part of the board."""
    if file.suffix == ".gbrjob":
        job = json.loads(file.read_text())
        del job["Header"]["CreationDate"]
        file.write_text(json.dumps(job, indent=2) + "\n")
        return
    lines = [line for line in file.read_text().splitlines() if "CreationDate" not in line]
    file.write_text("\n".join(re.sub(r" date \d{4}-[^*}]*", "", line) for line in lines) + "\n")


def make_products(sources):
    shutil.rmtree(WORK / "gerbers", ignore_errors=True)
    (WORK / "gerbers").mkdir()
    in_kicad("kicad-cli", "pcb", "export", "gerbers", "--no-x2", "--use-drill-file-origin", "-l", BOARD_LAYERS, "-o", "/hardware/gerbers/", BOARD)
    in_kicad("kicad-cli", "pcb", "export", "drill", "--excellon-separate-th", "--drill-origin", "plot", "-o", "/hardware/gerbers/", BOARD)
    for file in (WORK / "gerbers").iterdir():
        without_dates(file)
    in_kicad("kicad-cli", "sch", "export", "pdf", "-o", "/hardware/schematic.pdf", SCHEMATIC)
    in_kicad("kicad-cli", "pcb", "export", "step", "--force", "--no-components", "-o", "/hardware/board.step", BOARD)
    for side, layers, more in (("front", "F.Cu,F.Mask,F.Silkscreen,Edge.Cuts,User.1", ()), ("back", "B.Cu,B.Mask,B.Silkscreen,Edge.Cuts", ("--mirror",))):
        in_kicad("kicad-cli", "pcb", "export", "pdf", "--mode-single", "-l", layers, *more, "-o", f"/hardware/board_{side}.pdf", BOARD)
    folder = ROOT / "hardware"
    for name in ("kicad", "order", "papers", "print"):
        (folder / name).mkdir(exist_ok=True)
    for old in (folder / "kicad").iterdir():
        old.unlink()
    for name in KICAD_FILES:
        shutil.copy(WORK / "kicad" / name, folder / "kicad")
    zip_whole(folder / "order" / papers.GERBERS, (WORK / "gerbers").iterdir())
    for name, text in papers.files().items():
        (folder / "order" / name).write_text(text)
    for name in ("schematic.pdf", "board_front.pdf", "board_back.pdf", "board.step"):
        shutil.copy(WORK / name, folder / "papers")
    for part in case.PRINTED:
        shutil.copy(WORK / f"{part}.stl", folder / "print")
    threemf.write(folder / "print" / "case.3mf", [folder / "print" / f"{part}.stl" for part in case.PRINTED])
    made.write_stamp(sources)


def test_of_products():
    """What `make test` asks of them, too."""
    result = subprocess.run([sys.executable, "-B", "test/hardware.py"], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.stdout.splitlines() if result.returncode else []


def main():
    if not made.stale():
        print("hardware: nothing is made anew, because no source changed since the stamp. What follows checks what is there, without KiCad;\n"
              "tools/hardware/check.py asks KiCad, too.")
        say("hardware/ against its description, the firmware, the ledger, the closed case and the gerbers", test_of_products(), [])
        print(f"{len(passed)} passed, 0 failed")
        return 0
    run("tools/get_kicad.sh")
    in_kicad("kicad-cli", "version")
    sources = made.sources()
    bring_sources()
    make_schematic()
    make_board()
    make_case()
    make_products(sources)
    say("hardware/ against its description, the firmware and the guides", test_of_products(), [])
    print(f"{len(passed)} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
