"""KiCad's library symbols: their pins, the box of what they draw, and both as placed on a sheet."""
from pathlib import Path

from sexpr import Quoted, every, find, parse

LIBRARY = Path(__file__).resolve().parents[2] / "build" / "deps" / "kicad" / "usr" / "share" / "kicad" / "symbols"
GRID = 1.27


def snap(mm):
    return round(mm / GRID) * GRID


class Library:
    def __init__(self):
        self.files, self.used = {}, {}

    def file(self, name):
        if name not in self.files:
            tree = parse((LIBRARY / f"{name}.kicad_sym").read_text())
            self.files[name] = {symbol[1]: symbol for symbol in every(tree, "symbol")}
        return self.files[name]

    def symbol(self, full):
        """The whole symbol: one that only extends another takes that one's drawing and its own texts."""
        if full not in self.used:
            library, name = full.split(":")
            self.used[full] = ["symbol", Quoted(full), *self.whole(self.file(library), name)[2:]]
        return self.used[full]

    def whole(self, file, name):
        symbol = file[name]
        extends = find(symbol, "extends")
        if extends is None:
            return symbol
        base = self.whole(file, extends[1])
        own = {node[1]: node for node in every(symbol, "property")}
        out = ["symbol", Quoted(name)]
        for node in base[2:]:
            if isinstance(node, list) and node[0] == "property":
                out.append(own.pop(node[1], node))
            elif isinstance(node, list) and node[0] == "symbol":
                out += list(own.values())
                own = {}
                out.append(["symbol", Quoted(node[1].replace(extends[1] + "_", name + "_", 1)), *node[2:]])
            else:
                out.append(node)
        return out


def placed(x, y, turn, mirror, px, py):
    """A symbol's point, its y upwards, as it lies on the sheet, whose y points down."""
    for _ in range(turn // 90):
        px, py = -py, px
    if mirror == "y":
        px = -px
    if mirror == "x":
        py = -py
    return round(x + px, 3), round(y - py, 3)


def pins(symbol):
    """number -> (x, y, angle in which the wire does not leave, electrical type)."""
    out = {}
    for unit in every(symbol, "symbol"):
        for pin in every(unit, "pin"):
            at = find(pin, "at")
            out[find(pin, "number")[1]] = (float(at[1]), float(at[2]), int(float(at[3])), pin[1])
    return out


def points(symbol):
    """Every point of the drawing."""
    for unit in every(symbol, "symbol"):
        for shape in unit[2:]:
            if not isinstance(shape, list):
                continue
            if shape[0] == "circle":
                x, y = map(float, find(shape, "center")[1:3])
                r = float(find(shape, "radius")[1])
                yield from ((x - r, y - r), (x + r, y + r))
            elif shape[0] in ("rectangle", "arc", "polyline", "bezier"):
                for node in shape[1:]:
                    if isinstance(node, list) and node[0] in ("start", "mid", "end"):
                        yield float(node[1]), float(node[2])
                    if isinstance(node, list) and node[0] == "pts":
                        yield from ((float(p[1]), float(p[2])) for p in every(node, "xy"))


def body(symbol, x, y, turn, mirror):
    corners = [placed(x, y, turn, mirror, px, py) for px, py in points(symbol)]
    xs, ys = [c[0] for c in corners], [c[1] for c in corners]
    return min(xs), min(ys), max(xs), max(ys)
