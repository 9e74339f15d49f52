"""hardware/ without KiCad: what was made is fresh, and the board's file, the parts list, the placement file, the guide and
the firmware's header say the same as the description. Each line that is printed names what differs."""
import csv
import io
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "hardware"), str(ROOT / "tools" / "hardware"), str(ROOT / "tools")]
sys.dont_write_bytecode = True
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


def stale():
    return [f"{name} changed since `make hardware`" for name in made.stale()]


def read_board():
    board = parse((MADE / "kicad" / "seaglass.kicad_pcb").read_text())
    parts = {}
    for footprint in every(board, "footprint"):
        ref = next(p[2] for p in every(footprint, "property") if p[1] == "Reference")
        pads = {pad[1]: find(pad, "net")[2] for pad in every(footprint, "pad") if find(pad, "net")}
        parts[ref] = find(footprint, "layer")[1], pads
    return board, parts


def board_against_description(parts):
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
    wrong += [f"{ref}: on the board only" for ref in parts if ref not in handheld.PARTS and not re.fullmatch(r"H\d", ref)]
    return wrong


def board_against_header(parts):
    """By the board's own copper, not by what the description says of it."""
    _, pads = parts["U6"]
    on_board = {pads[str(pad)].split("/")[-1]: gpio for pad, gpio in GPIO_OF_PAD.items() if str(pad) in pads}
    return [f"{signal}: GPIO{gpio} in the header, {on_board.get(handheld.SIGNALS[signal])} on the board"
            for signal, gpio in handheld.gpios().items() if on_board.get(handheld.SIGNALS[signal]) != gpio]


def parts_list():
    rows = list(csv.DictReader(io.StringIO((MADE / "order" / "parts.csv").read_text())))
    listed = {ref: row for row in rows for ref in row["parts"].split()}
    wrong = []
    for ref, part in handheld.PARTS.items():
        if part.kind is handheld.TEST_POINT:
            continue
        if ref not in listed:
            wrong.append(f"{ref}: not in the parts list")
        elif listed[ref]["number"] != part.kind.number:
            wrong.append(f"{ref}: {listed[ref]['number']} in the parts list, {part.kind.number} in the description")
    return wrong + [f"{row['parts']}: {row['for 1']} in the parts list" for row in rows if len(row["parts"].split()) != int(row["for 1"])]


def placement():
    return [] if (MADE / "order" / "placement.csv").read_text() == papers.placement() else ["placement.csv: other places than the description's"]


def widths(board):
    """Power runs in tracks of the width that the description gives its net."""
    wrong, nets = [], {net[1]: net[2] for net in every(board, "net")}
    least = {}
    for segment in every(board, "segment"):
        name, width = nets[find(segment, "net")[1]], float(find(segment, "width")[1])
        least[name] = min(width, least.get(name, width))
    for net in ("VBUS", "VBAT", "VSYS", "+3V3"):
        if least.get(net, 0) < handheld.WIDTHS[net]:
            wrong.append(f"{net}: a track of {least.get(net, 0)} mm")
    return wrong


def power_figures():
    wrong = power.wrong()
    for name, table in (("README.md", power.tables()), ("BREADBOARD.md", power.breadboard_table())):
        guide = (MADE / name).read_text()
        wrong += [f"{name}: not {row}" for row in table if row and row not in guide]
    return wrong


def sheets():
    return [line for name in sorted({part.block for part in handheld.PARTS.values()})
            for line in legible.wrong_in(MADE / "kicad" / f"{name}.kicad_sch")]


def main():
    board, parts = read_board()
    wrong = (stale() + board_against_description(parts) + board_against_header(parts) + parts_list() + placement() + widths(board)
             + sheets() + power_figures() + guide.wrong())
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
