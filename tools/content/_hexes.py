"""Hex grids with pointy tops, whose odd rows are shifted half a hex to the right and have one hex fewer.

A place is (column, row); directions go clockwise from the east.
"""
EVEN_ROW = ((1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1))
ODD_ROW = ((1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1))


def neighbour(place, direction):
    column, row = place
    right, down = (ODD_ROW if row % 2 else EVEN_ROW)[direction % 6]
    return column + right, row + down


def neighbours(place):
    return [neighbour(place, direction) for direction in range(6)]


def connected(places):
    """Whether one can walk from any of these places to any other without leaving them."""
    places = set(places)
    if not places:
        return True
    start = next(iter(places))
    return len(distances(start, places)) + 1 == len(places)


def distances(source, through):
    """How many steps lead from `source` to each place that a walk over `through` reaches."""
    found = {}
    front, steps = [source], 0
    while front:
        steps += 1
        front = [place for at in front for place in neighbours(at) if place in through and place != source]
        front = [place for place in dict.fromkeys(front) if place not in found]
        found.update((place, steps) for place in front)
    return found
