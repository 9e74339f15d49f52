"""The compilers from data/ to lib/content/.

Each compiler is a module in this package with one function, `compile_content(data: Path) -> dict[str, str]`: the text
of every file that it generates, by its name in lib/content. Whatever is wrong with what a person wrote is raised as
BadData, with file, line and reason, and then nothing at all is written.

Only Python's standard library is used, so that a PlatformIO user needs no more than PlatformIO brings; what needs
another tool (pictures from SVG) is generated beforehand and committed.
"""
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class BadData(Exception):
    def __init__(self, path: Path, line: int, reason: str):
        super().__init__(f"{path}:{line}: {reason}")


def games() -> list[str]:
    """The games in the box, by name, in its order."""
    return re.findall(r"^GAME\((\w+)", (ROOT / "lib" / "games" / "box.def").read_text(encoding="utf-8"), re.MULTILINE)


def text_of(path: Path) -> str:
    """What a file that people edit says."""
    raw = path.read_bytes()
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise BadData(path, raw[:wrong.start].count(b"\n") + 1, f"byte {raw[wrong.start]:#04x} is no UTF-8") from None


def sections(path: Path) -> dict[str, list[tuple[int, list[str]]]]:
    """Reads a data file: `[NAME]` opens a section, `;` a comment; every other line is words between blanks.

    Returns for each section its lines as (line number, words).
    """
    found: dict[str, list[tuple[int, list[str]]]] = {}
    current = None
    for number, text in enumerate(text_of(path).splitlines(), start=1):
        words = text.split(";", 1)[0].split()
        if not words:
            continue
        if len(words) == 1 and words[0].startswith("[") and words[0].endswith("]"):
            name = words[0][1:-1]
            if name in found:
                raise BadData(path, number, f"section [{name}] stands here twice")
            current = found[name] = []
        elif current is None:
            raise BadData(path, number, "a line before the first [SECTION]")
        else:
            current.append((number, words))
    return found


def whole_number(path: Path, line: int, word: str, low: int, high: int) -> int:
    try:
        value = int(word)
    except ValueError:
        raise BadData(path, line, f"'{word}' is not a whole number") from None
    if not low <= value <= high:
        raise BadData(path, line, f"{value} is not between {low} and {high}")
    return value
