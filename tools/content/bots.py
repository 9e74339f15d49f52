"""data/bots/mermaids_song.txt -> lib/content/games/mermaids_song_learnt.h: what bots have learnt from games.

It lies apart from the games' own data, since it changes how bots play and nothing of a game."""
from pathlib import Path

from content import BadData, sections, whole_number

PLAYERS = [3, 4, 5, 6]


def prospects(path: Path) -> list[list[int]]:
    found = sections(path).get("PROSPECTS", [])
    if len(found) != len(PLAYERS):
        raise BadData(path, 1, f"[PROSPECTS] has {len(found)} lines, one for each number of players are {len(PLAYERS)}")
    rows = []
    for (line, words), players in zip(found, PLAYERS):
        if whole_number(path, line, words[0], 1, 9) != players:
            raise BadData(path, line, f"the numbers for {players} players stand here")
        rows.append([whole_number(path, line, word, -127, 127) for word in words[1:]])
        if len(rows[-1]) != len(rows[0]):
            raise BadData(path, line, f"{len(rows[-1])} numbers stand here, and {len(rows[0])} in the first line")
    return rows


def compile_content(data: Path) -> dict[str, str]:
    rows = prospects(data / "bots" / "mermaids_song.txt")
    lines = ["// Generated from data/bots/mermaids_song.txt: make learn GAME=mermaids_song, then `make content`.",
             "#pragma once", "", "#include <cstdint>", "", "namespace seaglass::mermaids_song::content {", "",
             "// By number of players, from 3 on: what bot/prospect.h says of each case.",
             f"constexpr std::int8_t learnt_prospects[{len(rows)}][{len(rows[0])}] = {{"]
    lines += ["    {" + ", ".join(map(str, row)) + "}," for row in rows]
    lines += ["};", "", "}  // namespace seaglass::mermaids_song::content", ""]
    return {"games/mermaids_song_learnt.h": "\n".join(lines)}
