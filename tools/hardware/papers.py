"""Lists made from the description: what to order, and where each part stands. Numbers and prices of shops come from
hardware/order.csv, where each has its source; what has none stays empty."""
import csv
import io
import re
from pathlib import Path

import handheld

GERBERS = f"seaglass-{handheld.REVISION}-gerbers.zip"
SHOPS = Path(handheld.__file__).with_name("order.csv")
# What one unit needs beside the parts on the board: number, of what, how many.
BESIDE = (("505050", "lithium cell 505050, 1500 mAh, with its own protection and a JST PH plug", 1), ("board", "board A1, 92 x 98 mm, two layers", 1),
          ("M2.5x12", "screw M2.5 x 12, thread-forming for plastics", 4), ("lens", "clear acrylic sheet 1.5 mm, cut to 69 x 51 mm", 1),
          ("foam", "soft foam tape 1 mm, double-sided tape", 1), ("print", "print of the case, about 90 g", 1), ("postage", "postage", 1))
# By how much the assembler's drawing of a package is turned against KiCad's: public tables for this assembler agree on these.
# A part on the bottom is turned the other way round.
TURNS = (("SOT-23", 180), ("SOIC-", 270))


def natural(ref):
    letters, number = re.fullmatch(r"([A-Z]+)(\d+)", ref).groups()
    return letters, int(number)


def refs_by_kind():
    lines = {}
    for ref in sorted(handheld.PARTS, key=natural):
        kind = handheld.PARTS[ref].kind
        if kind.is_ordered:
            lines.setdefault(kind, []).append(ref)
    return lines


def as_csv(rows):
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def shops():
    """Number of a part -> its row: LCSC's number, a price in dollars each, and where both are stated."""
    return {row["number"]: row for row in csv.DictReader(SHOPS.read_text().splitlines())}


def package(kind):
    return kind.footprint.split(":")[1]


def is_placed(part):
    """By a machine: what is soldered onto the surface. The rest is for the builder's iron."""
    return part.kind.is_ordered and part.at[3] == handheld.BACK and not re.search(r"THT|JST|USB|Slide", part.kind.footprint)


def parts_list():
    rows = [["parts", "for 1", "for 6", "value", "maker", "number", "or", "footprint", "LCSC", "USD each", "who solders"]]
    known = shops()
    for kind, refs in refs_by_kind().items():
        row = known.get(kind.number, {})
        by = "assembler" if is_placed(handheld.PARTS[refs[0]]) else "builder"
        rows.append([" ".join(refs), len(refs), 6 * len(refs), kind.value, kind.maker, kind.number, kind.alternative, package(kind), row.get("LCSC", ""),
                     row.get("USD each", ""), by])
    for number, what, count in BESIDE:
        row = known.get(number, {})
        rows.append([number, count, 6 * count, what, "", number, "", "", row.get("LCSC", ""), row.get("USD each", ""), "builder"])
    return as_csv(rows)


def assembler_list():
    """The list of parts in the assembler's columns: what its machine places."""
    rows, known = [["Comment", "Designator", "Footprint", "LCSC Part #"]], shops()
    for kind, refs in refs_by_kind().items():
        placed = [ref for ref in refs if is_placed(handheld.PARTS[ref])]
        if placed:
            rows.append([f"{kind.value} {kind.number}", ",".join(placed), package(kind), known.get(kind.number, {}).get("LCSC", "")])
    return as_csv(rows)


def turn_for(kind):
    return next((turn for begin, turn in TURNS if package(kind).startswith(begin)), 0)


def assembler_places():
    """Where its machine puts them: from the board's lower left corner, as the gerbers are."""
    rows = [["Designator", "Mid X", "Mid Y", "Layer", "Rotation"]]
    for ref in sorted(handheld.PARTS, key=natural):
        part = handheld.PARTS[ref]
        if is_placed(part):
            x, y, turn, _ = part.at
            rows.append([ref, f"{x:.3f}mm", f"{handheld.HEIGHT_MM - y:.3f}mm", "Bottom", (turn - turn_for(part.kind)) % 360])
    return as_csv(rows)


# What stands by its first pin, to the middle of its pins, in mm, unturned and seen from its own side.
FROM_FIRST_PIN = {"USB_C_Receptacle_GCT_USB4085": (2.975, -2.43), "JST_PH_S2B-PH-K_1x02_P2.00mm_Horizontal": (0, -1.0),
                  "PinSocket_1x14_P2.54mm_Vertical": (0, 16.51), "SW_Slide_SPDT_Angled_CK_OS102011MA1Q": (0, 2.0)}


def placement():
    """All parts by their middle, from the board's lower left corner; y upwards."""
    rows = [["Designator", "Val", "Package", "Mid X", "Mid Y", "Rotation", "Layer"]]
    for ref in sorted(handheld.PARTS, key=natural):
        part = handheld.PARTS[ref]
        x, y, turn, side = part.at
        dx, dy = FROM_FIRST_PIN.get(package(part.kind), (0, 0)) if part.kind.is_ordered else (0, 0)
        if part.kind.is_ordered:
            rows.append([ref, part.value, package(part.kind), f"{x + dx:.3f}", f"{handheld.HEIGHT_MM - y - dy:.3f}", turn,
                         "bottom" if side == handheld.BACK else "top"])
    return as_csv(rows)


UNITS = (1, 6, 50)


def prices():
    """Rows of README: what is stated publicly, and how much of the whole that is."""
    known = shops()
    counts = [(kind.number, len(refs)) for kind, refs in refs_by_kind().items()] + [(number, count) for number, _, count in BESIDE]
    priced = [(float(known[number]["USD each"]), count) for number, count in counts if known.get(number, {}).get("USD each")]
    yield "| units | lines with a stated price | their sum, USD | lines without | total |"
    yield "|---|---|---|---|---|"
    for units in UNITS:
        yield f"| {units} | {len(priced)} of {len(counts)} | {units * sum(price * count for price, count in priced):.2f} | {len(counts) - len(priced)} | **not known** |"


def files():
    return {"parts.csv": parts_list(), "placement.csv": placement(), "jlcpcb_bom.csv": assembler_list(), "jlcpcb_cpl.csv": assembler_places()}
