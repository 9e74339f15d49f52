"""The headless runner refuses a script that is wrong anywhere, names the place and keeps no picture."""
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

WRONG = {
    "prees a": "'prees' is not known",
    "press": "it is written so: press right",
    "press a now": "it is written so: press right",
    "press start": "'start' is not a button",
    "hold a long": "'long' is not a whole number",
    "hold a 0": "'0' is not a whole number from 1",
    "cell 3.7": "'3.7' is not a whole number from 2600",
    "wait -1": "'-1' is not a whole number from 0",
    "wait 99999999999": "'99999999999' is not a whole number",
    "use 2": "'2' is not a whole number from 1 to 1",
    "handhelds 3": "'handhelds' comes before anything else",
    "calm": "'calm' comes before anything else",
    "shot ../up": "'../up' is not a name",
    "shot early": "there is a shot 'early' already",
}


def play(folder, text):
    script = folder / "script.txt"
    script.write_text(text)
    result = subprocess.run([ROOT / "build/host/headless", script, f"{folder}/"], text=True, capture_output=True)
    return script, result


def complaint_about(line, reason):
    with tempfile.TemporaryDirectory() as name:
        script, result = play(Path(name), f"; a remark\nshot early\n\n{line}\n")
        wanted = f"{script}:4: {reason}"
        if result.returncode != 2:
            return f"{line}: exit code {result.returncode}"
        if not result.stderr.startswith(wanted) or result.stderr.count("\n") != 1:
            return f"{line}: said {result.stderr!r}, not {wanted!r}"
        if list(Path(name).glob("*.png")):
            return f"{line}: a picture was kept"
    return None


def main():
    complaints = [complaint for line, reason in WRONG.items() if (complaint := complaint_about(line, reason))]
    with tempfile.TemporaryDirectory() as name:
        _, result = play(Path(name), "handhelds 2\nuse 2 ; the other\ncell 3700\nhold menu 50\nwait 10\nshot it-works_1\n")
        if result.returncode != 0 or not (Path(name) / "it-works_1.png").exists():
            complaints.append(f"a good script: exit code {result.returncode}, {result.stderr}")
        if subprocess.run([ROOT / "build/host/headless", "no/such/file", name], capture_output=True).returncode != 2:
            complaints.append("a script that is not there was played")
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
