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

# What is not ours, from one link of 33d9a53 for a devkit: with the archives and the linker script of arduino-esp32
# 2.0.17, and GCC 13.3 for the ESP32's own core. The boards' GCC 8.4 may differ by some per cent. The image had 1,692,704
# bytes, and windowed_bytes() says 732,691 of the same version. Its .dram0 had 101,488 bytes, 61,138 of them ours.
OTHERS_IMAGE_BYTES = 1_692_704 - 732_691
OTHERS_DRAM0_BYTES = 101_488 - 61_138

# What the image of a board has more than a devkit's, at 33d9a53. M5Stack's was linked as well: 1,698,976 bytes. Of the
# other two, windowed_bytes() with their files of include/boards says what our part has more; they have the devkit's SDK.
# What the ODROID-GO's compiler flags for its PSRAM add is in no figure: only the boards' own compiler knows them.
MORE_THAN_A_DEVKIT = {"devkit": 0, "handheld": 36, "m5stack": 1_698_976 - 1_692_704, "odroid_go": 204}


def output(place, tool, *arguments):
    command = [PLACES[place][1] + tool, *map(str, arguments)]
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, check=True).stdout


def compiler(place):
    """What counts were made with: the compiler, and whose headers of the C++ library it took."""
    folder = PLACES[place][0]
    described = next(folder.glob("CMakeFiles/*/CMakeCXXCompiler.cmake")).read_text()
    version = re.search(r'CMAKE_CXX_COMPILER_VERSION "(\d+\.\d+)', described).group(1)
    headers = re.search(r"/c\+\+/(\d+)", (folder / "compile_commands.json").read_text()).group(1)
    return f"GCC {version} with the headers of GCC {headers}"


def static_bytes(place, program):
    """Memory that a linked program has from the start."""
    lines = [line.split() for line in output(place, "size", "-A", PLACES[place][0] / program).splitlines()]
    return sum(int(line[1]) for line in lines if len(line) == 3 and line[0] in (".data", ".bss"))


def firmware_bytes():
    """Of src/esp32 and lib/, on whichever core takes more; linked as for a board (test/emulated/CMakeLists.txt)."""
    return max(static_bytes("windowed", f"firmware_{core}") for core in ("core2", "core3"))


def windowed_bytes():
    """Code and constants of the firmware, linked for the ESP32's calling convention: what a devkit carries of ours."""
    return int(output("windowed", "size", PLACES["windowed"][0] / "firmware_core2").splitlines()[-1].split()[0])


def image_bytes():
    """The estimated image of each board: {board: bytes}."""
    ours_and_others = windowed_bytes() + OTHERS_IMAGE_BYTES
    return {board: ours_and_others + more for board, more in MORE_THAN_A_DEVKIT.items()}


def rv32_bytes():
    """The same for RV32, whose linker shortens code more than Xtensa's. Linked as for a board: what nothing calls is left
    out, and a table that many sources see is there once."""
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
        "flash.ours.rv32_bytes": rv32_bytes(),
        "flash.ours.windowed_bytes": windowed_bytes(),
    }
    sizes.update({f"flash.image.{board}_bytes": size for board, size in image_bytes().items()})
    for place in PLACES:
        sizes.update({f"size.{library}.{place}_bytes": size for library, size in library_bytes(place).items()})
    return sizes
