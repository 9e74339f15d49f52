"""Compiles the device code against the contract in this folder, for both generations of the Arduino core.

check.py g++   with this machine's compiler: every file to an object once per core, and its syntax for each board
check.py gcc8  with GCC 8 for a 32-bit processor (tools/get_gcc8.sh), which then leaves build/contract/*.a
check.py link  nothing of ours that build/contract/*.a need is missing from build/gcc8/*.a
check.py words every declaration has a row in README.md, with its places and a body in test/esp32_model, and a call
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import rows

ROOT = Path(__file__).resolve().parents[2]
CONTRACT = Path(__file__).resolve().parent
OUT = ROOT / "build" / "contract"
CORES = ("core2", "core3")
BOARDS = [ROOT / header for header in re.findall(r"-include (\S+)", (ROOT / "platformio.ini").read_text())]
# lib/sealing stands on libsodium, whose headers are other people's too.
SOURCES = sorted([*(ROOT / "src" / "esp32").rglob("*.cpp"), *(ROOT / "lib" / "sealing").glob("*.cpp")])
# As in CMakeLists.txt, warnings are errors in CI alone.
WARNINGS = "-Wall -Wextra -Wpedantic -Wshadow".split() + ["-Werror"] * (os.environ.get("CI") == "true")
LANGUAGE = "-std=c++17 -O2 -fno-exceptions -fno-rtti -DSEAGLASS_REASONS=0".split()  # as platformio.ini has it
GCC8 = ROOT / "build" / "deps" / "gcc8" / "usr"


def host():
    return ["g++"]


def gcc8():
    """unsigned long has 32 bits here, as on the boards, so conversions can be checked too."""
    headers = [ROOT / "cmake" / "freestanding"]
    for folder in sorted((GCC8 / "include" / "newlib" / "c++").glob("8.*")):
        headers += [folder, folder / "arm-none-eabi"]
    includes = [flag for folder in headers for flag in ("-isystem", str(folder))]
    return [str(GCC8 / "bin" / "riscv64-unknown-elf-g++"), "-march=rv32imc", "-mabi=ilp32", "-ffreestanding",
            "-Wconversion", *includes]


def command(compiler, core, board, *rest):
    includes = [ROOT / "src", ROOT / "lib", ROOT / "include", CONTRACT / core, CONTRACT / "both"]
    return [*compiler, *LANGUAGE, *WARNINGS, *(f"-I{folder}" for folder in includes), "-include", str(board), *rest]


def jobs(compiler, name):
    for core in CORES:
        objects = OUT / f"{name}-{core}"
        objects.mkdir(parents=True, exist_ok=True)
        for source in SOURCES:
            yield command(compiler, core, BOARDS[0], "-c", str(source), "-o", str(objects / f"{source.stem}.o"))
        for board in BOARDS[1:]:
            yield command(compiler, core, board, "-fsyntax-only", *map(str, SOURCES))


def run(arguments):
    result = subprocess.run(arguments, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.returncode, result.stdout


def compile_all(compiler, name):
    with ThreadPoolExecutor(2) as pool:
        said = [output for code, output in pool.map(run, jobs(compiler, name)) if code != 0]
    print("\n".join(said), end="")
    return not said


def archive(name):
    for core in CORES:
        objects = sorted(map(str, (OUT / f"{name}-{core}").glob("*.o")))
        library = OUT / f"{core}.a"
        library.unlink(missing_ok=True)
        code, output = run(["riscv64-unknown-elf-ar", "rc", str(library), *objects])
        if code != 0:
            print(output)
            return False
    return True


def symbols(library, kind):
    _, output = run(["riscv64-unknown-elf-nm", kind, str(library)])
    return set(re.findall(r"\b(?:[A-Za-z] )(_ZN?K?\w*8seaglass\w*)$", output, re.MULTILINE))


def link():
    libraries = sorted((ROOT / "build" / "gcc8").glob("*.a"))
    theirs = set().union(*(symbols(library, "--defined-only") for library in libraries))
    complete = bool(theirs)
    for core in CORES:
        library = OUT / f"{core}.a"
        own = symbols(library, "--defined-only")
        missing = symbols(library, "--undefined-only") - own - theirs
        print("".join(f"{core}: {name} is nowhere\n" for name in sorted(missing)), end="")
        complete = complete and bool(own) and not missing
    return complete


def words():
    rows.prove()
    said = rows.wrong_in(CONTRACT, ROOT / "test" / "esp32_model", SOURCES)
    print("\n".join(f"README.md: {line}" for line in said), end="")
    return not said


def main(what):
    if not SOURCES or len(BOARDS) < 3:
        print("nothing to check")
        return 1
    alone = {"words": words, "link": link}
    if what in alone:
        return 0 if alone[what]() else 1
    if what == "gcc8":
        return 0 if compile_all(gcc8(), "gcc8") and archive("gcc8") else 1
    return 0 if compile_all(host(), "g++") else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
