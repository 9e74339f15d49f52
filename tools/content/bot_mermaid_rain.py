"""data/bots/mermaid_rain.txt -> lib/content/games/mermaid_rain_bot.h: what melds and hands are worth to bots."""
from content import BadData, sections

MELDS = ("octopus", "mermaid_drop", "mermaid_mist", "aquamarine_waltz", "twin_splash", "ocean_march", "mermaid_squall",
         "mermaid_rain")
LEFT_MAX = 7  # cards, after the smallest meld of the largest hand
WORTH = range(-127, 128)


def hands():
    """However many cards are left, of the kind there are most of first."""
    return [(most, next_, left - most - next_) for left in range(LEFT_MAX + 1) for most in range(left + 1)
            for next_ in range(most + 1) if 0 <= left - most - next_ <= next_]


def worth(path, line, word):
    try:
        if int(word) in WORTH:
            return int(word)
    except ValueError:
        pass
    raise BadData(path, line, f"a whole number from {WORTH[0]} to {WORTH[-1]} expected, not '{word}'")


def compile_content(data):
    path = data / "bots" / "mermaid_rain.txt"
    found = sections(path)
    melds = {}
    for line, words in found.get("MELDS", ()):
        if len(words) != 2 or words[0] not in MELDS:
            raise BadData(path, line, "a meld and what it is worth expected")
        melds[words[0]] = worth(path, line, words[1])
    left = {}
    for line, words in found.get("LEFT", ()):
        hand = tuple(int(word) for word in words[:3] if word.isdecimal())
        if len(words) != 4 or hand not in hands():
            raise BadData(path, line, "three numbers of cards, the largest first, and what they are worth expected")
        left[hand] = worth(path, line, words[3])
    if len(melds) != len(MELDS) or len(left) != len(hands()):
        raise BadData(path, 1, f"[MELDS] has {len(MELDS)} lines and [LEFT] {len(hands())}")
    rows = "".join(f"    {{{{{', '.join(map(str, hand))}}}, {left[hand]}}},\n" for hand in hands())
    text = ("// Generated from data/bots/mermaid_rain.txt by tools/content/bot_mermaid_rain.py: run `make content`.\n"
            "#pragma once\n\n#include <cstdint>\n\nnamespace seaglass::mermaid_rain::content {\n\n"
            "/// What a meld is worth, from the lowest rank to the highest, in tenths of a point.\n"
            f"inline constexpr std::int8_t worth_of_melds[] = {{{', '.join(str(melds[meld]) for meld in MELDS)}}};\n\n"
            "/// What the cards are worth that are left for the ride, of the kind there are most of first.\n"
            "struct HandLeft {\n  std::uint8_t cards[3];\n  std::int8_t worth;\n};\n"
            f"inline constexpr HandLeft hands_left[] = {{\n{rows}}};\n\n"
            "}  // namespace seaglass::mermaid_rain::content\n")
    return {"games/mermaid_rain_bot.h": text}
