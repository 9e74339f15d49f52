"""Which pads the copper joins, by the gerbers and drill files that a board house gets, without KiCad: every shape is cut into
rows of 0.05 mm, pieces that touch are one, plated holes join the sides. gerber_nets.py [ZIP]: how many nets, shorts, opens."""
import math
import re
import sys
import zipfile
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "hardware"))
import guide  # noqa: E402
import handheld  # noqa: E402
from sexpr import every, find, parse  # noqa: E402

ROW_MM = 0.05
SIDES = {"F": ".gtl", "B": ".gbl"}
CORNERS = 24


def circle(x, y, radius):
    return [(x + radius * math.cos(2 * math.pi * (i + 0.5) / CORNERS), y + radius * math.sin(2 * math.pi * (i + 0.5) / CORNERS)) for i in range(CORNERS)]


def hull(points):
    """The convex outline: what a round tool leaves between places."""
    points = sorted(set(points))

    def half(ordered):
        chain = []
        for p in ordered:
            while len(chain) > 1 and (chain[-1][0] - chain[-2][0]) * (p[1] - chain[-2][1]) <= (chain[-1][1] - chain[-2][1]) * (p[0] - chain[-2][0]):
                chain.pop()
            chain.append(p)
        return chain[:-1]
    return half(points) + half(points[::-1])


def flashed(kind, numbers, x, y):
    """The outline of an aperture."""
    if kind == "C":
        return circle(x, y, numbers[0] / 2)
    if kind == "R":
        w, h = numbers[0] / 2, numbers[1] / 2
        return [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    if kind == "O":
        w, h = numbers[0], numbers[1]
        r, long = min(w, h) / 2, abs(w - h) / 2
        dx, dy = (long, 0) if w > h else (0, long)
        return hull(circle(x - dx, y - dy, r) + circle(x + dx, y + dy, r))
    if kind == "RoundRect":
        corners = list(zip(numbers[1:9:2], numbers[2:9:2]))
        return hull([point for cx, cy in corners for point in circle(x + cx, y + cy, numbers[0])])
    raise ValueError(f"a gerber has an aperture {kind}")


def outlines(text):
    """Every shape of a layer."""
    apertures, tool, x, y, region, in_region = {}, None, 0.0, 0.0, [], False
    for number, kind, rest in re.findall(r"%ADD(\d+)([A-Za-z]+),([^*]*)\*%", text):
        apertures[number] = kind, [float(v) for v in rest.split("X")]
    for word in re.sub(r"%[^%]*%", "", text).split("*"):
        word = word.strip()
        if word == "G36":
            in_region, region = True, []
        elif word == "G37":
            yield region
            in_region = False
        elif re.fullmatch(r"D\d\d+", word):
            tool = apertures[word[1:]]
        elif word in ("G02", "G03"):
            raise ValueError("a gerber of copper has an arc")
        else:
            found = re.fullmatch(r"(?:G01)?(?:X(-?\d+))?(?:Y(-?\d+))?D0([123])", word)
            if not found:
                continue
            to_x, to_y = (int(v) / 1e6 if v else old for v, old in zip(found.groups()[:2], (x, y)))
            if found[3] == "2" and in_region and region:
                yield region
                region = []
            if in_region:
                region.append((to_x, to_y))
            elif found[3] == "3":
                yield flashed(*tool, to_x, to_y)
            elif found[3] == "1":
                radius = tool[1][0] / 2
                yield hull(circle(x, y, radius) + circle(to_x, to_y, radius))
            x, y = to_x, to_y


def rows_of(outline):
    """row -> crossings of its outline, in pairs from inside to outside."""
    rows = defaultdict(list)
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1]):
        if y1 == y2:
            continue
        if y1 > y2:
            x1, y1, x2, y2 = x2, y2, x1, y1
        for row in range(math.ceil(y1 / ROW_MM), math.ceil(y2 / ROW_MM)):
            rows[row].append(x1 + (row * ROW_MM - y1) * (x2 - x1) / (y2 - y1))
    for row, crossings in rows.items():
        crossings.sort()
        yield row, list(zip(crossings[::2], crossings[1::2]))


class Copper:
    """Pieces of rows, and which of them are one."""

    def __init__(self):
        self.parent, self.rows = [], {}

    def root(self, piece):
        while self.parent[piece] != piece:
            self.parent[piece] = self.parent[self.parent[piece]]
            piece = self.parent[piece]
        return piece

    def join(self, a, b):
        self.parent[self.root(a)] = self.root(b)

    def add_layer(self, side, text):
        spans = defaultdict(list)
        for outline in outlines(text):
            for row, pieces in rows_of(outline):
                spans[row] += pieces
        before = []
        for row in range(min(spans), max(spans) + 1):
            merged = []
            for start, end in sorted(spans.get(row, ())):
                if merged and start <= merged[-1][1]:
                    merged[-1][1] = max(end, merged[-1][1])
                else:
                    merged.append([start, end, len(self.parent)])
                    self.parent.append(len(self.parent))
            i = 0
            for start, end, piece in merged:
                while i < len(before) and before[i][1] < start:
                    i += 1
                j = i
                while j < len(before) and before[j][0] <= end:
                    self.join(piece, before[j][2])
                    j += 1
            self.rows[side, row] = before = merged

    def at(self, side, x, y):
        for row in (round(y / ROW_MM), math.floor(y / ROW_MM), math.ceil(y / ROW_MM)):
            for start, end, piece in self.rows.get((side, row), ()):
                if start <= x <= end:
                    return self.root(piece)
        return None


def holes(text):
    """The middle of every plated hole, of a slot one of its ends."""
    for word in text.splitlines():
        found = re.match(r"X(-?[\d.]+)Y(-?[\d.]+)", word)
        if found:
            yield float(found[1]), float(found[2])


def pads(board):
    """(part and pad, side, x, y from the lower left corner, net)"""
    for node in every(parse(board), "footprint"):
        footprint = guide.Footprint(node)
        for (name, corners, through), pad in zip(footprint.pads, every(node, "pad")):
            net = find(pad, "net")
            if net:
                x, y = sum(p[0] for p in corners) / 4, sum(p[1] for p in corners) / 4
                for side in ("F", "B") if through else ("B" if footprint.back else "F"):
                    yield f"{footprint.ref}.{name}", side, x, handheld.HEIGHT_MM - y, net[-1]


def read(archive):
    with zipfile.ZipFile(archive) as files:
        return {name: files.read(name).decode() for name in files.namelist()}


def judge(files, board):
    """(nets, pads, [what is wrong])"""
    copper = Copper()
    for side, ending in SIDES.items():
        copper.add_layer(side, next(text for name, text in files.items() if name.endswith(ending)))
    said, drilled = [], 0
    for x, y in holes(next(text for name, text in files.items() if name.endswith("-PTH.drl"))):
        both = [copper.at(side, x, y) for side in SIDES]
        drilled += 1
        if None in both:
            said.append(f"a plated hole at {x}, {y} without copper")
        else:
            copper.join(*both)
    nets, owners, count = defaultdict(set), defaultdict(set), set()
    for pad, side, x, y, net in pads(board):
        piece = copper.at(side, x, y)
        count.add((pad, round(x, 2), round(y, 2)))
        if piece is None:
            said.append(f"{pad} has no copper")
            continue
        nets[net].add(copper.root(piece))
        owners[copper.root(piece)].add(net)
    said += [f"open: {net} is in {len(pieces)} pieces" for net, pieces in nets.items() if len(pieces) > 1]
    said += [f"short: {' and '.join(sorted(found))}" for found in owners.values() if len(found) > 1]
    return len(nets), len(count), drilled, said


LEAST_COOLING_MM2, LEAST_VIAS = 400, 9


def charger_is_cooled(archive=None):
    """U2's middle pad has nine plated holes to the front, whose ground is whole within 12 mm of it."""
    archive = archive or next((Path(guide.HARDWARE) / "order").glob("*gerbers.zip"))
    x, y, *_ = handheld.PARTS["U2"].at
    y = handheld.HEIGHT_MM - y
    files = read(archive)
    through = [1 for hx, hy in holes(next(text for name, text in files.items() if name.endswith("-PTH.drl"))) if abs(hx - x) < 1.3 and abs(hy - y) < 1.7]
    said = [] if len(through) >= LEAST_VIAS else [f"below the charger are {len(through)} plated holes, not {LEAST_VIAS}"]
    copper = Copper()
    copper.add_layer("F", next(text for name, text in files.items() if name.endswith(".gtl")))
    ground, area = copper.at("F", x, y), 0.0
    for row in range(int((y - 12) / ROW_MM), int((y + 12) / ROW_MM)):
        for start, end, piece in copper.rows.get(("F", row), ()):
            if copper.root(piece) == ground:
                area += max(0.0, min(end, x + 12) - max(start, x - 12)) * ROW_MM
    return said if area >= LEAST_COOLING_MM2 else [*said, f"the ground that cools the charger is {area:.0f} mm2 within 12 mm, not {LEAST_COOLING_MM2}"]


def of_products():
    hardware = Path(guide.HARDWARE)
    archive = next((hardware / "order").glob("*gerbers.zip"))
    return judge(read(archive), (hardware / "kicad" / "seaglass.kicad_pcb").read_text())


if __name__ == "__main__":
    nets, pad_count, drilled, said = of_products()
    print(f"gerbers: {nets} nets, {pad_count} pads, {drilled} plated holes, {len(said)} shorts, opens or other faults")
    print("\n".join(said[:40]))
    sys.exit(1 if said else 0)
