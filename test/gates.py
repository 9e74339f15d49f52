"""The gates of test/figures.py: what is too large fails, a count by another compiler is printed and not checked, and what
is of no processor is checked everywhere. And a program that never ends is ended by the CPU time that it takes."""
import subprocess
import sys

import figures
import sizes
from steps import OUT_OF_CPU, within_cpu

KNOWN = dict(figures.COUNTED_WITH)
OTHER = {**KNOWN, "rv32": "GCC 14.2 with the headers of GCC 14", "windowed": "GCC 13.3 with the headers of GCC 14"}


def verdict(name, value, compilers):
    """What the gates say of this figure: True, False, or None where it is not checked."""
    unchecked = figures.unchecked(compilers)
    return next(holds for words, holds in figures.within_budgets({name: value}, unchecked) if words.startswith(f"{name} "))


def what_is_too_large_fails():
    for name, most in (("flash.image.devkit_bytes", 1_800_000), ("ram.dram0_bytes", 107_000),
                       ("stack.rv32_bytes", 6 * 1024), ("step.mirage.rv32_instructions", 1_000_000)):
        assert verdict(name, most, KNOWN) is True, name
        assert verdict(name, most + 1, KNOWN) is False, name


def another_compiler_is_not_checked():
    assert figures.unchecked(KNOWN) == {}
    assert list(figures.unchecked(OTHER)) == ["rv32", "windowed"]
    assert "GCC 14.2" in figures.unchecked(OTHER)["rv32"] and "GCC 12.2" in figures.unchecked(OTHER)["rv32"]
    for name in ("stack.rv32_bytes", "stack.windowed_bytes", "flash.image.devkit_bytes", "ram.dram0_bytes"):
        assert verdict(name, 10**9, OTHER) is None, name
    assert verdict("step.mirage.xtensa_instructions", 10**9, OTHER) is False


def what_is_of_no_processor_is_checked():
    assert verdict("idle.launcher.bytes_sent", 1, OTHER) is False
    assert verdict("press_to_pixel.launcher.spi_bytes", 10**6, OTHER) is False


def costs_are_held_from_both_sides_with_the_same_compiler():
    cost, other = "play.mirage.rv32_instructions_per_choice", "play.mirage.xtensa_instructions_per_choice"
    noted = {cost: "1000", other: "1000"}
    for value, moved in ((1000, 0), (1020, 0), (1021, 1), (979, 1)):
        assert len(figures.moved_costs({cost: value, other: 1000}, noted)) == moved, value
    assert figures.moved_costs({cost: 5000, other: 1000}, noted, figures.unchecked(OTHER)) == []
    assert len(figures.moved_costs({cost: 5000, other: 5000}, noted, figures.unchecked(OTHER))) == 1


def figures_that_are_missing_fail():
    said = [words for words, holds in figures.within_budgets({}, figures.unchecked(OTHER)) if holds is False]
    assert all(f"{pattern}: nothing was counted" in said for pattern in figures.BUDGETS)


def the_estimate_is_the_linked_image_where_it_was_linked():
    """33d9a53 was linked for two boards."""
    ours, sizes.windowed_bytes = sizes.windowed_bytes, lambda: 732_691
    try:
        images = sizes.image_bytes()
    finally:
        sizes.windowed_bytes = ours
    assert images["devkit"] == 1_692_704 and images["m5stack"] == 1_698_976
    assert max(images.values()) <= figures.IMAGE_BYTES_MAX < figures.SLOT_BYTES


def what_never_ends_is_ended():
    endless = within_cpu(1, [sys.executable, "-c", "while True: pass"])
    assert subprocess.run(endless).returncode == OUT_OF_CPU
    idle = within_cpu(1, [sys.executable, "-c", "import time; time.sleep(2)"])
    assert subprocess.run(idle).returncode == 0


if __name__ == "__main__":
    for check in (what_is_too_large_fails, another_compiler_is_not_checked, what_is_of_no_processor_is_checked,
                  costs_are_held_from_both_sides_with_the_same_compiler, figures_that_are_missing_fail,
                  the_estimate_is_the_linked_image_where_it_was_linked, what_never_ends_is_ended):
        check()
        print(f"ok {check.__name__}")
