"""Documents point to what is there: every relative link, every path below a folder of this repository, and every
`make` command that they name. First it proves that it would notice."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from own_files import own_files, walked  # noqa: E402

LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
FILE = re.compile(r"(?<![\w./-])((?:lib|src|test|tools|docs|include|data|hardware|cmake)/[\w./-]*\w)(?![\w*<\\])")
COMMAND = re.compile(r"`make ([a-z_-]+)")


def goals():
    return set(re.findall(r"^([a-z_-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def exists(path):
    """A name without its ending stands for the header and the source."""
    return path.exists() or any(path.parent.glob(path.name + ".*"))


def faults_of(text, name, place, commands):
    faults = []
    for number, line in enumerate(text.splitlines(), 1):
        wanted = [place / link for link in LINK.findall(line) if "://" not in link and not link.startswith("mailto:")]
        wanted += [ROOT / path for path in FILE.findall(line)]
        faults += [f"{name}:{number}: {path.relative_to(ROOT) if path.is_relative_to(ROOT) else path} is not there"
                   for path in wanted if not exists(path)]
        faults += [f"{name}:{number}: make knows no {goal}" for goal in COMMAND.findall(line) if goal not in commands]
    return faults


def prove():
    there = faults_of("[a](README.md) lib/core/check.h `make test`", "x", ROOT, {"test"})
    gone = faults_of("[a](NOWHERE.md)\nlib/no_such/x.h `make nothing`", "x", ROOT, {"test"})
    assert not there and len(gone) == 3 and gone[1].startswith("x:2: "), (there, gone)
    # A source archive has no git, and the same documents.
    unseen = set(own_files({".md"})) - {ROOT / path for path in walked(ROOT)}
    assert not unseen, unseen


def main():
    prove()
    commands = goals()
    documents = own_files({".md"})
    faults = [fault for path in documents
              for fault in faults_of(path.read_text(encoding="utf-8"), path.relative_to(ROOT), path.parent, commands)]
    print("\n".join(faults))
    return 1 if faults or not documents else 0


if __name__ == "__main__":
    sys.exit(main())
