"""Words that would not do are refused with their name, and nothing is written. All others come out of the tables as
they were written. A new word adds its own lines to the tables and changes no other."""
import difflib
import re
import shutil
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


PIECES = (ROOT / "data" / "pieces.txt").read_text(encoding="utf-8")
SLACK_BYTES = 500  # so much flash may be lost by pieces that were chosen for the words of an earlier day


def refusal(text, code="Word::settings", pieces=PIECES):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "data" / "words").mkdir(parents=True)
        (root / "data" / "pieces.txt").write_text(pieces, encoding="utf-8")
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


WRONG_PIECES = {
    "pieces.txt:2: a piece stands between quotation marks": '"e"\ns\n',
    "pieces.txt:1: a piece stands between quotation marks": '""\n',
    "pieces.txt:3: the piece 'e' stands here twice": '"e"\n"s"\n"e"\n',
    "pieces.txt:257: there are more than 256 pieces": "".join(f'"{chr(0x4E00 + i)}"\n' for i in range(257)),
    "pieces.txt:2: the piece 'e{0}' has a '{'": '"e"\n"e{0}"\n',
    "settings has 'S' in en, which is no piece yet: run make pieces": PIECES.replace('"S"\n', ""),
}
for reason, text in WRONG_PIECES.items():
    got = refusal(GOOD, pieces=text)
    assert got and reason in got, f"wanted '{reason}', got {got}"
got = refusal("; no word\n", "")
assert got and "there is no word" in got, got


def with_characters(count):
    """One word for every 40 characters."""
    letters = [chr(0x4E00 + i) for i in range(count)]
    text = "".join(f"word_{i}  body 100\n" + "".join(f"  {language} {''.join(letters[i:i + 40])}\n"
                                                    for language in words.LANGUAGES) for i in range(0, count, 40))
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "words").mkdir()
        (Path(folder) / "words" / "some.txt").write_text(text, encoding="utf-8")
        return words.all_entries(Path(folder))


assert len(words.fresh_pieces(with_characters(words.PIECES_MAX))) == words.PIECES_MAX
try:
    words.fresh_pieces(with_characters(words.PIECES_MAX + 1))
    raise AssertionError("257 characters are accepted")
except BadData as bad:
    assert "some.txt:" in str(bad) and "with word_240 there are more than 256 different characters" in str(bad), bad
print(f"{len(WRONG) + len(WRONG_PIECES) + 3} wrong words and pieces refused")


# What the tables say, read as lib/content/text.h describes them.

def numbers(source, name):
    return [int(n) for n in re.findall(r"\d+", re.search(rf" {name}\[\] = {{(.*?)}};", source, re.DOTALL).group(1))]


def unpacked(source):
    """Every text, language by language, word by word."""
    begins, letters = numbers(source, "piece_begins"), bytes(numbers(source, "piece_letters"))
    pieces = [letters[a:b].decode() for a, b in zip(begins, begins[1:])]
    data, at = numbers(re.sub(r"//.*", "", source), "words"), 0
    while at < len(data):
        count = data[at]
        yield "".join(pieces[number] for number in data[at + 1:at + 1 + count])
        at += 1 + count


made = words.compile_content(ROOT / "data")
entries = words.all_entries(ROOT / "data")
written = [entry.texts[language][1] for entry in entries.values() for language in words.LANGUAGES]
assert list(unpacked(made["words.cpp"])) == written
print(f"{len(written)} texts come out of the tables as they were written")


# A new word, a changed text.

def changed_lines(edited):
    """The lines that go and those that come in each table when data/words/console.txt is edited: two {table: lines}."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        shutil.copytree(ROOT / "data", data)
        path = data / "words" / "console.txt"
        path.write_text(edited(path.read_text(encoding="utf-8")), encoding="utf-8")
        now = words.compile_content(data)
    differences = {name: list(difflib.unified_diff(before.splitlines(), now[name].splitlines(), n=0, lineterm=""))[2:]
                   for name, before in made.items()}
    return [{name: [line[1:] for line in lines if line[0] == sign] for name, lines in differences.items()} for sign in "-+"]


words.used_words = lambda root: entries.keys() | {"new_word"}
first, second = list(entries)[:2]
new_word = "new_word  child 160\n  en one\n  fr un\n  es uno\n  de eins\n"
gone, come = changed_lines(lambda text: text.replace(f"\n{second} ", f"\n{new_word}\n{second} ", 1))
assert gone == {"words.h": [], "words.cpp": []}, gone
assert come["words.h"] == ["  new_word,"], come
assert come["words.cpp"][0] == "    // new_word" and come["words.cpp"][-1].endswith(",  // new_word"), come
assert len(come["words.cpp"]) == 2 + len(words.LANGUAGES), come

words.used_words = lambda root: entries.keys()
old = entries[first].texts["en"][1]
gone, come = changed_lines(lambda text: text.replace(f"  en {old}\n", f"  en {old[::-1]}\n", 1))
assert gone["words.h"] == come["words.h"] == [], (gone, come)
assert len(gone["words.cpp"]) == len(come["words.cpp"]) == 2, (gone, come)  # the text, and the word's size
print("a new word adds 7 lines and changes none; a changed text changes its own line and its word's size")


# The pieces still fit.

def bytes_with(pieces):
    packer = words.Packer(pieces)
    return sum(len(words.packed(entry, language, packer)) for entry in entries.values() for language in words.LANGUAGES)


kept, fresh = bytes_with(words.pieces_of(ROOT / "data")), bytes_with(words.fresh_pieces(entries))
assert kept <= fresh + SLACK_BYTES, f"the words take {kept} bytes, and {fresh} with fresh pieces: run make pieces"
print(f"the words take {kept} bytes; fresh pieces would make that {fresh}")
