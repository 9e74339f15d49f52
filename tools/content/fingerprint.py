"""data/<game>/ and test/signature.txt -> lib/content/fingerprint.h: one number for what this firmware plays by.

What was saved by other rules or other boards, tiles and decks must not be half understood: it has another fingerprint.
Comments, words and pictures do not count.
"""
import zlib
from pathlib import Path

from content import sections

GAMES = ["mermaid_rain", "mirage", "mermaid_beach", "mermaids_song"]  # in the order of lib/games


def what_counts(data: Path):
    """Every word of the games' data and the behaviour of their rules, in a fixed order."""
    for game in GAMES:
        for path in sorted((data / game).glob("*.txt")):
            yield f"{game}/{path.name}"
            for section, lines in sections(path).items():
                yield f"[{section}]"
                for _, words in lines:
                    yield " ".join(words)
    yield from (data.parent / "test" / "signature.txt").read_text(encoding="utf-8").splitlines()


def compile_content(data: Path) -> dict[str, str]:
    number = zlib.crc32("\n".join(what_counts(data)).encode())
    lines = ["// Made by tools/content/fingerprint.py from the games' data and test/signature.txt: run make content, do not",
             "// edit.", "#pragma once", "", "#include <cstdint>", "", "namespace seaglass {", "namespace content {", "",
             "/// Of the rules and the content that this firmware plays by.",
             f"constexpr std::uint32_t fingerprint = 0x{number:08x};", "", "}  // namespace content",
             "}  // namespace seaglass", ""]
    return {"fingerprint.h": "\n".join(lines)}
