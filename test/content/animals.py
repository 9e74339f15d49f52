"""No animal that people play as is a suit, a card, a creature or a treasure of any game, in any language, nor one of the
bots' levels; and the twelve have different names, pictures and notes."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import content  # noqa: E402

LEVELS = {"minnow", "otter", "heron", "orca"}
LANGUAGES = 4
ANIMALS = 12


def animals():
    """Of each, how it is called: the name of its word first, then in every language."""
    face = (ROOT / "lib/stage/face.cpp").read_text(encoding="utf-8")
    words = re.findall(r"\{Word::(\w+), \1_15, \1_24, \1_56\}", face)
    table = (ROOT / "data/words/table.txt").read_text(encoding="utf-8")
    for word in words:
        entry = re.search(rf"^{word}  title.*\n((?:  \w\w .*\n)+)", table, re.M).group(1)
        yield [word] + [line.split(None, 1)[1].lower() for line in entry.splitlines()]


def said_by(game):
    """Every word of the game's data, and of all that is said at its table."""
    files = [*(ROOT / "data" / game).glob("*.txt"), ROOT / "data/words" / f"{game}.txt",
             ROOT / "data/words" / f"learn_{game}.txt"]
    for path in files:
        if path.exists():
            yield from re.findall(r"\w+", path.read_text(encoding="utf-8").lower().replace("_", " "))


def main():
    found = list(animals())
    assert len(found) == ANIMALS, f"{len(found)} animals"
    assert len({names[0] for names in found}) == ANIMALS
    for language in range(1, 1 + LANGUAGES):
        assert len({names[language] for names in found}) == ANIMALS, "two are called alike"
    for game in content.games():
        said = set(said_by(game))
        for names in found:
            for name in names:
                for form in (name, name + "s", name + "n", name + "en", name + "es"):
                    assert form not in said, f"{name} is a player and stands in {game}"
    for names in found:
        assert not LEVELS & set(names), f"{names[0]} is a bot's level"
    sound = (ROOT / "lib/console/app/sound.cpp").read_text(encoding="utf-8")
    motifs = re.findall(r"^    (\{\{\d+, \d+\}, \{\d+, \d+\}\}),", sound.split("The animals'")[1], re.M)
    assert len(motifs) == len(set(motifs)) == ANIMALS, "each animal has two notes of its own"
    print(f"{ANIMALS} animals, and none of them is in a game")


if __name__ == "__main__":
    main()
