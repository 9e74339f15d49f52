"""Words that would not do are refused with their name, and nothing is written; all others come out of the tables as
they were written."""
import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from content import BadData, _measure, words  # noqa: E402

FONTS = _measure.fonts(ROOT / "data")
_measure.fonts = lambda data: FONTS

GOOD = """settings  title 200
  en Settings
  fr Réglages
  es Ajustes
  de Einstellungen
"""


def refusal(text, code="Word::settings"):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "data" / "words").mkdir(parents=True)
        (root / "data" / "words" / "some.txt").write_text(text, encoding="utf-8")
        (root / "lib").mkdir()
        (root / "src").mkdir()
        (root / "lib" / "some.cpp").write_text(code)
        try:
            words.compile_content(root / "data")
        except BadData as bad:
            return str(bad)
    return None


WRONG = {
    "is missing in es": GOOD.replace("  es Ajustes\n", ""),
    "settings does not fit in de": GOOD.replace("title 200", "title 150"),
    "settings stands in some.txt too": GOOD + GOOD,
    "fills in other places in fr than in en": GOOD.replace("Réglages", "Réglages {0}"),
    "which the font has not": GOOD.replace("Ajustes", "Ajustes 漢"),
    "is used nowhere": GOOD + GOOD.replace("settings", "other"),
    "is no text size with its room": GOOD.replace("title 200", "huge 200"),
    "is no language": GOOD.replace("  es ", "  it "),
    "has '{3}' in en": GOOD.replace("Settings", "{3}"),
    "has '{' in es": GOOD.replace("Ajustes", "Ajustes {x}"),
}
assert refusal(GOOD) is None, refusal(GOOD)
for reason, text in WRONG.items():
    got = refusal(text)
    assert got and reason in got and "some.txt:" in got, f"wanted '{reason}', got {got}"
got = refusal(GOOD, "Word::settings Word::nowhere")
assert got and "Word::nowhere" in got, got


class EveryCharacter:
    """A font that has them all, and in which nothing is too long."""

    def knows(self, character):
        return True

    def lines(self, text, width):
        return 1

    def width(self, text):
        return 0


def with_characters(count):
    """One word for every 40 characters, so that each fits into a phrase."""
    letters = [chr(0x4E00 + i) for i in range(count)]
    entries = [f"word_{i}  body 100\n" + "".join(f"  {language} {''.join(letters[i:i + 40])}\n" for language in words.LANGUAGES)
               for i in range(0, count, 40)]
    return "".join(entries), " ".join(f"Word::word_{i}" for i in range(0, count, 40))


words._measure.fonts = lambda data: dict.fromkeys(("body", "child", "title"), EveryCharacter())
assert refusal(*with_characters(words.PIECES_MAX)) is None
got = refusal(*with_characters(words.PIECES_MAX + 1))
assert got and "some.txt:" in got and "with word_240 there are more than 256 different characters" in got, got
words._measure.fonts = lambda data: FONTS
print(f"{len(WRONG) + 2} wrong words refused")


# What the tables say, read as lib/content/text.h describes them.

def numbers(source, name):
    return [int(n) for n in re.findall(r"\d+", re.search(rf" {name}\[\] = {{(.*?)}};", source, re.DOTALL).group(1))]


def unpacked(source):
    """Every text, language by language, word by word."""
    begins, letters = numbers(source, "piece_begins"), bytes(numbers(source, "piece_letters"))
    pieces = [letters[a:b].decode() for a, b in zip(begins, begins[1:])]
    data = numbers(source, "words")
    for at in numbers(source, "word_begins"):
        for _ in words.LANGUAGES:
            count = data[at]
            yield "".join(pieces[number] for number in data[at + 1:at + 1 + count])
            at += 1 + count


source = words.compile_content(ROOT / "data")["words.cpp"]
entries = [entry for path in sorted((ROOT / "data" / "words").glob("*.txt")) for entry in words.read(path)]
written = [entry.texts[language][1] for entry in entries for language in words.LANGUAGES]
assert list(unpacked(source)) == written
print(f"{len(written)} texts come out of the tables as they were written")
