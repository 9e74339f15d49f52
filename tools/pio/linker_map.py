"""What a linker map's cross reference table says: who refers to which symbol."""
import os
import re
from pathlib import PurePath

ALLOCATES = re.compile(r"^(malloc|calloc|realloc|free|strdup|memalign|aligned_alloc|heap_caps_\w+|pvPort\w+|_Zn[wa].*"
                       r"|_Zd[la].*|operator (new|delete).*)$")


def references(text):
    """Pairs of a symbol and a file that refers to it or defines it. The linker leaves names as it found them or
    writes them as in the source; a long name has its first file on the same line, further ones stand alone."""
    table = text.partition("Cross Reference Table")[2]
    if not table:
        raise ValueError("the map has no cross reference table: was it linked with --cref?")
    symbol = None
    for line in table.splitlines():
        if not line.strip() or re.match(r"^Symbol\s+File$", line):
            continue
        if line[0].isspace():
            file = line.strip()
        else:
            symbol, _, file = re.match(r"^(.*?\S)(\s{2,}|\s(?=\S+$)|$)(.*)$", line).groups()
        if symbol and file:
            yield symbol, file


def allocating(text, is_ours):
    """Which of our files allocate, and by what."""
    return sorted({(file, symbol) for symbol, file in references(text) if ALLOCATES.match(symbol) and is_ours(file)})


def ours(project, build, own_libraries):
    """Which files of a map are built from this project's own code: src/…/main.cpp.o in the build folder, and there
    lib66f/libcore.a(crc32.cpp.o) or the same library unpacked. By folder, because the SDK has a libcore.a too."""
    def is_ours(file):
        path = os.path.join(project, file.partition("(")[0])
        folder, *rest = PurePath(os.path.relpath(path, build)).parts
        if not rest or not folder.startswith("lib"):
            return folder == "src"
        return rest[0].removeprefix("lib").removesuffix(".a") in own_libraries
    return is_ours
