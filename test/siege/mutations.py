"""That the explorer with screens finds what it is there for: each hole below is put into copies of some sources, and
the explorer that is linked with them must fail, and say so in these words. A text that is not in its file any more is
a failure, too.

mutations.py [WORD]   all of them, or those in whose name this word is
"""
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "host"
OUT = ROOT / "build" / "mutations" / "siege"
PROGRAM = "explore_screens"

PAIRING, HAND_OVER, CLAIM = "0", "2", "3"

# name, moment, how many forged frames, presses and waits, what must be said, and (file, what is there, what instead)
HOLES = [
    ("another try takes the place of the one that is compared, and a yes is to whichever is there", PAIRING, "2 1 0",
     "a unit keeps the key of who attacks", [
         ("lib/radio/pairing/host_pairing.cpp", "if (is_under_way() || !turns_", "if (!turns_"),
         ("lib/radio/pairing/host_pairing.cpp", "if (is_under_way() || !has_next", "if (!has_next"),
         ("lib/console/screens/room/waiting_room.cpp", "answer_pictures(shown_attempt(), same, now);",
          "answer_pictures(air().attempt(), same, now);"),
         ("lib/console/screens/room/waiting_room.cpp", "Subject(Subject::Kind::pictures).put(air().attempt())",
          "Subject(Subject::Kind::pictures)"),
     ]),
    ("a key is kept when the other side's person says yes", PAIRING, "0 2 0",
     "a unit keeps a key without its person's yes", [
         ("lib/radio/pairing/host_pairing.cpp", "state_ != State::comparing || !confirming_.done()",
          "state_ != State::comparing || !confirming_.heard()"),
         ("lib/radio/pairing/pairing.h", "bool done() const {", "bool heard() const { return theirs_; }\n  bool done() const {"),
     ]),
    ("who is asked agrees to a claim by itself", CLAIM, "0 1 0", "a claim that nobody agreed to goes through", [
        ("lib/on_air/migration/consenting.cpp", "if (!holds_what_is_claimed(snapshots, game)) consent_", "consent_"),
    ]),
    ("the table goes whatever is pressed on the sheet of a guest", HAND_OVER, "0 1 0",
     "a table goes that nobody handed over", [
         ("lib/console/screens/room/waiting_room.cpp",
          "if (sheet_.is_open() && !compares) return answer_sheet(press.button, now);",
          "if (sheet_.is_open() && !compares) return unit_.gathering.hand_over(0, now) ? Outcome::dealt : Outcome::stay;"),
     ]),
]


def commands():
    """{source: its compile command} of the libraries, and how the program is linked."""
    entries = json.loads((BUILD / "compile_commands.json").read_text())
    sources = {Path(entry["file"]).resolve(): entry["command"] for entry in entries}
    said = subprocess.run(["ninja", "-C", str(BUILD), "-t", "commands", PROGRAM], text=True, stdout=subprocess.PIPE,
                          check=True).stdout.splitlines()
    return sources, said[-1]


def make(number, changes):
    """The program with this hole in it, or a reason why there is none. What is compiled anew comes before the
    libraries, which have the same without the hole."""
    folder = OUT / str(number)
    sources, link = commands()
    changed = {}
    for file, there, instead in changes:
        text = changed.get(file, (ROOT / file).read_text())
        if text.count(there) != 1:
            return None, f"{file} does not have once: {there}"
        changed[file] = text.replace(there, instead)
    for file, text in changed.items():
        copy = folder / Path(file).relative_to("lib")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text)
    compiled = []
    for file in changed:
        if not file.endswith(".cpp"):
            continue
        command = sources[ROOT / file]
        target = re.search(r" -o (\S+)", command).group(1)
        compiled.append(folder / (Path(file).stem + ".o"))
        command = command.replace(f" -o {target}", f" -o {compiled[-1]}").replace(f" -MF {target}.d",
                                                                                  f" -MF {compiled[-1]}.d")
        command = command.replace(" -I", f" -I{folder} -I", 1).replace(f" {ROOT / file}",
                                                                      f" {folder / Path(file).relative_to('lib')}")
        result = subprocess.run(command + " -w", shell=True, cwd=BUILD, text=True, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT)
        if result.returncode != 0:
            return None, result.stdout
    program = folder / PROGRAM
    objects = " ".join(shlex.quote(str(each)) for each in compiled)
    link = link.replace(f" -o {PROGRAM}", f" {objects} -o {program}")
    result = subprocess.run(link, shell=True, cwd=BUILD, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return (program, "") if result.returncode == 0 else (None, result.stdout)


def is_found(number, hole):
    name, moment, scope, said, changes = hole
    program, why_not = make(number, changes)
    if program is None:
        print(f"FAIL {name}\n{why_not}")
        return False
    result = subprocess.run([str(program), *scope.split(), moment], text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT)
    complaints = [line for line in result.stdout.splitlines() if line.startswith("explore_screens: ") and said in line]
    found = result.returncode != 0 and bool(complaints)
    print(f"{'ok  ' if found else 'FAIL'} {name}: {complaints[0] if complaints else 'nothing was noticed'}", flush=True)
    return found


def main(word=""):
    wanted = [(number, hole) for number, hole in enumerate(HOLES) if word in hole[0]]
    found = [is_found(number, hole) for number, hole in wanted]
    print(f"{found.count(True)} passed, {found.count(False)} failed")
    return 0 if found and all(found) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
