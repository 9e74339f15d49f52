"""Words that would not do are refused with their name, and nothing is written."""
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
}
assert refusal(GOOD) is None, refusal(GOOD)
for reason, text in WRONG.items():
    got = refusal(text)
    assert got and reason in got and "some.txt:" in got, f"wanted '{reason}', got {got}"
got = refusal(GOOD, "Word::settings Word::nowhere")
assert got and "Word::nowhere" in got, got
print(f"{len(WRONG) + 1} wrong words refused")
