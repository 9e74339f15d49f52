"""data/glyphs/ -> lib/content/glyphs.cpp: the font, at its three sizes (its form: lib/content/font.h)."""
from dataclasses import dataclass, field
from pathlib import Path

from content import BadData, sections
from content import _pen as pen
from content._strokes import REPEATS, pack

NAMED = {"space": 0x20, "no-break-space": 0xA0, "narrow-no-break-space": 0x202F}
UNENCODED = ("dotless-i", "wide-dotless-i", "unknown")
SIDES = ("straight", "round", "open", "tight")
STEPS = {"line": 2, "flat": 2, "steep": 2, "curve": 4}
SIZES = ("body", "child", "title")


@dataclass
class Glyph:
    name: str
    path: Path
    line: int
    shape: pen.Shape = field(default_factory=pen.Shape)
    sides: tuple = ("open", "open")
    same: str = ""
    space: float = 0.0
    below: bool = False


@dataclass
class Size:
    name: str
    cap: int = 0
    small: int = 0
    stem: int = 0
    tail: int = 0
    unit: float = 0
    pen_wide: float = 0
    pen_high: float = 0
    gap_small: float = 0
    gap_capital: float = 0
    straight: float = 0
    round: float = 0
    open: float = 0
    tight: float = 0
    line: int = 0
    dot: float = 1.2  # a dot is so much wider than a stroke


@dataclass
class Placed:
    """A glyph at one size: coverage, and how far it takes the pen."""
    coverage: pen.Coverage
    advance: int
    middle: float = 0.0


# Reading

def number(path, line, word):
    try:
        return float(word)
    except ValueError:
        raise BadData(path, line, f"'{word}' is not a number") from None


def pairs(path, line, words):
    numbers = [number(path, line, word) for word in words]
    return list(zip(numbers[::2], numbers[1::2]))


def read_stroke(path, line, words, shape):
    if len(words) < 2:
        raise BadData(path, line, "a stroke begins with X Y")
    points = pairs(path, line, words[:2])
    at = 2
    while at < len(words):
        step = words[at]
        count = STEPS.get(step)
        if count is None or at + 1 + count > len(words):
            raise BadData(path, line, f"'{step}' is no step of a stroke, or lacks a point (steps: {', '.join(STEPS)})")
        here, to = points[-1], pairs(path, line, words[at + 1:at + 1 + count])
        if step == "line":
            if here[0] == to[0][0] and abs(here[1] - to[0][1]) >= 2.5:
                shape.stems.add(here[0])
            if here[1] == to[0][1] and abs(here[0] - to[0][0]) >= 0.7:
                shape.bars.add(here[1])
            points.append(to[0])
        elif step == "curve":
            points += pen.curve(here, *to)
        else:
            points += getattr(pen, step)(here, *to)
        at += 1 + count
    shape.strokes.append(points)


def read_glyphs(path):
    glyphs = {}
    for name, lines in sections(path).items():
        if not lines:
            raise BadData(path, 1, f"[{name}] is empty")
        glyph = glyphs[name] = Glyph(name, path, lines[0][0])
        for line, (word, *rest) in lines:
            if word == "stroke":
                read_stroke(path, line, rest, glyph.shape)
            elif word == "dot" and len(rest) == 2:
                glyph.shape.dots += pairs(path, line, rest)
            elif word == "sides" and len(rest) == 2:
                glyph.sides = tuple(side if side in SIDES else number(path, line, side) for side in rest)
            elif word == "same" and len(rest) == 1:
                glyph.same = rest[0]
            elif word == "space" and len(rest) == 1:
                glyph.space = number(path, line, rest[0])
            elif word == "below" and not rest:
                glyph.below = True
            else:
                raise BadData(path, line, f"'{word}' with {len(rest)} words means nothing in a glyph")
        if not glyph.shape.points() and not glyph.space:
            raise BadData(path, glyph.line, f"[{name}] has neither a stroke, a dot nor a space")
    return glyphs


def read_sizes(path):
    sizes = []
    found = sections(path)
    for name in SIZES:
        if name not in found:
            raise BadData(path, 1, f"there is no [{name}]")
        size = Size(name)
        given = set()
        for line, (word, *rest) in found[name]:
            numbers = [number(path, line, w) for w in rest]
            fields = {"pen": ("pen_wide", "pen_high"), "mark-gap": ("gap_small", "gap_capital")}.get(word, (word,))
            if word in ("name", "dot") or not all(hasattr(size, f) for f in fields) or len(fields) != len(numbers):
                raise BadData(path, line, f"'{word}' with {len(rest)} numbers is nothing that a size has")
            for each, value in zip(fields, numbers):
                whole = each in ("cap", "small", "stem", "tail", "line")
                setattr(size, each, int(value) if whole else value)
                given.add(each)
        missing = set(vars(size)) - given - {"name", "dot"}
        if missing:
            raise BadData(path, 1, f"[{name}] does not say {', '.join(sorted(missing))}")
        sizes.append(size)
    return sizes


def code_of(glyph):
    if glyph.name in UNENCODED:
        return None
    if glyph.name in NAMED:
        return NAMED[glyph.name]
    if glyph.name.startswith("U+"):
        try:
            return int(glyph.name[2:], 16)
        except ValueError:
            pass
    elif len(glyph.name) == 1:
        return ord(glyph.name)
    raise BadData(glyph.path, glyph.line, f"[{glyph.name}] is neither one character nor a name that is known")


def read_accents(path, glyphs, marks):
    """(character, base, mark, whether it is a capital), in the file's order."""
    accents = []
    for section, lines in sections(path).items():
        if section not in ("letters", "capitals"):
            raise BadData(path, lines[0][0] if lines else 1, f"[{section}] is neither [letters] nor [capitals]")
        for line, words in lines:
            if len(words) != 3 or len(words[0]) != 1:
                raise BadData(path, line, "wants a character, a letter and a mark")
            character, base, mark = words
            if base not in glyphs:
                raise BadData(path, line, f"there is no letter [{base}]")
            if mark not in marks:
                raise BadData(path, line, f"there is no mark [{mark}]")
            if character in glyphs or any(character == other[0] for other in accents):
                raise BadData(path, line, f"'{character}' is drawn twice")
            accents.append((character, base, mark, section == "capitals"))
    return accents


def read_kerning(path, glyphs):
    """The classes of a pair's first and second letters, each {letter: number from 1}, and {(first, second): units}."""
    found = sections(path)
    for name in ("first", "second", "pairs"):
        if name not in found:
            raise BadData(path, 1, f"there is no [{name}]")
    numbers, letters = {"first": {}, "second": {}}, {"first": {}, "second": {}}
    for side, names in numbers.items():
        for line, (name, *members) in found[side]:
            if name in names or len(names) == 15:
                raise BadData(path, line, f"'{name}' stands here twice, or is the sixteenth class")
            names[name] = len(names) + 1
            for letter in members:
                if letter not in glyphs or letter in letters[side]:
                    raise BadData(path, line, f"'{letter}' is no letter, or is in two classes")
                letters[side][letter] = names[name]
    units = {}
    for line, words in found["pairs"]:
        if len(words) != 3 or words[0] not in numbers["first"] or words[1] not in numbers["second"]:
            raise BadData(path, line, "wants a class of [first], one of [second], and units")
        units[numbers["first"][words[0]], numbers["second"][words[1]]] = number(path, line, words[2])
    return letters["first"], letters["second"], units


# Placing

def place(glyph, size) -> Placed:
    shape = glyph.shape
    if not shape.points():
        return Placed(pen.Coverage(0, 0, []), max(1, round(glyph.space * size.unit)))
    mapping = pen.Mapping(shape, size)
    xs = [mapping.x(x) for x, _ in shape.points()]
    low, high = min(xs) - size.pen_wide / 2, max(xs) + size.pen_wide / 2
    before, after = (getattr(size, side) if side in SIDES else side * size.unit for side in glyph.sides)
    advance = int(before + (high - low) + after + 0.49)  # a half goes down: rather close than loose
    if shape.stems:  # the first stem's left edge falls between two columns
        stem = mapping.x(min(shape.stems)) - size.pen_wide / 2
        shift = round(stem - low + before) - stem
    else:
        shift = (advance - (high - low)) / 2 + (before - after) / 2 - low
    return draw_at(glyph, size, mapping, shift, advance, (low + high) / 2 + shift)


def draw_at(glyph, size, mapping, shift, advance, middle):
    strokes = [[(mapping.x(x) + shift, mapping.y(y)) for x, y in stroke] for stroke in glyph.shape.strokes]
    dots = [(mapping.x(x) + shift, mapping.y(y)) for x, y in glyph.shape.dots]
    return Placed(pen.draw(strokes, dots, size), advance, middle)


def with_advance(placed, advance):
    """Centred in another advance; by whole pixels, so that stems stay crisp."""
    shift = (advance - placed.advance) // 2
    coverage = placed.coverage
    return Placed(pen.Coverage(coverage.left + shift, coverage.top, coverage.rows), advance, placed.middle + shift)


def place_mark(mark, base, capital, size):
    """A mark over (or under) the letter that it belongs to, from that letter's origin."""
    half = size.pen_high / 2
    foot = half if mark.below else (size.cap + size.gap_capital if capital else size.small + size.gap_small) + half

    def at(point):
        return base.middle + point[0] * size.unit, foot + point[1] * size.unit

    strokes = [[at(p) for p in stroke] for stroke in mark.shape.strokes]
    return Placed(pen.draw(strokes, [at(p) for p in mark.shape.dots], size), 0)


def place_all(glyphs, marks, accents, size):
    placed = {name: place(glyph, size) for name, glyph in glyphs.items()}
    for name, glyph in glyphs.items():
        if glyph.same:
            if glyph.same not in placed:
                raise BadData(glyph.path, glyph.line, f"there is no [{glyph.same}] for [{name}] to be as wide as")
            placed[name] = with_advance(placed[name], placed[glyph.same].advance)
    worn = [place_mark(marks[mark], placed[base], capital, size) for _, base, mark, capital in accents]
    return list(placed.values()) + worn


# Writing

def table(kind, name, numbers):
    lines = [f"const std::{kind} {name}[] = {{"]
    for i in range(0, len(numbers), 20):
        lines.append("    " + " ".join(f"{n}," for n in numbers[i:i + 20]))
    return lines + ["};", ""]


def bytes_of(name, data):
    return table("uint8_t", name, data)


def rows_of(placed):
    return tuple(map(tuple, placed.coverage.rows))


def stroke_table(strokes):
    """Those that stand for repeated rows have no stroke."""
    nibbles = [(0, 0, 0, 0)] * REPEATS + strokes
    return table("uint16_t", "strokes", [skipped | first << 4 | full << 8 | last << 12
                                         for skipped, first, full, last in nibbles])


def kerning_table(size, units):
    rows = []
    for first in range(16):
        pixels = [int(units.get((first, second), 0) * size.unit - 0.5) for second in range(16)]
        rows.append("    {" + ", ".join(str(p) for p in pixels) + "},")
    return [f"const std::int8_t {size.name}_kerning[kerning_classes][kerning_classes] = {{"] + rows + ["};", ""]


def write_size(size, placed, units, codes_of):
    """`codes_of` are a glyph's bytes by its rows."""
    blob, offsets, entries = b"", {}, []
    for each in placed:
        data = codes_of[rows_of(each)]
        if data not in offsets:
            offsets[data] = len(blob)
            blob += data
        c = each.coverage
        entries.append(f"    {{{offsets[data]}, {c.width}, {len(c.rows)}, {c.left}, {c.top}, {each.advance}}},")
    ascent = max(each.coverage.top for each in placed)
    descent = max(len(each.coverage.rows) - each.coverage.top for each in placed if each.coverage.rows)
    font = (f"    {{{size.cap}, {size.small}, {ascent}, {descent}, {size.line}, "
            f"{size.name}_glyphs, {size.name}_codes, {size.name}_kerning}},")
    lines = bytes_of(f"{size.name}_codes", blob) + [f"const Glyph {size.name}_glyphs[] = {{"] + entries
    return lines + ["};", ""] + kerning_table(size, units), font


def compile_content(data: Path) -> dict[str, str]:
    folder = data / "glyphs"
    letters, figures = read_glyphs(folder / "letters.txt"), read_glyphs(folder / "figures.txt")
    for name in letters.keys() & figures.keys():
        raise BadData(figures[name].path, figures[name].line, f"[{name}] is in letters.txt too")
    glyphs, marks = {**letters, **figures}, read_glyphs(folder / "marks.txt")
    accents = read_accents(folder / "accents.txt", glyphs, marks)
    sizes = read_sizes(folder / "sizes.txt")
    first, second, units = read_kerning(folder / "kerning.txt", glyphs)

    order = {name: i for i, name in enumerate(glyphs)}
    codes = {}
    for glyph in glyphs.values():
        if (code := code_of(glyph)) is not None:
            codes[code] = (order[glyph.name], "no_mark")
    for i, (character, base, _, _) in enumerate(accents):
        codes[ord(character)] = (order[base], str(len(glyphs) + i))
    for code in range(0x20, 0x7F):
        if code not in codes:
            raise BadData(folder / "figures.txt", 1, f"there is no '{chr(code)}'")
    if "unknown" not in glyphs:
        raise BadData(folder / "figures.txt", 1, "there is no [unknown]")
    if len(glyphs) + len(accents) > 255:
        raise BadData(folder / "accents.txt", 1, "more than 255 glyphs: a number of one would not fit a byte")

    out = ["// Made by tools/content/glyphs.py from data/glyphs: run make content, do not edit.", '#include "content/font.h"',
           "", "namespace seaglass {", "namespace content {", "", "namespace {", ""]
    placed = [place_all(glyphs, marks, accents, size) for size in sizes]
    drawn = tuple(dict.fromkeys(rows_of(each) for of_size in placed for each in of_size))
    strokes, packed = pack(drawn)
    codes_of = dict(zip(drawn, packed))
    fonts = []
    for size, of_size in zip(sizes, placed):
        lines, font = write_size(size, of_size, units, codes_of)
        out += lines
        fonts.append(font)
    classes = [first.get(name, 0) << 4 | second.get(name, 0) for name in glyphs]
    out += ["}  // namespace", ""] + stroke_table(strokes) + bytes_of("kerning_class", classes)
    out += [f"const Character characters[{len(codes)}] = {{"]
    out += [f"    {{{code}, {base}, {mark}}}," for code, (base, mark) in sorted(codes.items())]
    out += ["};", f"const int character_count = {len(codes)};", f"const int unknown_glyph = {order['unknown']};", "",
            "const Font fonts[font_sizes] = {", *fonts, "};", "", "}  // namespace content", "}  // namespace seaglass", ""]
    return {"glyphs.cpp": "\n".join(out)}
