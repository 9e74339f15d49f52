"""Starting points for the fuzzers, out of real games: seeds.py PROGRAM FOLDER writes FOLDER/state, journal, lines and
flash."""
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
