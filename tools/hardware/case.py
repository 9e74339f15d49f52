"""The case's measures out of the description and the board, its printable files, and whether anything clashes."""
import subprocess
import sys

import made

sys.path.insert(0, str(made.ROOT / "hardware"))
import handheld  # noqa: E402

FRONT, BACK = SHELLS = "front", "back"
PRINTED = ("front", "back", "caps", "bars")
TOUCH_MM = 0.02  # what only touches does not clash
LOW_MM = 1.5  # lower parts than this lie clear of all but the posts


def upwards(left, top, right, bottom, z0, z1):
    """A box as OpenSCAD has it, y upwards."""
    return [left, handheld.HEIGHT_MM - bottom, z0, right, handheld.HEIGHT_MM - top, z1]


def bodies(text):
    for line in text.splitlines():
        ref, side, *numbers = line.split()
        left, top, right, bottom, height = map(float, numbers)
        under = -handheld.THICKNESS_MM - TOUCH_MM
        yield ref, side, (left, top, right, bottom), upwards(left, top, right, bottom, *((0, height) if side == FRONT else (under - height, under)))


def near_a_post(box):
    return any(box[0] - 4 < x < box[2] + 4 and box[1] - 4 < y < box[3] + 4 for x, y in handheld.HOLES)


def openscad(out, part, *set_to):
    """What OpenSCAD says; a clash of nothing is an error to it."""
    more = [word for value in set_to for word in ("-D", value)]
    command = ["tools/hardware/in_kicad.sh", "openscad", "-o", f"/hardware/{out}", "--export-format", "binstl", "-D", f'part="{part}"', *more,
               "/hardware/src/tools/hardware/case.scad"]
    return subprocess.run(command, cwd=made.ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout


def clashes(*set_to):
    """Which shells a part, the panel, the cell, or the way to a key, connector, switch or the screen cuts."""
    said = {shell: openscad("clash.stl", f"clash_{shell}", *set_to) for shell in SHELLS}
    return [f"the {shell} of the case clashes" for shell, words in said.items() if "top level object is empty" not in words]


def in_the_pocket(text):
    left, top, right, bottom = handheld.CELL_POCKET
    return [f"{ref} lies where the cell lies" for ref, side, box, _ in bodies(text)
            if side == BACK and box[0] < right and left < box[2] and box[1] < bottom and top < box[3]]


def measures(text):
    found = {ref: (side, flat, box) for ref, side, flat, box in bodies(text)}
    tall = [box for _, flat, box in found.values() if box[5] - box[2] > LOW_MM or near_a_post(flat)]
    panel_under = handheld.PANEL.height_mm
    tall.append(upwards(*handheld.PANEL_MODULE, panel_under, panel_under + 1.6))
    tall.append(upwards(*handheld.PANEL_GLASS, panel_under, panel_under + handheld.PANEL_HIGH_MM))
    tall.append(upwards(*handheld.CELL_POCKET, -handheld.THICKNESS_MM - handheld.CELL_MM[2], -handheld.THICKNESS_MM - TOUCH_MM))
    board = (-handheld.THICKNESS_MM + TOUCH_MM, -TOUCH_MM)
    tall += [upwards(0, 0, 22, handheld.HEIGHT_MM, *board), upwards(70, 0, handheld.WIDTH_MM, handheld.HEIGHT_MM, *board),
             upwards(0, 0, handheld.WIDTH_MM, 92, *board)]
    glass = upwards(*handheld.PANEL_GLASS, 0, 0)

    def middle(ref):
        x, y, *_ = handheld.PARTS[ref].at
        return [x, handheld.HEIGHT_MM - y]
    values = {"board_w": handheld.WIDTH_MM, "board_h": handheld.HEIGHT_MM, "board_thick": handheld.THICKNESS_MM,
              "cell_high": handheld.CELL_POCKET_HIGH_MM, "panel_under": panel_under, "panel_high": handheld.PANEL_HIGH_MM,
              "key_high": handheld.KEY.height_mm, "cap_d": handheld.CAP_MM, "keys": [middle(f"SW{i}") for i in range(1, 8)],
              "pinholes": [middle("SW8"), middle("SW9")], "holes": [[x, handheld.HEIGHT_MM - y] for x, y in handheld.HOLES],
              "glass": [glass[0], glass[1], glass[3], glass[4]], "usb": found["J1"][2], "slide": found["SW10"][2],
              "panel_bars": [upwards(*bar, 0, panel_under) for bar in handheld.PANEL_BARS], "boxes": tall}
    return "".join(f"{name} = {value};\n" for name, value in values.items())
