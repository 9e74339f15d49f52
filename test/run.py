"""Everything that `make test` checks, in order: builds, Unity suites on each build, and the checks beside them; and
what `make check` adds (at_length).

Each Unity test counts as one; so does each other step. A step that fails shows what it printed. The last line is
"N passed, N failed", and the exit code says the same.
"""
import json
import os
import re
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import corpus
import figures

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import content  # noqa: E402

BUILD = ROOT / "build"

FUZZ_TARGETS = ["fuzz_state", "fuzz_journal", "fuzz_lines", "fuzz_air", "fuzz_sealed", "fuzz_table", "fuzz_flash",
                "fuzz_guest", "fuzz_host"]

LONGEST = ("test_conformance", "test_pass_around")  # begun first, so that no core waits for one of them at the end

passed = 0
failed = 0
reporting = threading.Lock()


def run(command, **options):
    options.setdefault("cwd", ROOT)
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)


def report(name, ok_count, failed_count, started, output):
    global passed, failed
    with reporting:
        passed += ok_count
        failed += failed_count
        verdict = "ok  " if failed_count == 0 else "FAIL"
        print(f"{verdict} {name}  ({ok_count} passed, {failed_count} failed, {time.time() - started:.0f} s)", flush=True)
        if failed_count:
            print("\n".join("     " + line for line in output.splitlines()[-80:]), flush=True)


def step(name, command, **options):
    """One command that must succeed. Returns whether it did."""
    started = time.time()
    result = run(command, **options)
    ok = result.returncode == 0
    report(name, int(ok), int(not ok), started, result.stdout)
    return ok


def claim(name, holds, why_not=""):
    """Something that has been worked out already."""
    report(name, int(holds), int(not holds), time.time(), why_not)


def said(name, command, **options):
    """The same, for a command whose last line is worth reading."""
    started = time.time()
    result = run(command, **options)
    ok = result.returncode == 0
    report(name, int(ok), int(not ok), started, result.stdout)
    if ok:
        print("     " + result.stdout.splitlines()[-1], flush=True)
    return ok


def suite(name, program, environment):
    """One Unity program: its own count is what counts."""
    started = time.time()
    result = run([str(program)], env={**os.environ, **environment})
    summary = re.search(r"^(\d+) Tests (\d+) Failures (\d+) Ignored", result.stdout, re.MULTILINE)
    if summary is None:
        report(name, 0, 1, started, result.stdout + f"\nno summary; exit code {result.returncode}")
        return
    tests, failures, ignored = (int(n) for n in summary.groups())
    if tests == 0 or ignored or (result.returncode != 0 and failures == 0):
        failures = max(failures, 1)
    report(name, tests - failures, failures, started, result.stdout)


def build(name, *options, targets=("all",), niceness=0):
    """Configures one CMake tree and builds these targets of it."""
    folder = BUILD / name
    return step(f"build {name}", ["nice", "-n", str(niceness), "sh", "-c",
                                  f"cmake -S . -B {folder} -G Ninja {' '.join(options)} && "
                                  f"cmake --build {folder} --target {' '.join(targets)}"])


def build_for(processor, **options):
    """A tree for another processor, by cmake/<processor>.cmake; its libraries are archives in build/<processor>."""
    return build(processor, f"-DCMAKE_TOOLCHAIN_FILE=cmake/{processor}.cmake", **options)


def suites(name, *options, games):
    """Every folder test/test_* is a suite: builds and runs them all, one on each core, with so many games for the
    conformance suite."""
    names = sorted((folder.name for folder in (ROOT / "test").glob("test_*")), key=lambda name: name not in LONGEST)
    if build(name, *options, targets=["all", *names]):
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            list(cores.map(lambda each: suite(f"{each} [{name}]", BUILD / name / "test" / each,
                                              {"SEAGLASS_GAMES": str(games)}), names))


def quick():
    step("content is up to date", [sys.executable, "-m", "content", "--check"], cwd=ROOT / "tools")
    for game in content.games():
        step(f"wrong data are refused: {game}", [sys.executable, "-B", f"test/content/{game}.py"])
    step("wrong art is refused", [sys.executable, "-B", "test/content/art.py"])
    step("wrong glyphs are refused", [sys.executable, "-B", "test/content/glyphs.py"])
    step("wrong words are refused", [sys.executable, "-B", "test/content/words.py"])
    suites("host", games=10)  # as many as asked for are played under the sanitizers
    behaviour()
    step("wrong scripts for the headless runner are refused", [sys.executable, "test/headless.py"])
    firmware()


def air():
    """The table on the air, beyond its suites."""
    if build("host", targets=["explore", "explore_screens", "storm", "sudden"]):
        said("whole games over a hostile air", [BUILD / "host" / "storm", "800", "1"])
        said("sudden deaths over a hostile air", [BUILD / "host" / "sudden", "400", "1"])
        said("a host and two guests, every sequence of steps", [BUILD / "host" / "explore", "6"])
        said("whole handhelds when people confirm something, every sequence of a forged frame and two presses",
             [BUILD / "host" / "explore_screens", "1", "2", "0"])


def siege():
    """Whole handhelds, their screens and fingers."""
    if build("host", targets=["bystander", "explore_screens", "siege"]):
        said("nobody around hears, overhears or measures what is hidden", [BUILD / "host" / "bystander", "4000", "1"])
        said("handhelds and their people under siege", [BUILD / "host" / "siege", "400", "7401"])
        said("every sequence of two forged frames and two presses when people confirm something",
             [BUILD / "host" / "explore_screens", "2", "2", "0"])
        said("the same finds holes that are put there", [sys.executable, "-B", "test/siege/mutations.py"])


def device_code(what):
    return [sys.executable, "test/esp32_contract/check.py", what]


def readable():
    """Every screen that the scripts come to, in every language: nothing is cut, and all words stand out."""
    folder = BUILD / "readable"
    folder.mkdir(parents=True, exist_ok=True)
    scripts = sorted((ROOT / "test" / "shots").glob("*.txt"))

    def check(language, look):
        commands = " && ".join(f"{BUILD}/host/headless {script} {folder}/{language}{look} {language} {look} check"
                               for script in scripts)
        step(f"every word can be read: {language} {look}".strip(), ["sh", "-c", commands])

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(check, *zip(*((language, look) for language in ("en", "fr", "es", "de")
                                     for look in ("", "large", "three")))))


def firmware():
    """The device code as far as it can be checked without its toolchain: test/esp32_contract/README.md."""
    step("src/esp32 keeps to the contract, on both Arduino cores and every board", device_code("g++"))
    step("each call has a row: what it returns, where that was read, where the model does it", device_code("words"))
    step("only src/ and include/boards ask where they run", [sys.executable, "test/no_platform.py"])
    step("the wiring guides agree with the boards", [sys.executable, "test/wiring.py"])
    step("the handheld's files agree with their description and the firmware", [sys.executable, "-B", "test/hardware.py"])
    step("the flash's partitions fit every board", [sys.executable, "test/partitions.py"])
    step("workflows call what is there", [sys.executable, "-B", "test/workflows.py"])
    step("what documents point to is there", [sys.executable, "-B", "test/documents.py"])
    step("every file lies where it should, and includes only what its layer may", [sys.executable, "-B", "test/layers.py"])
    step("PlatformIO finds the headers of the suites", [sys.executable, "-B", "test/pio_suites.py"])
    step("PlatformIO's scripts read a map and merge an image", [sys.executable, "-B", "test/pio_tools.py"])


MODELLED = ("odroid_go", "devkit", "m5stack", "handheld")
FIRMWARE = [f"firmware_{board}_{core}" for core in ("core2", "core3") for board in MODELLED]


def run_firmware(seed, counts):
    """The whole firmware on modelled boards: test/firmware_model. Each has seeds of its own, and as many starts,
    radio cycles, games and games with troubles as `counts` says for its number."""
    if not build("host", targets=FIRMWARE):
        return

    def play(number, name):
        said(f"the whole firmware on a modelled board: {name[len('firmware_'):]}",
             [BUILD / "host" / "test" / name, str(seed + 1000 * number), *map(str, counts(number))])

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(play, range(len(FIRMWARE)), FIRMWARE))


def firmware_model():
    """A little of everything, games and troubles by turns."""
    troubles = {name: (i + i // len(MODELLED)) % 2 for i, name in enumerate(FIRMWARE)}  # on each board by one core
    run_firmware(1, lambda number: (3, 3, 1 - troubles[FIRMWARE[number]], troubles[FIRMWARE[number]]))


def firmware_at_length():
    """For each generation of the core, on its four boards together: 268 starts, 268 radio cycles, 68 games of two
    units, and 68 with troubles. And mistakes in the firmware, one at a time, each of which must be noticed."""
    run_firmware(100001, lambda _: (67, 67, 17, 17))
    said("what is wrong with the firmware is noticed on the modelled boards",
         [sys.executable, "-B", "test/firmware_model/mutations.py"])


def behaviour():
    """The games' signatures on this machine; that they are the same everywhere is for cross()."""
    try:
        now = figures.signatures(figures.say("host"))
    except figures.NoFigures as failure:
        claim("the games behave as test/signature.txt says", False, str(failure))
        return
    meant = figures.noted(figures.SIGNATURES)
    changed = [f"{game} {value}, was {meant.get(game, 'not noted')}" for game, value in now.items()
               if meant.get(game) != value]
    claim("the games behave as test/signature.txt says", not changed,
          "\n".join(changed + ["if it had to change: make signature, and the commit says why"]))


def portable():
    """What is checked on every processor alike: {place: the figures that it says}."""
    said = {}
    if not step("bring GCC for windowed Xtensa", ["tools/get_xtensa_windowed.sh"]):
        return said
    if not all([build("host", targets=["portable", "speed"]), build_for("wasm", targets=["portable"]),
                build_for("rv32"), build_for("xtensa"), build_for("xtensa_windowed")]):
        return said

    def check(place):
        started = time.time()
        try:
            said[place] = figures.say(place)
            report(f"portable checks [{place}]", 1, 0, started, "")
        except figures.NoFigures as failure:
            report(f"portable checks [{place}]", 0, 1, started, str(failure))

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(check, reversed(figures.COMMANDS)))  # the longest first
    return {place: said[place] for place in figures.COMMANDS if place in said}


def cross():
    """The emulated processors, held against each other and the budgets. Returns what was counted."""
    said = portable()
    if not said:
        return {}
    different = figures.differences(said)
    claim(f"the same on {', '.join(said)}", not different, "\n".join(different))
    for name, value in said.get("host", {}).items():
        if name.startswith(figures.HASHES):
            print(f"     {name} {value}")
    counted = figures.bench(said)
    same_cost(counted)
    for words, holds in figures.within_budgets(counted):
        claim(words, holds)
    return counted


def same_cost(counted):
    grown = figures.grown(counted)
    claim("playing costs what test/costs.txt says, or less", not grown,
          "\n".join(grown + ["if it had to grow: make costs, and the commit says why"]))


def signature():
    """Notes the games' behaviour as the one that is meant."""
    if build("host", targets=["portable"]):
        figures.note(figures.SIGNATURES, figures.signatures(figures.say("host")))
        step("the fingerprint of what is saved follows", [sys.executable, "-m", "content"], cwd=ROOT / "tools")


def costs():
    """Notes what playing costs."""
    figures.note(figures.COSTS, figures.play_costs(figures.bench(portable())))


def bench():
    """What was counted and how fast this machine is, as a table and as build/bench.json."""
    numbers = cross()
    try:
        numbers.update(figures.speeds())
    except figures.NoFigures as failure:
        claim("how fast this machine plays", False, str(failure))
    try:
        on_air = figures.air() if build("host", targets=["air"]) else {}
        numbers.update(on_air)
        for words, holds in figures.within_air_budgets(on_air):
            claim(words, holds)
    except figures.NoFigures as failure:
        claim("what a table takes on the air", False, str(failure))
    print()
    for name, value in sorted(numbers.items()):
        print(f"{name:<58}{value:>14,}")
    (BUILD / "bench.json").write_text(json.dumps(numbers, indent=1, sort_keys=True) + "\n")
    print("\nwritten to build/bench.json")


def archives():
    step("nothing in build/rv32 allocates", ["test/no_allocation.sh", "build/rv32"])
    step("an allocation would be noticed", ["test/no_allocation.sh", "--prove"])
    if step("bring GCC 8", ["tools/get_gcc8.sh"]):
        build_for("gcc8")
        step("src/esp32 keeps to the contract [gcc8]", device_code("gcc8"))
        step("src/esp32 needs nothing that is not there", device_code("link"))
        step("nothing in src/esp32 allocates", ["test/no_allocation.sh", "build/contract"])


def browser_edition():
    step("bring libsodium for browsers", ["tools/get_sodium.sh"])
    if step("build web", ["tools/build.sh", "build/wasm", "web", "-DCMAKE_TOOLCHAIN_FILE=cmake/wasm.cmake"]):
        step("the browser edition shows the same pixels", ["node", "test/browser/same_pixels.mjs"])
        step("libsodium in node answers as its standards say", ["node", "test/browser/sealing.mjs"])
        step("make play on a terminal", [sys.executable, "test/play.py"])
        if step("bring playwright-core", ["tools/get_playwright.sh"]):
            suite("the page in a browser", ROOT / "test" / "browser" / "page.mjs", {})
            if step("bring esptool-js", ["tools/get_esptool.sh"]):
                suite("the flashing page in a browser", ROOT / "test" / "browser" / "flash.mjs", {})


FUZZ_SECONDS = 5  # each of nine; all fuzzing together stays within 90, and a run within 15 minutes


def build_fuzzers(niceness=0):
    return build("fuzz", "-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_C_COMPILER=clang", "-DSEAGLASS_SANITIZE=ON",
                 "-DSEAGLASS_FUZZ=ON", targets=["seaglass-table", *FUZZ_TARGETS], niceness=niceness)


def fuzz(seconds=FUZZ_SECONDS):
    """All targets, one on each core."""
    seeds = BUILD / "fuzz" / "seeds"
    step("seeds for the fuzzers", [sys.executable, "test/fuzz/seeds.py", BUILD / "fuzz" / "seaglass-table", seeds])
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(lambda target: fuzz_target(target, seconds, seeds), FUZZ_TARGETS))


def fuzz_target(target, seconds, seeds):
    """On the kept corpus and on real games; what it finds new goes to build/fuzz/found."""
    name = target.split("_")[1]
    found = BUILD / "fuzz" / "found" / name
    found.mkdir(parents=True, exist_ok=True)
    kept = BUILD / "fuzz" / "kept" / name
    corpus.unpack(name, kept)
    corpora = [found, kept, *([seeds / name] if (seeds / name).exists() else [])]
    step(f"{target} for {seconds} s", [BUILD / "fuzz" / target, f"-max_total_time={seconds}", "-max_len=8192",
                                       "-rss_limit_mb=1024", f"-artifact_prefix={BUILD}/fuzz/", *corpora])


def desktop_window():
    if step("build desktop", ["tools/build.sh", "build/desktop", "desktop", "-DSEAGLASS_DESKTOP=ON"]):
        step("the window on a desktop", [sys.executable, "test/desktop.py"])


def everything():
    quick()
    readable()
    step("commands say what is missing", [sys.executable, "test/commands.py"])
    step("handhelds as processes play over UDP, killed and started again",
         [sys.executable, "test/loopback.py", BUILD / "host" / "loopback_unit"])
    step("seaglass-table for scripts", [sys.executable, "test/table/check.py", BUILD / "host" / "seaglass-table"])
    suites("sanitize", "-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_C_COMPILER=clang", "-DSEAGLASS_SANITIZE=ON",
           games=300)
    firmware_model()
    air()
    cross()
    archives()
    with ThreadPoolExecutor(1) as beside:  # a page waits more than it works
        fuzzers = beside.submit(build_fuzzers, niceness=19)
        browser_edition()
    desktop_window()
    if fuzzers.result():
        fuzz()


def at_length():
    """What `make check` adds to `make test`: other seeds than there, and more of them."""
    said("whatever is done to data files, they are read or refused with a place",
         [sys.executable, "-B", "test/content/mutations.py", "60"])
    if build("host", targets=["storm", "sudden", "soak", "flash_harm", "fifth_in_flash"]):
        said("1,500 whole games over a hostile air", [BUILD / "host" / "storm", "1500", "100001"])
        said("1,000 sudden deaths over a hostile air", [BUILD / "host" / "sudden", "1000", "100001"])
        said("every bit of a used flash flipped, 5,000 flashes with worn cells", [BUILD / "host" / "flash_harm", "1", "5000"])
        said("what four games left in flash is there with a fifth one",
             [BUILD / "host" / "fifth_in_flash", "test/flash_images"])
        said("300 random games of each kind keep the rules", [BUILD / "host" / "soak", "300", "100001"])
    said("a fifth game is put into the box, played and taken out again",
         [sys.executable, "-B", "test/fifth_game/fifth_game.py"])
    siege()
    firmware_at_length()
    said("formatting and linters, on what changed last", [sys.executable, "-B", "tools/lint.py"])


def build_and_fuzz(seconds=FUZZ_SECONDS):
    if build_fuzzers():
        fuzz(int(seconds))


def main(what="everything", *how):
    {"quick": quick, "cross": cross, "bench": bench, "signature": signature, "costs": costs, "fuzz": build_and_fuzz,
     "everything": everything, "at_length": at_length}[what](*how)
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 and passed > 0 else 1


if __name__ == "__main__":
    os.environ.setdefault("UBSAN_OPTIONS", "print_stacktrace=1")
    sys.exit(main(*sys.argv[1:]))
