"""data/words/*.txt -> lib/content/words.h and words.cpp: every word, in every language, checked for the room it has.

    settings  title 200
      en Settings
      ...

says that `Word::settings` is drawn in the title size and has 200 pixels of width. `child 288x2` are two lines of 288. {0}, {1}
and {2} stand for something that is filled in; what may stand there at its longest follows the room, or else it is a name.

All texts are packed into the same 256 pieces, those of data/pieces.txt (_pieces.py). lib/content/text.h says how they
are kept. In words.cpp each word has lines of its own, which depend on nothing but the word and the pieces: a new word
adds its lines, and branches that add words merge.
"""
import re
from pathlib import Path

from content import BadData, _measure, _pieces, text_of
from content._pieces import PIECES_MAX, Packer

LANGUAGES = ["en", "fr", "es", "de"]
NAMES = ["english", "french", "spanish", "german"]
ROOM = re.compile(r"(\d+)(?:x(\d+))?$")
LONGEST_NAME = "Schildkröte"
PHRASE_BYTES_MAX = 160  # lib/words/phrase.h
FILLED_BYTES_MAX = 24
PLACES = ("{0}", "{1}", "{2}")  # a phrase fills in three
SYMBOL = re.compile(r"\{\d\}|.")
BYTES_MAX = 65535  # where a word begins is 16 bits
TEXT_PIECES_MAX = 255  # how many pieces a text has is one byte
MADE = "// Made by tools/content/words.py from data/words and data/pieces.txt: run make content, do not edit."


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


def all_entries(data):
    """Every word of data/words in the order of its files, by name."""
    entries: dict[str, Entry] = {}
    for path in sorted((data / "words").glob("*.txt")):
        for entry in read(path):
            if entry.name in entries:
                raise BadData(path, entry.line, f"{entry.name} stands in {entries[entry.name].path.name} too")
            entries[entry.name] = entry
    if not entries:
        raise BadData(data / "words", 1, "there is no word")
    return entries


def fresh_pieces(entries):
    """The pieces that fit these words best."""
    known = set()
    for entry in entries.values():
        for line, text in entry.texts.values():
            known.update(SYMBOL.findall(text))
            if len(known) > PIECES_MAX:
                raise BadData(entry.path, line, f"with {entry.name} there are more than {PIECES_MAX} different characters")
    texts = [SYMBOL.findall(text) for entry in entries.values() for _, text in entry.texts.values()]
    return _pieces.chosen(texts, frozenset(PLACES))


def pieces_of(data):
    """The pieces of data/pieces.txt. What a phrase fills in is a piece for itself (lib/words/words.cpp)."""
    pieces = _pieces.read(data)
    for piece, line in pieces.items():
        if "{" in piece and piece not in PLACES:
            raise BadData(data / _pieces.FILE, line, f"the piece '{piece}' has a '{{' that is none of {', '.join(PLACES)}")
    return list(pieces)


def packed(entry, language, packer):
    """How many pieces the text has, and their numbers."""
    line, text = entry.texts[language]
    symbols = SYMBOL.findall(text)
    for symbol in symbols:
        if symbol not in packer.number:
            raise BadData(entry.path, line, f"{entry.name} has '{symbol}' in {language}, which is no piece yet: "
                                            "run make pieces")
    numbers = packer.packed(symbols)
    if len(numbers) > TEXT_PIECES_MAX:
        raise BadData(entry.path, line, f"{entry.name} has {len(numbers)} pieces in {language}, more than {TEXT_PIECES_MAX}")
    return [len(numbers), *numbers]


def table(entries, pieces):
    letters = [piece.encode() for piece in pieces]
    ends = [sum(map(len, letters[:i])) for i in range(len(letters) + 1)]
    packer = Packer(pieces)
    lines = [*rows_of("std::uint16_t", "piece_begins", 20, ends),
             *rows_of("std::uint8_t", "piece_letters", 24, list(b"".join(letters))),
             "constexpr std::uint8_t words[] = {"]
    sizes, size = ["constexpr WordSizes word_sizes = {{"], 0
    for entry in entries.values():
        if size > BYTES_MAX:
            raise BadData(entry.path, entry.line, f"the words before this one take more than {BYTES_MAX} bytes")
        texts = [packed(entry, language, packer) for language in LANGUAGES]
        lines.append(f"    // {entry.name}")
        lines += ["    " + ", ".join(map(str, text)) + "," for text in texts]
        sizes.append(f"    {sum(map(len, texts))},  // {entry.name}")
        size += sum(map(len, texts))
    return [*lines, "};", "", *sizes, "}};", "",
            "constexpr WordBegins word_begins = begins_of(word_sizes, sizeof words);", ""]


def check_uses(entries, data):
    used = used_words(data.parent)
    for entry in entries.values():
        if entry.name not in used:
            raise BadData(entry.path, entry.line, f"{entry.name} is used nowhere")
    for name in sorted(used - entries.keys()):
        raise BadData(data / "words", 1, f"the code wants Word::{name}, which no file has")


def compile_content(data: Path) -> dict[str, str]:
    fonts = _measure.fonts(data)
    entries = all_entries(data)
    for entry in entries.values():
        entry.check(fonts)
    check_uses(entries, data)
    header = [MADE, "#pragma once", "", "#include <cstdint>", "", "namespace seaglass {", "",
              f"enum class Language : std::uint8_t {{ {', '.join(NAMES)} }};",
              f"constexpr int language_count = {len(LANGUAGES)};", "", "enum class Word : std::uint16_t {"]
    header += [f"  {name}," for name in entries]
    header += ["};", f"constexpr int word_count = static_cast<int>(Word::{list(entries)[-1]}) + 1;", "",
               "}  // namespace seaglass", ""]
    source = [MADE, '#include "content/word_begins.h"', "", "namespace seaglass {", "namespace content {", "",
              *table(entries, pieces_of(data)), "}  // namespace content", "}  // namespace seaglass", ""]
    return {"words.h": "\n".join(header), "words.cpp": "\n".join(source)}
