"""The row coding that lib/content/image.h describes. The same rows always give the same codes.

Of all ways to code a row the cheapest is taken: its bytes, and half a byte more for each part, which takes time to
draw.
"""
from collections import Counter

STAY = None
RUN_MAX = 64
BLOCK_MIN, BLOCK_MAX = 3, 18  # in pixels; as in image.h
BLOCK = -1  # where a run has its length
NUMBERS = 256  # a number is one byte
FEWEST_USES = 3  # of a run with a number: its own two bytes must be earned back
BYTE, PART = 2, 1  # what coding costs, in half bytes


def first_long_of(colours):
    """The first of the numbers that a long run begins with."""
    return NUMBERS - (colours + 4) // 4


class Coder:
    """The numbers of one picture."""

    def __init__(self, rows, colours):
        self.colours = colours
        self.first_long = first_long_of(colours)
        uses = Counter(run for row in rows for run in runs_of(row))
        self.number_runs(uses)
        uses = Counter(part for row in rows for part in self.parted(row))
        self.number_runs(uses)

    def number_runs(self, uses):
        """Gives numbers to the runs that are used most."""
        worth = [(-count, run) for run, count in uses.items()
                 if count >= FEWEST_USES and is_run(run) and not self.is_single(run)]
        room = self.first_long - self.colours - (BLOCK_MAX - BLOCK_MIN + 1)
        self.runs = sorted(run for _, run in sorted(worth)[:room])
        self.number = {run: self.colours + i for i, run in enumerate(self.runs)}
        self.lengths = {colour: [run[0] for run in self.runs if run[1] == colour] for colour in range(self.colours + 1)}
        self.first_block = self.colours + len(self.runs)

    def is_single(self, part):
        return part[0] == 1 and part[1] < self.colours

    def parted(self, row):
        """The cheapest parts of a row: runs (length, colour), and blocks of colours (BLOCK, colour, colour, …)."""
        cost, parts = [0] * (len(row) + 1), [None] * len(row)
        alike = coloured = 0
        for x in reversed(range(len(row))):
            alike = min(alike + 1, RUN_MAX) if x + 1 < len(row) and row[x + 1] == row[x] else 1
            coloured = coloured + 1 if row[x] < self.colours else 0
            cost[x], parts[x] = min(self.ways(row, x, alike, coloured, cost))
        x, found = 0, []
        while x < len(row):
            found.append(parts[x])
            x += length_of(parts[x])
        return found

    def ways(self, row, x, alike, coloured, cost):
        for length in (1, alike, *self.lengths[row[x]]):
            if length <= alike:
                run = (length, row[x])
                short = run in self.number or self.is_single(run)
                yield cost[x + length] + BYTE * (1 if short else 2) + PART, run
        for length in range(BLOCK_MIN, min(BLOCK_MAX, coloured) + 1):
            yield cost[x + length] + BYTE * (1 + length) + PART, (BLOCK, *row[x:x + length])

    def head(self):
        return bytes([self.colours, self.first_block, *(byte for length, colour in self.runs
                                                        for byte in (length - 1, colour))])

    def codes_of(self, part):
        if not is_run(part):
            return [self.first_block + length_of(part) - BLOCK_MIN, *part[1:]]
        length, colour = part
        if self.is_single(part):
            return [colour]
        if part in self.number:
            return [self.number[part]]
        return [self.first_long + colour // 4, colour % 4 * RUN_MAX + length - 1]


def is_run(part):
    return part[0] != BLOCK


def length_of(part):
    return part[0] if is_run(part) else len(part) - 1


def runs_of(row):
    x = 0
    while x < len(row):
        end = x
        while end < min(len(row), x + RUN_MAX) and row[end] == row[x]:
            end += 1
        yield end - x, row[x]
        x = end


def coded(rows, colours):
    """`rows` are indices, or STAY. Returns where each row begins, and the codes; rows that look alike share theirs."""
    rows = [tuple(colours if pixel is STAY else pixel for pixel in row) for row in rows]
    different = list(dict.fromkeys(rows))
    coder = Coder(different, colours)
    codes, begins = bytearray(coder.head()), {}
    for row in different:
        begins[row] = len(codes)
        codes += bytes(code for part in coder.parted(row) for code in coder.codes_of(part))
    return [begins[row] for row in rows], bytes(codes)


def decoded(codes, start, width):
    """The row whose codes begin at `start`."""
    colours, first_block, first_long = codes[0], codes[1], first_long_of(codes[0])
    row = []
    while len(row) < width:
        number, start = codes[start], start + 1
        if number < colours:
            row.append(number)
        elif number < first_block:
            length, colour = codes[2 + 2 * (number - colours):][:2]
            row += [colour] * (length + 1)
        elif number < first_long:
            count = number - first_block + BLOCK_MIN
            row += codes[start:start + count]
            start += count
        else:
            colour, length = (number - first_long) * 4 + codes[start] // RUN_MAX, codes[start] % RUN_MAX + 1
            row += [colour] * length
            start += 1
    return [STAY if pixel == colours else pixel for pixel in row]
