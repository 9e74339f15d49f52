"""What `make test` checks (`short`), and what `make check` adds to it (`at_length`): builds, Unity suites on each
build, and the checks beside them. docs/CHECKS.md says which check runs where.

Each Unity test counts as one; so does each other step. A step that fails shows what it printed. The last line is
"N passed, N failed", with ", N skipped" where a step could not be tried or `quick` left it out, and the exit code says
the same.
"""
import functools
import json
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor

import commands
import corpus
import figures
import unchanged
from steps import ROOT, claim, failures, finish, guarded, is_ci, report, run, said, skip, step, suite, total
from steps import unchanged as not_repeated

sys.path.insert(0, str(ROOT / "tools"))
import arguments  # noqa: E402
import content  # noqa: E402
from content.words import used_words  # noqa: E402

BUILD = ROOT / "build"

FUZZ_TARGETS = ["fuzz_state", "fuzz_journal", "fuzz_lines", "fuzz_air", "fuzz_sealed", "fuzz_table", "fuzz_flash",
                "fuzz_guest", "fuzz_host"]

# What the suites stand on beside the libraries, and what the steps of `make test` run.
PROGRAMS = ["headless", "loopback_unit", "portable", "seaglass-table", "soak"]

# Begun first, so that no core waits for one of them at the end.
LONGEST = ("test_conformance", "test_pass_around", "test_nearby", "test_flash_images")

# What reads bytes from the radio and from flash, and the rules of all games: under sanitizers in `make test` too.
RISKIEST = ("test_conformance", "test_on_air_migration", "test_on_air_shuffle", "test_on_air_snapshots",
            "test_radio_hand_over", "test_radio_link", "test_radio_sudden_death", "test_radio_table",
            "test_save")


def build(name, *options, targets=("all",)):
    """Configures one CMake tree and builds these targets of it. If that fails, it shows the compiler's first errors."""
    folder = BUILD / name
    result = run(f"build {name}", ["sh", "-c", f"cmake -S . -B {folder} -G Ninja {' '.join(options)} && "
                                               f"cmake --build {folder} --target {' '.join(targets)}"])
    if result.returncode == 0:
        return finish(f"build {name}", result)
    report(f"build {name}", 0, 1, result.seconds, errors_of(result.stdout))
    return False


ERROR_LINES = 60


def errors_of(said):
    """A build's output from the first failure on, without what was built."""
    lines = [line for line in said.splitlines() if not re.match(r"\[\d+/\d+\]", line)]
    first = next((number for number, line in enumerate(lines) if line.startswith(("FAILED:", "CMake Error"))), 0)
    return "\n".join(lines[first:first + ERROR_LINES])


def build_for(processor, **options):
    """A tree for another processor, by cmake/<processor>.cmake; its libraries are archives in build/<processor>."""
    return build(processor, f"-DCMAKE_TOOLCHAIN_FILE=cmake/{processor}.cmake", **options)


def all_suites():
    """Those that take longest first."""
    return sorted(arguments.all_suites(), key=lambda name: name not in LONGEST)


def suites(name, *options, names, games, programs=()):
    """Builds these suites, and the programs beside them, and runs them, one on each core, with so many games for
    the conformance suite."""
    if build(name, *options, targets=[*programs, *names]):
        run_suites(name, names, games)


def run_suites(name, names, games):
    passed = unchanged.Passed() if (name, games) == ("host", QUICK_GAMES) else None

    def run_one(each):
        inputs = inputs_of_suite(each) if passed else ""
        ok, seconds = suite(f"{each} [{name}]", BUILD / name / "test" / each, {"SEAGLASS_GAMES": str(games)})
        if passed:
            passed.note(each, inputs, ok, seconds)

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(run_one, names))


# One tree under sanitizers, for the suites and for libFuzzer's programs.
CLANG = ("-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_C_COMPILER=clang", "-DSEAGLASS_SANITIZE=ON", "-DSEAGLASS_FUZZ=ON")


QUICK_GAMES = 10  # of each kind in the conformance suite
QUICK_SECONDS = 4  # CPU seconds of the changed suites that `make quick` runs; all take 82 s
QUICK_FIRST = ("test_conformance",)  # every rule of every game, 2 s
SUITE_DATA = ("test/pictures", "test/flash_images", "partitions.csv")  # what suites read


@functools.cache
def digest_of_suite_data():
    return unchanged.digest(SUITE_DATA)


def inputs_of_suite(name):
    return unchanged.digest([f"build/host/test/{name}"], [QUICK_GAMES, digest_of_suite_data()])


def python(name, script, *words, inputs=None, also=()):
    """A check: its name, command, and what it depends on. One without inputs takes no time and runs always."""
    return name, [sys.executable, "-B", script, *words], inputs and [script, *inputs], also


def compiler():
    """The host's, with its version."""
    return run("the compiler's version", ["g++", "--version"]).stdout.partition("\n")[0]


def checks_of_content():
    made = ["data", "tools/content", "lib/content", "lib/games/box.def", "test/signature.txt"]
    tried = [*made, "test/content"]
    yield ("content is up to date", ["sh", "-c", f"cd tools && exec {sys.executable} -m content --check"], made,
           sorted(used_words(ROOT)))
    for game in content.games():
        yield python(f"wrong data are refused: {game}", f"test/content/{game}.py", inputs=tried)
    yield python("wrong art is refused", "test/content/art.py", inputs=tried)
    yield python("wrong glyphs are refused", "test/content/glyphs.py", inputs=tried)
    yield python("wrong words are refused", "test/content/words.py", inputs=tried)
    yield python("README shows how well opponents play", "tools/ladder/picture.py", "docs/opponents.txt",
                 "docs/opponents.svg", "check")
    yield python("no animal is in a game", "test/content/animals.py")


def run_checks(checks, repeats):
    """All of them, or those whose inputs changed since they passed."""
    passed = unchanged.Passed()
    for name, command, inputs, also in checks:
        inputs = unchanged.digest(inputs, [*command, *also]) if inputs else ""
        if inputs and not repeats and passed.holds(name, inputs):
            not_repeated.append(name)
            continue
        result = run(name, command)
        ok = finish(name, result)
        if inputs:
            passed.note(name, inputs, ok, result.seconds)


def quick(only="", repeats=False):
    """`make quick`. ONLY names suites; without it, what changed since it passed; `repeats`: everything."""
    if only and only != "all":
        arguments.check_or_exit("quick", {"ONLY": only})
        return suites("host", names=arguments.suites_named(only), games=QUICK_GAMES)
    repeats = repeats or only == "all" or is_ci()
    run_checks(checks_of_content(), repeats)
    if build("host", targets=[*PROGRAMS, *all_suites()]):
        run_suites("host", all_suites() if repeats else changed_suites(), QUICK_GAMES)
        guarded("signatures", behaviour)
        step("wrong scripts for the headless runner are refused", [sys.executable, "test/headless.py"])
    run_checks(checks_of_firmware(), repeats)


def changed_suites():
    """Those whose inputs changed since they passed: QUICK_FIRST, then the shortest, as many as QUICK_SECONDS allow. The
    others are named, and counted as skipped. A suite that failed, or that never ran, is always among them."""
    passed = unchanged.Passed()
    chosen, left, used = [], [], 0.0
    for name in sorted(all_suites(), key=lambda name: (name not in QUICK_FIRST, passed.seconds.get(name, 0))):
        if passed.holds(name, inputs_of_suite(name)):
            not_repeated.append(name)
            continue
        seconds = passed.seconds.get(name, 0)
        if name in passed.digests and used + seconds > QUICK_SECONDS:
            left.append(name)
            continue
        used += seconds
        chosen.append(name)
    for name in left:
        skip(name, f"changed, takes {passed.seconds[name]:.0f} s: make quick ONLY={name[len('test_'):]}, or make test")
    return chosen


def air():
    """The table on the air, beyond its suites."""
    if build("host", targets=["explore", "storm", "sudden"]):
        said("whole games over a hostile air", [BUILD / "host" / "storm", "1500", "100001"])
        said("sudden deaths over a hostile air", [BUILD / "host" / "sudden", "1000", "100001"])
        said("a host and two guests, every sequence of steps", [BUILD / "host" / "explore", "6"])


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


LANGUAGES = ("en", "fr", "es", "de")
LOOKS = ("", "large", "three")


def readable(ways):
    """Every screen that the scripts come to, in these languages and looks: nothing is cut, and all words stand out."""
    folder = BUILD / "readable"
    folder.mkdir(parents=True, exist_ok=True)
    every = sorted((ROOT / "test" / "shots").glob("*.txt"))
    fixed = [script for script in every if "\nuntil " not in script.read_text()]

    def check(way):
        language, look = way
        scripts = fixed if look == "three" else every  # who walks otherwise decides otherwise
        commands = " && ".join(f"{BUILD}/host/headless {script} {folder}/{language}{look} {language} {look} check"
                               for script in scripts)
        step(f"every word can be read: {language} {look}".strip(), ["sh", "-c", commands])

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(check, ways))


def checks_of_firmware():
    """The device code as far as it can be checked without its toolchain: test/esp32_contract/README.md."""
    code = ["src", "include", "lib/*/**/*.h", "lib/sealing", "test/esp32_contract", "test/esp32_model",
            "cmake/freestanding", "platformio.ini"]
    yield ("src/esp32 keeps to the contract, on both Arduino cores and every board", device_code("g++"), code,
           [compiler()])
    yield ("each call has a row: what it returns, where that was read, where the model does it", device_code("words"),
           code, ())
    yield python("only src/ and include/boards ask where they run", "test/no_platform.py")
    yield python("the wiring guides agree with the boards", "test/wiring.py")
    yield python("the handheld's files agree with their description and the firmware", "test/hardware.py")
    yield python("the flash's partitions fit every board", "test/partitions.py")
    yield python("gates hold what they should", "test/gates.py")
    yield python("workflows call what is there", "test/workflows.py")
    yield python("what documents point to is there", "test/documents.py")
    yield python("every file lies where it should, and includes only what its layer may", "test/layers.py")
    yield python("PlatformIO finds the headers of the suites", "test/pio_suites.py")
    yield python("PlatformIO's scripts read a map and merge an image", "test/pio_tools.py")
    yield python("runs count what fails, dies or is left out", "test/counts.py",
                 inputs=["test/run.py", "test/steps.py", "test/unchanged.py", "test/figures.py", "tools/arguments.py"])


MODELLED = ("odroid_go", "devkit", "m5stack", "handheld")
FIRMWARE = [f"firmware_{board}_{core}" for core in ("core2", "core3") for board in MODELLED]
FIRMWARE_IN_SHORT = ["firmware_odroid_go_core2", "firmware_odroid_go_core3"]


def run_firmware(names, seed, counts):
    """The whole firmware on modelled boards: test/firmware_model. Each has seeds of its own, and as many starts,
    radio cycles, games and games with troubles as `counts` says for its number."""
    if not build("host", targets=names):
        return

    def play(number, name):
        said(f"the whole firmware on a modelled board: {name[len('firmware_'):]}",
             [BUILD / "host" / "test" / name, str(seed + 1000 * number), *map(str, counts(number))])

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(play, range(len(names)), names))


def firmware_model():
    """A little of everything, on the default board: games by the one core, troubles by the other."""
    run_firmware(FIRMWARE_IN_SHORT, 1, lambda number: (3, 3, 1 - number, number))


def firmware_at_length():
    """For each generation of the core, on its four boards together: 80 starts, 80 radio cycles, 20 games of two
    units, and 20 with troubles. And mistakes in the firmware, one at a time, each of which must be noticed."""
    run_firmware(FIRMWARE, 100001, lambda _: (20, 20, 5, 5))
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
        try:
            said[place] = figures.say(place)
            claim(f"portable checks [{place}]", True)
        except figures.NoFigures as failure:
            claim(f"portable checks [{place}]", False, str(failure))

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
    unchecked = figures.unchecked(figures.compilers())
    for line in unchecked.values():
        print(f"     {line}")
    same_cost(counted, unchecked)
    for words, holds in figures.within_budgets(counted, unchecked):
        if holds is None:
            print(f"     {words}, not checked")
        else:
            claim(words, holds)
    return counted


def same_cost(counted, unchecked):
    moved = figures.moved_costs(counted, figures.noted(figures.COSTS), unchecked)
    claim("playing costs what test/costs.txt says", not moved,
          "\n".join(moved + ["make costs; where it grew, the commit says why"]))


def signature():
    """Notes the games' behaviour as the one that is meant."""
    if build("host", targets=["portable"]):
        figures.note(figures.SIGNATURES, figures.signatures(figures.say("host")))
        step("the fingerprint of what is saved follows", [sys.executable, "-m", "content"], cwd=ROOT / "tools")


def costs():
    """Notes what playing costs."""
    counted = figures.bench(portable())
    unchecked = figures.unchecked(figures.compilers())
    claim("costs are noted with the compilers that test/figures.py names", not unchecked, "\n".join(unchecked.values()))
    if not unchecked:
        figures.note(figures.COSTS, figures.play_costs(counted))


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
    print()
    print((ROOT / "partitions.csv").read_text(), end="")
    print()
    for line in figures.room(numbers):
        print(line)
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


def page(how):
    """The browser edition, its page and the one that flashes boards."""
    step("bring libsodium for browsers", ["tools/get_sodium.sh"])
    if step("build web", ["tools/build.sh", "build/wasm", "web", "-DCMAKE_TOOLCHAIN_FILE=cmake/wasm.cmake"]):
        if how == "short":
            step("libsodium in node answers as its standards say", ["node", "test/browser/sealing.mjs"])
            step("make play on a terminal", [sys.executable, "test/play.py"])
        if step("bring playwright-core", ["tools/get_playwright.sh"]):
            suite("the page in a browser", ROOT / "test" / "browser" / "page.mjs", {"SEAGLASS_PAGE": how})
            if how == "rest" and step("bring esptool-js", ["tools/get_esptool.sh"]):
                suite("the flashing page in a browser", ROOT / "test" / "browser" / "flash.mjs", {})


FUZZ_SECONDS = 5  # each of nine


def fuzz(seconds=FUZZ_SECONDS):
    """All targets, one on each core."""
    arguments.check_or_exit("fuzz", {"SECONDS": str(seconds)})
    if not build("sanitize", *CLANG, targets=["seaglass-table", *FUZZ_TARGETS]):
        return
    seeds = BUILD / "fuzz" / "seeds"
    step("seeds for the fuzzers",
         [sys.executable, "test/fuzz/seeds.py", BUILD / "sanitize" / "seaglass-table", seeds])
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(lambda target: fuzz_target(target, int(seconds), seeds), FUZZ_TARGETS))


def fuzz_target(target, seconds, seeds):
    """On the kept corpus and on real games; what it finds new goes to build/fuzz/found."""
    name = target.split("_")[1]
    found = BUILD / "fuzz" / "found" / name
    found.mkdir(parents=True, exist_ok=True)
    kept = BUILD / "fuzz" / "kept" / name
    corpus.unpack(name, kept)
    corpora = [found, kept, *([seeds / name] if (seeds / name).exists() else [])]
    step(f"{target} for {seconds} s", [BUILD / "sanitize" / target, f"-max_total_time={seconds}", "-max_len=8192",
                                       "-rss_limit_mb=1024", f"-artifact_prefix={BUILD}/fuzz/", *corpora])


def desktop_window():
    if step("build desktop", ["tools/build.sh", "build/desktop", "desktop", "-DSEAGLASS_DESKTOP=ON"]):
        step("the window on a desktop", [sys.executable, "test/desktop.py"])


# Each language once, and each look.
READ_IN_SHORT = (("en", ""), ("de", "large"), ("fr", "three"), ("es", ""))


def short():
    """`make test`."""
    with ThreadPoolExecutor(1) as beside:  # a page waits more than it works
        the_page = beside.submit(page, "short")
        guarded("the suites", lambda: quick(repeats=True))
        guarded("readable words", readable, READ_IN_SHORT)
        step("commands say what is missing", [sys.executable, "test/commands.py"])
        step("handhelds as processes play over UDP, killed and started again",
             [sys.executable, "test/loopback.py", BUILD / "host" / "loopback_unit"])
        step("seaglass-table for scripts", [sys.executable, "test/table/check.py", BUILD / "host" / "seaglass-table"])
        guarded("the suites under sanitizers", lambda: suites("sanitize", *CLANG, names=RISKIEST, games=10))
        guarded("the modelled boards", firmware_model)
        guarded("the page", the_page.result)
    step("the browser edition shows the same pixels", ["node", "test/browser/same_pixels.mjs"])


def at_length():
    """What `make check` adds to `make test`: the rest, other seeds than there, and more of them."""
    with ThreadPoolExecutor(1) as beside:
        the_page = beside.submit(page, "rest")
        readable([(language, look) for language in LANGUAGES for look in LOOKS if (language, look) not in READ_IN_SHORT])
        suite("whole games in every language [host]", BUILD / "host" / "test" / "test_pass_around",
              {"SEAGLASS_GAMES": "100", "SEAGLASS_TOLD_GAMES": "12"})
        suite("whole games, redrawn after every step [host]", BUILD / "host" / "test" / "test_updates",
              {"SEAGLASS_GAMES": "1000"})
        suite("every step of many games is drawn as if anew [host]", BUILD / "host" / "test" / "test_updates",
              {"SEAGLASS_GAMES": "1000"})
        suites("sanitize", *CLANG, names=[name for name in all_suites() if name not in RISKIEST[1:]], games=60)
        the_page.result()
    fuzz()
    cross()
    archives()
    desktop_window()
    air()
    siege()
    said("whatever is done to data files, they are read or refused with a place",
         [sys.executable, "-B", "test/content/mutations.py", "60"])
    if build("host", targets=["opponents"]):
        opponents = BUILD / "host" / "opponents"
        said("100 games of bots with each option, all levels at a table", [opponents, "games", "100", "100001"])
        said("bots decide alike where a seat sees the same, and as fast: 10,000 pairs of each game",
             [opponents, "secrets", "10000", "100001"])
        said("the same, 100 pairs thought through", [opponents, "secrets", "100", "100002", "0"])
        said("10,000 worlds of each game that bots deal are possible", [opponents, "worlds", "10000", "100001"])
    if build("host", targets=["soak", "flash_harm", "fifth_in_flash"]):
        said("every bit of a used flash flipped, 5,000 flashes with worn cells",
             [BUILD / "host" / "flash_harm", "1", "5000"])
        said("what four games left in flash is there with a fifth one",
             [BUILD / "host" / "fifth_in_flash", "test/flash_images"])
        said("300 random games of each kind keep the rules", [BUILD / "host" / "soak", "300", "100001"])
    said("a sample of mistakes in the handheld's files is found",
         [sys.executable, "-B", "tools/hardware/mutations.py", "sample"])
    said("a fifth game is put into the box, played and taken out again",
         [sys.executable, "-B", "test/fifth_game/fifth_game.py"])
    firmware_at_length()
    if build("host", targets=commands.PROGRAMS):
        step("programs refuse what means nothing", [sys.executable, "test/commands.py", "programs"])
    step("actionlint has no complaint about the workflows", [sys.executable, "-B", "test/workflows.py", "actionlint"])
    said("formatting and linters, on what changed last", [sys.executable, "-B", "tools/lint.py"])


COMMANDS = {"quick": quick, "cross": cross, "bench": bench, "signature": signature, "costs": costs, "fuzz": fuzz,
            "short": short, "at_length": at_length}


def check():
    """`make check`: one count of everything. What takes longer begins only when `make test` passes."""
    guarded("make test", short)
    if failures():
        print("FAIL what takes longer was not run: the above comes first")
    else:
        guarded("what takes longer", at_length)


def main(what="short", *how):
    guarded(what, {**COMMANDS, "check": check}[what], *how)
    return total()


if __name__ == "__main__":
    os.environ.setdefault("UBSAN_OPTIONS", "print_stacktrace=1")
    sys.exit(main(*sys.argv[1:]))
