"""Starting points for the fuzzers, out of real games: seeds.py PROGRAM FOLDER writes FOLDER/state, journal, lines and
flash; and for those with whole handhelds acts by hand, FOLDER/guest and host."""
import json
import random
import re
import subprocess
import sys
from pathlib import Path

program, folder = sys.argv[1], Path(sys.argv[2])
table = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
spoken = []


def ask(cmd, **fields):
    spoken.append(json.dumps({"cmd": cmd, **fields}))
    table.stdin.write(spoken[-1] + "\n")
    table.stdin.flush()
    return json.loads(table.stdout.readline())


def keep(target, name, content):
    (folder / target).mkdir(parents=True, exist_ok=True)
    (folder / target / name).write_bytes(content)


def journal_bytes(number, text):
    words = text.split()
    setup = bytes([number, int(words[2], 16), int(words[3], 16), int(words[4], 16)]) + bytes.fromhex(words[5])[-2:]
    return setup + b"".join(bytes([int(word[0])]) + bytes.fromhex(word[2:]) for word in words[6:])


def flash_bytes(number, text):
    """As fuzz_flash lays it: one sector, in it the list of a journal (lib/save/saved_journal.cpp)."""
    words = text.split()
    header = Path(__file__).resolve().parents[2] / "lib" / "content" / "fingerprint.h"
    fingerprint = int(re.search(r"0x([0-9a-f]{8})", header.read_text(encoding="utf-8")).group(1), 16)
    company = b"".join(bytes([emblem << 4]) + bytes(10) for emblem in range(6))
    setup = (fingerprint.to_bytes(4, "little") + bytes([number, int(words[2], 16), int(words[3], 16), int(words[4], 16)]) +
             bytes([0]) + bytes.fromhex(words[5])[::-1] + bytes(24) + company)
    records = [setup] + [bytes([int(word[0])]) + bytes.fromhex(word[2:]) for word in words[6:]]
    return bytes([1, 1]) + b"".join(bytes([4, int(i == 0), i % 256, len(record)]) + record for i, record in enumerate(records))


def keep_acts(target, own):
    """As console_room.h reads them: acts for each game and each depth, by whoever is at the table, in turns."""
    def act(kind, what, *more):
        return bytes([kind + 4 * what, *more])

    def press(unit, button, long=False):
        return act(1, unit + 2 * (button + 7 * (3 if long else 0)))

    def own_act(number, times=1, *more):
        return act(2, number + 8 * (times - 1), *more)

    up, down, right, a, b, menu = 0, 1, 3, 4, 5, 6
    second, soon = act(0, 7), act(0, 4)
    plays = b"".join(own_act(0) + soon + press(unit, a, long=True) + press(unit, right) + press(unit, a) + soon
                     for unit in (0, 1, 0, 1))
    to_who_is_here = press(0, menu) + b"".join(press(0, up) for _ in range(4)) + press(0, a) + second
    hands_over = to_who_is_here + press(0, a) + second + press(0, a) + second * 4
    lies = b"".join(own_act(2 + roll % 3, 1 + roll % 7, roll) + press(roll % 2, a) + soon for roll in range(8))
    says = {f"control-{kind}": act(3, 3 + 6 * (kind % 2), kind, 0, kind % 4) + second for kind in range(10)}
    says["again"] = act(3, 0, 1, 3, 1) + act(3, 0, 0, 0, 0) + soon
    says["mute"] = act(3, 10) + second * 9 + plays + act(3, 4) + second
    says["message"] = act(3, 2, 12, *range(12)) + soon
    says["faults"] = act(3, 5, 40) + plays
    acts = {"plays": plays, "lies": lies + plays, "hands-over": hands_over + lies, **says,
            **{name: what(own_act, second, soon) + plays for name, what in own.items()}}
    for number, (name, what) in enumerate(acts.items()):
        for first in range(number % 4, 16, 4):
            keep(target, f"{name}-{first}", bytes([first + (0 if name == "plays" else 16)]) + what)


keep_acts("guest", {"leaves": lambda own, second, soon: own(5) + second * 4, "rejoins": lambda own, second, soon: own(6) + second,
                    "rivals": lambda own, second, soon: own(7, 1, 3) + second * 2 + own(7, 1, 9)})
keep_acts("host", {"gives": lambda own, second, soon: own(5, 1) + second * 4, "gives-and-keeps": lambda own, second, soon:
                   (own(5, 1) + soon + own(5, 2) + soon + own(5, 3) + soon) * 2,
                   "opens-again": lambda own, second, soon: own(6, 1) + own(6, 2) + second + own(6, 1) + second * 2,
                   "kicks": lambda own, second, soon: own(7, 1) + second * 2, "starts-anew": lambda own, second, soon: own(7, 2) + second})

chance = random.Random(1)
for number, game in enumerate(ask("games")["games"]):
    for players in range(game["players"][0], game["players"][1] + 1):
        spoken.clear()
        ask("new", game=game["name"], players=players, seed=f"{players:016x}")
        for step in range(60):
            choices = ask("choices")["choices"]
            if not choices:
                break
            ask("play", choice=chance.choice(choices))
            if step % 12 == 0:
                seen = {} if step % 24 else {"seat": step % players}
                packed = bytes.fromhex(ask("pack", **seen)["hex"])
                keep("state", f"{game['name']}-{players}-{step}", bytes([number]) + packed)
                keep("lines", f"{game['name']}-{players}-load-{step}", json.dumps(
                    {"cmd": "load", "game": game["name"], "players": players, "state": ask("state")["state"]}).encode())
        journal = ask("journal")["journal"]
        keep("journal", f"{game['name']}-{players}", journal_bytes(number, journal))
        keep("flash", f"{game['name']}-{players}", flash_bytes(number, journal))
        keep("lines", f"{game['name']}-{players}", "\n".join(spoken[:40]).encode())
