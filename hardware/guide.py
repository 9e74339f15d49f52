"""hardware/ASSEMBLY.md and the pictures of its steps, from hardware/assembly.py and the board as it is committed: `make
hardware-pictures`. With --check: whether they are those of today's sources."""
import html
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HARDWARE = ROOT / "hardware"
sys.path[:0] = [str(HARDWARE), str(ROOT / "tools" / "hardware")]
sys.dont_write_bytecode = True
import assembly  # noqa: E402
import handheld  # noqa: E402
from sexpr import every, find, parse  # noqa: E402

ORIGIN = (100, 50)  # of the board on KiCad's page
SCALE = 8
BOARD, PAD, THERE, NEW, LINE, WORDS = "#17594f", "#d9b65c", "#8c9b9b", "#ff9d3b", "#10231f", "#ffffff"


def numbers(node):
    return [float(value) for value in node[1:] if isinstance(value, str)]


class Footprint:
    """A part as the board's file has it, in millimetres of the board seen from the front."""

    def __init__(self, node):
        self.ref = next(p[2] for p in every(node, "property") if p[1] == "Reference")
        self.back = find(node, "layer")[1] == "B.Cu"
        at = numbers(find(node, "at"))
        self.x, self.y, self.turn = at[0] - ORIGIN[0], at[1] - ORIGIN[1], math.radians(at[2] if len(at) > 2 else 0)
        self.pads = [self.pad(each) for each in every(node, "pad")]
        fab = "B.Fab" if self.back else "F.Fab"
        shapes = [each for kind in ("fp_line", "fp_arc", "fp_circle", "fp_poly", "fp_rect") for each in every(node, kind) if find(each, "layer")[1] == fab]
        self.lines = [(self.place(*numbers(find(each, "start"))), self.place(*numbers(find(each, "end")))) for each in shapes if each[0] == "fp_line"]
        self.body = self.box([point for each in shapes for point in points_of(each)])

    def place(self, x, y):
        return (self.x + x * math.cos(self.turn) + y * math.sin(self.turn), self.y - x * math.sin(self.turn) + y * math.cos(self.turn))

    def pad(self, node):
        """Its name, its four corners, and whether it has a hole."""
        at, (width, height) = numbers(find(node, "at")), numbers(find(node, "size"))
        x, y = self.place(*at[:2])
        turn = math.radians(at[2] if len(at) > 2 else 0)
        corners = [(x + u * math.cos(turn) + v * math.sin(turn), y - u * math.sin(turn) + v * math.cos(turn))
                   for u, v in ((-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2))]
        return node[1], corners, node[2] in ("thru_hole", "np_thru_hole")

    def box(self, points):
        if not points:
            return []
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return [self.place(x, y) for x, y in ((min(xs), min(ys)), (max(xs), min(ys)), (max(xs), max(ys)), (min(xs), max(ys)))]

    def middle(self):
        corners = self.body or [corner for _, pad, _ in self.pads for corner in pad]
        return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def points_of(shape):
    if shape[0] == "fp_poly":
        return [tuple(numbers(xy)) for xy in every(find(shape, "pts"), "xy")]
    if shape[0] == "fp_circle":
        (x, y), (x_2, y_2) = numbers(find(shape, "center")), numbers(find(shape, "end"))
        radius = math.hypot(x_2 - x, y_2 - y)
        return [(x - radius, y - radius), (x + radius, y + radius)]
    return [tuple(numbers(find(shape, "start"))), tuple(numbers(find(shape, "end")))]


def footprints():
    board = parse((HARDWARE / "kicad" / "seaglass.kicad_pcb").read_text())
    found = [Footprint(node) for node in every(board, "footprint")]
    return {each.ref: each for each in sorted(found, key=lambda each: each.ref)}


def way(points, mirrored):
    return " ".join(f"{(handheld.WIDTH_MM - x if mirrored else x) * SCALE:.1f},{y * SCALE:.1f}" for x, y in points)


def picture(step, done, parts):
    """The board from the side where somebody works, with the parts so far; those of this step in another colour."""
    mirrored = step.side == handheld.BACK
    width, height = handheld.WIDTH_MM * SCALE, handheld.HEIGHT_MM * SCALE
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 {width + 16} {height + 16}" width="{width + 16}" height="{height + 16}">',
           f"<title>{html.escape(step.title)}</title>", f'<polygon points="{way(handheld.OUTLINE, mirrored)}" fill="{BOARD}"/>']
    for part in parts.values():
        for _, corners, through in part.pads:
            if through or part.back == mirrored:
                out.append(f'<polygon points="{way(corners, mirrored)}" fill="{PAD}"/>')
    for ref in [*done, *step.refs]:
        part = parts[ref]
        if part.back != mirrored or not part.body:
            continue
        new = ref in step.refs
        out.append(f'<polygon points="{way(part.body, mirrored)}" fill="{NEW if new else THERE}" fill-opacity="0.85" stroke="{LINE}" stroke-width="1.5"/>')
        out += [f'<polyline points="{way(line, mirrored)}" fill="none" stroke="{LINE}" stroke-width="1"/>' for line in part.lines]
    for ref in step.refs:
        if parts[ref].back == mirrored:
            out += [first_pin(parts[ref], mirrored), label(parts[ref], mirrored)]
    return "\n".join([*out, "</svg>", ""])


def middle_of(points, mirrored):
    x, y = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    return (handheld.WIDTH_MM - x if mirrored else x) * SCALE, y * SCALE


def first_pin(part, mirrored):
    """A dot at pin 1 of what must not be turned round; KiCad's pin 1 of a diode is its cathode, where the band is."""
    pads = [corners for name, corners, _ in part.pads if name == "1"]
    if part.ref[0] not in "UQDJ" or len(pads) != 1:
        return ""
    x, y = middle_of(pads[0], mirrored)
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{WORDS}" stroke="{LINE}" stroke-width="1.5"/>'


def label(part, mirrored):
    """In the middle of a large part, above a small one."""
    x, y = middle_of(part.body or [part.middle()], mirrored)
    height = (max(y for _, y in part.body) - min(y for _, y in part.body)) * SCALE if part.body else 0
    y += 5 if height > 4 * SCALE else -height / 2 - 4
    return (f'<text x="{x:.0f}" y="{y:.0f}" font-family="sans-serif" font-size="13" font-weight="bold" text-anchor="middle" '
            f'fill="{WORDS}" stroke="{LINE}" stroke-width="3" paint-order="stroke">{part.ref}</text>')


def parts_table(step):
    lines, kinds = ["| part | value | number |", "|---|---|---|"], {}
    for ref in step.refs:
        kinds.setdefault((handheld.PARTS[ref].value, handheld.PARTS[ref].kind.number), []).append(ref)
    return lines + [f"| {' '.join(refs)} | {value} | {number} |" for (value, number), refs in kinds.items()]


def guide():
    out = ["# To build one, revision A1: never built", "",
           "Two ways. **Assembled back**: an assembler solders what lies flat on the back (jlcpcb_bom.csv, jlcpcb_cpl.csv), and you solder "
           "connector, cell plug, switch, keys, piezo and panel: a fine iron, solder of 0.5 mm, side cutters, a meter; your third kit or later; an evening. "
           "**All by hand**: not a first or second project. You need also hot air or a hot plate (U2's middle pad cannot be reached with an iron), flux, a "
           "magnifier, a supply with a limit of current, and practice with sixteen pins 0.85 mm apart; two long evenings.", "",
           "Each step says what to check before the next; whoever skips a check looks for its fault among more parts later. Steps 1 to 8 are the "
           "assembler's but for J1, J2, SW8, SW9 and SW10: their checks are yours all the same. "
           "[parts.csv](order/parts.csv) says what to order, "
           "[schematic.pdf](papers/schematic.pdf) what it is for. The pictures are made from the board's file: new parts are orange, "
           "and the board lies as you see it from that side.", ""]
    for number, step in enumerate(assembly.STEPS):
        out += [f"## {number}. {step.title}", "", step.text, ""]
        if step.refs:
            out += [*parts_table(step), "", f"![The board after step {number}](steps/{number:02}.svg)", ""]
        out += ["Then check:", "", *(f"- {check}" for check in step.checks), ""]
    out += ["## What the first builder measures", "",
            "Then [docs/BRINGUP.md](../docs/BRINGUP.md): ten minutes with the firmware's own tests. And these, of which nobody "
            "knows yet what they are; beyond a limit something is wrong. Tell them with the issue form *A board that was tried*.", "",
            "| what | where | limit |", "|---|---|---|"]
    out += [f"| {what} | {where} | {limit} |" for what, where, limit in assembly.MEASURED]
    return "\n".join([*out, ""])


def made():
    """File -> text."""
    parts, done, files = footprints(), [], {"ASSEMBLY.md": guide()}
    for number, step in enumerate(assembly.STEPS):
        if step.refs:
            files[f"steps/{number:02}.svg"] = picture(step, done, parts)
        done += step.refs
    return files


def wrong():
    """What `make hardware-pictures` would change, and parts that no step names or two."""
    said = [f"hardware/{name}: not what `make hardware-pictures` makes" for name, text in made().items()
            if not (HARDWARE / name).exists() or (HARDWARE / name).read_text() != text]
    named = [ref for step in assembly.STEPS for ref in step.refs]
    said += [f"{ref}: named by {named.count(ref)} steps" for ref, part in handheld.PARTS.items()
             if part.kind.is_ordered and named.count(ref) != 1]
    return said + [f"{ref}: a step names it, and it does not exist" for ref in named if ref not in handheld.PARTS]


def main():
    if sys.argv[1:] == ["--check"]:
        print("\n".join(wrong()))
        return 1 if wrong() else 0
    (HARDWARE / "steps").mkdir(exist_ok=True)
    for name, text in made().items():
        (HARDWARE / name).write_text(text)
    print("\n".join(wrong()) or f"hardware/ASSEMBLY.md and {len(assembly.STEPS) - 1} pictures")
    return 1 if wrong() else 0


if __name__ == "__main__":
    sys.exit(main())
