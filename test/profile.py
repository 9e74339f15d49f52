"""`make profile OF=frame.launcher`: which functions a measurement's RV32 instructions go to. Without OF, lists the
measurements."""
import bisect
import collections
import subprocess
import sys

import figures

PROGRAM = figures.BUILD / "rv32" / "emulated"
PLUGIN = figures.BUILD / "profile.so"
SHOWN = 30


def functions():
    """[(address, name)] in order."""
    listing = subprocess.run(["riscv64-unknown-elf-nm", "--demangle", "--numeric-sort", PROGRAM], text=True,
                             stdout=subprocess.PIPE, check=True).stdout
    symbols = [line.split(" ", 2) for line in listing.splitlines()]
    return [(int(address, 16), name) for address, kind, name in symbols if kind in "tTwW"]


def measure(counter):
    """The measurements' names in order, and (measurement, address, instructions) of each stretch of code. The first
    measurement checks the counter itself and has no name."""
    command = [str(part) for part in figures.COMMANDS["rv32"]] + ["-plugin", f"{PLUGIN},counter={counter:x}"]
    result = subprocess.run(command, text=True, capture_output=True, stdin=subprocess.DEVNULL, check=True)
    said, counted = [], []
    for line in (result.stdout + result.stderr).splitlines():
        words = line.split(" ")
        if len(words) == 3:
            counted.append((int(words[0]), int(words[1], 16), int(words[2])))
        elif words[0].endswith(".measurements"):  # a mean of so many
            said.extend([words[0].rsplit(".", 1)[0]] * (int(words[1]) - 1))
        elif words[0].rsplit(".", 1)[-1].startswith("instructions"):
            said.append(words[0].rsplit(".", 1)[0])
    return ["the counter", *said], counted


def short(name):
    """Without what every name here begins with, and no longer than a line."""
    return name.replace("seaglass::", "").replace("(anonymous namespace)::", "")[:84]


def main(wanted=None):
    subprocess.run(["gcc", "-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-o", PLUGIN,
                    figures.ROOT / "test" / "emulated" / "profile.c"], check=True)
    symbols = functions()
    addresses = [address for address, _ in symbols]
    counter = next(address for address, name in symbols if name == "machine_instructions")
    names, counted = measure(counter)
    if wanted not in names:
        print("OF= one of: " + ", ".join(dict.fromkeys(names[1:])))
        return 0 if wanted is None else 2
    spent = collections.Counter()
    for measurement, address, instructions in counted:
        if measurement < len(names) and names[measurement] == wanted:
            spent[symbols[bisect.bisect(addresses, address) - 1][1]] += instructions
    total = sum(spent.values())
    print(f"{wanted}: {total:,} instructions")
    for name, instructions in spent.most_common(SHOWN):
        print(f"{instructions:>12,}  {100 * instructions / total:5.1f} %  {short(name)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
