"""PlatformIO looks for headers in each library's own folder, too: one in test/ may not have the name of theirs, or a
suite would be built with the wrong one."""
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

taken = {header.name: header for header in (ROOT / "lib").glob("*/*.h")}
clashes = [f"{header.relative_to(ROOT)}: so is {taken[header.name].relative_to(ROOT)} called"
           for header in sorted((ROOT / "test").glob("*.h")) if header.name in taken]
print("\n".join(clashes))
sys.exit(1 if clashes else 0)
