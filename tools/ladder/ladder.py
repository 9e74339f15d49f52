"""ladder.py GAME [GAMES=400] [HERO=orca,heron] [VILLAIN=greedy] [PLAYERS=4] [SEED=1] [OPTIONS=0,0] [CORES=2]

Plays mirrored deals of a game: each deal once with the hero in every seat, villains in the others. Prints the
hero's share of the wins and what that is in Elo, with the 95 % interval from the variance between deals: games of one
deal depend on each other. What was played is kept in build/ladder under the program that played it, so that a run
that was interrupted goes on, and a longer one adds to a shorter. Draws all that was played to build/ladder/GAME.svg."""
import hashlib
import math
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import picture

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import arguments  # noqa: E402
from progress import Progress  # noqa: E402

PROGRAM = ROOT / "build" / "host" / "ladder"
KEPT = ROOT / "build" / "ladder"
DEFAULTS = {"GAMES": "400", "HERO": ",".join(arguments.LEVELS), "VILLAIN": "greedy", "PLAYERS": "4", "SEED": "1", "OPTIONS": "",
            "CORES": str(os.cpu_count())}
SURE = 1.96  # standard errors to either side


def elo(share, players):
    """By how much better one plays than each of the others, if they are all alike."""
    share = min(max(share, 0.0005), 0.9995)
    return 400 * math.log10(share * (players - 1) / (1 - share))


class Match:
    def __init__(self, game, hero, villain, players, seed, options):
        self.game, self.hero, self.villain, self.players = game, hero, villain, players
        self.words = [game, str(players), hero, villain, str(seed)]
        self.options = options
        of = hashlib.sha256(PROGRAM.read_bytes()).hexdigest()[:12]
        self.file = KEPT / of / ("-".join(self.words + options) + ".txt")
        self.file.parent.mkdir(parents=True, exist_ok=True)

    def rows(self):
        """By deal: wins, lead, units of thought, turns, longest turn."""
        found = {}
        if self.file.exists():
            for line in self.file.read_text().splitlines():
                words = line.split()
                if len(words) == 6:
                    found[int(words[0])] = [float(word) for word in words[1:]]
        return found

    def refusal(self):
        """What the program says against such a match, or nothing. It plays no deal."""
        told = subprocess.run([str(PROGRAM), *self.words, "0", "0", *self.options], text=True, stderr=subprocess.PIPE)
        return told.stderr.strip() if told.returncode else ""

    def play(self, first, last):
        told = subprocess.run([str(PROGRAM), *self.words, str(first), str(last), *self.options], text=True,
                              stdout=subprocess.PIPE, check=True).stdout
        with open(self.file, "a") as kept:
            kept.write(told)

    def summary(self):
        rows = list(self.rows().values())
        shares = [row[0] / self.players for row in rows]
        deals = len(rows)
        mean = sum(shares) / deals
        spread = SURE * math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, deals - 1) / deals)
        turns = sum(row[3] for row in rows)
        return {"hero": self.hero, "villain": self.villain, "players": self.players, "games": deals * self.players,
                "share": mean, "low": max(0.0, mean - spread), "high": min(1.0, mean + spread),
                "lead": sum(row[1] for row in rows) / deals / self.players,
                "units": sum(row[2] for row in rows) / turns if turns else 0, "longest": max(row[4] for row in rows)}


def words(game, found):
    players = found["players"]
    low, mid, high = (elo(found[key], players) for key in ("low", "share", "high"))
    return (f"{game} {players}p {found['hero']:>6} among {found['villain']:<6} {found['games']:6} games  share "
          f"{found['share']:.3f} [{found['low']:.3f} {found['high']:.3f}]  Elo {mid:+.0f} [{low:+.0f} {high:+.0f}]  "
          f"lead {found['lead']:+.2f}  units a turn {found['units']:.1f}, at most {found['longest']:.0f}")


def play_all(matches, deals, cores):
    """In pieces that a core plays in a while, spread over all matches, so that all of them grow evenly."""
    piece = max(1, min(16, deals // (4 * cores)))
    pieces = []
    for first in range(0, deals, piece):
        for match in matches:
            here = match.rows()
            if any(deal not in here for deal in range(first, min(first + piece, deals))):
                pieces.append((match, first, min(first + piece, deals)))
    progress = Progress(f"ladder: {pieces[0][0].players} players" if pieces else "ladder", len(pieces), "pieces")
    with ThreadPoolExecutor(cores) as pool:
        for done, _ in enumerate(pool.map(lambda each: each[0].play(*each[1:]), pieces), 1):
            progress.done(done)


def wanted_by(words):
    """GAME and the variables, as they were typed or by default. Ends the program where one of them is wrong."""
    if not words or any("=" not in word for word in words[1:]):
        sys.exit(__doc__)
    wanted = {"GAME": words[0], **DEFAULTS}
    wanted.update(word.split("=", 1) for word in words[1:] if word.split("=", 1)[1])
    arguments.check_or_exit("ladder", wanted)
    return wanted


def main():
    wanted = wanted_by(sys.argv[1:])
    game, options = wanted["GAME"], [word for word in wanted["OPTIONS"].split(",") if word]
    all_matches = {}
    for players in (int(word) for word in wanted["PLAYERS"].split(",")):
        all_matches[players] = [Match(game, hero, villain, players, wanted["SEED"], options)
                                for hero in wanted["HERO"].split(",") for villain in wanted["VILLAIN"].split(",")]
        if refusal := all_matches[players][0].refusal():
            print(refusal, file=sys.stderr)
            sys.exit(2)
    lines = []
    for players, matches in all_matches.items():
        play_all(matches, -(-int(wanted["GAMES"]) // players), int(wanted["CORES"]))
        for match in matches:
            lines.append(words(game, match.summary()))
            print(lines[-1], flush=True)
    (KEPT / f"{game}.svg").write_text(picture.picture(picture.read("\n".join(lines))), encoding="utf-8")


if __name__ == "__main__":
    main()
