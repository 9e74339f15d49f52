"""data/tide_pool/pool.txt -> lib/content/games/tide_pool.h"""
from pathlib import Path

from content import BadData, sections, whole_number

PLAYERS_MAX = 2


def section(path, found, name, columns):
    if not found.get(name):
        raise BadData(path, 1, f"section [{name}] is missing or empty")
    for line, words in found[name]:
        if len(words) != columns:
            raise BadData(path, line, f"[{name}] lines have {columns} columns, not {len(words)}")
    return found[name]


def compile_content(data: Path) -> dict[str, str]:
    path = data / "tide_pool" / "pool.txt"
    found = sections(path)
    (line, (pebbles, take)), *more = section(path, found, "PEBBLES", 2)
    if more:
        raise BadData(path, more[0][0], "[PEBBLES] is one line")
    pebbles = whole_number(path, line, pebbles, 1, 60)
    take = whole_number(path, line, take, 1, 3)
    cards = []
    for line, (worth,) in section(path, found, "CARDS", 1):
        if whole_number(path, line, worth, 1, 9) != len(cards) + 1:
            raise BadData(path, line, "cards are listed from 1 upwards")
        cards.append(worth)
    if len(cards) < PLAYERS_MAX:
        raise BadData(path, line, "there is a card for each player at least")
    return {"games/tide_pool.h": f"""// Generated from data/tide_pool/pool.txt: change that, then `make content`.
#pragma once

namespace seaglass::tide_pool::content {{

constexpr int pebble_count = {pebbles};
constexpr int taken_max = {take};
constexpr int card_count = {len(cards)};  // worth 1, 2, 3, ...

}}  // namespace seaglass::tide_pool::content
"""}
