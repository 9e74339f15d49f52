"""data/art -> lib/content/art.h and art_*.cpp: pictures, rendered from SVG by rsvg-convert and coded for drawing.

No two versions of librsvg render exactly alike. So a picture is rendered once, and its tables carry two fingerprints:
one of all that they were made from (the SVG, its line in pictures.txt, these compilers), one of themselves. As long as
both hold, the tables are up to date, and nobody needs librsvg.
"""
import hashlib
import os
import re
import subprocess
import xml.parsers.expat
from pathlib import Path

from content import BadData, sections, whole_number
from content._picture import image_tables, sprite_tables
from content._png import read_png

FOLDER = "art"
LIST = "pictures.txt"
KINDS = {"IMAGES": "Image", "SPRITES": "Sprite"}
SIDE_MAX = 512
COLOURS_MAX = 191  # as in image.h
CODES_MAX = 65535  # where a row begins is 16 bits
ROLE = "#ff00ff"
COMPILERS = ("art.py", "_picture.py", "_palette.py", "_png.py", "_runs.py")


class Picture:
    def __init__(self, path, line, kind, words):
        if len(words) != 4:
            raise BadData(path, line, "name, width, height, colours expected")
        self.path, self.line, self.kind = path, line, kind
        self.source = words[0]
        self.width = whole_number(path, line, words[1], 1, SIDE_MAX)
        self.height = whole_number(path, line, words[2], 1, SIDE_MAX)
        self.colours = whole_number(path, line, words[3], 2, COLOURS_MAX)
        self.svg = path.parent / f"{self.source}.svg"
        if not re.fullmatch(r"[a-z][a-z0-9_]*", self.source):
            self.bad(f"'{self.source}' is no name")
        if not self.svg.exists():
            self.bad(f"there is no {self.svg.name}")

    def bad(self, reason):
        raise BadData(self.path, self.line, reason)

    def fingerprint(self):
        made_from = hashlib.sha256(self.svg.read_bytes())
        made_from.update(f"{self.kind} {self.name} {self.width} {self.height} {self.colours}".encode())
        for compiler in COMPILERS:
            made_from.update((Path(__file__).parent / compiler).read_bytes())
        return made_from.hexdigest()[:16]


def compile_content(data):
    pictures = listed(data / FOLDER / LIST)
    out = data.parent / "lib" / "content"
    files = {"art.h": header(pictures)}
    for picture in pictures:
        name = f"art_{picture.name}.cpp"
        files[name] = kept(out / name, picture) or rendered(picture)
    return files


def listed(path):
    found = sections(path)
    pictures = []
    for section, lines in found.items():
        if section not in KINDS:
            raise BadData(path, lines[0][0] if lines else 1, f"[{section}] is none of {', '.join(KINDS)}")
        pictures += [Picture(path, line, KINDS[section], words) for line, words in lines]
    for picture in pictures:
        sizes = [other for other in pictures if other.source == picture.source]
        picture.name = picture.source if len(sizes) == 1 else f"{picture.source}_{picture.height}"
        if [other.height for other in sizes].count(picture.height) > 1:
            picture.bad(f"'{picture.source}' stands here twice with the same height")
        check_svg(picture)
    return pictures


def check_svg(picture):
    """What is wrong in an SVG is said with its line: before rendering, and also where nothing needs rendering."""
    parser = xml.parsers.expat.ParserCreate()
    depth = 0

    def start(tag, attributes):
        nonlocal depth
        depth += 1
        if depth == 1:
            check_root(picture, parser.CurrentLineNumber, tag, attributes)
        elif tag in ("image", "text", "linearGradient", "radialGradient", "filter"):
            raise BadData(picture.svg, parser.CurrentLineNumber,
                          f"<{tag}> does not survive in so few colours: draw it with flat shapes")

    def end(_):
        nonlocal depth
        depth -= 1

    parser.StartElementHandler, parser.EndElementHandler = start, end
    try:
        parser.Parse(picture.svg.read_bytes(), True)
    except xml.parsers.expat.ExpatError as error:
        raise BadData(picture.svg, error.lineno, xml.parsers.expat.ErrorString(error.code)) from None


def check_root(picture, line, tag, attributes):
    if tag != "svg":
        raise BadData(picture.svg, line, f"<{tag}> where <svg> should be")
    try:
        left, top, width, height = (float(word) for word in attributes.get("viewBox", "").split())
    except ValueError:
        raise BadData(picture.svg, line, "the viewBox is not four numbers") from None
    if (left, top) != (0, 0) or abs(width * picture.height - height * picture.width) > 0.01 * width * picture.height:
        raise BadData(picture.svg, line, f"a viewBox of {attributes['viewBox']} is not in proportion to the "
                                         f"{picture.width} × {picture.height} that {LIST}:{picture.line} asks for")


def kept(path, picture):
    """The tables as they are, if they are still what the SVG says."""
    if os.environ.get("SEAGLASS_RENDER") == "all" or not path.exists():
        return None
    text = path.read_text(encoding="utf-8")
    head, _, body = text.partition("\n\n")
    return text if head == heading(picture, body) else None


def heading(picture, body):
    itself = hashlib.sha256(body.encode()).hexdigest()[:16]
    return (f"// Generated from data/art/{picture.source}.svg by tools/content/art.py: run `make content`.\n"
            f"// From {picture.fingerprint()}, itself {itself}.")


def rendered(picture):
    svg = picture.svg.read_text(encoding="utf-8")
    if picture.kind == "Image":
        tables = image_tables(picture, render(picture, svg))
    else:
        tables = sprite_tables(picture, render(picture, svg.replace(ROLE, "#000000")),
                               render(picture, svg.replace(ROLE, "#ffffff")))
    if tables.codes_size > CODES_MAX:
        picture.bad(f"{tables.codes_size} bytes of codes: at most {CODES_MAX} can be addressed")
    body = (f'#include "content/art.h"\n\nnamespace seaglass {{\nnamespace content {{\nnamespace art {{\n'
            f'namespace {{\n\n{tables.text}\n}}  // namespace\n\n'
            f'const {picture.kind} {picture.name} = {{{picture.width}, {picture.height}, '
            f'{tables.colours_name}, rows, codes}};\n\n'
            f'}}  // namespace art\n}}  // namespace content\n}}  // namespace seaglass\n')
    return f"{heading(picture, body)}\n\n{body}"


def render(picture, svg):
    command = ["rsvg-convert", "-w", str(picture.width), "-h", str(picture.height)]
    try:
        result = subprocess.run(command, input=svg.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except FileNotFoundError:
        picture.bad("has changed, and rendering it anew needs rsvg-convert (Debian: librsvg2-bin)")
    if result.returncode != 0:
        raise BadData(picture.svg, 1, " ".join(result.stderr.decode(errors="replace").split()))
    width, height, rows = read_png(result.stdout)
    if (width, height) != (picture.width, picture.height):
        raise BadData(picture.svg, 1, f"rendered as {width} × {height}, not {picture.width} × {picture.height}")
    return rows


def header(pictures):
    declared = "".join(f"extern const {p.kind} {p.name};  // {p.width} × {p.height}\n" for p in pictures)
    return ("// Generated from data/art/pictures.txt by tools/content/art.py: run `make content`.\n#pragma once\n\n"
            '#include "content/image.h"\n#include "content/sprite.h"\n\n'
            "namespace seaglass {\nnamespace content {\nnamespace art {\n\n"
            f"{declared}\n"
            "}  // namespace art\n}  // namespace content\n}  // namespace seaglass\n")
