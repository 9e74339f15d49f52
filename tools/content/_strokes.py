"""Packs the rows of glyphs into strokes, as lib/content/font.h describes them: finds the 241 that are worth a number,
and writes every row with as few of them as will do. The same rows always give the same strokes.
"""
from collections import Counter
from functools import lru_cache

REPEATS = 15  # numbers below it say that rows repeat
STROKES = 256 - REPEATS
FULL = 15  # a pixel's coverage; no part of a stroke is longer, either
CANDIDATES = 2000  # those that occur most often; the others are never missed
KEPT = 0.5  # of them, from one round to the next
SINGLE = [(0, coverage, 0, 0) for coverage in range(FULL + 1)]  # with these alone, any row can be written


@lru_cache
def pack(glyphs):
    """`glyphs` are tuples of rows, which are tuples of coverage. Returns the strokes, each (skipped, first, full, last),
    and the bytes of each glyph."""
    rows = Counter(row for glyph in glyphs for row, _ in repeated(glyph))
    strokes = chosen([Row(row, count) for row, count in sorted(rows.items())])
    number = {stroke: REPEATS + i for i, stroke in enumerate(strokes)}
    written = {row: bytes(number[stroke] for stroke in Row(row, 1, number.keys()).parsed()) for row in rows}
    return strokes, [b"".join(written[row] + again(times) for row, times in repeated(glyph)) for glyph in glyphs]


def repeated(glyph):
    """(row, how many times it follows itself), from the top."""
    found = []
    for row in glyph:
        if found and found[-1][0] == row and found[-1][1] < REPEATS:
            found[-1] = (row, found[-1][1] + 1)
        else:
            found.append((row, 0))
    return found


def again(times):
    return bytes([times - 1]) if times else b""


def length(stroke):
    skipped, _, full, last = stroke
    return skipped + 1 + full + (last > 0)


class Row:
    """A row with all strokes that could be laid at each of its columns."""

    def __init__(self, row, count, only=None):
        self.count, self.width = count, len(row)
        self.at = [[stroke for stroke in strokes_at(row, x) if only is None or stroke in only] for x in range(len(row))]

    def keep(self, strokes):
        self.at = [[stroke for stroke in here if stroke in strokes] for here in self.at]

    def parsed(self):
        """As few strokes as will do, from the left."""
        fewest = [0] * (self.width + 1)
        best = [None] * self.width
        for x in reversed(range(self.width)):
            best[x] = min(self.at[x], key=lambda stroke: (fewest[min(self.width, x + length(stroke))], stroke))
            fewest[x] = 1 + fewest[min(self.width, x + length(best[x]))]
        x = 0
        while x < self.width:
            yield best[x]
            x += length(best[x])


def strokes_at(row, x):
    """Every stroke that agrees with the row from this column on. Beyond its end nothing is covered."""
    pixels = row[x:] + (0,) * (FULL + 1)
    for skipped in range(FULL + 1):
        edge = skipped
        yield (skipped, pixels[edge], 0, 0)
        if edge >= len(row) - x:
            break
        for full in range(FULL + 1):
            if full and pixels[edge + full] != FULL:
                break
            yield (skipped, pixels[edge], full, 0)
            if pixels[edge + full + 1]:
                yield (skipped, pixels[edge], full, pixels[edge + full + 1])
        if pixels[edge]:
            break


def chosen(rows):
    """Begins with what occurs most often and drops what the shortest ways through all rows use least."""
    occurring = Counter()
    for row in rows:
        for here in row.at:
            for stroke in set(here):
                occurring[stroke] += row.count * length(stroke)
    strokes = set(sorted(occurring, key=lambda stroke: (-occurring[stroke], stroke))[:CANDIDATES])
    while True:
        strokes.update(SINGLE)
        for row in rows:
            row.keep(strokes)
        if len(strokes) <= STROKES:
            return sorted(strokes)
        uses = Counter()
        for row in rows:
            for stroke in row.parsed():
                uses[stroke] += row.count
        others = sorted(strokes - set(SINGLE), key=lambda stroke: (-uses[stroke], stroke))
        strokes = set(others[:max(STROKES, int(len(strokes) * KEPT)) - len(SINGLE)])
