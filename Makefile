# Every command that people type. What each needs it installs itself (tools/need.sh), by package name.
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
PYTHON := /usr/bin/python3
BUILD_PACKAGES := g++ cmake ninja-build python3 libpng-dev
CROSS_PACKAGES := gcc-riscv64-unknown-elf gcc-xtensa-lx106 binutils-xtensa-lx106 qemu-system-misc

.PHONY: help deps test quick content clean

help:
	@echo "make play     the browser edition on http://localhost:8017 (PORT= changes it)"
	@echo "make test     everything that is checked"

deps:
	@tools/need.sh "make test" $(BUILD_PACKAGES) clang
	@tools/get_unity.sh

test: deps
	@tools/need.sh "make test" $(CROSS_PACKAGES)
	@$(PYTHON) test/run.py

# The Unity suites on the host alone: for the minutes between two edits.
quick: deps
	@$(PYTHON) test/run.py quick

# data/ -> lib/content/; the result is committed.
content:
	@cd tools && $(PYTHON) -m content

clean:
	rm -rf build
