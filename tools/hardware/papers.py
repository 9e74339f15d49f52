"""Lists made from the description: what to order, and where each part stands."""
import csv
import io
import re

import handheld


def natural(ref):
    letters, number = re.fullmatch(r"([A-Z]+)(\d+)", ref).groups()
    return letters, int(number)


def refs_by_kind():
    lines = {}
    for ref in sorted(handheld.PARTS, key=natural):
        kind = handheld.PARTS[ref].kind
        if kind is not handheld.TEST_POINT:
            lines.setdefault(kind, []).append(ref)
    return lines


def as_csv(rows):
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def parts_list():
    rows = [["parts", "for 1", "for 6", "value", "maker", "number", "or", "footprint", "guessed price each, EUR"]]
    for kind, refs in refs_by_kind().items():
        rows.append([" ".join(refs), len(refs), 6 * len(refs), kind.value, kind.maker, kind.number, kind.alternative,
                     kind.footprint.split(":")[1], f"{kind.price:.2f}"])
    return as_csv(rows)


def placement():
    """From the board's lower left corner, as those who place parts want it; y upwards."""
    rows = [["Designator", "Val", "Package", "Mid X", "Mid Y", "Rotation", "Layer"]]
    for ref in sorted(handheld.PARTS, key=natural):
        part = handheld.PARTS[ref]
        x, y, turn, side = part.at
        if part.kind is not handheld.TEST_POINT:
            rows.append([ref, part.kind.value, part.kind.footprint.split(":")[1], f"{x:.3f}", f"{handheld.HEIGHT_MM - y:.3f}", turn,
                         "bottom" if side == handheld.BACK else "top"])
    return as_csv(rows)
