"""data/mermaid_rain -> lib/content/games/mermaid_rain.h: the ocean, the surf, the treasure and the cards of Mermaid Rain."""
from content import BadData, sections, whole_number
from content._hexes import neighbours
from content._rain_ocean import CARDS, KINDS, PLAYERS, TOKENS_PER_SPACE, Ocean

SHAPES = ("curved", "triangular", "long", "short")
MERMAID = "mermaid"  # a tile that any card enters
HUES = ("dark", "light")
TREASURES = ("scale", "pearl", "crystal", "coral", "shell")
MELDS = ("octopus", "mermaid_drop", "mermaid_mist", "aquamarine_waltz", "twin_splash", "ocean_march",
         "mermaid_squall", "mermaid_rain")
BONUSES = ("nothing", "points", "tile", "token", "warp")
TREASURE_BONUSES = ("token", "warp")
ROUNDS = 5
MELD_CARDS = (2, 5)  # fewest and most
CARDS_AT_ONCE = 9 * max(PLAYERS)  # in all hands: the rest must be able to be dealt
TOKENS_MAX = 255  # they are counted in a byte
NO_HEX = 255


class File:
    """One data file: its sections, and refusals that name it."""

    def __init__(self, path, *names):
        self.path = path
        self.sections = sections(path)
        for name in names:
            if not self.sections.get(name):
                raise BadData(path, 1, f"no section [{name}]")

    def bad(self, line, reason):
        raise BadData(self.path, line, reason)

    def lines(self, name):
        return self.sections[name]

    def first_line(self, name):
        return self.sections[name][0][0]

    def only_line(self, name):
        if len(self.sections[name]) != 1:
            self.bad(self.sections[name][1][0], f"[{name}] has one line")
        return self.sections[name][0]

    def numbers(self, line, words, count, high):
        if len(words) != count:
            self.bad(line, f"{count} numbers expected, not {len(words)}")
        return [whole_number(self.path, line, word, 0, high) for word in words]

    def one_of(self, line, word, words):
        if word not in words:
            self.bad(line, f"'{word}' is none of {', '.join(words)}")
        return words.index(word)

    def split(self, line, word, count, high):
        return self.numbers(line, word.split("/"), count, high)


def read_shapes(file):
    shapes = {}
    for line, words in file.lines("SHAPES"):
        shape = file.one_of(line, words[0], SHAPES)
        if shape in shapes:
            file.bad(line, f"{words[0]} stands here twice")
        if len(words) not in (3, 4):
            file.bad(line, "expected: shape, rotations, one or two turns")
        rotations = whole_number(file.path, line, words[1], 1, 6)
        turns = [whole_number(file.path, line, word, 0, 5) for word in words[2:]]
        footprints = [outline(rotation, turns) for rotation in range(6)]
        if len(turns) != len(set(turns)) or len(set(footprints)) != rotations or \
                len(set(footprints[:rotations])) != rotations:
            file.bad(line, f"the first {rotations} rotations of {words[0]} are not all its footprints")
        shapes[shape] = (rotations, turns)
    if len(shapes) != len(SHAPES):
        file.bad(file.first_line("SHAPES"), f"expected the shapes {', '.join(SHAPES)}")
    return [shapes[shape] for shape in range(len(SHAPES))]


def outline(rotation, turns):
    """The footprint of a shape, wherever it lies: its hexes relative to the first of them."""
    steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    hexes = sorted([(0, 0)] + [steps[(rotation + turn) % 6] for turn in turns])
    return tuple((q - hexes[0][0], r - hexes[0][1]) for q, r in hexes)


def read_tiles(file):
    tiles = []
    for line, words in file.lines("TILES"):
        if len(words) != 4:
            file.bad(line, "expected: number, shape, card, hue")
        if words[0] != str(len(tiles)):
            file.bad(line, f"tile {len(tiles)} expected, not '{words[0]}'")
        tiles.append((file.one_of(line, words[1], SHAPES), file.one_of(line, words[2], CARDS + (MERMAID,)),
                      file.one_of(line, words[3], HUES) == 0))
    counts = [sum(card == index for _, card, _ in tiles) for index in range(len(CARDS))]
    if len(set(counts)) != 1:
        file.bad(file.first_line("TILES"), f"dolphin, gull and turtle tiles are unequally many: {counts}")
    if any(tile > other for tile, other in zip(tiles, tiles[1:]) if tile[0] != other[0]):
        file.bad(file.first_line("TILES"), "the tiles of a shape must stand together, in the order of the shapes")
    return tiles


def read_undercurrents(file, tiles):
    dark = [sum(shape == index and is_dark for shape, _, is_dark in tiles) for index in range(len(SHAPES))]
    cards = []
    for line, words in file.lines("UNDERCURRENTS"):
        if len(words) != 1 + len(PLAYERS):
            file.bad(line, f"expected the card's number and {len(PLAYERS)} columns")
        if words[0] != str(len(cards) + 1):
            file.bad(line, f"card {len(cards) + 1} expected, not '{words[0]}'")
        columns = [file.split(line, word, len(SHAPES), max(PLAYERS)) for word in words[1:]]
        for players, column in zip(PLAYERS, columns):
            if sum(column) != players:
                file.bad(line, f"with {players} players the card shows {sum(column)} tiles, not {players}")
            for shape, count in enumerate(column):
                # The dark tiles have left the ocean by then, so that at least they can be shown.
                if count > dark[shape]:
                    file.bad(line, f"{count} {SHAPES[shape]} tiles may not be left: only {dark[shape]} are dark")
        for fewer, more in zip(columns, columns[1:]):
            if any(a > b for a, b in zip(fewer, more)):
                file.bad(line, "a column for more players must show every tile of the one for fewer")
        cards.append(columns)
    if len(cards) < ROUNDS:
        file.bad(file.first_line("UNDERCURRENTS"), f"{len(cards)} cards are too few for {ROUNDS} rounds")
    if sum(dark) < 2 * max(PLAYERS):
        file.bad(file.first_line("TILES"), f"{sum(dark)} dark tiles are too few for {max(PLAYERS)} players to pick "
                                           f"one and draw another")
    return cards


def read_treasure(file, ocean):
    line, words = file.only_line("TOKENS")
    tokens = file.numbers(line, words, len(TREASURES), 63)
    if sum(tokens) > TOKENS_MAX:
        file.bad(line, f"{sum(tokens)} tokens: there is room for {TOKENS_MAX}")
    face_up = {}
    for at, words in file.lines("FACE_UP"):
        players = whole_number(file.path, at, words[0], PLAYERS[0], PLAYERS[-1])
        if players in face_up:
            file.bad(at, f"{players} players stand here twice")
        face_up[players] = file.numbers(at, words[1:], len(TREASURES), 63)
        slots = sum(space[PLAYERS.index(players)] for space in ocean.face_up)
        hidden = sum(space[PLAYERS.index(players)] for space in ocean.face_down)
        if sum(face_up[players]) != slots:
            file.bad(at, f"{sum(face_up[players])} tokens face-up, but the ocean has {slots} places for them")
        if any(some > every for some, every in zip(face_up[players], tokens)):
            file.bad(at, "more tokens of a type face-up than there are")
        if slots + hidden > sum(tokens):
            file.bad(at, f"{slots + hidden} tokens on the ocean, but there are {sum(tokens)}")
    for players in PLAYERS:
        if players not in face_up:
            file.bad(file.first_line("FACE_UP"), f"no line for {players} players")
    points = {}
    for at, words in file.lines("POINTS"):
        if len(words) != 2 or words[0] not in ("gained", "tribute", "alone") or words[0] in points:
            file.bad(at, "expected each once: gained, tribute, alone, and its points")
        points[words[0]] = whole_number(file.path, at, words[1], 0, 15)
    if len(points) != 3:
        file.bad(file.first_line("POINTS"), "expected: gained, tribute, alone")
    line, words = file.only_line("PLACES")
    places = file.numbers(line, words, max(PLAYERS), 31)
    if places != sorted(places, reverse=True):
        file.bad(line, "a better place must bring at least as much")
    return tokens, [face_up[players] for players in PLAYERS], points, places


def read_cards(file):
    line, words = file.only_line("CARDS")
    cards = file.numbers(line, words, len(CARDS), 63)
    if len(set(cards)) != 1:
        file.bad(line, "every kind of card must be equally frequent")
    if sum(cards) <= CARDS_AT_ONCE:
        file.bad(line, f"{sum(cards)} cards are not more than all hands can hold ({CARDS_AT_ONCE})")
    melds = {}
    for at, words in file.lines("MELDS"):
        if len(words) not in (6, 7):
            file.bad(at, "expected: rank, meld, three numbers, bonus")
        rank = whole_number(file.path, at, words[0], 1, len(MELDS))
        if rank != len(MELDS) - len(melds) or words[1] != MELDS[rank - 1]:
            file.bad(at, f"expected the melds from {len(MELDS)} to 1 with their names {', '.join(MELDS[::-1])}")
        needs = file.numbers(at, words[2:5], len(CARDS), MELD_CARDS[1])
        if needs != sorted(needs, reverse=True) or not 0 < sum(needs) <= MELD_CARDS[1]:
            file.bad(at, f"a meld needs from 1 to {MELD_CARDS[1]} cards, the most of the first type")
        bonus = file.one_of(at, words[5], BONUSES)
        # How much treasure a player can win, and so the room for it, follows from the cards that it costs.
        if words[5] in TREASURE_BONUSES and sum(needs) <= MELD_CARDS[0]:
            file.bad(at, f"a {words[5]} brings treasure, which costs more than the {MELD_CARDS[0]} cards of every meld")
        if (words[5] == "points") != (len(words) == 7):
            file.bad(at, "points, and nothing else, are followed by how many")
        points = whole_number(file.path, at, words[6], 1, 31) if len(words) == 7 else 0
        melds[rank] = (needs, bonus, points)
    if len(melds) != len(MELDS):
        file.bad(file.first_line("MELDS"), f"{len(melds)} melds, not {len(MELDS)}")
    for shown in shapes_of_melds():
        if not any(all(have >= need for have, need in zip(shown, needs)) for needs, _, _ in melds.values()):
            file.bad(file.first_line("MELDS"), f"the meld {shown} would have no rank")
    return cards, [melds[rank] for rank in range(1, len(MELDS) + 1)]


def shapes_of_melds():
    """How many cards of each type, most first, a meld can have."""
    for size in range(MELD_CARDS[0], MELD_CARDS[1] + 1):
        for a in range(size + 1):
            for b in range(size - a + 1):
                c = size - a - b
                if a >= b >= c:
                    yield a, b, c


def braces(value):
    if isinstance(value, (list, tuple)):
        return "{" + ", ".join(braces(item) for item in value) + "}"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def table(declaration, rows, per_line=1):
    texts = [braces(row) for row in rows]
    lines = [", ".join(texts[i:i + per_line]) for i in range(0, len(texts), per_line)]
    return f"inline constexpr {declaration} = {{\n" + "".join(f"    {line},\n" for line in lines) + "};\n"


def enumeration(name, words):
    return f"enum class {name} : std::uint8_t {{ {', '.join(words)} }};\n"


def write_ocean(ocean):
    places = list(ocean.cells)
    index = {place: number for number, place in enumerate(places)}
    first_of_row = [index[0, row] for row in range(ocean.rows)] + [len(places)]
    grounds = ("ocean", "rock", "start", "space")
    hexes = [(column, row, f"Ground::{cell.ground}", cell.number, cell.outer)
             for (column, row), cell in ocean.cells.items()]
    spaces = []
    for number, place in enumerate(ocean.spaces):
        kind, card = ocean.entry[ocean.cells[place].letter]
        spaces.append((index[place], f"Scenery::{kind}", CARDS.index(card), ocean.face_up[number],
                       ocean.face_down[number]))
    return "".join((
        f"constexpr int row_count = {ocean.rows};\n",
        f"constexpr int column_count = {ocean.columns};  // in even rows; odd ones have one fewer\n",
        f"constexpr int hex_count = {len(places)};\n",
        f"constexpr int start_count = {len(ocean.starts)};\n",
        f"constexpr int space_count = {len(ocean.spaces)};\n",
        f"constexpr std::uint8_t no_hex = {NO_HEX};\n\n",
        "/// Where each row's hexes begin, and where the last row ends.\n",
        f"inline constexpr std::uint8_t first_of_row[row_count + 1] = {braces(first_of_row)};\n\n",
        "/// Clockwise from the east.\n",
        table("std::uint8_t neighbours[hex_count][6]",
              [[index.get(at, NO_HEX) for at in neighbours(place)] for place in places], 3), "\n",
        enumeration("Ground", grounds),
        "/// `number` counts the starting spaces and the treasure spaces.\n",
        "struct Hex {\n  std::uint8_t column;\n  std::uint8_t row;\n  Ground ground;\n  std::uint8_t number;\n  bool outer;\n};\n",
        table("Hex hexes[hex_count]", hexes, 3), "\n",
        f"inline constexpr std::uint8_t starts[start_count] = {braces([index[place] for place in ocean.starts])};\n\n",
        enumeration("Scenery", KINDS),
        "/// The card that enters it; how many tokens lie there at set-up, by number of players.\n",
        "struct Space {\n  std::uint8_t hex;\n  Scenery scenery;\n  std::uint8_t card;\n"
        "  std::uint8_t face_up[player_counts];\n  std::uint8_t face_down[player_counts];\n};\n",
        table("Space spaces[space_count]", spaces), "\n"))


def write_surf(shapes, tiles, undercurrents):
    firsts = [next(i for i, tile in enumerate(tiles) if tile[0] == shape) for shape in range(len(SHAPES))]
    return "".join((
        f"constexpr int shape_count = {len(SHAPES)};  // {', '.join(SHAPES)}\n",
        f"constexpr int tile_count = {len(tiles)};\n",
        f"constexpr int undercurrent_count = {len(undercurrents)};\n\n",
        "/// A tile lies on its anchor and, in rotation k, on the hexes beside it in the directions k + turn.\n",
        "struct Shape {\n  std::uint8_t rotations;\n  std::uint8_t turn_count;\n  std::uint8_t turns[2];\n"
        "  std::uint8_t first_tile;\n  std::uint8_t tiles;\n};\n",
        table("Shape shapes[shape_count]",
              [(rotations, len(turns), turns + [0] * (2 - len(turns)), firsts[index],
                sum(tile[0] == index for tile in tiles))
               for index, (rotations, turns) in enumerate(shapes)]), "\n",
        f"constexpr std::uint8_t mermaid_tile = {len(CARDS)};  // as a tile's card: any card enters it\n",
        "struct Tile {\n  std::uint8_t shape;\n  std::uint8_t card;\n  bool dark;\n};\n",
        table("Tile tiles[tile_count]", tiles, 6), "\n",
        "/// How many tiles of each shape are shown, by number of players.\n",
        table("std::uint8_t undercurrents[undercurrent_count][player_counts][shape_count]", undercurrents), "\n"))


def write_treasure(tokens, face_up, points, places):
    return "".join((
        f"constexpr int treasure_count = {len(TREASURES)};  // {', '.join(TREASURES)}\n",
        f"constexpr int token_count = {sum(tokens)};\n",
        f"constexpr int tokens_per_space = {TOKENS_PER_SPACE};\n",
        f"inline constexpr std::uint8_t tokens[treasure_count] = {braces(tokens)};\n",
        table("std::uint8_t face_up[player_counts][treasure_count]", face_up),
        f"constexpr int points_gained = {points['gained']};\n",
        f"constexpr int points_tribute = {points['tribute']};\n",
        f"constexpr int points_alone = {points['alone']};\n",
        f"inline constexpr std::uint8_t points_of_place[players_max] = {braces(places)};\n\n"))


def write_cards(cards, melds):
    rows = [(needs, f"Bonus::{BONUSES[bonus]}", points) for needs, bonus, points in melds]
    return "".join((
        f"constexpr int card_kinds = {len(CARDS)};  // {', '.join(CARDS)}\n",
        f"constexpr int card_count = {sum(cards)};\n",
        f"inline constexpr std::uint8_t cards[card_kinds] = {braces(cards)};\n",
        enumeration("Bonus", BONUSES),
        "/// What a meld needs of the type it has most of, of the next and of the last; and what it brings.\n",
        "struct Meld {\n  std::uint8_t needs[card_kinds];\n  Bonus bonus;\n  std::uint8_t points;\n};\n",
        f"constexpr int meld_ranks = {len(MELDS)};  // from {MELDS[0]} to {MELDS[-1]}\n",
        table("Meld melds[meld_ranks]", rows)))


def compile_content(data):
    folder = data / "mermaid_rain"
    ocean = Ocean(folder / "ocean.txt")
    surf = File(folder / "surf.txt", "SHAPES", "TILES", "UNDERCURRENTS")
    treasure = File(folder / "treasure.txt", "TOKENS", "FACE_UP", "POINTS", "PLACES")
    cards = File(folder / "cards.txt", "CARDS", "MELDS")
    shapes = read_shapes(surf)
    tiles = read_tiles(surf)
    text = "".join((
        "// Generated from data/mermaid_rain by tools/content/mermaid_rain.py: run `make content`.\n"
        "#pragma once\n\n#include <cstdint>\n\nnamespace seaglass::mermaid_rain::content {\n\n",
        f"constexpr int players_min = {PLAYERS[0]};\nconstexpr int players_max = {PLAYERS[-1]};\n",
        "constexpr int player_counts = players_max - players_min + 1;\n",
        f"constexpr int rounds = {ROUNDS};\n\n",
        write_ocean(ocean),
        write_surf(shapes, tiles, read_undercurrents(surf, tiles)),
        write_treasure(*read_treasure(treasure, ocean)),
        write_cards(*read_cards(cards)),
        "\n}  // namespace seaglass::mermaid_rain::content\n"))
    return {"games/mermaid_rain.h": text}
