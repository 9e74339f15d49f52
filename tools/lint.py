"""make lint: formatting, and what linters find in the files that changed since SINCE, a commit. Without it, since this
branch left origin/main, or on that branch itself since the commit before; SINCE=ever: in all files.

C++: clang-format everywhere; clang-tidy (.clang-tidy) on changed sources and on those that include a changed header
directly. Python: pyflakes. JavaScript: eslint (tools/lint/eslint.config.mjs). Last line: N passed, N failed."""
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import arguments
from own_files import is_clone, own_files

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "host"
ESLINT = ROOT / "build" / "deps" / "eslint" / "node_modules" / ".bin" / "eslint"
CPP, PYTHON, SCRIPT = (".cpp", ".h"), (".py",), (".js", ".mjs")
passed, failed = 0, 0


def output(*command):
    return subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, check=True).stdout


def tracked():
    """Every file that people wrote."""
    return [path for path in own_files() if ROOT / "lib" / "content" not in path.parents]


def changed_since(base):
    names = output("git", "diff", "--name-only", "--diff-filter=d", base).splitlines()
    names += output("git", "ls-files", "--others", "--exclude-standard").splitlines()
    return {ROOT / name for name in names}


def to_tidy(files, changed):
    """Sources that changed, or include a header that did, as far as the host's build compiles them."""
    database = BUILD / "compile_commands.json"
    if not database.exists():
        subprocess.run(["cmake", "-S", ".", "-B", BUILD, "-G", "Ninja"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    compiled = {Path(entry["file"]) for entry in json.loads(database.read_text())}
    headers = {str(path.relative_to(ROOT)).split("/", 1)[1] for path in changed if path.suffix == ".h"}
    chosen = []
    for path in files:
        if path.suffix != ".cpp" or path not in compiled:
            continue
        if path in changed or headers & set(re.findall(r'#include "([^"]+)"', path.read_text(encoding="utf-8"))):
            chosen.append(path)
    return chosen


def report(name, count, complaint):
    global passed, failed
    passed, failed = passed + (not complaint), failed + bool(complaint)
    print(f"{'FAIL' if complaint else 'ok  '} {name}  ({count} files)", flush=True)
    if complaint:
        print(complaint)


def complaint_of(command, files):
    """What a linter says of these files; empty if it is content."""
    if not files:
        return ""
    result = subprocess.run([*map(str, command), *map(str, files)], cwd=ROOT, text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, env={**os.environ, "PYFLAKES_BUILTINS": "Import,env,projenv"})
    return result.stdout if result.returncode else ""


def tidy(files):
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        said = cores.map(lambda path: complaint_of(["clang-tidy", "-p", BUILD, "--quiet"], [path]), files)
    return "".join(said)


def usual_base():
    """A clone of one commit has none, nor has a source archive: then everything has changed."""
    if not is_clone():
        return ""

    def commit(*command):
        result = subprocess.run(["git", *command], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return result.stdout.strip()

    base = commit("merge-base", "HEAD", "origin/main")
    return base if base and base != commit("rev-parse", "HEAD") else commit("rev-parse", "--verify", "--quiet", "HEAD~1")


def main(since=""):
    arguments.check_or_exit("lint", {"SINCE": since})
    files = tracked()
    base = since or usual_base() or "ever"
    changed = set(files) if base == "ever" else changed_since(base)
    cpp = [path for path in files if path.suffix in CPP]
    report("clang-format", len(cpp), complaint_of(["clang-format", "--dry-run", "-Werror"], cpp))
    sources = to_tidy(files, changed)
    report("clang-tidy", len(sources), tidy(sources))
    python = [path for path in files if path.suffix in PYTHON and path in changed]
    report("pyflakes", len(python), complaint_of(["pyflakes3"], python))
    scripts = [path for path in files if path.suffix in SCRIPT and path in changed]
    report("eslint", len(scripts), complaint_of([ESLINT, "--config", "tools/lint/eslint.config.mjs"], scripts))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
