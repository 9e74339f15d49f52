"""Where the portable checks (test/portable) run: this machine, WebAssembly and the emulated processors. Each says
its figures in lines "name value"; what is not a count of instructions or of stack must be the same everywhere. And
the budgets that these figures are held against."""
import fnmatch
import subprocess
from pathlib import Path

import sizes
from steps import OUT_OF_CPU, within_cpu

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
SIGNATURES = ROOT / "test" / "signature.txt"
COSTS = ROOT / "test" / "costs.txt"
# A cost that is noted holds from both sides: what has become cheaper is noted anew, or that much could be lost again
# without anybody noticing.
COST_TOLERANCE = 0.02
CPU_SECONDS_MAX = 300  # the windowed emulator takes 15
HASHES = ("picture.", "signature.", "thought.")  # what begins like this is no number

COMMANDS = {
    "host": [BUILD / "host" / "portable"],
    "wasm": ["node", ROOT / "test" / "portable" / "wasm" / "run.mjs", BUILD / "wasm" / "portable.wasm"],
    # icount makes the instruction counters exact: one nanosecond of QEMU's clock for each instruction, or 128 or
    # 512 where the counter is a clock (test/emulated/xtensa/machine.cpp).
    "rv32": ["qemu-system-riscv32", "-M", "virt", "-bios", "none", "-icount", "shift=0", "-semihosting",
             "-nographic", "-monitor", "none", "-serial", "none", "-kernel", BUILD / "rv32" / "emulated"],
    "xtensa": ["qemu-system-xtensa", "-M", "sim", "-cpu", "lx106", "-icount", "shift=7", "-semihosting",
               "-nographic", "-monitor", "none", "-serial", "none", "-kernel", BUILD / "xtensa" / "emulated"],
    "windowed": ["qemu-system-xtensa", "-M", "sim", "-cpu", "dc233c", "-icount", "shift=9", "-semihosting",
                 "-nographic", "-monitor", "none", "-serial", "none", "-kernel",
                 BUILD / "xtensa_windowed" / "emulated"],
}
EMULATED = ("rv32", "xtensa", "windowed")

# Counts of instructions, stack and sizes, and the costs in test/costs.txt, are of these compilers. A count that another
# one gave is printed and not held against its limit: it moves by 2 to 5 % with the compiler. What is of no processor
# holds everywhere.
COUNTED_WITH = {
    "rv32": "GCC 12.2 with the headers of GCC 12",
    "xtensa": "GCC 12.2 with the headers of GCC 12",
    "windowed": "GCC 13.3 with the headers of GCC 12",  # tools/get_xtensa_windowed.sh brings it
}
OF_THE_WINDOWED_ELF = ("ram.dram0_bytes", "flash.image.")

SLOT_BYTES = 0x1D0000  # ota_0 and ota_1 in partitions.csv
IMAGE_BYTES_MAX = 1_800_000  # what is left of a slot is what the estimate may be off

# What may not be exceeded: counts, never seconds. A * stands for anything, but something must be counted.
BUDGETS = {
    "frame.*.rv32_instructions": 3_500_000,  # half of what its SPI transfer takes anyway
    "frame.[!i]*.xtensa_instructions": 3_500_000,  # as a board's; frame.ink_* are no screens
    # The cursor goes on: the mean of all places of the fullest table.
    "step.mermaid_beach.rv32_instructions": 480_000,
    "step.mermaids_song.rv32_instructions": 430_000,
    "step.mermaid_rain.rv32_instructions": 600_000,
    "step.mirage.rv32_instructions": 1_000_000,
    "step.*.xtensa_instructions": 1_300_000,
    # One number on that table becomes another.
    "step_digit.mermaid*.rv32_instructions": 200_000,
    "step_digit.mirage.rv32_instructions": 210_000,  # its numbers are larger than the others'
    "step_digit.*.xtensa_instructions": 300_000,
    # A unit of a bot's thought: 4 ms at 150 million a second; and all of a turn, which a person waits for.
    "bot.*.rv32_instructions_in_a_unit": 600_000,
    "bot.*.xtensa_instructions_in_a_unit": 750_000,
    "bot.mirage.*.rv32_instructions_per_turn_at_most": 450_000_000,
    "bot.mermaid*.rv32_instructions_per_turn_at_most": 150_000_000,
    "press.*.rv32_instructions": 500_000,  # before that frame
    "press.*.xtensa_instructions": 500_000,
    "play.mirage.xtensa_instructions_per_choice": 27_000,
    "press_to_pixel.*.xtensa_instructions": 500_000,  # 2 ms of 240 MHz
    "press_to_pixel.*.spi_bytes": 5_120,  # 1 ms at 40 MHz
    # From power-on to the first picture, over a log that has gone round. Each read stops an ESP32's cache for some 80 µs.
    "boot.full.flash_reads": 200,
    "boot.full.rv32_instructions": 3_000_000,
    "step.m*.bytes_sent": 15_360,  # a tenth of the screen
    "idle.*.bytes_sent": 0,
    # Of the 124,580 that a classic ESP32 has for what is there from the start. What is left is for what comes.
    "ram.dram0_bytes": 107_000,
    "stack.screens.rv32_bytes": 4 * 1024,
    "stack.rv32_bytes": 6 * 1024,
    # The deepest step, with libsodium's own depth (test/portable/deep_cryptography.h), of the boards' 12 KiB
    # (src/esp32/main.cpp). GCC 13 made these frames; nobody has measured those of the boards' GCC 8.4.
    "stack.windowed_bytes": 6 * 1024,
    "flash.image.*_bytes": IMAGE_BYTES_MAX,
}

# What may not be more than so many times another figure.
RATIOS = {
    "look.mirage.tile_30.rv32_instructions_per_candidate": (1.1, "look.mirage.tile_10.rv32_instructions_per_candidate"),
}


class NoFigures(Exception):
    """The program did not run to its end; says what it printed."""


def say(place):
    """What the portable checks say in this place: {name: value}, values as they were said."""
    result = subprocess.run(within_cpu(CPU_SECONDS_MAX, COMMANDS[place]), text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    if result.returncode == OUT_OF_CPU:
        raise NoFigures(f"{place}: no end after {CPU_SECONDS_MAX} s of CPU")
    if result.returncode != 0:
        raise NoFigures(f"{place}: exit code {result.returncode}\n{result.stdout}")
    return dict(line.rsplit(" ", 1) for line in result.stdout.splitlines())


# (at most, or at least) of a table of six on the air.
AIR_AT_MOST = {
    "air.move_to_all_screens_ms.loss0.p50": 40,
    "air.move_to_all_screens_ms.loss10.p99": 150,
    "air.move_to_all_screens_ms.loss30.p99": 500,
    "air.idle_percent": 1,
    "air.busy_percent": 3,
    "air.frame_bytes.max": 250,
    "air.rejoin_ms.loss10.p99": 1500,
}
AIR_AT_LEAST = {"air.tables_in_one_room": 20}


def air():
    """What a table takes on the simulated air: {name: number}. The same on every machine."""
    result = subprocess.run([BUILD / "host" / "air"], text=True, stdout=subprocess.PIPE)
    if result.returncode != 0:
        raise NoFigures(f"air: exit code {result.returncode}")
    return {name: float(value) if "." in value else int(value)
            for name, value in map(str.split, result.stdout.splitlines())}


def within_air_budgets(counted):
    """(what to say, whether it holds) for each of its figures."""
    for name, limit in AIR_AT_MOST.items():
        yield f"{name} {counted.get(name)} of {limit} allowed", counted.get(name, limit + 1) <= limit
    for name, limit in AIR_AT_LEAST.items():
        yield f"{name} {counted.get(name)}, at least {limit}", counted.get(name, 0) >= limit


def speeds():
    """Seconds of this machine: {name: number}."""
    result = subprocess.run([BUILD / "host" / "speed"], text=True, stdout=subprocess.PIPE)
    if result.returncode != 0:
        raise NoFigures(f"speed: exit code {result.returncode}\n{result.stdout}")
    return {name: int(value) for name, value in map(str.split, result.stdout.splitlines())}


def signatures(said):
    """{game: hash} of what one place said."""
    return {name[len("signature."):]: value for name, value in said.items() if name.startswith("signature.")}


def noted(file):
    """What a file like SIGNATURES holds: {name: value}."""
    return dict(map(str.split, file.read_text().splitlines()))


def note(file, values):
    file.write_text("".join(f"{name} {value}\n" for name, value in sorted(values.items())))


def play_costs(counted):
    """Of all that was counted, what may not grow unnoticed."""
    return {name: value for name, value in counted.items()
            if name.endswith((".rv32_instructions_per_choice", ".xtensa_instructions_per_choice"))}


def moved_costs(counted, before, unchecked=()):
    """One line for each cost of playing that is not as it was noted."""
    return [f"{name} {value}, was {before.get(name, 'not noted')}" for name, value in play_costs(counted).items()
            if place_of(name) not in unchecked
            and abs(value - float(before.get(name, 0))) > float(before.get(name, 0)) * COST_TOLERANCE]


def place_of(name):
    """Whose compiler a figure depends on; None: it is the same everywhere."""
    if name.startswith(OF_THE_WINDOWED_ELF):
        return "windowed"
    last = name.rsplit(".", 1)[-1]
    return next((place for place in EMULATED if last.startswith(f"{place}_")), None)


def unchecked(compilers):
    """{place: what to say} of those places whose compiler is another one than the limits are meant for."""
    return {place: f"{place}: {now}; its limits are for {COUNTED_WITH[place]}, so its figures are printed and not checked"
            for place, now in compilers.items() if now != COUNTED_WITH[place]}


def is_of_the_processor(name):
    """Whether a figure may differ from one processor to another."""
    return name.startswith("stack.") or name.rsplit(".", 1)[-1].startswith("instructions")


def differences(figures_by_place):
    """One line for each figure that is not the same everywhere."""
    names = {name: None for said in figures_by_place.values() for name in said if not is_of_the_processor(name)}
    lines = []
    for name in names:
        values = {place: said.get(name, "nothing") for place, said in figures_by_place.items()}
        if len(set(values.values())) > 1:
            lines.append(f"{name}: " + ", ".join(f"{place} says {value}" for place, value in values.items()))
    return lines


def within_budgets(counted, unchecked=()):
    """(what to say, whether it holds) for each figure that has a budget. None: it was counted with another compiler."""
    for pattern, limit in BUDGETS.items():
        names = fnmatch.filter(counted, pattern)
        if not names:
            yield f"{pattern}: nothing was counted", False
        for name in names:
            holds = None if place_of(name) in unchecked else counted[name] <= limit
            yield f"{name} {counted[name]:,} of {limit:,} allowed", holds
    for name, (times, other) in RATIOS.items():
        value, base = counted.get(name), counted.get(other)
        holds = None not in (value, base) and value <= times * base
        yield f"{name} {value}, at most {times} times {other} {base}", None if place_of(name) in unchecked else holds


def compilers():
    """{place: what its tree was compiled with}, of all trees for the emulated processors."""
    return {place: sizes.compiler(place) for place in EMULATED}


def room(counted):
    """What a board has, what is taken and what the gates allow, as lines to read."""
    ours = counted.get("flash.ours.windowed_bytes", 0)
    yield f"code and constants of ours, windowed Xtensa: {ours:,} B; others in a devkit's image: {sizes.OTHERS_IMAGE_BYTES:,} B"
    for name in fnmatch.filter(counted, "flash.image.*_bytes"):
        yield f"{name:<32}{counted[name]:>12,} B, gate {IMAGE_BYTES_MAX:,} B, slot {SLOT_BYTES:,} B"
    yield f"{'ram.dram0_bytes':<32}{counted.get('ram.dram0_bytes', 0):>12,} B, gate {BUDGETS['ram.dram0_bytes']:,} B"


def named_for(processor, name):
    """boot.instructions, counted on rv32, is boot.rv32_instructions."""
    group, last = name.rsplit(".", 1)
    return f"{group}.{processor}_{last}"


def bench(said):
    """What all places said and what their programs weigh, as one flat object of numbers."""
    numbers = sizes.all_sizes()
    for place, figures in said.items():
        for name, value in figures.items():
            if name.startswith(HASHES):
                continue
            if not is_of_the_processor(name):
                numbers[name] = int(value)
            elif place in EMULATED:
                numbers[named_for(place, name)] = int(value)
    return dict(sorted(numbers.items()))
