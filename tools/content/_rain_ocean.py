"""The ocean of Mermaid Rain: reads its map, and refuses one on which the game would not work."""
from content import BadData, sections, whole_number
from content._hexes import connected, distances, neighbours

PLAYERS = (3, 4, 5, 6)
CARDS = ("dolphin", "gull", "turtle")
KINDS = ("wreck", "island", "cave")
INNER_PLAYERS = 3  # who play on the inner area alone
TOKENS_PER_SPACE = 2
HEXES_MAX = 255  # a hex is one byte of a choice, and 255 is none
COLUMNS_MAX = 31  # a row is one word of a set of hexes
OUTER_COLUMNS = 3


class Cell:
    def __init__(self, line, ground, number, outer, letter):
        self.line, self.ground, self.number, self.outer, self.letter = line, ground, number, outer, letter


class Ocean:
    """Everything ocean.txt says, as read; `cells` by place, `starts` and `spaces` as lists of places by number."""

    def __init__(self, path):
        self.path = path
        found = sections(path)
        for name in ("MAP", "ENTRY", "TREASURE"):
            if not found.get(name):
                raise BadData(path, 1, f"no section [{name}]")
        self.entry = self.read_entry(found["ENTRY"])
        self.cells = self.read_map(found["MAP"])
        self.map_line = found["MAP"][0][0]
        self.starts = self.numbered("start", "starting space")
        self.spaces = self.numbered("space", "treasure space")
        self.face_up, self.face_down, self.space_lines = self.read_treasure(found["TREASURE"])
        self.check()

    def bad(self, line, reason):
        raise BadData(self.path, line, reason)

    def read_entry(self, lines):
        entry = {}
        for line, words in lines:
            if len(words) != 3 or len(words[0]) != 1 or words[1] not in KINDS or words[2] not in CARDS:
                self.bad(line, f"expected: a letter, {'|'.join(KINDS)}, {'|'.join(CARDS)}")
            letter = words[0].upper()
            if letter in entry or letter == "S" or not letter.isalpha():
                self.bad(line, f"the letter '{words[0]}' is taken or no letter")
            entry[letter] = (words[1], words[2])
        return entry

    def read_cell(self, line, text):
        if text in ("..", ",,"):
            return Cell(line, "ocean", 0, text == ",,", "")
        if text == "##":
            return Cell(line, "rock", 0, False, "")
        letter = text[0].upper()
        if len(text) == 2 and (letter == "S" or letter in self.entry):
            try:
                number = int(text[1], 36)
            except ValueError:
                self.bad(line, f"'{text}' has no number")
            ground = "start" if letter == "S" else "space"
            return Cell(line, ground, number, text[0].islower(), letter)
        self.bad(line, f"'{text}' is no cell")

    def read_map(self, lines):
        self.columns = len(lines[0][1]) - 1
        self.rows = len(lines)
        cells = {}
        for row, (line, words) in enumerate(lines):
            if words[0] != str(row):
                self.bad(line, f"row {row} expected, not '{words[0]}'")
            width = self.columns - row % 2
            if len(words) - 1 != width:
                self.bad(line, f"row {row} has {len(words) - 1} cells, not {width}")
            for column, text in enumerate(words[1:]):
                cells[column, row] = self.read_cell(line, text)
        if len(cells) > HEXES_MAX or self.columns > COLUMNS_MAX:
            self.bad(lines[0][0], f"the map is larger than {HEXES_MAX} hexes or {COLUMNS_MAX} columns")
        return cells

    def numbered(self, ground, name):
        places = {}
        for place, cell in self.cells.items():
            if cell.ground == ground:
                if cell.number in places:
                    self.bad(cell.line, f"{name} {cell.number} stands here a second time")
                places[cell.number] = place
        for number in range(len(places)):
            if number not in places:
                self.bad(self.map_line, f"there is no {name} {number}")
        return [places[number] for number in range(len(places))]

    def read_treasure(self, lines):
        up, down, at = {}, {}, {}
        for line, words in lines:
            number = whole_number(self.path, line, words[0], 0, len(self.spaces) - 1)
            if number in up:
                self.bad(line, f"treasure space {number} is listed twice")
            if len(words) != 1 + len(PLAYERS):
                self.bad(line, f"expected a number and {len(PLAYERS)} pairs face-up/face-down")
            pairs = [word.split("/") for word in words[1:]]
            if any(len(pair) != 2 for pair in pairs):
                self.bad(line, "expected pairs face-up/face-down")
            counts = [[whole_number(self.path, line, count, 0, TOKENS_PER_SPACE) for count in pair] for pair in pairs]
            up[number] = [pair[0] for pair in counts]
            down[number] = [pair[1] for pair in counts]
            at[number] = line
        for number in range(len(self.spaces)):
            if number not in up:
                self.bad(lines[0][0], f"treasure space {number} is missing")
        order = range(len(self.spaces))
        return [up[n] for n in order], [down[n] for n in order], [at[n] for n in order]

    # What the game relies on.

    def line_of(self, place):
        return self.cells[place].line

    def check(self):
        self.check_areas()
        self.check_tokens()
        self.check_neighbours()
        self.check_balance()
        for area, inner_only in (("the inner area", True), ("the whole ocean", False)):
            self.check_area(area, inner_only)

    def check_areas(self):
        for (column, row), cell in self.cells.items():
            x = 2 * column + row % 2
            outer = x < 2 * OUTER_COLUMNS or x > 2 * (self.columns - 1 - OUTER_COLUMNS)
            if outer != cell.outer:
                self.bad(cell.line, f"column {column} of row {row} must {'' if outer else 'not '}be outer area: "
                                    f"the outer area is the {OUTER_COLUMNS} columns at each side")
        inner_starts = sum(not self.cells[place].outer for place in self.starts)
        if len(self.starts) < max(PLAYERS) or inner_starts < INNER_PLAYERS:
            self.bad(self.map_line, f"{len(self.starts)} starting spaces, {inner_starts} of them inner, are too few")

    def check_tokens(self):
        for number, place in enumerate(self.spaces):
            for index, players in enumerate(PLAYERS):
                used = players > INNER_PLAYERS or not self.cells[place].outer
                tokens = self.face_up[number][index] + self.face_down[number][index]
                if tokens != (TOKENS_PER_SPACE if used else 0):
                    self.bad(self.space_lines[number], f"{tokens} tokens on space {number} with {players} players, "
                                                       f"not {TOKENS_PER_SPACE if used else 0}")

    def check_neighbours(self):
        last = self.rows - 1
        for number, place in enumerate(self.starts):
            column, row = place
            if row not in (0, last) and column not in (0, self.columns - 1 - row % 2):
                self.bad(self.line_of(place), f"starting space {number} is not at the edge")
            if any(self.ground(at) in ("start", "space") for at in neighbours(place)):
                self.bad(self.line_of(place), f"starting space {number} touches a treasure or another start")
        for number, place in enumerate(self.spaces):
            if any(self.ground(at) == "space" for at in neighbours(place)):
                self.bad(self.line_of(place), f"treasure space {number} touches another: no tile is needed between")

    def check_balance(self):
        counts = {card: [0, 0] for card in CARDS}
        for place in self.spaces:
            cell = self.cells[place]
            counts[self.entry[cell.letter][1]][cell.outer] += 1
        inner = [count[0] for count in counts.values()]
        every = [sum(count) for count in counts.values()]
        if len(set(inner)) != 1 or max(every) - min(every) > 1:
            self.bad(self.map_line, f"the cards enter unequally many spaces: inner {inner}, all {every}")

    def ground(self, place):
        return self.cells[place].ground if place in self.cells else "none"

    def check_area(self, area, inner_only):
        def used(places):
            return [place for place in places if not (inner_only and self.cells[place].outer)]

        water = {place for place in used(self.cells) if self.ground(place) == "ocean"}
        starts, spaces = used(self.starts), used(self.spaces)
        if not connected(water):
            self.bad(self.map_line, f"{area}: the open ocean falls into parts")
        for place in sorted(water):
            if not water.intersection(neighbours(place)):
                self.bad(self.line_of(place), f"{area}: no tile fits on {place}")
        for places, least in ((starts, 2), (spaces, 3)):
            for place in places:
                if len(water.intersection(neighbours(place))) < least:
                    self.bad(self.line_of(place), f"{area}: {place} borders fewer than {least} hexes of open ocean")
        for place in starts:
            gaps = self.gaps(place, spaces, water)
            if len(gaps) < max(2, len(spaces)):
                self.bad(self.line_of(place), f"{area}: not every treasure can be reached from the start {place}")
            if gaps[0] > 1 or gaps[1] > 2:
                self.bad(self.line_of(place), f"{area}: from the start {place} the nearest treasures lie behind "
                                              f"{gaps[0]} and {gaps[1]} hexes, not 1 and at most 2")
        for place in spaces:
            gaps = self.gaps(place, [other for other in spaces if other != place], water)
            if len(gaps) < 2 or gaps[1] > 3:
                self.bad(self.line_of(place), f"{area}: the treasure {place} has not two others within one tile")

    @staticmethod
    def gaps(source, spaces, water):
        """How many hexes of open ocean lie between, for every space that can be reached, nearest first."""
        steps = distances(source, water)
        reached = [[steps[at] for at in neighbours(space) if at in steps] for space in spaces]
        return sorted(min(steps_there) for steps_there in reached if steps_there)
