"""data/<game>/, data/fingerprints.txt and test/signature.txt -> lib/content: what the rules are called.

What was saved by other rules or other boards, tiles and decks must not be half understood: it has another fingerprint.
Comments, words and pictures do not count. In flash each game has a fingerprint of its own, so that a change of one game
is none of the others. On the air there is one of all games: units play together whose boxes are the same.

Some events tell more than in earlier versions, which changes what is played and saved in nothing; and before that, one
fingerprint stood for all games in flash. data/fingerprints.txt says which, and with which own fingerprint a game is still
the one that was meant.
"""
import zlib
from pathlib import Path

from content import BadData, games, sections


def data_of(data: Path, game: str):
    """Every word of a game's data, in a fixed order."""
    for path in sorted((data / game).glob("*.txt")):
        yield f"{game}/{path.name}"
        for section, lines in sections(path).items():
            yield f"[{section}]"
            for _, words in lines:
                yield " ".join(words)


def named(what_counts: list[str]) -> int:
    return zlib.crc32("\n".join(what_counts).encode())


def of_game(data: Path, game: str, signatures: list[str]) -> int:
    """The game's data and the behaviour of its rules."""
    own = [line for line in signatures if line.split()[0].split(".")[0] == game]
    return named([*data_of(data, game), *own])


def of_all_games(data: Path, signatures: list[str]) -> int:
    return named([line for game in games() for line in data_of(data, game)] + signatures)


def earlier_names(path: Path) -> dict[int, tuple[int, int, int]]:
    """By a game's own fingerprint: its own before its events told more, what all games were called before that, and
    before there were long seeds."""
    names = {}
    for game, lines in sections(path).items():
        for number, words in lines:
            try:
                own, terse, with_all_games, of_short_seeds = (int(word, 16) for word in words)
            except ValueError:
                raise BadData(path, number, f"{game}: four fingerprints stand here, in hexadecimal") from None
            names[own] = (terse, with_all_games, of_short_seeds)
    return names


def header(lines: list[str]) -> str:
    return "\n".join(["// Made by tools/content/fingerprint.py from the games' data, their earlier fingerprints and",
                      "// test/signature.txt: run make content, do not edit.", "#pragma once", "",
                      "#include <cstdint>", "", "namespace seaglass {", "namespace content {", "", *lines, "",
                      "}  // namespace content", "}  // namespace seaglass", ""])


def compile_content(data: Path) -> dict[str, str]:
    signatures = sorted((data.parent / "test" / "signature.txt").read_text(encoding="utf-8").splitlines())
    earlier = earlier_names(data / "fingerprints.txt")
    of_all = ["/// Of the rules and the content of all games that this firmware plays by.",
              f"constexpr std::uint32_t fingerprint = 0x{of_all_games(data, signatures):08x};"]
    of_each = ["/// A game's own, then what its records were called before its events told more, when all games together",
               "/// had one, and before there were long seeds. Where it never was the same game as then, its own again."]
    for game in games():
        own = of_game(data, game, signatures)
        names = ", ".join(f"0x{name:08x}" for name in (own, *earlier.get(own, (own, own, own))))
        of_each.append(f"constexpr std::uint32_t {game}_fingerprints[] = {{{names}}};")
    return {"fingerprint.h": header(of_all), "games/fingerprints.h": header(of_each)}
