"""What passed, with which inputs: `make quick` repeats a check only where an input has changed. A check that failed has
no entry, and runs again."""
import hashlib
import json
import os
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "build" / "quick.json"
lock = threading.Lock()


def files_of(patterns):
    """Every file that a pattern of the repository names. A folder stands for all files in it."""
    found = set()
    for pattern in patterns:
        for path in ROOT.glob(pattern):
            found.update(path.rglob("*") if path.is_dir() else [path])
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


def digest(patterns, words=()):
    """One hash of these files, these words, and the environment that suites read."""
    environment = sorted(item for item in os.environ.items() if item[0].startswith("SEAGLASS_"))
    hashed = hashlib.sha256(repr((tuple(map(str, words)), environment)).encode())
    for path in files_of(patterns):
        hashed.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        hashed.update(path.read_bytes())
    return hashed.hexdigest()


class Passed:
    """What passed before: {check: digest of its inputs}, and {check: CPU seconds of its last run}."""

    def __init__(self):
        try:
            kept = json.loads(FILE.read_text())
            self.digests, self.seconds = dict(kept["digests"]), dict(kept["seconds"])
        except (OSError, ValueError, KeyError):
            self.digests, self.seconds = {}, {}

    def holds(self, name, inputs):
        return self.digests.get(name) == inputs

    def note(self, name, inputs, ok, seconds):
        """Written at once: a run that is interrupted keeps what has passed."""
        with lock:
            self.seconds[name] = round(seconds, 2)
            self.digests.pop(name, None)
            if ok:
                self.digests[name] = inputs
            FILE.parent.mkdir(exist_ok=True)
            beside = FILE.with_suffix(".new")
            beside.write_text(json.dumps({"digests": self.digests, "seconds": self.seconds}, indent=1) + "\n")
            beside.replace(FILE)
