"""No animal that people play as, and none that a level of bots is called by, is a suit, a card, a creature or a treasure of
any game, in any language; and the twelve and the four have different names, pictures and notes."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import content  # noqa: E402

LANGUAGES = 4
ANIMALS = 12
LEVELS = 4


def called(pattern):
    """Of each whose face is listed so, how it is called: the name of its word first, then in every language."""
    face = (ROOT / "lib/stage/face.cpp").read_text(encoding="utf-8")
    words = re.findall(pattern, face)
    table = (ROOT / "data/words/table.txt").read_text(encoding="utf-8")
    for word in words:
        entry = re.search(rf"^{word}  (?:title|body).*\n((?:  \w\w .*\n)+)", table, re.M).group(1)
        yield [word] + [line.split(None, 1)[1].lower() for line in entry.splitlines()]


def said_by(game):
    """Every word of the game's data, and of all that is said at its table."""
    files = [*(ROOT / "data" / game).glob("*.txt"), ROOT / "data/words" / f"{game}.txt",
             ROOT / "data/words" / f"learn_{game}.txt"]
    for path in files:
        if path.exists():
            yield from re.findall(r"\w+", path.read_text(encoding="utf-8").lower().replace("_", " "))


def main():
    animals = list(called(r"\{Word::(\w+), \1_15, \1_24, \1_56\}"))
    levels = list(called(r"\{Word::(\w+), Word::\1_plays, \1_15, \1_24\}"))
    assert len(animals) == ANIMALS, f"{len(animals)} animals"
    assert len(levels) == LEVELS, f"{len(levels)} levels of bots"
    found = animals + levels
    for language in range(1 + LANGUAGES):
        assert len({names[language] for names in found}) == ANIMALS + LEVELS, "two are called alike"
    for game in content.games():
        said = set(said_by(game))
        for names in found:
            for name in names:
                for form in (name, name + "s", name + "n", name + "en", name + "es"):
                    assert form not in said, f"{name} is a player and stands in {game}"
    sound = (ROOT / "lib/console/app/sound.cpp").read_text(encoding="utf-8")
    motifs = re.findall(r"^    (\{\{\d+, \d+\}, \{\d+, \d+\}\}),", sound.split("The animals'")[1], re.M)
    assert len(motifs) == len(set(motifs)) == ANIMALS + LEVELS, "each has two notes of its own"
    print(f"{ANIMALS} animals and {LEVELS} levels of bots, and none of them is in a game")


if __name__ == "__main__":
    main()
