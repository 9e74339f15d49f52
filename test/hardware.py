"""hardware/ without KiCad: what was made is fresh; the board's file, the lists, the guide, the firmware's header and the gerbers say the
same as the description; the ledger of claims is whole and used; the closed case is right. Each line that is printed names what
differs. test/hardware.py NAME...: these checks alone."""
import ast
import csv
import io
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "hardware"), str(ROOT / "tools" / "hardware"), str(ROOT / "tools")]
sys.dont_write_bytecode = True
import assembled  # noqa: E402
import case  # noqa: E402
import circuits  # noqa: E402
import claims  # noqa: E402
import gerber_nets  # noqa: E402
import guide  # noqa: E402
import handheld  # noqa: E402
import legible  # noqa: E402
import made  # noqa: E402
import papers  # noqa: E402
import power  # noqa: E402
from sexpr import every, find, parse  # noqa: E402

MADE = ROOT / "hardware"
# ESP32-WROOM-32E's data sheet, its table of pins, here again: the description's own copy is what is tested.
GPIO_OF_PAD = {4: 36, 5: 39, 6: 34, 7: 35, 8: 32, 9: 33, 10: 25, 11: 26, 12: 27, 13: 14, 14: 12, 16: 13, 23: 15, 24: 2,
               25: 0, 26: 4, 27: 16, 28: 17, 29: 5, 30: 18, 31: 19, 33: 21, 34: 3, 35: 1, 36: 22, 37: 23}
# What the assembler's machine must not be told twice, nor forget: these wait for the builder's iron.
BY_HAND = {"J1", "J2", "J3", "SW10", "BZ1", *(f"SW{i}" for i in range(1, 10))}


def freshness():
    return [f"{name} changed since `make hardware`" for name in made.stale()]


def read_board():
    board = parse((MADE / "kicad" / "seaglass.kicad_pcb").read_text())
    parts = {}
    for footprint in every(board, "footprint"):
        ref = next(p[2] for p in every(footprint, "property") if p[1] == "Reference")
        pads = {pad[1]: find(pad, "net")[2] for pad in every(footprint, "pad") if find(pad, "net")}
        parts[ref] = find(footprint, "layer")[1], pads
    return board, parts


def board():
    _, parts = read_board()
    names, wrong = {}, []
    for ref, part in handheld.PARTS.items():
        layer, pads = parts.get(ref, (None, {}))
        if layer != ("B.Cu" if part.at[3] == handheld.BACK else "F.Cu"):
            wrong.append(f"{ref}: not on the board's {part.at[3]}")
            continue
        for pin, net in part.pins.items():
            names.setdefault(net, set()).add(pads.get(pin))
    wrong += [f"{net}: the board has it as {sorted(map(str, found))}" for net, found in names.items() if len(found) > 1 or None in found]
    theirs = [name for found in names.values() for name in found]
    wrong += [f"{name}: one net on the board, two in the description" for name in set(theirs) if theirs.count(name) > 1]
    wrong += [f"{name}: the board's name is not the description's {net}" for net, found in names.items() for name in found if name and name.split("/")[-1] != net
              and not name.startswith("unconnected")]
    return wrong + [f"{ref}: on the board only" for ref in parts if ref not in handheld.PARTS and not re.fullmatch(r"H\d", ref)]


def header():
    """By the board's own copper, not by what the description says of it."""
    _, pads = read_board()[1]["U6"]
    on_board = {pads[str(pad)].split("/")[-1]: gpio for pad, gpio in GPIO_OF_PAD.items() if str(pad) in pads}
    return [f"{signal}: GPIO{gpio} in the header, {on_board.get(handheld.SIGNALS[signal])} on the board"
            for signal, gpio in handheld.gpios().items() if on_board.get(handheld.SIGNALS[signal]) != gpio]


def rotation():
    """The picture stands upright: where the board has the panel's pins, where the ledger says they are at rotation 0, what the
    firmware asks for, and how the model of the panel is built in."""
    left, _, right, _ = case.panel_module()
    at_left = handheld.PANEL_PINS_X < (left + right) / 2
    # A turn of the picture by a quarter takes the pins from below to the right, three take them to the left.
    below, wanted = claims.is_so("panel.pins_down_at_rotation_0"), 3 if at_left else 1
    wanted = wanted if below else 4 - wanted
    asked = int(re.search(r"panel_rotation = (\d)", (ROOT / "include" / "boards" / "handheld.h").read_text())[1])
    name = re.search(r'name\[\] = "([^"]+)"', (ROOT / "include" / "boards" / "handheld.h").read_text())[1]
    registers = {1: "0x28", 3: "0xE8"}  # MV, and MX MY MV, with BGR
    built = re.search(rf'"{name}", Ili9341::Kind::ili9341, {{(0x\w\w)', (ROOT / "test" / "esp32_model" / "boards.h").read_text())
    wrong = [] if asked == wanted else [f"panel_rotation is {asked}; with the pins at the {'left' if at_left else 'right'} the picture stands upright at {wanted}"]
    return wrong if built and built[1] == registers[wanted] else [*wrong, f"the model of the panel is not built in as rotation {wanted} shows it"]


def lists():
    rows = list(csv.DictReader(io.StringIO((MADE / "order" / "parts.csv").read_text())))
    listed = {ref: row for row in rows for ref in row["parts"].split()}
    wrong = [f"{name}: not what the description and hardware/order.csv give" for name, text in papers.files().items() if (MADE / "order" / name).read_text() != text]
    for ref, part in handheld.PARTS.items():
        if not part.kind.is_ordered:
            continue
        if ref not in listed:
            wrong.append(f"{ref}: not in the parts list")
        elif listed[ref]["number"] != part.kind.number:
            wrong.append(f"{ref}: {listed[ref]['number']} in the parts list, {part.kind.number} in the description")
    placed = {row["Designator"] for row in csv.DictReader(io.StringIO((MADE / "order" / "jlcpcb_cpl.csv").read_text()))}
    in_bom = {ref for row in csv.DictReader(io.StringIO((MADE / "order" / "jlcpcb_bom.csv").read_text())) for ref in row["Designator"].split(",")}
    ordered = {ref for ref, part in handheld.PARTS.items() if part.kind.is_ordered}
    wrong += [f"{ref}: in one of the assembler's files only" for ref in placed ^ in_bom]
    wrong += [f"{ref}: neither placed by the assembler nor left to the builder, or both" for ref in ordered if (ref in placed) == (ref in BY_HAND)]
    for row in csv.DictReader(papers.SHOPS.read_text().splitlines()):
        if row["number"] not in {part.kind.number for part in handheld.PARTS.values()} | {number for number, *_ in papers.BESIDE}:
            wrong.append(f"order.csv: {row['number']} is no part of this board")
        if (row["LCSC"] or row["USD each"]) and not (row["stated in"] and row["its date"]):
            wrong.append(f"order.csv: {row['number']}: nothing says where that is stated, and when")
        if row["LCSC"] and not re.fullmatch(r"C\d{3,8}", row["LCSC"]):
            wrong.append(f"order.csv: {row['number']}: {row['LCSC']} is no number of LCSC")
    return wrong


def places():
    """Each part's middle and turn in the lists give its pads on the board: the first pad lies where the package has it, turned and,
    on the back, mirrored."""
    wrong, rows = [], {row["Designator"]: row for row in csv.DictReader(io.StringIO((MADE / "order" / "placement.csv").read_text()))}
    for ref, footprint in guide.footprints().items():
        if ref not in rows:
            continue
        corners = [corner for _, pad, _ in footprint.pads for corner in pad]
        xs, ys = [x for x, _ in corners], [handheld.HEIGHT_MM - y for _, y in corners]
        # The module's and a transistor's pads are not around its middle; all others' are.
        far = 4 if ref == "U6" else 0.6 if ref in ("SW10", "J2", "J1") else 0.06
        for axis, value, middle in (("X", rows[ref]["Mid X"], (min(xs) + max(xs)) / 2), ("Y", rows[ref]["Mid Y"], (min(ys) + max(ys)) / 2)):
            if abs(float(value) - middle) > far:
                wrong.append(f"placement.csv: {ref}: {axis} {value}, its pads' middle is {middle:.2f}")
        if (rows[ref]["Layer"] == "bottom") != footprint.back:
            wrong.append(f"placement.csv: {ref}: on the other side")
    for row in csv.DictReader(io.StringIO((MADE / "order" / "jlcpcb_cpl.csv").read_text())):
        ref = row["Designator"]
        if abs(float(row["Mid X"][:-2]) - float(rows[ref]["Mid X"])) > 0.01 or abs(float(row["Mid Y"][:-2]) - float(rows[ref]["Mid Y"])) > 0.01:
            wrong.append(f"jlcpcb_cpl.csv: {ref}: not where placement.csv has it")
        if (int(row["Rotation"]) + papers.turn_for(handheld.PARTS[ref].kind)) % 360 != int(rows[ref]["Rotation"]) % 360:
            wrong.append(f"jlcpcb_cpl.csv: {ref}: turned by {row['Rotation']}")
    return wrong


def widths():
    """Power runs in tracks of the width that the description gives its net."""
    board, _ = read_board()
    wrong, nets = [], {net[1]: net[2] for net in every(board, "net")}
    least = {}
    for segment in every(board, "segment"):
        name, width = nets[find(segment, "net")[1]].split("/")[-1], float(find(segment, "width")[1])
        least[name] = min(width, least.get(name, width))
    for net, width in handheld.WIDTHS.items():
        if net in least and net != "GND" and least[net] < width:
            wrong.append(f"{net}: a track of {least[net]} mm")
    return wrong + [f"{net}: no track" for net in ("VBUS", "VBAT", "VSYS", "+3V3") if net not in least]


def figures():
    wrong = power.wrong()
    for name, table in (("README.md", [*power.tables(), claims.summary(), *(row.replace("| `", "| 🔴 `", 1) for row in claims.table(True)), *papers.prices()]), ("BREADBOARD.md", power.breadboard_table())):
        text = (MADE / name).read_text()
        wrong += [f"{name}: not {row}" for row in table if row and row not in text]
    return wrong


def circuit_limits():
    """CIRCUITS.md has every circuit and limit of circuits.py, and no value beyond its limit. SPICE itself is `make hardware-circuits`."""
    text, wrong, wanted = (MADE / "CIRCUITS.md").read_text(), [], 0
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in text.splitlines() if row.startswith("| ") and not row.startswith("| circuit")]
    found = {(row[0], row[1], row[3]): row[2] for row in rows}
    for circuit in circuits.CIRCUITS:
        for limit in circuit.limits:
            wanted += 1
            value = found.get((circuit.name, limit.what, f"{limit.least:g} to {limit.most:g}"))
            if value is None or not limit.least * 0.999 - 1e-6 <= float(value.split()[0]) <= limit.most * 1.001 + 1e-6:
                wrong.append(f"CIRCUITS.md: {circuit.name}: {limit.what}: {value}")
    return wrong if wanted == len(rows) else [*wrong, f"CIRCUITS.md has {len(rows)} rows, circuits.py {wanted} limits"]


def sheet():
    return legible.wrong_in(MADE / "kicad" / "seaglass.kicad_sch")


# Numbers that are ours to choose, in sources that otherwise take every number from the ledger.
OURS = {"power.py": {"USABLE", "SUPPLY_V", "SERIAL_A", "WARM_ROOM_C", "CELLS_MAH", "STATES", "ALWAYS", "CASE_K_PER_W", "DEVKIT"},
        "case.py": {"TOUCH_MM", "LOW_MM", "WALL_MM", "FOAM_GAP_MM", "LID_GAP_MM", "CELL_WALL_MM", "TAIL_MM", "CAP_GAP_MM", "CAP_SETS_MM", "CAP_PLAY_MM", "LOOK_DEGREES",
                    "BEVEL", "SCREW_HOLE_MM", "STICKS_OUT_MM", "CELL_HIGH_MM", "FLANGE_TOP_MM", "CAP_LOW_MM", "HOOKS"},
        "circuits.py": {"LOW_V", "LISTENS_A", "CHARGE_A", "BOOT_PINS", "CIRCUITS", "PINS_TO_SUPPLY", "PLUG"}}


def names_of(target):
    return [node.id for node in ast.walk(target) if isinstance(node, ast.Name)]


def ledger():
    """Each claim is whole, used, and named by what uses it; each number at the head of these sources is ours by name."""
    wrong = claims.wrong()
    files = [file for folder in (MADE, ROOT / "tools" / "hardware") for file in sorted(folder.glob("*.py")) if file.name != "claims.py"]
    text = "\n".join(file.read_text() for file in [*files, Path(__file__)])
    asked = set(re.findall(r"""["']([a-z0-9_]+\.[a-z0-9_]+)["']""", text)) | {f"guard.{name}" for name in ("under", "over", "over_current")}
    wrong += [f"claims.csv: nothing uses {name}" for name in claims.LEDGER if name not in asked and name not in claims.TOLD]
    called = set(re.findall(r'(?:claims\.(?:value|least|most|is_so)\(|LEDGER\[)"([^"]+)"', text))
    wrong += [f"{name}: asked for, and the ledger has no such claim" for name in called if name not in claims.LEDGER]
    for name, ours in OURS.items():
        file = next(file for file in files if file.name == name)
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.Assign) and any(isinstance(leaf, ast.Constant) and type(leaf.value) in (int, float) and leaf.value not in (0, 1) for leaf in ast.walk(node.value)):
                named = [target for one in node.targets for target in names_of(one)]
                if not set(named) & ours and not any("claims" in names_of(node.value) for _ in [0]):
                    wrong.append(f"{name}: {', '.join(named)}: a number that is neither in the ledger nor ours")
    return wrong


def closed_case():
    return assembled.wrong(MADE / "print")


def copper():
    nets, pads, drilled, said = gerber_nets.of_products()
    described = {net for part in handheld.PARTS.values() for net in part.pins.values()}
    if nets < len(described):
        said.append(f"the gerbers have {nets} nets, the description {len(described)}")
    return said + gerber_nets.charger_is_cooled()


def guides():
    return guide.wrong()


CHECKS = (freshness, board, header, rotation, lists, places, widths, sheet, figures, circuit_limits, ledger, guides, closed_case, copper)


def main():
    asked = [check for check in CHECKS if not sys.argv[1:] or check.__name__ in sys.argv[1:]]
    wrong = [line for check in asked for line in check()]
    print("\n".join(wrong))
    return 1 if wrong or not asked else 0


if __name__ == "__main__":
    sys.exit(main())
