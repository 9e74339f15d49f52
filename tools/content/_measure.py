"""How wide words are in the font, as lib/ink/text.cpp sets them: the same advances and the same kerning."""
import re
from functools import lru_cache
from pathlib import Path

from content import glyphs


class Font:
    def __init__(self, advances, kerning, classes, characters):
        self.advances, self.kerning, self.classes, self.characters = advances, kerning, classes, characters

    def knows(self, character):
        return ord(character) in self.characters

    def width(self, text):
        total, before = 0, None
        for character in text:
            glyph = self.characters[ord(character)]
            if before is not None:
                total += self.kerning[self.classes[before] >> 4][self.classes[glyph] & 15]
            total += self.advances[glyph]
            before = glyph
        return total

    def lines(self, text, width):
        """How many lines of this width the words take, broken at blanks; None if a single word is too long."""
        count, line = 1, ""
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if self.width(longer) <= width:
                line = longer
                continue
            if self.width(word) > width:
                return None
            count, line = count + 1, word
        return count


def numbers(text, name):
    body = re.search(rf"\b{name}\[[^=]*= \{{(.*?)\n\}};", text, re.DOTALL).group(1)
    return [[int(n) for n in re.findall(r"-?\d+", row)] for row in body.strip().splitlines()]


@lru_cache
def fonts(data: Path):
    """{size's name: Font}"""
    text = glyphs.compile_content(data)["glyphs.cpp"].replace("no_mark", "255")
    classes = [n for row in numbers(text, "kerning_class") for n in row]
    characters = {row[0]: row[1] for row in numbers(text, "characters")}
    return {size: Font([row[-1] for row in numbers(text, f"{size}_glyphs")], numbers(text, f"{size}_kerning"),
                       classes, characters) for size in glyphs.SIZES}
