"""One archive for whoever orders and builds: gerbers, lists, prints, papers, guides, and the STEP file with all parts where
`make hardware-pictures` made it. release.py [OUT]."""
import sys
import zipfile
from pathlib import Path

import made

sys.path.insert(0, str(made.ROOT / "hardware"))
import handheld  # noqa: E402

FOLDERS = ("order", "print", "papers", "steps", "makers", "kicad")
FILES = ("README.md", "ASSEMBLY.md", "PARENTS.md", "CIRCUITS.md", "claims.csv", "order.csv", "LICENSE", "NOTICE")


def main():
    hardware, build = made.ROOT / "hardware", made.ROOT / "build"
    if made.stale():
        print("not made anew since a source changed: make hardware first")
        return 1
    out = Path(sys.argv[1]) if sys.argv[1:] else build / f"seaglass-handheld-{handheld.REVISION}.zip"
    files = [hardware / name for name in FILES] + [file for folder in FOLDERS for file in sorted((hardware / folder).iterdir())]
    whole = build / "hardware" / "handheld.step"
    out.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in [*files, *([whole] if whole.exists() else [])]:
            entry = zipfile.ZipInfo(str(file.relative_to(hardware) if hardware in file.parents else file.name), (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED)
    print(f"{out}: {len(archive.namelist())} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
