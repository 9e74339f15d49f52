"""What the archives and programs for the emulated processors weigh: {name: bytes}."""
import re
import subprocess
from pathlib import Path

BUILD = Path(__file__).resolve().parent.parent / "build"
WINDOWED = BUILD / "deps" / "xtensa_windowed" / "bin"

# By place: where it is built, and what its tools' names begin with.
PLACES = {
    "rv32": (BUILD / "rv32", "riscv64-unknown-elf-"),
    "xtensa": (BUILD / "xtensa", "xtensa-lx106-elf-"),
    "windowed": (BUILD / "xtensa_windowed", f"{WINDOWED}/xtensa-windowed-"),
}

# The real toolchain, SDK and linker script (arduino-esp32 2.0.17, GCC 8.4) linked a devkit's image whose .dram0 had
# 94,728 bytes, 44,680 of them Wi-Fi's and the core's. What firmware_bytes() sees of the rest had 49,764 in the same
# version; the 284 between are members of other people's classes that the contract does not declare.
OTHERS_DRAM0_BYTES = 94_728 - 49_764


def output(place, tool, *arguments):
    command = [PLACES[place][1] + tool, *map(str, arguments)]
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, check=True).stdout


def static_bytes(place, program):
    """Memory that a linked program has from the start."""
    lines = [line.split() for line in output(place, "size", "-A", PLACES[place][0] / program).splitlines()]
    return sum(int(line[1]) for line in lines if len(line) == 3 and line[0] in (".data", ".bss"))


def firmware_bytes():
    """Of src/esp32 and lib/, on whichever core takes more; linked as for a board (test/emulated/CMakeLists.txt)."""
    return max(static_bytes("windowed", f"firmware_{core}") for core in ("core2", "core3"))


def flash_bytes():
    """Code and constants that a handheld takes of all archives, linked for RV32 as for a board: what nothing calls is
    left out, and a table that many sources see is there once."""
    whole = BUILD / "rv32" / "whole"
    archives = sorted((BUILD / "rv32").glob("*.a"))
    symbols = output("rv32", "nm", "-g", "--defined-only", BUILD / "rv32" / "libconsole.a")
    step, made = (re.search(rf" T (_ZN8seaglass8Handheld{name}\S*)", symbols).group(1) for name in ("4step", "C1"))
    subprocess.run(["riscv64-unknown-elf-gcc", "-march=rv32imc", "-mabi=ilp32", "-nostdlib", "-static",
                    "-Wl,--unresolved-symbols=ignore-all", "-Wl,--gc-sections", f"-Wl,-e,{step}", f"-Wl,-u,{made}",
                    "-Wl,--start-group", *archives, "-Wl,--end-group", "-o", whole], check=True,
                   stderr=subprocess.DEVNULL)
    total = output("rv32", "size", whole).splitlines()[-1].split()
    return int(total[0]) + int(total[1])


def library_bytes(place):
    """Code and constants of each library, before anything is left out: {library: bytes}."""
    totals = {}
    for line in output(place, "size", *sorted(PLACES[place][0].glob("*.a"))).splitlines()[1:]:
        text, data, *_ = line.split()
        library = re.search(r"\(ex .*lib(\w+)\.a\)", line).group(1)
        totals[library] = totals.get(library, 0) + int(text) + int(data)
    return totals


def all_sizes():
    sizes = {
        "ram.static.rv32_bytes": static_bytes("rv32", "emulated"),
        "ram.dram0_bytes": firmware_bytes() + OTHERS_DRAM0_BYTES,
        "flash.ours.rv32_bytes": flash_bytes(),
    }
    for place in PLACES:
        sizes.update({f"size.{library}.{place}_bytes": size for library, size in library_bytes(place).items()})
    return sizes
