"""data/art -> lib/content/art.h and art_*.cpp: pictures, rendered from SVG by rsvg-convert and coded for drawing.

No two versions of librsvg draw edges exactly alike, so a picture is rendered once, by whoever changes it, and the
tables that come of it are committed: they are the picture. They carry two fingerprints, one of the SVG and its line in
pictures.txt, one of themselves. While both hold, nothing renders the picture again, on any machine, by any command.
Deleting its lib/content/art_*.cpp has it rendered anew.

art.h carries a fingerprint of the compilers. Where that no longer holds, all tables are coded anew from their own
pixels, for which nobody needs librsvg. When the coding itself changes, `decoded` has to read the earlier one that once.
"""
import hashlib
import re
import subprocess
import xml.parsers.expat
from pathlib import Path

from content import BadData, sections, whole_number
from content._picture import coded_anew, image_tables, sprite_tables
from content._png import read_png

FOLDER = "art"
LIST = "pictures.txt"
KINDS = {"IMAGES": "Image", "SPRITES": "Sprite"}
SIDE_MAX = 512
COLOURS_MAX = 191  # as in image.h
CODES_MAX = 65535  # where a row begins is 16 bits
ROLE = "#ff00ff"
CODERS = ("art.py", "_picture.py", "_runs.py")


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
        return made_from.hexdigest()[:16]


def compile_content(data):
    pictures = listed(data / FOLDER / LIST)
    out = data.parent / "lib" / "content"
    files = {"art.h": header(pictures)}
    by_other_coders = not (out / "art.h").exists() or coders() not in (out / "art.h").read_text(encoding="utf-8")
    for picture in pictures:
        name = f"art_{picture.name}.cpp"
        text = kept(out / name, picture)
        if text is None:
            text = rendered(picture)
        elif by_other_coders:
            text = source(picture, coded_anew(text, picture.width))
        files[name] = text
    return files


def coders():
    """A fingerprint of what codes pixels."""
    code = b"".join((Path(__file__).parent / coder).read_bytes() for coder in CODERS)
    return hashlib.sha256(code).hexdigest()[:16]


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
    if not path.exists():
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
        return source(picture, image_tables(picture, render(picture, svg)))
    return source(picture, sprite_tables(picture, render(picture, svg.replace(ROLE, "#000000")),
                                         render(picture, svg.replace(ROLE, "#ffffff"))))


def source(picture, tables):
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
    return ("// Generated from data/art/pictures.txt by tools/content/art.py: run `make content`.\n"
            f"// The pictures' rows are coded by {coders()}.\n#pragma once\n\n"
            '#include "content/image.h"\n#include "content/sprite.h"\n\n'
            "namespace seaglass {\nnamespace content {\nnamespace art {\n\n"
            f"{declared}\n"
            "}  // namespace art\n}  // namespace content\n}  // namespace seaglass\n")
