"""hardware/handheld.py and hardware/sheets.py -> the schematic: one sheet of KiCad, on which each block has its place."""
import sys
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "hardware"))
import handheld  # noqa: E402
import sheets  # noqa: E402
from sexpr import Quoted, write  # noqa: E402
from symbols import GRID, Library, body, pins, placed, snap  # noqa: E402
from wires import Sheet  # noqa: E402

NAMESPACE = uuid.UUID("5ea91a55-0000-4000-8000-000000000000")
POWER = {"GND": "power:GND", "+3V3": "power:+3V3", "VBUS": "power:VBUS"}
PAPER = (297, 210)  # of one block
PAGE, PAGE_MM, MARGIN_MM, BETWEEN_MM = "A2", (594, 420), 12, 4
CHARACTER_MM, LINE_MM = 1.34, 1.9
STUB = 3  # steps of the grid between a pin and its power symbol


def identity(*what):
    return Quoted(uuid.uuid5(NAMESPACE, "/".join(map(str, what))))


def number(value):
    return f"{value:.4f}".rstrip("0").rstrip(".")


def node_of(x, y):
    return round(x / GRID), round(y / GRID)


def meet(a, b, gap=0.0):
    return a[0] < b[2] + gap and b[0] < a[2] + gap and a[1] < b[3] + gap and b[1] < a[3] + gap


def text_box(text, x, y):
    half = max(1, len(text)) * CHARACTER_MM / 2
    return x - half, y - LINE_MM / 2, x + half, y + LINE_MM / 2


def effects(size=1.27, justify=(), hide=False):
    node = ["effects", ["font", ["size", number(size), number(size)]]]
    if justify:
        node.append(["justify", *justify])
    if hide:
        node.append(["hide", "yes"])
    return node


class Drawing:
    """One sheet: what is on it, and the boxes that nothing may cover."""

    def __init__(self, name, library, shared):
        self.name, self.library, self.shared = name, library, shared
        self.sheet = sheets.SHEETS[name]
        self.parts = [p for p in handheld.PARTS.values() if p.block == name]
        self.grid = Sheet(round(PAPER[0] / GRID), round(PAPER[1] / GRID))
        self.items, self.symbols = [], {}
        self.boxes = []       # bodies, symbols of power, labels, texts
        self.no_text = []     # pins, and the step before each
        self.ends = {}        # net -> nodes to wire together
        self.powers = 0
        self.path = "/" + identity("root")

    # ---- symbols -------------------------------------------------------------------------------------------------

    def symbol(self, full, ref, value, footprint, at, fields, hide_ref=False):
        x, y, turn, mirror = at
        drawing = self.library.symbol(full)
        self.symbols[full] = drawing
        hidden = ref.startswith("#")
        spins = {"0": "0", "90": "90", "180": "0", "270": "90"}
        node = ["symbol", ["lib_id", Quoted(full)], ["at", number(x), number(y), str(turn)]]
        if mirror:
            node.append(["mirror", mirror])
        node += [["unit", "1"], ["exclude_from_sim", "no"], ["in_bom", "no" if hidden or not handheld.PARTS[ref].kind.is_ordered else "yes"],
                 ["on_board", "yes"], ["dnp", "no" if hidden or handheld.PARTS[ref].kind.fitted else "yes"], ["uuid", identity("symbol", self.name, ref)]]
        spin = spins[str(turn)]
        for label, text, place, hide in (("Reference", ref, fields[0], hide_ref or hidden), ("Value", value, fields[1], value == "PWR_FLAG"),
                                         ("Footprint", footprint, (x, y), True)):
            node.append(["property", Quoted(label), Quoted(text), ["at", *map(number, place), spin], effects(hide=hide)])
        node += [["pin", Quoted(pin), ["uuid", identity("pin", self.name, ref, pin)]] for pin in pins(drawing)]
        node.append(["instances", ["project", Quoted(handheld.NAME), ["path", Quoted(self.path), ["reference", Quoted(ref)], ["unit", "1"]]]])
        self.items.append(node)

    def power(self, net, x, y):
        self.powers += 1
        below = net == "GND"
        text_y = y + 3.6 if below else y - 3.6
        self.symbol(POWER[net], f"#PWR{self.name}{self.powers:02d}", net, "", (x, y, 0, None), ((x, y), (x, text_y)))
        self.boxes.append((x - 1.3, y, x + 1.3, y + 2.6) if below else (x - 1, y - 2.6, x + 1, y))
        self.boxes.append(text_box(net, x, text_y))

    def label(self, net, x, y, direction):
        turn = {"right": 0, "up": 90, "left": 180, "down": 270}[direction]
        justify = ["left"] if turn < 180 else ["right"]
        self.items.append(["global_label", Quoted(net), ["shape", "bidirectional"], ["at", number(x), number(y), str(turn)],
                           ["fields_autoplaced", "yes"], effects(justify=justify), ["uuid", identity("label", self.name, net, number(x), number(y))],
                           ["property", Quoted("Intersheetrefs"), Quoted("${INTERSHEET_REFS}"), ["at", number(x), number(y), "0"], effects(hide=True)]])
        self.boxes.append(label_box(net, x, y, direction))

    # ---- what stands where -----------------------------------------------------------------------------------------

    def place(self, part):
        x, y, *rest = self.sheet.at[part.ref]
        turn, mirror = (rest + [0, None])[:2] if len(rest) < 2 else rest
        return snap(x), snap(y), turn, mirror

    def set_parts(self):
        self.at, self.pin_at = {}, {}
        for part in self.parts:
            symbol = self.library.symbol(part.kind.symbol)
            known = pins(symbol)
            missing = set(part.pins) - set(known)
            if missing:
                raise ValueError(f"{part.ref}: no pin {missing}")
            self.at[part.ref] = at = self.place(part)
            box = body(symbol, *at)
            self.boxes.append(box)
            self.block(box)
            for pin, (px, py, angle, kind) in known.items():
                x, y = placed(*at, px, py)
                tip = placed(*at, px - cosine(angle), py - sine(angle))
                way = round(tip[0] - x), round(tip[1] - y)
                net = part.pins.get(pin)
                if kind == "no_connect":
                    continue
                if net is None:
                    self.items.append(["no_connect", ["at", number(x), number(y)], ["uuid", identity("open", part.ref, pin)]])
                    self.grid.add_pin(node_of(x, y), f"{part.ref}.{pin}", way)
                    self.boxes.append((x - 0.7, y - 0.7, x + 0.7, y + 0.7))
                    continue
                node = node_of(x, y)
                self.pin_at[part.ref, pin] = node
                first = node not in self.grid.pins
                self.grid.add_pin(node, net, way)
                self.reserve(node, way)
                if first:
                    self.ends.setdefault(net, []).append(node)

    def reserve(self, node, way):
        """The line of the pin itself, and a step before it: no text there."""
        x, y = node[0] * GRID, node[1] * GRID
        self.no_text.append((min(x, x + way[0] * GRID) - 0.3, min(y, y + way[1] * GRID) - 0.3,
                           max(x, x + way[0] * GRID) + 0.3, max(y, y + way[1] * GRID) + 0.3))
        self.no_text.append((min(x, x - way[0] * 3.8) - 0.2, min(y, y - way[1] * 3.8) - 0.2,
                           max(x, x - way[0] * 3.8) + 0.2, max(y, y - way[1] * 3.8) + 0.2))

    def block(self, box, margin=0.3):
        for column in range(int((box[0] - margin) / GRID), int((box[2] + margin) / GRID) + 2):
            for row in range(int((box[1] - margin) / GRID), int((box[3] + margin) / GRID) + 2):
                if box[0] - margin <= column * GRID <= box[2] + margin and box[1] - margin <= row * GRID <= box[3] + margin:
                    self.grid.blocked.add((column, row))

    def set_powers(self):
        joined = {self.pin_at[tuple(pin.split("."))] for _, names, _, _ in self.sheet.joined for pin in names}
        for net in POWER:
            for node in self.ends.pop(net, []):
                if node in joined:
                    continue
                way = self.grid.leaves[node]
                if way == (0, -1 if net == "GND" else 1):
                    raise ValueError(f"{self.name}: the pin of {net} at {node} points the wrong way")
                end = self.power_end(node, way, net, 2 if way[0] == 0 else STUB)
                self.grid.pins[end] = net
                self.power(net, end[0] * GRID, end[1] * GRID)
                self.lay_straight(net, node, end)
        for net, names, x, y in self.sheet.joined:
            node = node_of(snap(x), snap(y))
            self.grid.add_pin(node, net, (0, -1 if net == "GND" else 1))
            self.power(net, node[0] * GRID, node[1] * GRID)
            self.ends[net, names[0]] = [node, *(self.pin_at[tuple(pin.split("."))] for pin in names)]

    def lay_straight(self, net, a, b):
        self.grid.lay(net, line(a, b))
        self.keep_text_off(a, b)

    def keep_text_off(self, a, b):
        xs, ys = sorted((a[0] * GRID, b[0] * GRID)), sorted((a[1] * GRID, b[1] * GRID))
        self.no_text.append((xs[0] - 0.2, ys[0] - 0.2, xs[1] + 0.2, ys[1] + 0.2))

    def power_end(self, node, way, net, steps):
        """As far from the pin as its symbol needs to stand free."""
        for more in range(24):
            end = node[0] + way[0] * (steps + more), node[1] + way[1] * (steps + more)
            x, y = end[0] * GRID, end[1] * GRID
            below = net == "GND"
            box = (x - 2.6, y + 0.2, x + 2.6, y + 4.6) if below else (x - 2.6, y - 4.6, x + 2.6, y - 0.2)
            if not any(meet(box, other) for other in self.boxes + self.no_text):
                return end
        raise ValueError(f"{self.name}: no room for {net} at {node}")

    def set_labels(self):
        given = {net for net, *_ in self.sheet.labels}
        for net, x, y, direction in self.sheet.labels:
            node = node_of(snap(x), snap(y))
            self.grid.add_pin(node, net, opposite(WAY_OF[direction]))
            self.ends.setdefault(net, []).append(node)
            self.label(net, node[0] * GRID, node[1] * GRID, direction)
        for net, nodes in self.ends.items():
            if isinstance(net, tuple) or net not in self.shared or net in given:
                continue
            if len(nodes) > 1:
                raise ValueError(f"{self.name}: {net} needs a place for its label")
            node, way = nodes[0], self.grid.leaves[nodes[0]]
            end = node[0] + way[0] * 4, node[1] + way[1] * 4
            self.grid.pins[end] = net
            self.grid.leaves[end] = opposite(way)
            self.label(net, end[0] * GRID, end[1] * GRID, next(d for d, w in WAY_OF.items() if w == way))
            nodes.append(end)
            self.keep_text_off(node, end)

    def set_flags(self):
        for net, x, y in self.sheet.flags:
            node = node_of(snap(x), snap(y))
            x, y = node[0] * GRID, node[1] * GRID
            self.grid.add_pin(node, net, (0, 1))
            self.symbol("power:PWR_FLAG", f"#FLG{self.name}{net}", "PWR_FLAG", "", (x, y, 0, None), ((x, y), (x, y - 4)))
            self.boxes.append((x - 1.3, y - 2.6, x + 1.3, y))
            if net in POWER:
                end = node[0], node[1] + 3
                if net != "GND":
                    end = node[0] + 4, node[1]
                self.grid.pins[end] = net
                self.power(net, end[0] * GRID, end[1] * GRID)
                self.lay_straight(net, node, end)
            else:
                self.ends[net].append(node)

    def set_texts(self):
        for x, y, text in self.sheet.notes:
            self.items.append(["text", Quoted(text), ["exclude_from_sim", "no"], ["at", number(x), number(y), "0"],
                               effects(1.5, ["left", "bottom"]), ["uuid", identity("note", self.name, text)]])
            self.boxes.append((x, y - 2.2, x + len(text) * 1.45, y + 0.4))
        for part in self.parts:
            fields = self.fields(part)
            for text, place in zip((part.ref, part.value), fields):
                if text:
                    self.boxes.append(text_box(text, *place))
            self.symbol(part.kind.symbol, part.ref, part.value, part.kind.footprint, self.at[part.ref], fields)
        for box in self.boxes:
            self.block(box, 0.25)

    def fields(self, part):
        """Reference and value: two lines right, left, above or below, or one line above and one below."""
        if part.ref in self.sheet.texts:
            x, y = self.sheet.texts[part.ref]
            return (x, y - 1.1), (x, y + 1.1)
        left, top, right, bottom = body(self.library.symbol(part.kind.symbol), *self.at[part.ref])
        half = max(len(part.ref), len(part.value)) * CHARACTER_MM / 2
        x, y = (left + right) / 2, (top + bottom) / 2
        places = []
        for gap in (0.8, 2.0, 3.2, 4.5, 6):
            places += [((right + gap + half, y + s - 1.1), (right + gap + half, y + s + 1.1)) for s in (0, -2, 2)]
            places += [((left - gap - half, y + s - 1.1), (left - gap - half, y + s + 1.1)) for s in (0, -2, 2)]
            if right - left > 9:
                places.insert(0, ((left + half, top - gap - 2.7), (left + half, top - gap - 0.5)))
                places.insert(1, ((right - half, bottom + gap + 0.5), (right - half, bottom + gap + 2.7)))
            over = [((x, top - gap - 2.7), (x, top - gap - 0.5)), ((x, bottom + gap + 0.5), (x, bottom + gap + 2.7)),
                    ((x, top - gap - 0.5), (x, bottom + gap + 0.5))]
            places = over + places if right - left > bottom - top and right - left < 9 and gap == 0.8 else places + over
        for ref_at, value_at in places:
            boxes = [text_box(part.ref, *ref_at), text_box(part.value, *value_at)]
            if not any(meet(mine, other, 0.15) for mine in boxes for other in self.boxes + self.no_text) and not meet(*boxes):
                return ref_at, value_at
        raise ValueError(f"{part.ref}: no room for its texts")

    def set_wires(self):
        def span(ends):
            return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in zip(ends, ends[1:]))
        for net, ends in self.ends.items():
            if len(ends) < 2:
                raise ValueError(f"{self.name}: {net} goes nowhere")
        self.grid.join_all(sorted(((net[0] if isinstance(net, tuple) else net, ends) for net, ends in self.ends.items()),
                                  key=lambda item: span(item[1])))
        for net, a, b in self.grid.segments():
            ends = [["xy", number(n[0] * GRID), number(n[1] * GRID)] for n in (a, b)]
            self.items.append(["wire", ["pts", *ends], ["stroke", ["width", "0"], ["type", "default"]],
                               ["uuid", identity("wire", self.name, a, b)]])
        for node, _ in self.grid.joints():
            self.items.append(["junction", ["at", number(node[0] * GRID), number(node[1] * GRID)], ["diameter", "0"],
                               ["color", "0", "0", "0", "0"], ["uuid", identity("joint", self.name, node)]])

    def name_nets(self):
        """A label on a wire of each net that is only of this block, where its text covers nothing."""
        segments = {}
        for net, a, b in self.grid.segments():
            segments.setdefault(net, []).append((a, b))
        self.wire_boxes = [(min(a[0], b[0]) * GRID - 0.1, min(a[1], b[1]) * GRID - 0.1, max(a[0], b[0]) * GRID + 0.1, max(a[1], b[1]) * GRID + 0.1)
                           for ways in segments.values() for a, b in ways]
        for net, ways in sorted(segments.items()):
            if net not in self.shared and net not in POWER and not any(self.name_at(net, *way) for way in sorted(ways, key=length, reverse=True)):
                raise ValueError(f"{self.name}: no room for the name of {net}")

    def name_at(self, net, a, b):
        for node in line(min(a, b), max(a, b)):
            x, y = node[0] * GRID, node[1] * GRID
            long = (len(net) + 0.5) * CHARACTER_MM
            for turn, box in ((0, (x, y - 1.9, x + long, y - 0.15)), (180, (x - long, y - 1.9, x, y - 0.15)),
                              (90, (x - 1.9, y - long, x - 0.15, y)), (270, (x - 1.9, y, x - 0.15, y + long))):
                if not any(meet(box, other) for other in self.boxes + self.no_text + self.wire_boxes):
                    self.items.append(["label", Quoted(net), ["at", number(x), number(y), str(turn)], effects(justify=["left" if turn < 180 else "right", "bottom"]),
                                       ["uuid", identity("name", self.name, net)]])
                    self.boxes.append(box)
                    return True
        return False

    def draw(self):
        self.set_parts()
        self.set_labels()
        self.set_flags()
        self.set_powers()
        self.set_texts()
        self.set_wires()
        self.name_nets()
        return self

    def extent(self):
        """Of all that is drawn, with its title above."""
        boxes = self.boxes + self.wire_boxes
        lefts, tops, rights, bottoms = zip(*boxes)
        return min(lefts) - 1, min(tops) - 8, max(rights) + 1, max(bottoms) + 1


def length(way):
    a, b = way
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def shifted(node, dx, dy):
    """What a drawing has, elsewhere on the page."""
    if not isinstance(node, list):
        return node
    if node[0] in ("at", "xy"):
        return [node[0], number(float(node[1]) + dx), number(float(node[2]) + dy), *node[3:]]
    return [shifted(part, dx, dy) for part in node]


def page(drawings):
    """The blocks in columns, from the left, each with its title and a frame."""
    items, x, y, right = [], MARGIN_MM, MARGIN_MM, 0
    for drawing in drawings:
        left, top, end, bottom = drawing.extent()
        width, height = end - left, bottom - top
        if y + height > PAGE_MM[1] - MARGIN_MM and y > MARGIN_MM:
            x, y, right = x + right + BETWEEN_MM, MARGIN_MM, 0
        dx, dy = snap(x - left), snap(y - top)
        items += [shifted(item, dx, dy) for item in drawing.items]
        items.append(["text", Quoted(drawing.sheet.title), ["exclude_from_sim", "no"], ["at", number(left + dx + 2), number(top + dy + 5), "0"],
                      effects(2.5, ["left", "bottom"]), ["uuid", identity("title", drawing.name)]])
        items.append(["rectangle", ["start", number(left + dx), number(top + dy)], ["end", number(end + dx), number(bottom + dy)],
                      ["stroke", ["width", "0.15"], ["type", "dash"]], ["fill", ["type", "none"]], ["uuid", identity("frame", drawing.name)]])
        y, right = y + height + BETWEEN_MM, max(right, width)
    if x + right > PAGE_MM[0] - 10:
        raise ValueError(f"the schematic is {x + right:.0f} mm wide, {PAGE} is {PAGE_MM[0]}")
    return items


WAY_OF = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}


def opposite(way):
    return -way[0], -way[1]


def cosine(angle):
    return {0: 1, 180: -1}.get(angle, 0)


def sine(angle):
    return {90: 1, 270: -1}.get(angle, 0)


def line(a, b):
    way = (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
    nodes = [a]
    while nodes[-1] != b:
        nodes.append((nodes[-1][0] + way[0], nodes[-1][1] + way[1]))
    return nodes


def label_box(net, x, y, direction):
    length = (len(net) + 2) * CHARACTER_MM + 1
    way = WAY_OF[direction]
    return (min(x, x + way[0] * length) - abs(way[1]) * 1.15, min(y, y + way[1] * length) - abs(way[0]) * 1.15,
            max(x, x + way[0] * length) + abs(way[1]) * 1.15, max(y, y + way[1] * length) + abs(way[0]) * 1.15)


def document(title, symbols, items):
    return ["kicad_sch", ["version", "20250114"], ["generator", Quoted(handheld.NAME)], ["generator_version", Quoted("9.0")],
            ["uuid", identity("root")], ["paper", Quoted(PAGE)],
            ["title_block", ["title", Quoted(title)], ["rev", Quoted(handheld.REVISION)], ["company", Quoted("never built")],
             ["comment", "1", Quoted("CERN-OHL-P-2.0")]],
            ["lib_symbols", *symbols], *items, ["sheet_instances", ["path", Quoted("/"), ["page", Quoted("1")]]], ["embedded_fonts", "no"]]


def shared_nets():
    blocks = {}
    for part in handheld.PARTS.values():
        for net in part.pins.values():
            blocks.setdefault(net, set()).add(part.block)
    return {net for net, where in blocks.items() if len(where) > 1} - set(POWER)


def main(folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    library, shared = Library(), shared_nets()
    drawings = [Drawing(name, library, shared).draw() for name in sheets.ORDER]
    symbols = {full: symbol for drawing in drawings for full, symbol in drawing.symbols.items()}
    for old in folder.glob("*.kicad_sch"):
        old.unlink()
    (folder / f"{handheld.NAME}.kicad_sch").write_text(write(document("Seaglass handheld", symbols.values(), page(drawings))) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
