"""data/<game>/ and test/signature.txt -> lib/content/fingerprint.h: one number for what this firmware plays by.

What was saved by other rules or other boards, tiles and decks must not be half understood: it has another fingerprint.
Comments, words and pictures do not count.

Before there were seeds of 256 bits, the signatures did not have the lines of the games that these deal. The fingerprint
without those lines is what this firmware would have been called then: what was saved under it is played on.
"""
import zlib
from pathlib import Path

from content import sections

GAMES = ["mermaid_rain", "mirage", "mermaid_beach", "mermaids_song"]  # in the order of lib/games


LONG_SEEDS = ".long_seeds "  # in a line of the signatures


def what_counts(data: Path, signatures: list[str]):
    """Every word of the games' data and the behaviour of their rules, in a fixed order."""
    for game in GAMES:
        for path in sorted((data / game).glob("*.txt")):
            yield f"{game}/{path.name}"
            for section, lines in sections(path).items():
                yield f"[{section}]"
                for _, words in lines:
                    yield " ".join(words)
    yield from signatures


def fingerprint(data: Path, signatures: list[str]) -> int:
    return zlib.crc32("\n".join(what_counts(data, signatures)).encode())


def compile_content(data: Path) -> dict[str, str]:
    signatures = sorted((data.parent / "test" / "signature.txt").read_text(encoding="utf-8").splitlines())
    now = fingerprint(data, signatures)
    before = fingerprint(data, [line for line in signatures if LONG_SEEDS not in line])
    lines = ["// Made by tools/content/fingerprint.py from the games' data and test/signature.txt: run make content, do not",
             "// edit.", "#pragma once", "", "#include <cstdint>", "", "namespace seaglass {", "namespace content {", "",
             "/// Of the rules and the content that this firmware plays by.",
             f"constexpr std::uint32_t fingerprint = 0x{now:08x};",
             "/// The same, as it was called while all seeds were short.",
             f"constexpr std::uint32_t fingerprint_of_short_seeds = 0x{before:08x};", "", "}  // namespace content",
             "}  // namespace seaglass", ""]
    return {"fingerprint.h": "\n".join(lines)}
