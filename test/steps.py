"""One step of a check after the other: what it is called, whether it holds, the CPU seconds that it took, and the
sum of all. A Unity suite counts as many as it has tests, every other step as one."""
import os
import re
import resource
import signal
import subprocess
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Real time after which a program that owes an answer is taken for hung. It bounds a hang and measures nothing: what
# works takes a hundredth of it.
HANG_S = 900
OUT_OF_CPU = -signal.SIGXCPU  # the return code of a program that within_cpu() has ended

passed = 0
failed = 0
reporting = threading.Lock()


def within_cpu(seconds, command):
    """The same command with a limit on the CPU time that it may take. Time that passes on a busy machine is no limit."""
    return ["sh", "-c", f'ulimit -S -t {seconds} && exec "$@"', "sh", *map(str, command)]


class Result:
    """What a command printed, its exit code, and the CPU seconds of it and of all that it started and waited for."""

    def __init__(self, command, **options):
        options.setdefault("cwd", ROOT)
        process = subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
        with process.stdout:
            self.stdout = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = self.returncode = os.waitstatus_to_exitcode(status)
        self.seconds = used.ru_utime + used.ru_stime


def report(name, ok_count, failed_count, seconds, output):
    global passed, failed
    with reporting:
        passed += ok_count
        failed += failed_count
        verdict = "ok  " if failed_count == 0 else "FAIL"
        print(f"{verdict} {name}  ({ok_count} passed, {failed_count} failed, {seconds:.1f} s of CPU)", flush=True)
        if failed_count:
            print("\n".join("     " + line for line in output.splitlines()[-80:]), flush=True)


def step(name, command, **options):
    """One command that must succeed. Returns whether it did."""
    result = Result(command, **options)
    ok = result.returncode == 0
    report(name, int(ok), int(not ok), result.seconds, result.stdout)
    return ok


def claim(name, holds, why_not=""):
    """Something that has been worked out already."""
    report(name, int(holds), int(not holds), 0, why_not)


def said(name, command, **options):
    """The same, for a command whose last line is worth reading."""
    result = Result(command, **options)
    ok = result.returncode == 0
    report(name, int(ok), int(not ok), result.seconds, result.stdout)
    if ok:
        with reporting:
            print("     " + result.stdout.splitlines()[-1], flush=True)
    return ok


def suite(name, program, environment):
    """One Unity program: its own count is what counts."""
    result = Result([str(program)], env={**os.environ, **environment})
    summary = re.search(r"^(\d+) Tests (\d+) Failures (\d+) Ignored", result.stdout, re.MULTILINE)
    if summary is None:
        report(name, 0, 1, result.seconds, result.stdout + f"\nno summary; exit code {result.returncode}")
        return
    tests, failures, ignored = (int(n) for n in summary.groups())
    if tests == 0 or ignored or (result.returncode != 0 and failures == 0):
        failures = max(failures, 1)
    report(name, tests - failures, failures, result.seconds, result.stdout)


def total():
    """The last lines; the exit code says the same."""
    used = [resource.getrusage(which) for which in (resource.RUSAGE_CHILDREN, resource.RUSAGE_SELF)]
    print(f"{sum(each.ru_utime + each.ru_stime for each in used):.0f} s of CPU")
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 and passed > 0 else 1
