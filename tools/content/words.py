"""data/words/*.txt -> lib/content/words.h and words.cpp: every word, in every language, checked for the room it has.

    settings  title 200
      en Settings
      ...

says that `Word::settings` is drawn in the title size and has 200 pixels of width. `child 288x2` are two lines of 288. {0}, {1}
and {2} stand for something that is filled in; what may stand there at its longest follows the room, or else it is a name.

All texts are packed into the same 256 pieces (_pieces.py); lib/content/text.h says how they are kept.
"""
import re
from pathlib import Path

from content import BadData, _measure, text_of
from content._pieces import PIECES_MAX, pack

LANGUAGES = ["en", "fr", "es", "de"]
NAMES = ["english", "french", "spanish", "german"]
ROOM = re.compile(r"(\d+)(?:x(\d+))?$")
LONGEST_NAME = "Schildkröte"
PHRASE_BYTES_MAX = 160  # lib/words/phrase.h
FILLED_BYTES_MAX = 24
PLACES = ("{0}", "{1}", "{2}")  # a phrase fills in three
SYMBOL = re.compile(r"\{\d\}|.")
BYTES_MAX = 65535  # where a word begins is 16 bits
MADE = "// Made by tools/content/words.py from data/words: run make content, do not edit."


class Entry:
    def __init__(self, path, line, words):
        self.path, self.line = path, line
        if len(words) < 3 or not re.fullmatch(r"[a-z][a-z0-9_]*", words[0]):
            raise BadData(path, line, "wants a name, a text size and its room in pixels: settings title 200")
        self.name, self.size, room = words[:3]
        fits = ROOM.match(room)
        if self.size not in ("body", "child", "title") or not fits:
            raise BadData(path, line, f"'{self.size} {room}' is no text size with its room")
        self.width, self.lines = int(fits.group(1)), int(fits.group(2) or 1)
        self.samples = words[3:]
        self.texts = {}

    def add(self, line, language, text):
        if language not in LANGUAGES or language in self.texts:
            raise BadData(self.path, line, f"'{language}' is no language, or stands here twice")
        self.texts[language] = (line, text)

    def check(self, fonts):
        places = None
        for language in LANGUAGES:
            if language not in self.texts:
                raise BadData(self.path, self.line, f"{self.name} is missing in {language}")
            line, text = self.texts[language]
            used = sorted({symbol for symbol in SYMBOL.findall(text) if "{" in symbol})
            for wrong in (symbol for symbol in used if symbol not in PLACES):
                raise BadData(self.path, line, f"{self.name} has '{wrong}' in {language}: what is filled in is "
                                               f"{', '.join(PLACES)}")
            places = used if places is None else places
            if used != places:
                raise BadData(self.path, line, f"{self.name} fills in other places in {language} than in en")
            self.check_room(fonts[self.size], line, language, text)

    def check_room(self, font, line, language, text):
        full = re.sub(r"\{(\d)\}", lambda m: self.sample(int(m.group(1))), text)
        for character in full:
            if not font.knows(character):
                raise BadData(self.path, line, f"{self.name} has '{character}' in {language}, which the font has not")
        lines = font.lines(full, self.width)
        if lines is None or lines > self.lines:
            raise BadData(self.path, line, f"{self.name} does not fit in {language}: '{full}' in {self.lines} lines of "
                                           f"{self.width} pixels (it is {font.width(full)} long)")
        if len(text.encode()) + FILLED_BYTES_MAX * text.count("{") >= PHRASE_BYTES_MAX:
            raise BadData(self.path, line, f"{self.name} is too long for a phrase in {language}")

    def sample(self, place):
        return self.samples[place].replace("_", " ") if place < len(self.samples) else LONGEST_NAME


def read(path):
    entries = []
    for number, text in enumerate(text_of(path).splitlines(), start=1):
        if not text.strip() or text.lstrip().startswith(";"):
            continue
        if not text[0].isspace():
            entries.append(Entry(path, number, text.split()))
        elif not entries:
            raise BadData(path, number, "a text before the first name")
        else:
            language, _, words = text.strip().partition(" ")
            entries[-1].add(number, language, words.strip())
    return entries


def used_words(root):
    """Every Word::name in the code."""
    found = set()
    for folder in ("lib", "src"):
        for path in (root / folder).rglob("*"):
            if path.suffix in (".h", ".cpp") and path.parent.name != "content":
                found.update(re.findall(r"\bWord::(\w+)", path.read_text(encoding="utf-8")))
    return found


def rows_of(kind, name, count, numbers):
    """A table of constants, so many to a row."""
    rows = [numbers[i:i + count] for i in range(0, len(numbers), count)]
    return [f"const {kind} {name}[] = {{", *("    " + ", ".join(map(str, row)) + "," for row in rows), "};", ""]


def check_symbols(entries):
    known = set()
    for entry in entries:
        for line, text in entry.texts.values():
            known.update(SYMBOL.findall(text))
            if len(known) > PIECES_MAX:
                raise BadData(entry.path, line, f"with {entry.name} there are more than {PIECES_MAX} different characters")


def packed(entries):
    """The pieces, where each word begins, and all that lies there: for each language how many pieces, and their
    numbers."""
    check_symbols(entries)
    texts = [entry.texts[language][1] for entry in entries for language in LANGUAGES]
    pieces, numbers = pack([SYMBOL.findall(text) for text in texts], frozenset(PLACES))
    begins, data = [], []
    for i, text in enumerate(texts):
        if i % len(LANGUAGES) == 0:
            begins.append(len(data))
        data += [len(numbers[i]), *numbers[i]]
    if begins and begins[-1] > BYTES_MAX:
        raise BadData(entries[-1].path, entries[-1].line, f"the words before this one take more than {BYTES_MAX} bytes")
    return pieces, begins, data


def table(entries):
    pieces, begins, data = packed(entries)
    letters = [piece.encode() for piece in pieces]
    ends = [sum(map(len, letters[:i])) for i in range(len(letters) + 1)]
    return [*rows_of("std::uint16_t", "piece_begins", 20, ends),
            *rows_of("std::uint8_t", "piece_letters", 24, list(b"".join(letters))),
            *rows_of("std::uint16_t", "word_begins", 20, begins), *rows_of("std::uint8_t", "words", 28, data)]


def compile_content(data: Path) -> dict[str, str]:
    fonts = _measure.fonts(data)
    entries: dict[str, Entry] = {}
    for path in sorted((data / "words").glob("*.txt")):
        for entry in read(path):
            if entry.name in entries:
                raise BadData(path, entry.line, f"{entry.name} stands in {entries[entry.name].path.name} too")
            entry.check(fonts)
            entries[entry.name] = entry
    used = used_words(data.parent)
    for entry in entries.values():
        if entry.name not in used:
            raise BadData(entry.path, entry.line, f"{entry.name} is used nowhere")
    for name in sorted(used - entries.keys()):
        raise BadData(data / "words", 1, f"the code wants Word::{name}, which no file has")

    header = [MADE, "#pragma once", "", "#include <cstdint>", "", "namespace seaglass {", "",
              f"enum class Language : std::uint8_t {{ {', '.join(NAMES)} }};",
              f"constexpr int language_count = {len(LANGUAGES)};", "", "enum class Word : std::uint16_t {"]
    header += [f"  {name}," for name in entries]
    header += ["};", f"constexpr int word_count = {len(entries)};", "", "}  // namespace seaglass", ""]
    source = [MADE, '#include "content/text.h"', "", "namespace seaglass {", "namespace content {", "",
              *table(list(entries.values())), "}  // namespace content", "}  // namespace seaglass", ""]
    return {"words.h": "\n".join(header), "words.cpp": "\n".join(source)}
