"""data/mirage/ -> lib/content/games/mirage.h"""
from pathlib import Path

from content import BadData, sections, whole_number

# A state has room for no more than the published edition (lib/games/mirage/rules/map/map.h).
SURVEY_TILES_MAX = 40
COAST_TILES_MAX = 10
TENTS_MAX = 3
TREES_MAX = 4

TONES = ["light", "dark"]
SURVEY_TYPES = 8  # every way to tone three squares
COAST_PATTERNS = ["a", "b"]
SUPPLIES = ["camels", "ships", "tents"]
TREES = ["white", "black", "red", "yellow"]
PLAYERS = ["2", "3", "4"]


def table(path, found, name, columns):
    if name not in found:
        raise BadData(path, 1, f"section [{name}] is missing")
    if not found[name]:
        raise BadData(path, 1, f"section [{name}] is empty")
    for line, words in found[name]:
        if len(words) != columns:
            raise BadData(path, line, f"[{name}] lines have {columns} columns, not {len(words)}")
    return found[name]


def named_rows(path, found, name, row_names, columns):
    """The rows of a section whose first column must be these names, in this order."""
    rows = table(path, found, name, columns)
    for place, (line, words) in enumerate(rows):
        if place >= len(row_names):
            raise BadData(path, line, f"[{name}] has only the lines {' '.join(row_names)}")
        if words[0] != row_names[place]:
            raise BadData(path, line, f"here [{name}] needs the line '{row_names[place]}', not '{words[0]}'")
    if len(rows) < len(row_names):
        raise BadData(path, rows[-1][0], f"[{name}] lacks the line '{row_names[len(rows)]}'")
    return [(line, words[1:]) for line, words in rows]


def tone(path, line, word):
    if word not in TONES:
        raise BadData(path, line, f"'{word}' is neither light nor dark")
    return TONES.index(word)


def survey_types(path, found):
    types = []
    for line, (corner, arm_1, arm_2, count) in named_rows(path, found, "SURVEY", [str(t) for t in range(SURVEY_TYPES)], 5):
        tones = [tone(path, line, word) for word in (corner, arm_1, arm_2)]
        if tones in [known for known, _ in types]:
            raise BadData(path, line, f"type {[known for known, _ in types].index(tones)} has the same tones")
        types.append((tones, whole_number(path, line, count, 0, 15)))
    tiles = sum(count for _, count in types)
    if tiles > SURVEY_TILES_MAX:
        raise BadData(path, found["SURVEY"][-1][0], f"{tiles} survey tiles: there is room for {SURVEY_TILES_MAX}")
    uniform = [count for tones, count in types if len(set(tones)) == 1]
    return types, tiles, sum(uniform)


def coast_patterns(path, found):
    patterns = []
    for line, words in named_rows(path, found, "COAST", COAST_PATTERNS, 6):
        tones = [tone(path, line, word) for word in words[:4]]
        patterns.append((tones, whole_number(path, line, words[4], 1, 15)))
    return patterns


def numbers(path, found, name, row_names, low, high):
    return [whole_number(path, line, value, low, high)
            for line, (value,) in named_rows(path, found, name, row_names, 2)]


def compile_content(data: Path) -> dict[str, str]:
    path = data / "mirage" / "tiles.txt"
    found = sections(path)
    types, tiles, uniform = survey_types(path, found)
    coasts = coast_patterns(path, found)
    coast_count = sum(count for _, count in coasts)
    if coast_count > COAST_TILES_MAX:
        raise BadData(path, found["COAST"][-1][0], f"{coast_count} coast tiles: there is room for {COAST_TILES_MAX}")
    if not 2 <= coast_count <= uniform:
        raise BadData(path, found["COAST"][0][0],
                      f"{coast_count} coast tiles: one opens the game, and {uniform} uniform survey tiles bring the others")

    path = data / "mirage" / "supplies.txt"
    found = sections(path)
    camels, ships, tents = numbers(path, found, "PLAYER", SUPPLIES, 1, 15)
    if tents > TENTS_MAX:
        raise BadData(path, found["PLAYER"][-1][0], f"{tents} tents: the tour knows up to {TENTS_MAX}")
    set_aside = numbers(path, found, "SET-ASIDE", PLAYERS, 0, 1)
    trees = numbers(path, found, "TREES", TREES, 0, TREES_MAX)
    region, step = numbers(path, found, "POINTS", ["region", "step"], 0, 9)
    sets = numbers(path, found, "SETS", [str(n) for n in range(1, len(TREES) + 1)], 0, 99)

    def row(values):
        return ", ".join(str(value) for value in values)

    def tones(values):
        return "{" + ", ".join("true" if value else "false" for value in values) + "}"

    survey_rows = "\n".join(f"    {{{tones(squares)}, {count}}}," for squares, count in types)
    coast_rows = "\n".join(f"    {{{{{tones(faces[:2])}, {tones(faces[2:])}}}, {count}}}," for faces, count in coasts)
    text = f"""// Generated from data/mirage/: change that, then `make content`.
#pragma once

#include <cstdint>

namespace seaglass::mirage::content {{

struct SurveyRow {{
  bool dark[3];  // corner, arm 1, arm 2 of the land face
  std::uint8_t tiles;
}};
constexpr int survey_type_count = {SURVEY_TYPES};
constexpr SurveyRow survey_rows[survey_type_count] = {{
{survey_rows}
}};
constexpr int survey_tiles = {tiles};
constexpr int uniform_survey_tiles = {uniform};

struct CoastRow {{
  bool dark[2][2];  // face; land half, water half
  std::uint8_t tiles;
}};
constexpr int coast_pattern_count = {len(COAST_PATTERNS)};
constexpr CoastRow coast_rows[coast_pattern_count] = {{
{coast_rows}
}};
constexpr int coast_tiles = {coast_count};

constexpr int camels_each = {camels};
constexpr int ships_each = {ships};
constexpr int tents_each = {tents};
constexpr std::uint8_t survey_tiles_set_aside[] = {{0, 0, {row(set_aside)}}};  // by number of players

constexpr int tree_colors = {len(TREES)};
constexpr const char* tree_names[tree_colors] = {{{row(f'"{name}"' for name in TREES)}}};
constexpr std::uint8_t trees[tree_colors] = {{{row(trees)}}};

constexpr int points_for_a_region = {region};
constexpr int points_for_a_step = {step};
constexpr std::uint8_t points_for_a_set[tree_colors + 1] = {{0, {row(sets)}}};  // by number of colours

}}  // namespace seaglass::mirage::content
"""
    return {"games/mirage.h": text}
