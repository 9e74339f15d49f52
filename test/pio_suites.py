"""PlatformIO looks for headers in each library's own folder, too: one in test/ may not have the name of theirs, or a
suite would be built with the wrong one. And it does not see which library the storms' units take their cryptography
from: a suite that uses them has to name it."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

taken = {header.name: header for header in (ROOT / "lib").rglob("*.h")}
clashes = [f"{header.relative_to(ROOT)}: so is {taken[header.name].relative_to(ROOT)} called"
           for header in sorted((ROOT / "test").glob("*.h")) if header.name in taken]
included = {suite: re.findall(r'#include "(\w+)/', "".join(file.read_text() for file in suite.glob("*.*")))
            for suite in sorted((ROOT / "test").glob("test_*"))}
unnamed = [f"{suite.relative_to(ROOT)}: includes storm/, and nothing of sealing/"
           for suite, folders in included.items() if "storm" in folders and "sealing" not in folders]
wrong = clashes + unnamed
print("\n".join(wrong))
sys.exit(1 if wrong else 0)
