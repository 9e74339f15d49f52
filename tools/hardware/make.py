"""Makes the handheld's files from hardware/handheld.py: `make hardware`. Says nothing is to do where nothing is."""
import json
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

SCHEMATIC, BOARD = "/hardware/kicad/seaglass.kicad_sch", "/hardware/kicad/seaglass.kicad_pcb"
VIA_PRICES = (40, 30, 26, 32, 36)
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
    print(f"vias at {via_price}:", run(WORK / "router", WORK / "problem.txt", WORK / "routes.txt", via_price).splitlines()[-1])
    in_kicad("python3", board, "finish", "/hardware/kicad")
    run(sys.executable, "tools/hardware/project.py", WORK / "kicad")
    return checked("pcb", BOARD)


def make_board():
    """The router does not see the ground, which tracks can cut into pieces. Then they are laid at another price of vias."""
    run("g++", "-O2", "-std=c++17", "-Wall", "-Wextra", "-o", WORK / "router", "tools/hardware/router.cpp")
    for via_price in VIA_PRICES:
        found = routed(via_price)
        if not found[0]:
            break
    say("DRC, unconnected, parity", *found)


def make_case():
    in_kicad("python3", "/hardware/src/tools/hardware/boxes.py", BOARD, "/hardware/boxes.txt")
    boxes = (WORK / "boxes.txt").read_text()
    (WORK / "src" / "tools" / "hardware" / "measures.scad").write_text(case.measures(boxes))
    say("case against board", case.in_the_pocket(boxes) + case.clashes(), [])
    for part in case.PRINTED:
        if "Volumes:" not in (said := case.openscad(f"{part}.stl", part)):
            raise SystemExit(f"{part}.stl\n{said}")


def zip_whole(target, files):
    """The same bytes for the same files: no dates."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(files):
            archive.writestr(zipfile.ZipInfo(file.name, (1980, 1, 1, 0, 0, 0)), file.read_bytes(), zipfile.ZIP_DEFLATED)


def make_products(sources):
    shutil.rmtree(WORK / "gerbers", ignore_errors=True)
    (WORK / "gerbers").mkdir()
    in_kicad("kicad-cli", "pcb", "export", "gerbers", "--no-x2", "-l", BOARD_LAYERS, "-o", "/hardware/gerbers/", BOARD)
    in_kicad("kicad-cli", "pcb", "export", "drill", "--excellon-separate-th", "-o", "/hardware/gerbers/", BOARD)
    in_kicad("kicad-cli", "sch", "export", "pdf", "-o", "/hardware/schematic.pdf", SCHEMATIC)
    in_kicad("kicad-cli", "pcb", "export", "step", "--force", "--no-components", "-o", "/hardware/board.step", BOARD)
    for side, layers, more in (("front", "F.Cu,F.Mask,F.Silkscreen,Edge.Cuts", ()), ("back", "B.Cu,B.Mask,B.Silkscreen,Edge.Cuts", ("--mirror",))):
        in_kicad("kicad-cli", "pcb", "export", "pdf", "--mode-single", "-l", layers, *more, "-o", f"/hardware/board_{side}.pdf", BOARD)
    folder = ROOT / "hardware"
    for name in ("kicad", "order", "papers", "print"):
        (folder / name).mkdir(exist_ok=True)
    for file in [*(WORK / "kicad").glob("*.kicad_sch"), WORK / "kicad" / "seaglass.kicad_pcb", WORK / "kicad" / "seaglass.kicad_pro"]:
        shutil.copy(file, folder / "kicad")
    zip_whole(folder / "order" / "seaglass-A0-gerbers.zip", (WORK / "gerbers").iterdir())
    (folder / "order" / "parts.csv").write_text(papers.parts_list())
    (folder / "order" / "placement.csv").write_text(papers.placement())
    for name in ("schematic.pdf", "board_front.pdf", "board_back.pdf", "board.step"):
        shutil.copy(WORK / name, folder / "papers")
    for part in case.PRINTED:
        shutil.copy(WORK / f"{part}.stl", folder / "print")
    made.write_stamp(sources)


def test_of_products():
    """What `make test` asks of them, too."""
    result = subprocess.run([sys.executable, "-B", "test/hardware.py"], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.stdout.splitlines() if result.returncode else []


def main():
    if not made.stale():
        print("hardware: nothing to do")
        return 0
    run("tools/get_kicad.sh")
    in_kicad("kicad-cli", "version")
    sources = made.hashes(made.SOURCES)
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
