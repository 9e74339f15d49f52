"""One file with all that is printed, and how to print it: 3MF, an archive of XML."""
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape

from solid import read_stl

SETTINGS = {"front": "PLA or PETG, layers 0.2 mm, 3 perimeters, 20 % infill, on its face, no supports",
            "back": "PETG (it stays firm to 70 degrees), layers 0.2 mm, 3 perimeters, 20 % infill, on its back, no supports",
            "lid": "PETG, layers 0.2 mm, 3 perimeters, full, on its upper side",
            "slider": "PETG, layers 0.1 mm, full, knob upwards",
            "caps": "PLA or PETG, layers 0.1 mm, full, on their flanges; three sets, of which each key takes one",
            "feet": "layers 0.1 mm, full"}
TYPES = """<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>
"""
RELATIONS = """<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>
"""


def mesh(triangles):
    numbers, out = {}, []
    for triangle in triangles:
        three = []
        for point in triangle:
            three.append(numbers.setdefault(tuple(round(v, 4) for v in point), len(numbers)))
        if len(set(three)) == 3:
            out.append('<triangle v1="{}" v2="{}" v3="{}"/>'.format(*three))
    vertices = "".join('<vertex x="{:g}" y="{:g}" z="{:g}"/>'.format(*point) for point in numbers)
    return f"<mesh><vertices>{vertices}</vertices><triangles>{''.join(out)}</triangles></mesh>"


def model(files):
    objects, items, at = [], [], 0.0
    for i, file in enumerate(files, 1):
        triangles = read_stl(file)
        xs = [p[0] for t in triangles for p in t]
        objects.append(f'<object id="{i}" type="model" name="{file.stem}: {escape(SETTINGS[file.stem])}">{mesh(triangles)}</object>')
        items.append(f'<item objectid="{i}" transform="1 0 0 0 1 0 0 0 1 {at - min(xs):g} 0 0"/>')
        at += max(xs) - min(xs) + 10
    settings = "".join(f'<metadata name="seaglass:{name}">{escape(text)}</metadata>' for name, text in SETTINGS.items())
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02" '
            f'xmlns:seaglass="urn:seaglass"><metadata name="Title">Seaglass handheld</metadata>{settings}<resources>{"".join(objects)}</resources>'
            f'<build>{"".join(items)}</build></model>\n')


def write(target, files):
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in (("[Content_Types].xml", TYPES), ("_rels/.rels", RELATIONS), ("3D/3dmodel.model", model([Path(file) for file in files]))):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, text, zipfile.ZIP_DEFLATED)
