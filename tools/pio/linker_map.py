"""What a linker map's cross reference table says: who refers to which symbol."""
import re

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
