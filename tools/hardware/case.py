"""The case's measures out of the description, the ledger of claims and the board; its printable files; whether anything clashes."""
import re
import subprocess
import sys

import made

sys.path.insert(0, str(made.ROOT / "hardware"))
import claims  # noqa: E402
import handheld  # noqa: E402

FRONT, BACK = SHELLS = "front", "back"
CLASHES = {"clash_front": "the front of the case clashes", "clash_back": "the back of the case clashes",
           "clash_parts": "what is printed clashes with the board's parts", "clash_shells": "front and back clash"}
PRINTED = ("front", "back", "lid", "slider", "caps", "feet")
TOUCH_MM = 0.02  # what only touches does not clash
LOW_MM = 1.5  # lower parts than this lie clear of all but the posts and the cell's box

# Ours: what the printed parts are given.
WALL_MM, PLATE_MM, GAP_MM = 2.4, 2.0, 0.4
FOAM_GAP_MM = 0.8     # between glass and lens
LID_GAP_MM, LID_MM = 0.3, 1.2
CELL_WALL_MM, CELL_LOOSE_MM = 1.6, 0.3  # to each side
TAIL_MM = 2.0         # from the cell to any soldered tail
CAP_GAP_MM = 0.2      # around a cap
CAP_SETS_MM = (-0.2, 0.0, 0.2)
CAP_PLAY_MM = 0.15    # between its flange and the front
LOOK_DEGREES = 25     # from aside, and the whole picture is seen
BEVEL = 0.577         # of the window's edge: tan 30
SCREW_HOLE_MM, SCREW_SEAT_MM = 2.05, -5.0
STICKS_OUT_MM = 1.2   # a cap above the front

CEILING_MM = claims.value("panel.under") + claims.value("panel.high") + FOAM_GAP_MM + claims.value("lens.thick")
LID_TOP_MM = -handheld.THICKNESS_MM - LID_GAP_MM
LID_UNDER_MM = LID_TOP_MM - LID_MM
CELL_HIGH_MM = round(claims.most("cell.thick") * (1 + claims.value("cell.swells")) + 0.5, 1)  # and adhesive tape
FLOOR_MM = LID_UNDER_MM - CELL_HIGH_MM
THICK_BACK_MM = FLOOR_MM + handheld.THICKNESS_MM  # from the board's back to the floor
FLANGE_TOP_MM = claims.value("key.high") + 0.5
CAP_LOW_MM = claims.value("key.high") - 0.7
# Hooks of the back, which hold the front's upper corners: from x to x.
HOOKS = ((1.2, 6.2), (85.8, 90.8))


def cell_box():
    """left, top, right, bottom of the room for the cell, seen from the front: as near the panel's tails as is allowed."""
    tails = handheld.PANEL_PINS_X + 0.85
    left = tails + TAIL_MM + 0.05
    width = claims.most("cell.width") + 2 * CELL_LOOSE_MM
    return left, 1.0, left + width, 1.0 + claims.most("cell.length") + 2 * CELL_LOOSE_MM


def panel_module():
    left = handheld.PANEL_PINS_X - claims.value("panel.pins_from_edge")
    top = handheld.PANEL_MIDDLE_Y + claims.value("panel.pins_middle") - claims.value("panel.height") / 2
    return left, top, left + claims.value("panel.width"), top + claims.value("panel.height")


def panel_glass():
    left, top, right, bottom = panel_module()
    x, y = (left + right) / 2, (top + bottom) / 2
    wide, high = claims.value("panel.glass_width") / 2, claims.value("panel.glass_height") / 2
    return x - wide, y - high, x + wide, y + high


def picture():
    """Where the picture is: the chin is at the pins, or away from them, as the ledger says; the pins are at the left."""
    left, top, right, bottom = panel_glass()
    wide, y = claims.value("panel.picture_width"), (top + bottom) / 2
    other = claims.value("panel.glass_width") - claims.value("panel.chin") - wide
    start = left + (claims.value("panel.chin") if claims.is_so("panel.chin_at_pins") else other)
    return start, y - claims.value("panel.picture_height") / 2, start + wide, y + claims.value("panel.picture_height") / 2


def picture_z():
    """(highest, lowest) of the picture above the board."""
    top = claims.value("panel.under") + claims.value("panel.high")
    return top - claims.least("panel.picture_deep") + claims.LEDGER["panel.high"].plus_minus, top - claims.most("panel.picture_deep") - claims.LEDGER["panel.high"].plus_minus


def picture_off():
    """(x, y): by how much the picture may lie aside of where it is drawn."""
    def off(*names):
        return sum(claims.LEDGER[name].plus_minus for name in names)
    return off("panel.pins_from_edge", "panel.chin"), off("panel.pins_middle") + claims.value("print.xy")


def window():
    left, top, right, bottom = picture()
    deep = (CEILING_MM - picture_z()[1]) * 0.4664  # tan 25
    x, y = (round(deep + off + claims.value("print.xy") + 0.05, 2) for off in picture_off())
    return left - x, top - y, right + x, bottom + y


def grown(box, x, y):
    return box[0] - x, box[1] - y, box[2] + x, box[3] + y


def upwards(left, top, right, bottom, z0, z1):
    """A box as OpenSCAD has it, y upwards."""
    return [left, handheld.HEIGHT_MM - bottom, z0, right, handheld.HEIGHT_MM - top, z1]


def flat(box):
    left, bottom, _, right, top, _ = upwards(*box, 0, 0)
    return [left, bottom, right, top]


def bodies(text):
    for line in text.splitlines():
        ref, side, *numbers = line.split()
        left, top, right, bottom, height = map(float, numbers)
        if handheld.PARTS[ref].kind is handheld.KEY:
            height = claims.value("key.body_high")
        if ref == "SW10":
            right = slide_face()  # its lever is the slider's
        under = -handheld.THICKNESS_MM - TOUCH_MM
        yield ref, side, (left, top, right, bottom), upwards(left, top, right, bottom, *((0, height) if side == FRONT else (under - height, under)))


def slide_face():
    return handheld.PARTS["SW10"].at[0] + 2.2


def near_a_post(box):
    return any(box[0] - 4 < x < box[2] + 4 and box[1] - 4 < y < box[3] + 4 for x, y in handheld.HOLES)


def openscad(out, part, *set_to):
    """What OpenSCAD says; a clash of nothing is an error to it."""
    more = [word for value in set_to for word in ("-D", value)]
    command = ["tools/hardware/in_kicad.sh", "openscad", "-o", f"/hardware/{out}", "--export-format", "binstl", "-D", f'part="{part}"', *more,
               "/hardware/src/tools/hardware/case.scad"]
    return subprocess.run(command, cwd=made.ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout


def volumes(words):
    """One is the air around: what has no other only touches."""
    found = re.search(r"Volumes: +(\d+)", words)
    return int(found[1]) if found else 0


def clashes(*set_to, only=tuple(CLASHES)):
    """Which printed part cuts another, a part of the board, the panel, the cell, or the way to a key, the connector or the screen."""
    said = {name: openscad("clash.stl", name, *set_to) for name in only}
    return [CLASHES[name] for name, words in said.items() if "top level object is empty" not in words and volumes(words) != 1]


def in_the_pocket(text):
    left, top, right, bottom = grown(cell_box(), CELL_WALL_MM, CELL_WALL_MM)
    return [f"{ref} lies where the cell and its box lie" for ref, side, box, _ in bodies(text)
            if side == BACK and ref != "TH1" and box[0] < right and left < box[2] and box[1] < bottom and top < box[3]]


def measures(text):
    found = {ref: (side, flat_box, box) for ref, side, flat_box, box in bodies(text)}
    tall = [box for ref, (_, flat_box, box) in found.items()
            if ref != "J3" and (box[5] - box[2] > LOW_MM or near_a_post(flat_box) or ref == "TH1")]
    under, high = claims.value("panel.under"), claims.value("panel.high")
    module = panel_module()
    tall.append(upwards(*module, under + TOUCH_MM, under + claims.value("panel.board_thick")))
    tall.append(upwards(*panel_glass(), under, under + high))
    board = (-handheld.THICKNESS_MM + TOUCH_MM, -TOUCH_MM)
    tall += [upwards(0, 2.2, 22, handheld.HEIGHT_MM, *board), upwards(70, 2.2, handheld.WIDTH_MM, handheld.HEIGHT_MM, *board),
             upwards(6.6, 0, 85.4, 92, *board)]

    def middle(ref):
        x, y, *_ = handheld.PARTS[ref].at
        return [x, handheld.HEIGHT_MM - y]
    slide_y = handheld.HEIGHT_MM - handheld.PARTS["SW10"].at[1] - 2  # the middle of its lever's two places
    cell = cell_box()
    lens = grown(window(), 2.0, 1.0)
    feet = [(module[0], module[1] + 1.4, module[0] + 6, module[1] + 6), (85.6, module[1] + 1.4, module[2], module[1] + 6),
            (module[0], module[3] - 5, module[0] + 6, module[3] - 0.5), (module[2] - 6, module[3] - 5, module[2], module[3] - 0.5)]
    values = {
        "board_w": handheld.WIDTH_MM, "board_h": handheld.HEIGHT_MM, "board_thick": handheld.THICKNESS_MM, "wall": WALL_MM, "plate": PLATE_MM,
        "gap": GAP_MM, "ceiling": CEILING_MM, "panel_under": under, "module_at": flat(module), "module_slack": claims.LEDGER["panel.pins_from_edge"].plus_minus + 0.05,
        "module_thick": claims.most("panel.board_thick"), "lens": flat(lens), "lens_thick": claims.value("lens.thick"), "view": flat(window()), "bevel": BEVEL,
        "lid_top": LID_TOP_MM, "lid_under": LID_UNDER_MM, "in_back": FLOOR_MM, "cell": flat(cell), "cell_wall": CELL_WALL_MM,
        "wires": [cell[2] - 1, handheld.HEIGHT_MM - 53, cell[2] + CELL_WALL_MM + 1, handheld.HEIGHT_MM - 46],
        "heat": middle("TH1"), "lamp": middle("D1"), "sound": middle("BZ1"), "hooks": [list(hook) for hook in HOOKS],
        "screw_hole": SCREW_HOLE_MM, "screw_head": claims.most("screw.head"), "screw_seat": SCREW_SEAT_MM,
        "key_high": claims.value("key.high"), "plunger": claims.value("key.plunger"), "cap_d": handheld.CAP_MM,
        "cap_hole": handheld.CAP_MM + 2 * CAP_GAP_MM, "cap_low": CAP_LOW_MM, "flange_top": FLANGE_TOP_MM,
        "collar_from": FLANGE_TOP_MM + CAP_PLAY_MM, "cap_sets": list(CAP_SETS_MM), "keys": [middle(f"SW{i}") for i in range(1, 8)],
        "pinholes": [middle("SW8"), middle("SW9")], "holes": [[x, handheld.HEIGHT_MM - y] for x, y in handheld.HOLES], "usb": found["J1"][2],
        "slide_y": slide_y, "slide_low": -handheld.THICKNESS_MM - claims.value("slide.high") + 0.3, "slide_face": slide_face(),
        "slide_tip": slide_face() + claims.most("slide.actuator_long"), "slide_wide": claims.most("slide.actuator_width"),
        "slide_travel": claims.most("slide.travel"), "feet_at": [upwards(*foot, 0, under) for foot in feet], "boxes": tall}
    return "".join(f"{name} = {value if not isinstance(value, tuple) else list(value)};\n" for name, value in values.items())
