"""python3 -m content [--check] (in tools/): compiles data/ to lib/content/, or checks that it is up to date."""
import importlib
import pkgutil
import sys
from pathlib import Path

import content

ROOT = content.ROOT


def compilers():
    for module in sorted(pkgutil.iter_modules(content.__path__), key=lambda m: m.name):
        if not module.name.startswith("_"):
            loaded = importlib.import_module(f"content.{module.name}")
            if hasattr(loaded, "compile_content"):
                yield loaded


def main(check: bool) -> int:
    files: dict[str, str] = {}
    try:
        for compiler in compilers():
            files.update(compiler.compile_content(ROOT / "data"))
    except content.BadData as bad:
        print(bad, file=sys.stderr)
        return 1
    out = ROOT / "lib" / "content"
    stale = [name for name, text in files.items()
             if not (out / name).exists() or (out / name).read_text(encoding="utf-8") != text]
    gone = [path for path in sorted(out.glob("art_*.cpp")) if path.name not in files]
    if check:
        for name in stale + [path.name for path in gone]:
            print(f"lib/content/{name} is not what data/ says: run make content", file=sys.stderr)
        return 1 if stale or gone else 0
    out.mkdir(parents=True, exist_ok=True)
    for path in gone:
        path.unlink()
        print(f"removed lib/content/{path.name}")
    for name in stale:
        (out / name).write_text(files[name], encoding="utf-8")
        print(f"wrote lib/content/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
