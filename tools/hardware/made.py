"""Which files are made, and whether they are fresh: hardware/stamp.txt names each source and product with its hash."""
import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STAMP = ROOT / "hardware" / "stamp.txt"
SOURCES = ("hardware/handheld.py", "hardware/layout.py", "hardware/sheets.py", "hardware/claims.py", "hardware/claims.csv", "tools/hardware/*.py", "tools/hardware/*.cpp", "tools/hardware/*.scad", "include/boards/handheld.h", "include/boards/own_wiring.h")
# They judge and make nothing.
JUDGES = ("tools/hardware/assembled.py", "tools/hardware/check.py", "tools/hardware/gerber_nets.py", "tools/hardware/legible.py", "tools/hardware/made.py",
          "tools/hardware/meaning.py", "tools/hardware/mutations.py", "tools/hardware/sections.py", "tools/hardware/release.py")
PRODUCTS = ("hardware/kicad/*", "hardware/order/*", "hardware/papers/*", "hardware/print/*")


def hashes(patterns):
    files = sorted(file for pattern in patterns for file in ROOT.glob(pattern) if file.is_file())
    return {str(file.relative_to(ROOT)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def sources():
    return {name: digest for name, digest in hashes(SOURCES).items() if name not in JUDGES}


def now():
    return {**sources(), **hashes(PRODUCTS)}


def stamped():
    if not STAMP.exists():
        return {}
    return dict(reversed(line.split("  ", 1)) for line in STAMP.read_text().splitlines())


def write_stamp(sources):
    """`sources`: their hashes when the making began, so that an edit meanwhile is not taken for made."""
    STAMP.write_text("".join(f"{digest}  {name}\n" for name, digest in {**sources, **hashes(PRODUCTS)}.items()))


def stale():
    """What changed since the files were made."""
    was, is_now = stamped(), now()
    return sorted(name for name in was.keys() | is_now.keys() if was.get(name) != is_now.get(name))
