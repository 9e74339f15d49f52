"""data/mermaid_beach/cards.txt -> lib/content/games/mermaid_beach.h"""
from pathlib import Path

from content import BadData, sections, whole_number

ACTION_KINDS = ["nice", "mean", "seaweed", "wave", "monster"]  # the rules know these by name; all before are items


def table(path, found, name, columns):
    if name not in found:
        raise BadData(path, 1, f"section [{name}] is missing")
    for line, words in found[name]:
        if len(words) != columns:
            raise BadData(path, line, f"[{name}] lines have {columns} columns, not {len(words)}")
    if not found[name]:
        raise BadData(path, 1, f"[{name}] is empty")
    return found[name]


def beach_cards(path, found):
    cards = []
    for line, (kind, count, younger) in table(path, found, "BEACH", 3):
        if kind in (k for k, _, _ in cards):
            raise BadData(path, line, f"{kind} stands here twice")
        count = whole_number(path, line, count, 0, 15)
        younger = whole_number(path, line, younger, 0, count)
        if kind not in ACTION_KINDS and (count % 2 or younger % 2):
            raise BadData(path, line, f"{kind} can't be paired off: {count} cards")
        cards.append((kind, count, younger))
    last_line = found["BEACH"][-1][0]
    if [kind for kind, _, _ in cards[-len(ACTION_KINDS):]] != ACTION_KINDS:
        raise BadData(path, last_line, f"the last kinds must be {' '.join(ACTION_KINDS)}")
    if dict((k, c) for k, c, _ in cards)["monster"] != 1:
        raise BadData(path, last_line, "there is one Sea Monster")
    return cards


def compile_content(data: Path) -> dict[str, str]:
    path = data / "mermaid_beach" / "cards.txt"
    found = sections(path)
    cards = beach_cards(path, found)

    shells = []
    for line, (points, count) in table(path, found, "SHELLS", 2):
        if whole_number(path, line, points, 1, 9) != len(shells) + 1:
            raise BadData(path, line, "shells are listed from 1 point upwards")
        shells.append(whole_number(path, line, count, 0, 15))
    starfish = {}
    for line, (direction, count) in table(path, found, "STARFISH", 2):
        if direction not in ("left", "right") or direction in starfish:
            raise BadData(path, line, "one line for left and one for right")
        starfish[direction] = whole_number(path, line, count, 0, 7)
    if len(starfish) != 2:
        raise BadData(path, 1, "[STARFISH] needs left and right")
    deal = {}
    for line, (players, hand) in table(path, found, "DEAL", 2):
        deal[whole_number(path, line, players, 2, 5)] = whole_number(path, line, hand, 1, 9)
    if sorted(deal) != [2, 3, 4, 5]:
        raise BadData(path, found["DEAL"][0][0], "[DEAL] needs a line for 2, 3, 4 and 5 players")

    items = len(cards) - len(ACTION_KINDS)
    nice = dict((k, c) for k, c, _ in cards)["nice"]
    draws = nice + sum(count // 2 for _, count, _ in cards[:items])
    shell_cards = sum(shells) + sum(starfish.values())
    if draws > shell_cards:
        raise BadData(path, found["SHELLS"][0][0],
                      f"{draws} mermaids and pairs can turn a shell card, but there are only {shell_cards}")

    def numbers(values):
        return ", ".join(str(v) for v in values)

    names = ", ".join(f'"{kind}"' for kind, _, _ in cards)
    text = f"""// Generated from data/mermaid_beach/cards.txt: change that, then `make content`.
#pragma once

#include <cstdint>

namespace seaglass::mermaid_beach::content {{

constexpr int item_count = {items};
constexpr int kind_count = {len(cards)};
constexpr const char* kind_names[kind_count] = {{{names}}};
constexpr std::uint8_t beach_cards[kind_count] = {{{numbers(c for _, c, _ in cards)}}};
constexpr std::uint8_t beach_cards_younger[kind_count] = {{{numbers(y for _, _, y in cards)}}};

constexpr int shell_values = {len(shells)};  // worth 1, 2, 3, ...
constexpr std::uint8_t shell_cards[shell_values] = {{{numbers(shells)}}};
constexpr std::uint8_t starfish_left = {starfish["left"]};
constexpr std::uint8_t starfish_right = {starfish["right"]};

constexpr std::uint8_t hand_dealt[6] = {{0, 0, {numbers(deal[n] for n in (2, 3, 4, 5))}}};  // by number of players

}}  // namespace seaglass::mermaid_beach::content
"""
    return {"games/mermaid_beach.h": text}
