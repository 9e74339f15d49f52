"""data/mermaids_song/cards.txt -> lib/content/games/mermaids_song.h"""
from pathlib import Path

from content import BadData, sections, whole_number

PLAYERS = [3, 4, 5, 6]
ROW = 3  # creatures that lie face-up
DEALT = 2  # cards that each player begins with, a mermaid among them


def table(path, found, name, columns):
    if name not in found:
        raise BadData(path, 1, f"section [{name}] is missing")
    if not found[name]:
        raise BadData(path, 1, f"section [{name}] is empty")
    for line, words in found[name]:
        if len(words) != columns:
            raise BadData(path, line, f"[{name}] lines have {columns} columns, not {len(words)}")
    return found[name]


def deck(path, found):
    """The kinds with their numbers of cards, and how many values Songs and Silences have."""
    lines = table(path, found, "DECK", 2)
    values = sum(1 for _, (kind, _) in lines if kind.startswith("song"))
    numbered = [f"{kind}{value}" for kind in ("song", "silence") for value in range(1, values + 1)]
    expected = ["mermaid", *numbered, "kraken", "treasure"]
    if values == 0:
        raise BadData(path, lines[0][0], "there is no Song")
    cards = []
    for position, (line, (kind, count)) in enumerate(lines):
        if position >= len(expected) or kind != expected[position]:
            raise BadData(path, line, f"'{kind}' stands here; the kinds are, in this order, {' '.join(expected)}")
        alone = kind in ("kraken", "treasure")
        cards.append((kind, whole_number(path, line, count, 1, 1 if alone else 15)))
    if len(cards) < len(expected):
        raise BadData(path, lines[-1][0], f"after this {expected[len(cards)]} is missing")
    return cards, values


def creatures(path, found):
    rated = []
    for line, (rating, count) in table(path, found, "CREATURES", 2):
        rating = whole_number(path, line, rating, 1, 15)
        if rated and rating <= rated[-1][0]:
            raise BadData(path, line, "creatures are listed from the lowest rating upwards")
        rated.append((rating, whole_number(path, line, count, 1, 15)))
    return rated


def most_creatures_won(rated, points):
    """How many creatures so many points can be, if everybody wins the cheapest."""
    won = 0
    for rating, count in rated:
        taken = min(count, points // rating)
        won += taken
        points -= taken * rating
    return won


def tables(path, found, cards, rated):
    mermaids = cards[0][1]
    # Kraken and Treasure are not dealt.
    dealt_from = sum(count for _, count in cards) - 2
    by_players = {}
    for line, words in table(path, found, "PLAYERS", 4):
        players = whole_number(path, line, words[0], PLAYERS[0], PLAYERS[-1])
        if players in by_players:
            raise BadData(path, line, f"{players} players stand here twice")
        removed = whole_number(path, line, words[1], 0, mermaids)
        if mermaids - removed < players:
            raise BadData(path, line, f"{mermaids - removed} mermaids are left, too few for {players} players")
        if dealt_from - removed < DEALT * players:
            raise BadData(path, line, f"the cards are too few for {players} players")
        target = whole_number(path, line, words[2], rated[0][0], 255)
        short = whole_number(path, line, words[3], rated[0][0], target)
        # One more is taken by whoever wins, and its place is filled.
        needed = most_creatures_won(rated, players * (target - 1)) + 1 + ROW
        if needed > sum(count for _, count in rated):
            raise BadData(path, line, f"{players} players up to {target} points can need {needed} creatures")
        by_players[players] = (removed, target, short)
    if sorted(by_players) != PLAYERS:
        raise BadData(path, found["PLAYERS"][0][0], "[PLAYERS] needs a line for 3, 4, 5 and 6 players")
    return by_players


def compile_content(data: Path) -> dict[str, str]:
    path = data / "mermaids_song" / "cards.txt"
    found = sections(path)
    cards, values = deck(path, found)
    rated = creatures(path, found)
    by_players = tables(path, found, cards, rated)

    def numbers(items):
        return ", ".join(str(item) for item in items)

    def per_players(column):
        return numbers([0] * PLAYERS[0] + [by_players[n][column] for n in PLAYERS])

    names = ", ".join(f'"{kind}"' for kind, _ in cards)
    text = f"""// Generated from data/mermaids_song/cards.txt: change that, then `make content`.
#pragma once

#include <cstdint>

namespace seaglass::mermaids_song::content {{

constexpr int song_values = {values};  // Songs and Silences are worth 1, 2, 3, ...
constexpr int kind_count = {len(cards)};
constexpr const char* kind_names[kind_count] = {{{names}}};
constexpr std::uint8_t deck_cards[kind_count] = {{{numbers(count for _, count in cards)}}};

constexpr int creature_kinds = {len(rated)};
constexpr std::uint8_t creature_ratings[creature_kinds] = {{{numbers(rating for rating, _ in rated)}}};
constexpr std::uint8_t creature_cards[creature_kinds] = {{{numbers(count for _, count in rated)}}};

// By number of players.
constexpr std::uint8_t mermaids_removed[7] = {{{per_players(0)}}};
constexpr std::uint8_t targets[7] = {{{per_players(1)}}};
constexpr std::uint8_t short_targets[7] = {{{per_players(2)}}};

}}  // namespace seaglass::mermaids_song::content
"""
    return {"games/mermaids_song.h": text}
