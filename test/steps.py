"""One step of a check after the other: what it is called, whether it holds, the CPU seconds that it took, and the
sum of all. A Unity suite counts as many as it has tests, every other step as one. A step that cannot be tried here
(exit code 77) is skipped: it is named and counted, and in CI no more than SKIPS_IN_CI may be."""
import os
import re
import resource
import signal
import subprocess
import threading
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Real time after which a program that owes an answer is taken for hung. It bounds a hang and measures nothing: what
# works takes a hundredth of it.
HANG_S = 900
OUT_OF_CPU = -signal.SIGXCPU  # the return code of a program that within_cpu() has ended

CANNOT_BE_TRIED = 77  # as automake has it
SKIPS_IN_CI = 0
STILL_RUNNING_S = 30  # after so long a step says that it is running, and again

passed = 0
failed = 0
skipped = []  # (name, why)
unchanged = []  # names of what passed before with the same inputs
reporting = threading.Lock()


def within_cpu(seconds, command):
    """The same command with a limit on the CPU time that it may take. Time that passes on a busy machine is no limit."""
    return ["sh", "-c", f'ulimit -S -t {seconds} && exec "$@"', "sh", *map(str, command)]


class Result:
    """What a command printed, its exit code, and the CPU seconds of it and of all that it started and waited for."""

    def __init__(self, command, **options):
        options.setdefault("cwd", ROOT)
        try:
            process = subprocess.Popen(command, text=True, errors="replace", stdout=subprocess.PIPE,
                                       stderr=subprocess.STDOUT, **options)
        except OSError as error:
            self.stdout, self.returncode, self.seconds = f"{error.strerror}: {error.filename}", 127, 0
            return
        with process.stdout:
            self.stdout = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = self.returncode = os.waitstatus_to_exitcode(status)
        self.seconds = used.ru_utime + used.ru_stime


def run(name, command, **options):
    """The result of a command. While it takes long, lines say that it is running."""
    ended = threading.Event()

    def watch():
        seconds = 0
        while not ended.wait(STILL_RUNNING_S):
            seconds += STILL_RUNNING_S
            with reporting:
                print(f"...  {name}: running for {seconds} s", flush=True)

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        return Result(command, **options)
    finally:
        ended.set()


def report(name, ok_count, failed_count, seconds, output):
    global passed, failed
    with reporting:
        passed += ok_count
        failed += failed_count
        verdict = "ok  " if failed_count == 0 else "FAIL"
        print(f"{verdict} {name}  ({ok_count} passed, {failed_count} failed, {seconds:.1f} s of CPU)", flush=True)
        if failed_count:
            print("\n".join("     " + line for line in output.splitlines()[-80:]), flush=True)


def skip(name, why):
    with reporting:
        skipped.append((name, why))
        print(f"skip {name}: {why}", flush=True)


def finish(name, result):
    """Reports a command that counts as one. Returns whether it succeeded."""
    ok = result.returncode == 0
    if result.returncode == CANNOT_BE_TRIED:
        skip(name, (result.stdout.strip().splitlines() or ["it does not say why"])[-1])
    else:
        report(name, int(ok), int(not ok), result.seconds, result.stdout)
    return ok


def step(name, command, **options):
    """One command that must succeed. Returns whether it did."""
    return finish(name, run(name, command, **options))


def claim(name, holds, why_not=""):
    """Something that has been worked out already."""
    report(name, int(holds), int(not holds), 0, why_not)


def said(name, command, **options):
    """The same, for a command whose last line is worth reading."""
    result = run(name, command, **options)
    ok = finish(name, result)
    if ok:
        with reporting:
            print("     " + (result.stdout.splitlines() or [""])[-1], flush=True)
    return ok


def suite(name, program, environment):
    """One Unity program: its own count is what counts. Returns whether all passed, and the CPU seconds."""
    result = run(name, [str(program)], env={**os.environ, **environment})
    summary = re.search(r"^(\d+) Tests (\d+) Failures (\d+) Ignored", result.stdout, re.MULTILINE)
    if summary is None:
        report(name, 0, 1, result.seconds, result.stdout + f"\nno summary; exit code {result.returncode}")
        return False, result.seconds
    tests, failures, ignored = (int(n) for n in summary.groups())
    if tests == 0 or ignored or (result.returncode != 0 and failures == 0):
        failures = max(failures, 1)
    report(name, tests - failures, failures, result.seconds, result.stdout)
    return failures == 0, result.seconds


def guarded(name, do, *arguments):
    """`do(*arguments)`; an exception is a failed step, so that the run still ends with its count."""
    try:
        return do(*arguments)
    except Exception:  # noqa: BLE001  whatever it was, it is reported
        claim(f"{name} runs to its end", False, traceback.format_exc())
        return None


def failures():
    return failed


def is_ci():
    return os.environ.get("CI", "").lower() in ("1", "true")


def total():
    """The last lines; the exit code says the same."""
    if is_ci() and len(skipped) > SKIPS_IN_CI:
        claim(f"CI skips {SKIPS_IN_CI} at most", False, "\n".join(f"{name}: {why}" for name, why in skipped))
    for name, why in skipped:
        print(f"skipped: {name}: {why}")
    if unchanged:
        print(f"unchanged since they passed: {len(unchanged)} ({', '.join(unchanged)})")
    used = [resource.getrusage(which) for which in (resource.RUSAGE_CHILDREN, resource.RUSAGE_SELF)]
    print(f"{sum(each.ru_utime + each.ru_stime for each in used):.0f} s of CPU")
    left_out = len(skipped) + len(unchanged)
    print(f"{passed} passed, {failed} failed" + (f", {left_out} skipped" if left_out else ""))
    return 0 if failed == 0 and passed + len(unchanged) > 0 else 1
