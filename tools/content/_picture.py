"""From pixels to the tables of an Image or a Sprite (lib/content/image.h, sprite.h)."""
import re
from collections import Counter

from content import BadData
from content._palette import chosen
from content._runs import STAY, coded, decoded

OPAQUE = 32  # as in sprite.h
LINE = 110


class Tables:
    """`rows` are the numbers of colours, or STAY; a colour is an RGB565 number, or the three numbers of a Swatch."""

    def __init__(self, colours, rows):
        starts, codes = coded(rows, len(colours))
        self.codes_size = len(codes)
        if isinstance(colours[0], int):
            self.colours_name, text = "colors", array("std::uint16_t", "colors", colours)
        else:
            self.colours_name, text = "swatches", array("Swatch", "swatches", ["{%d,%d,%d}" % each for each in colours])
        self.text = text + array("std::uint16_t", "rows", starts) + array("std::uint8_t", "codes", codes)


def coded_anew(text, width):
    """The tables of a picture of this width, from those that are there: the same colours, the same pixels."""
    def numbers(name):
        table = re.search(rf" {name}\[\] = {{(.*?)}};", text, re.DOTALL).group(1)
        return [int(number) for number in re.findall(r"\d+", table)]

    codes = bytes(numbers("codes"))
    rows = [decoded(codes, start, width) for start in numbers("rows")]
    if " swatches[]" not in text:
        return Tables(numbers("colors"), rows)
    swatches = numbers("swatches")
    return Tables(list(zip(swatches[::3], swatches[1::3], swatches[2::3])), rows)


def array(kind, name, values):
    return f"constexpr {kind} {name}[] = {{\n{wrapped(str(value) for value in values)}}};\n"


def wrapped(words):
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) + 1 > LINE:
            lines.append(line)
            line = ""
        line += word + ","
    return "\n".join([*lines, line.rstrip(",")])


def pixel(red, green, blue):
    """RGB565, as lib/ink/color.h rounds it."""
    return ((red * 249 + 1014) >> 11) << 11 | ((green * 253 + 505) >> 10) << 5 | ((blue * 249 + 1014) >> 11)


def place(value, scale=1):
    """Where an RGB565 colour lies; what the eye tells apart best counts most."""
    return ((value >> 11) * 24 * scale, (value >> 5 & 63) * 16 * scale, (value & 31) * 16 * scale)


def image_tables(picture, rows):
    for y, row in enumerate(rows):
        for x, (_, _, _, alpha) in enumerate(row):
            if alpha not in (0, 255):
                raise BadData(picture.svg, 1, f"see-through at {x}, {y}: an image has no soft edges of its own")
    rows = [[pixel(*p[:3]) if p[3] else STAY for p in row] for row in rows]
    counts = Counter(p for row in rows for p in row if p is not STAY)
    nearest = chosen(counts, place, picture.colours)
    palette = sorted(set(nearest.values()))
    index = {colour: i for i, colour in enumerate(palette)}
    return Tables(palette, [[STAY if p is STAY else index[nearest[p]] for p in row] for row in rows])


def sprite_tables(picture, with_black, with_white):
    """The same picture with its role in black and in white: what differs between them is the role's share."""
    rows = [[swatch(black, white) for black, white in zip(*pair)] for pair in zip(with_black, with_white)]
    counts = Counter(s for row in rows for s in row if s is not STAY)
    if not counts:
        raise BadData(picture.svg, 1, "there is nothing to see")
    nearest = chosen(counts, swatch_place, picture.colours)
    swatches = sorted(set(nearest.values()))
    index = {s: i for i, s in enumerate(swatches)}
    return Tables(swatches, [[STAY if s is STAY else index[nearest[s]] for s in row] for row in rows])


def swatch(black, white):
    """(colour, alpha, mix) as in sprite.h, for role 0; STAY where nothing shows."""
    opacity = black[3]
    alpha = (opacity * OPAQUE + 127) // 255
    if alpha == 0:
        return STAY
    mix = min(OPAQUE, (sum(white[:3]) - sum(black[:3])) * OPAQUE // (3 * 255))
    if mix <= 1:
        return (pixel(*black[:3]), alpha, 0)
    rest = OPAQUE - mix
    fixed = [min(255, value * OPAQUE // rest) if rest > 1 else 0 for value in black[:3]]
    return (pixel(*fixed), alpha, mix if rest > 1 else OPAQUE)


def swatch_place(swatch):
    colour, alpha, mix = swatch
    fixed = [value * alpha * (OPAQUE - mix) // OPAQUE ** 2 for value in place(colour)]
    return (*fixed, alpha * 20, alpha * mix)
