"""Holds .github/workflows to this repository: every `run:` line is a command that is known here, every make goal and
every environment of platformio.ini that they name is there, and every board has its images. With the name of a
workflow and of a job it runs that job's commands of ours, in their order: test/workflows.py test lint"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUN = re.compile(r"^ *- run: (.+)$", re.MULTILINE)
JOB = re.compile(r"^  (\w+):.*$", re.MULTILINE)
OURS = re.compile(r"make ([a-z_-]+)(?: BOARD=\$\{\{ matrix\.board \}\})?|pio test -e native")
TO_INSTALL = re.compile(r"(?:sudo )?apt-get update && (?:sudo )?apt-get install -y --no-install-recommends [\w -]+"
                        r"|pip install \"platformio>=6\.1\.18\"|git config --global --add safe\.directory \"\$PWD\"")


def workflows():
    return {path.stem: path.read_text() for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))}


def jobs(text):
    """{job: its commands}"""
    parts = JOB.split(text[text.index("\njobs:"):])[1:]
    return {name: RUN.findall(body) for name, body in zip(parts[::2], parts[1::2])}


def faults_of(name, text, goals, environments):
    faults = [f"{name}: no comment says that it was not yet run"] if "# Not yet run" not in text else []
    for job, commands in jobs(text).items():
        for command in commands:
            ours = OURS.fullmatch(command)
            if not ours and not TO_INSTALL.fullmatch(command):
                faults.append(f"{name}, {job}: no command of ours: {command}")
            elif ours and ours.group(1) and ours.group(1) not in goals:
                faults.append(f"{name}, {job}: make knows no {ours.group(1)}")
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


def prove():
    text = "# Not yet run\njobs:\n  a:\n    steps:\n      - run: make nothing\n      - run: ls\n"
    assert len(faults_of("x", text, {"test"}, set())) == 2
    assert not faults_of("x", text.replace("nothing", "test").replace("ls", "pio test -e native"), {"test"}, set())


def main(workflow=None, job=None):
    prove()
    if job:
        for command in jobs(workflows()[workflow])[job]:
            if OURS.fullmatch(command):
                print(command, flush=True)
                subprocess.run(command, shell=True, cwd=ROOT, check=True)
        return 0
    faults = [fault for name, text in workflows().items() for fault in faults_of(name, text, *known())]
    print("\n".join(faults))
    return 1 if faults or not workflows() else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
