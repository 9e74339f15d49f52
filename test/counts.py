"""What test/run.py's last lines count: steps that fail, die, cannot be tried or are left out; and what `make quick`
repeats. Each case is a run of its own."""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PREPARED = f"""
import sys
sys.path.insert(0, {str(ROOT / 'test')!r})
from pathlib import Path
import run, steps, unchanged
unchanged.FILE = Path(sys.argv[1]) / "quick.json"
"""


def outcome(code, **environment):
    """The exit code and the lines of a run that does this."""
    outside = {name: value for name, value in os.environ.items() if name != "CI"}
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run([sys.executable, "-B", "-c", f"{PREPARED}{code}\nsys.exit(steps.total())", folder],
                                text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**outside, **environment})
    return result.returncode, result.stdout.splitlines()


def a_step_that_raises_is_a_failure():
    code, lines = outcome("steps.guarded('x', lambda: 1 // 0); steps.step('y', ['true'])")
    assert code == 1 and lines[-1] == "1 passed, 1 failed", lines
    assert any("ZeroDivisionError" in line for line in lines), lines


def a_program_that_is_missing_is_a_failure():
    code, lines = outcome("steps.step('x', ['no/such/program'])")
    assert code == 1 and lines[-1] == "0 passed, 1 failed" and "no/such/program" in "".join(lines), lines


def signatures_without_a_program_are_a_failure():
    code, lines = outcome("run.figures.COMMANDS['host'] = [Path('no/such/program')]; run.behaviour()")
    assert code == 1 and lines[-1] == "0 passed, 1 failed" and "Traceback" not in "".join(lines), lines


def a_failed_build_shows_the_compilers_error():
    said = "[1/2] Building a.o\nFAILED: a.o\ng++ -c a.cpp\na.cpp:1:1: error: 'x' is not declared\n[2/2] Building b.o\n" + \
        "ninja: build stopped\n"
    code, lines = outcome(f"print(run.errors_of({said!r})); steps.step('x', ['true'])")
    assert lines[:4] == ["FAILED: a.o", "g++ -c a.cpp", "a.cpp:1:1: error: 'x' is not declared", "ninja: build stopped"], lines


def a_step_that_cannot_be_tried_is_skipped_and_counted():
    skip = "steps.step('x', ['sh', '-c', 'echo needs a moon; exit 77']); steps.step('y', ['true'])"
    code, lines = outcome(skip)
    assert code == 0 and lines[-1] == "1 passed, 0 failed, 1 skipped" and "skipped: x: needs a moon" in lines, lines
    code, lines = outcome(skip, CI="true")
    assert code == 1 and lines[-1].startswith("1 passed, 1 failed"), lines


def nothing_done_is_a_failure():
    assert outcome("")[0] == 1


CHECKS = """
Path(sys.argv[1], "input").write_text("1")
unchanged.ROOT = Path(sys.argv[1])
def checks(exit_code):
    return [("x", ["sh", "-c", f"exit {exit_code}"], ["input"], ()), ("y", ["true"], None, ())]
"""


def an_unchanged_check_is_not_repeated_but_named():
    code, lines = outcome(CHECKS + "for _ in range(2): run.run_checks(checks(0), False)")
    assert code == 0 and lines[-1] == "3 passed, 0 failed, 1 skipped" and "unchanged since they passed: 1 (x)" in lines, lines


def a_changed_check_is_repeated():
    code, lines = outcome(CHECKS + "run.run_checks(checks(0), False); Path(sys.argv[1], 'input').write_text('2')\n"
                          "run.run_checks(checks(0), False)")
    assert lines[-1] == "4 passed, 0 failed", lines


def a_failed_check_is_repeated():
    code, lines = outcome(CHECKS + "for _ in range(2): run.run_checks(checks(1), False)")
    assert code == 1 and lines[-1] == "2 passed, 2 failed", lines


SUITES = """
run.all_suites = lambda: ["test_short", "test_long", "test_failed"]
run.inputs_of_suite = lambda name: now[name]
passed = unchanged.Passed()
for name, ok, seconds in (("test_short", True, 0.1), ("test_long", True, 1000), ("test_failed", False, 1000)):
    passed.note(name, "before", ok, seconds)
"""


def only_changed_suites_are_chosen_and_a_failed_one_always():
    code, lines = outcome(SUITES + "now = dict.fromkeys(run.all_suites(), 'before'); print(run.changed_suites())")
    assert lines[0] == "['test_failed']", lines


def a_long_suite_is_left_and_named():
    code, lines = outcome(SUITES + "now = dict.fromkeys(run.all_suites(), 'after'); print(run.changed_suites())")
    assert "['test_short', 'test_failed']" in lines, lines
    assert any(re.match(r"skipped: test_long: .*make quick ONLY=long", line) for line in lines), lines


if __name__ == "__main__":
    for test in (a_step_that_raises_is_a_failure, a_program_that_is_missing_is_a_failure,
                 signatures_without_a_program_are_a_failure, a_failed_build_shows_the_compilers_error,
                 a_step_that_cannot_be_tried_is_skipped_and_counted, nothing_done_is_a_failure,
                 an_unchanged_check_is_not_repeated_but_named, a_changed_check_is_repeated, a_failed_check_is_repeated,
                 only_changed_suites_are_chosen_and_a_failed_one_always, a_long_suite_is_left_and_named):
        test()
        print(f"ok {test.__name__}")
