"""The round pen: strokes on a letter's grid become coverage on a grid of pixels.

Two things make small letters crisp. The lines on which letters stand and to which they reach fall exactly between two
rows of pixels, and so do level bars; and upright stems keep whole pixels between them. Everything else follows them.
"""
from dataclasses import dataclass, field
from math import sqrt

BEND = 0.58  # how full a quarter turn is: 0.552 would be an ellipse
PIECES = 10  # straight pieces that stand for a bend


@dataclass
class Shape:
    """What a person drew: polylines of (x, y), dots, and the hints that its straight parts give."""
    strokes: list = field(default_factory=list)
    dots: list = field(default_factory=list)
    stems: set = field(default_factory=set)  # x of upright straight parts
    bars: set = field(default_factory=set)  # y of level straight parts

    def points(self):
        return [p for stroke in self.strokes for p in stroke] + self.dots


def _cubic(a, b, c, d):
    points = []
    for i in range(1, PIECES + 1):
        t = i / PIECES
        s = 1 - t
        points.append(tuple(s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k]
                            for k in (0, 1)))
    return points


def flat(a, d):
    """A quarter turn that leaves level and arrives upright."""
    return _cubic(a, (a[0] + (d[0] - a[0]) * BEND, a[1]), (d[0], d[1] - (d[1] - a[1]) * BEND), d)


def steep(a, d):
    """A quarter turn that leaves upright and arrives level."""
    return _cubic(a, (a[0], a[1] + (d[1] - a[1]) * BEND), (d[0] - (d[0] - a[0]) * BEND, d[1]), d)


def curve(a, towards, d):
    third = 2 / 3
    return _cubic(a, tuple(a[k] + (towards[k] - a[k]) * third for k in (0, 1)),
                  tuple(d[k] + (towards[k] - d[k]) * third for k in (0, 1)), d)


def _between(knots, value):
    """Follows the two nearest knots (grid, pixel); beyond the last ones, their slope."""
    knots = sorted(knots)
    if len(knots) == 1:
        return value - knots[0][0] + knots[0][1]
    i = 0
    while i + 2 < len(knots) and value > knots[i + 1][0]:
        i += 1
    (a, at_a), (b, at_b) = knots[i], knots[i + 1]
    return at_a + (value - a) * (at_b - at_a) / (b - a)


class Mapping:
    """From a letter's grid to pixels, y still counting up, for one size."""

    def __init__(self, shape, size):
        self.size = size
        self.y_knots = self._rows(shape)
        self.x_knots = self._columns(shape)

    def _rows(self, shape):
        size, half = self.size, self.size.pen_high / 2
        lines = [(-4, -size.tail + half), (0, half), (8, size.small - half), (12, size.cap - half),
                 (13, size.stem - half)]
        knots = list(lines)
        for y in shape.bars:
            if all(abs(y - line) > 0.01 for line, _ in lines):
                knots.append((y, round(_between(lines, y) - half) + half))
        return knots

    def _columns(self, shape):
        unit = self.size.unit
        xs = [x for x, _ in shape.points()]
        if not xs:
            return [(0, 0)]
        keys = sorted({min(xs), max(xs)} | shape.stems)
        if not shape.stems:
            return [(x, (x - keys[0]) * unit) for x in keys]
        knots = [(keys[0], 0.0)]
        for x in keys[1:]:
            knots.append((x, knots[-1][1] + round((x - knots[-1][0]) * unit)))
        return knots

    def x(self, value):
        if len(self.x_knots) == 1:
            return (value - self.x_knots[0][0]) * self.size.unit
        return _between(self.x_knots, value)

    def y(self, value):
        return _between(self.y_knots, value)


def _distance(px, py, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((px - a[0]) * dx + (py - a[1]) * dy) / length))
    x, y = px - a[0] - t * dx, py - a[1] - t * dy
    return sqrt(x * x + y * y)


@dataclass
class Coverage:
    """Rows of 0 … 15 from the top; `left` and `top` say where, from the letter's origin on the baseline."""
    left: int
    top: int
    rows: list

    @property
    def width(self):
        return len(self.rows[0]) if self.rows else 0


def draw(strokes, dots, size) -> Coverage:
    """Strokes and dots in pixels, y up. The pen is an ellipse: y is stretched so that it becomes a circle."""
    stretch = size.pen_wide / size.pen_high
    pieces = []
    for stroke in strokes:
        round_pen = [(x, y * stretch) for x, y in stroke]
        pieces += [(a, b, size.pen_wide / 2) for a, b in zip(round_pen, round_pen[1:])]
    pieces += [((x, y * stretch), (x, y * stretch), size.pen_wide / 2 * size.dot) for x, y in dots]
    if not pieces:
        return Coverage(0, 0, [])
    reach = size.pen_wide * size.dot
    xs = [p[0] for a, b, _ in pieces for p in (a, b)]
    ys = [p[1] / stretch for a, b, _ in pieces for p in (a, b)]
    left, right = int(min(xs) - reach) - 1, int(max(xs) + reach) + 2
    bottom, top = int(min(ys) - reach) - 1, int(max(ys) + reach) + 2
    rows = []
    for y in range(top - 1, bottom - 1, -1):
        row = []
        for x in range(left, right):
            px, py = x + 0.5, (y + 0.5) * stretch
            covered = max(radius - _distance(px, py, a, b) for a, b, radius in pieces) + 0.5
            row.append(int(max(0.0, min(1.0, covered)) * 15 + 0.5))
        rows.append(row)
    return _trimmed(Coverage(left, top, rows))


def _trimmed(coverage):
    rows, left, top = coverage.rows, coverage.left, coverage.top
    while rows and not any(rows[0]):
        rows, top = rows[1:], top - 1
    while rows and not any(rows[-1]):
        rows = rows[:-1]
    while rows and not any(row[0] for row in rows):
        rows, left = [row[1:] for row in rows], left + 1
    while rows and not any(row[-1] for row in rows):
        rows = [row[:-1] for row in rows]
    return Coverage(left, top, rows)
