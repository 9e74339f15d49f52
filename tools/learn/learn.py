"""learn.py GAME [GAMES=n] [SEED=1]: makes data/bots/GAME.txt anew from games that the bots play among themselves.

Mermaid Rain: what a round brings is taken for the sum of what that round brings in the mean, what the meld is worth and
what the cards left for the ride are worth. The three are fitted to all rounds of all games, one after the other until
they stay; a hand that was seen seldom is worth less or more than nothing only as far as it was seen."""
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import arguments  # noqa: E402
from content.bot_mermaid_rain import MELDS, hands  # noqa: E402
from progress import Progress  # noqa: E402

PIECE = 50  # games
PASSES = 60
UNSURE_OF_MELDS, UNSURE_OF_HANDS = 5, 20  # so many rounds that brought nothing are added to those seen
SELDOM = 10


def play(game, games, seed):
    """The rows of all games: half of them with four players, the others with three and six."""
    program = str(ROOT / "build" / "host" / f"learn_{game}")
    pieces = [(players, first) for first in range(0, games, PIECE) for players in ((4, 4, 3, 6)[first // PIECE % 4],)]

    def rows(piece):
        players, first = piece
        told = subprocess.run([program, str(players), str(seed), str(first), str(min(first + PIECE, games))], text=True,
                              stdout=subprocess.PIPE, check=True).stdout
        return [tuple(map(int, line.split())) for line in told.splitlines()]

    progress, found = Progress("learn", len(pieces), f"times {PIECE} games"), []
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        for done, part in enumerate(cores.map(rows, pieces), 1):
            found += part
            progress.done(done)
    return found


def mean(sums, unsure):
    return {key: total / (number + unsure) for key, (total, number) in sums.items()}


def fitted(rows):
    rounds, melds, left = {}, {}, {}

    def means(of, unsure, rest):
        sums = {}
        for row in rows:
            total, number = sums.get(of(row), (0, 0))
            sums[of(row)] = total + row[5] - rest(row), number + 1
        return mean(sums, unsure)

    def part(table, key):
        return table.get(key, 0)

    for _ in range(PASSES):
        rounds = means(lambda row: row[0], 0, lambda row: part(melds, row[1]) + part(left, row[2:5]))
        melds = means(lambda row: row[1], UNSURE_OF_MELDS, lambda row: part(rounds, row[0]) + part(left, row[2:5]))
        left = means(lambda row: row[2:5], UNSURE_OF_HANDS, lambda row: part(rounds, row[0]) + part(melds, row[1]))
    return melds, left


def filled(left, rows):
    """A hand that nobody saw often is worth what others of as many cards are; of fewer than any, less."""
    seen = {}
    for row in rows:
        seen[row[2:5]] = seen.get(row[2:5], 0) + 1
    by_cards = {}
    for hand, worth in left.items():
        total, number = by_cards.get(sum(hand), (0, 0))
        by_cards[sum(hand)] = total + worth * seen[hand], number + seen[hand]
    fewest = min(by_cards)
    worths = {}
    for hand in hands():
        total, number = by_cards[max(sum(hand), fewest)]
        few = 20 * max(0, fewest - sum(hand))
        worths[hand] = left[hand] if seen.get(hand, 0) >= SELDOM else total / number - few
    return worths


def learn_song(wanted):
    """The program beside this does it alone (mermaids_song.cpp)."""
    program = ROOT / "build" / "host" / "learn_mermaids_song"
    told = subprocess.run([str(program), wanted["SEED"], wanted.get("GAMES", "40000")], text=True, stdout=subprocess.PIPE, check=True).stdout
    (ROOT / "data" / "bots" / "mermaids_song.txt").write_text(told, encoding="utf-8")


def main():
    if len(sys.argv) < 2 or any("=" not in word for word in sys.argv[2:]):
        sys.exit(__doc__)
    wanted = {"SEED": "1", **dict(word.split("=", 1) for word in sys.argv[2:] if word.split("=", 1)[1])}
    arguments.check_or_exit("learn", {"GAME": sys.argv[1], **wanted})
    if sys.argv[1] == "mermaids_song":
        return learn_song(wanted)
    wanted.setdefault("GAMES", "6000")
    rows = play(sys.argv[1], int(wanted["GAMES"]), int(wanted["SEED"]))
    melds, left = fitted(rows)
    left = filled(left, rows)
    lines = ["; What melds and the cards left for the ride are worth to the bots of Mermaid Rain, in tenths of a point.",
             f"; Learnt by `make learn GAME=mermaid_rain GAMES={wanted['GAMES']} SEED={wanted['SEED']}`; then `make content`.", "",
             "[MELDS]"]
    lines += [f"{meld:<16} {melds[number + 1]:5.0f}" for number, meld in enumerate(MELDS)]
    lines += ["", "[LEFT]", "; of the kind there are most of, of the next, of the last"]
    lines += [f"{' '.join(map(str, hand))} {left[hand]:5.0f}" for hand in hands()]
    (ROOT / "data" / "bots" / "mermaid_rain.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(rows)} rounds of {wanted['GAMES']} games")


if __name__ == "__main__":
    main()
