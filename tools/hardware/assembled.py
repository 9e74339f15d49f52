"""The handheld as it is when it is closed, out of the files that somebody prints and the ledger of claims at its worst: screws,
caps, picture, the cell's box, what holds the halves, slider, pegs, holes. Each function gives lines that say what is
wrong; none stands for a right one. It needs no KiCad."""
import math

import case  # first: it knows the way to hardware/
import claims
import guide
import handheld
from solid import Solid, read_stl

BITE_MM, CAP_MOVES_MM, CAP_TILTS_DEGREES, CORNER_MM, TAIL_MM = 4.0, 0.3, 5.0, 20.0, 2.0
TALLEST_MM = 60


def up(y):
    """Of the board's y, which points down."""
    return handheld.HEIGHT_MM - y


class Case:
    """The printed files, each where it is in the closed case."""

    def __init__(self, folder):
        def part(name):
            return Solid(read_stl(folder / f"{name}.stl"))
        high = case.CEILING_MM + case.PLATE_MM
        self.front = part("front").moved(lambda x, y, z: (x, -y, high - z))
        self.back = part("back").moved(lambda x, y, z: (x, y, z + case.FLOOR_MM - case.PLATE_MM))
        self.lid = part("lid").moved(lambda x, y, z: (x, -y, case.LID_TOP_MM - z))
        self.slider = part("slider").moved(lambda x, y, z: (handheld.WIDTH_MM - z, y, x))
        self.caps = part("caps").moved(lambda x, y, z: (x, y, z + case.CAP_LOW_MM))
        self.feet = part("feet")

    def cap_sets(self):
        """The first cap of each set, about its own middle."""
        step, half = handheld.CAP_MM + 5, handheld.CAP_MM / 2 + 2
        for i in range(len(case.CAP_SETS_MM)):
            middle = i * step
            yield self.caps.within(-half, middle - half, half, middle + half).moved(lambda x, y, z, middle=middle: (x, y - middle, z))


def ring(radius, count=8):
    return [(radius * math.cos(2 * math.pi * i / count + 0.1), radius * math.sin(2 * math.pi * i / count + 0.1)) for i in range(count)]


# ---- screws and halves ---------------------------------------------------------------------------------------------------


def bite(closed, x, y):
    """Millimetres of the front that the screw at this place holds, at its shortest and thinnest; 0 where its head has no seat."""
    seats = [start for dx, dy in ring(claims.least("screw.head") / 2 - 0.3) for start, end in closed.back.inside("z", x + dx, y + dy)
             if abs(end + handheld.THICKNESS_MM) < 0.5]
    if len(seats) < 8:
        return 0
    tip = max(seats) + claims.least("screw.length") - claims.most("screw.tip") - claims.value("print.z")
    thread = claims.least("screw.diameter") / 2 - claims.value("print.xy") / 2
    return min(sum(max(0, min(end, tip) - max(start, 0)) for start, end in closed.front.inside("z", x + dx, y + dy)) for dx, dy in ring(thread))


def screws(closed):
    said = []
    for x, y in handheld.HOLES:
        holds = bite(closed, x, up(y))
        if holds < BITE_MM:
            said.append(f"screw at {x}, {y}: holds {holds:.1f} mm of the front, not {BITE_MM:g}")
        if closed.front.meets("z", x, up(y), -1, claims.most("screw.length") + case.SCREW_SEAT_MM):
            said.append(f"screw at {x}, {y}: no hole before its tip")
        if case.SCREW_SEAT_MM - claims.most("screw.head_high") < case.FLOOR_MM - case.PLATE_MM:
            said.append(f"screw at {x}, {y}: its head stands out of the back")
    return said


def hooked_mm2(closed, x0, y0):
    """Area within CORNER_MM of a corner on which the back lies over the front, so that the front cannot be lifted."""
    step, area = 0.5, 0.0
    toward_x, toward_y = (1 if x0 < 46 else -1), (1 if y0 < 49 else -1)
    for i in range(int(14 / step)):
        for j in range(int(3.0 / 0.25)):
            x, y = x0 + toward_x * i * step, y0 + toward_y * j * 0.25
            fronts, backs = closed.front.inside("z", x, y), closed.back.inside("z", x, y)
            if any(0 <= start - end <= 0.6 for _, end in fronts for start, _ in backs):
                area += step * 0.25
    return area


def halves(closed):
    """Every corner is held by a screw or a hook, and along the sides the back's skin stands outside of the front."""
    out = case.GAP_MM + case.WALL_MM
    left, bottom, right, top = -out, -out, handheld.WIDTH_MM + out, handheld.HEIGHT_MM + out
    said = []
    for x, y in ((left, bottom), (right, bottom), (left, top), (right, top)):
        near = [1 for hx, hy in handheld.HOLES if math.hypot(hx - x, up(hy) - y) <= CORNER_MM and bite(closed, hx, up(hy)) >= BITE_MM]
        if not near and hooked_mm2(closed, x, y) < 3:
            said.append(f"corner at {x:g}, {y:g}: nothing within {CORNER_MM:g} mm holds front and back together")
    seam = -handheld.THICKNESS_MM
    sides = [(left + 0.5, y) for y in range(6, 88, 8)] + [(right - 0.5, y) for y in (*range(6, 54, 8), 78, 86)] + [(x, bottom + 0.5) for x in range(6, 90, 8)]
    open_at = [(x, y) for x, y in sides if not closed.back.meets("z", x, y, seam + 0.7, seam + 0.9)]
    return said + [f"the seam is open at {x:g}, {y:g}: no lip" for x, y in open_at]


# ---- keys ----------------------------------------------------------------------------------------------------------------


def key_places():
    return [(ref, handheld.PARTS[ref].at[0], up(handheld.PARTS[ref].at[1])) for ref in (f"SW{i}" for i in range(1, 8))]


def hole_radius(closed, x, y, z):
    """Of the way of a cap through the front, at a height."""
    radius = 0.5
    while radius < 9 and not any(closed.front.meets("z", x + dx, y + dy, z - 0.05, z + 0.05) for dx, dy in ring(radius)):
        radius += 0.05
    return radius


def caps(closed):
    said, sets = [], list(closed.cap_sets())
    spread = claims.LEDGER["key.high"].plus_minus + claims.value("print.z")
    ceiling = case.CEILING_MM
    for ref, x, y in key_places():
        radius = hole_radius(closed, x, y, ceiling + 1)
        at_collar = ring(radius + 0.4)
        spans = [span for dx, dy in at_collar for span in closed.front.inside("z", x + dx, y + dy)]
        lowest, highest = max(start for start, _ in spans), min(end for _, end in spans)
        # How far the flange of each set is below the front, when the key and the printer are as drawn.
        gaps, wide = [], 0
        for cap in sets:
            tops = [end for dx, dy in at_collar for _, end in cap.inside("z", dx, dy)]
            rests = min(start for start, _ in cap.inside("z", 0, 0))
            if tops:
                gaps.append(lowest - (claims.value("key.high") + max(tops) - rests))
            wide = max(wide, cap.box()[3])
        error = -spread
        while error <= spread + 1e-9:
            fits = [gap - error for gap in gaps if gap - error >= 0]
            if not fits or min(fits) > CAP_MOVES_MM + 0.001:
                said.append(f"{ref}: with a key {error:+.1f} mm high its cap moves {min(fits):.1f} mm" if fits else f"{ref}: with a key {error:+.1f} mm high every cap presses it")
                break
            error += 0.05
        stem = max(point[0] for cap in sets for triangle in cap.triangles for point in triangle if point[2] > ceiling)
        tilt = math.degrees(math.atan(2 * (radius - stem + claims.value("print.xy")) / (highest - lowest)))
        if tilt > CAP_TILTS_DEGREES:
            said.append(f"{ref}: its cap tilts by {tilt:.1f} degrees")
        if wide < radius + 2 * claims.value("print.xy") + 0.3:
            said.append(f"{ref}: its cap falls out")
        if case.CAP_LOW_MM - claims.most("key.travel") < claims.most("key.body_high"):
            said.append(f"{ref}: its cap meets the key's body before it presses")
        if ceiling - lowest < 3.5:
            said.append(f"{ref}: its cap is led by {ceiling - lowest:.1f} mm only")
    return sorted(set(said))


# ---- picture, panel, lens ------------------------------------------------------------------------------------------------


def border(box):
    left, top, right, bottom = box
    for i in range(25):
        part = i / 24
        yield from ((left + part * (right - left), top), (left + part * (right - left), bottom), (left, top + part * (bottom - top)), (right, top + part * (bottom - top)))


def hidden(closed):
    """(points, of all) of the picture's border that the front hides from somebody 25 degrees aside, wherever the panel may lie."""
    tangent, z = math.tan(math.radians(case.LOOK_DEGREES)), case.picture_z()[1]
    off_x, off_y = case.picture_off()
    missed = asked = 0
    for look in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7)):
        tx, ty = look[0] * tangent, look[1] * tangent
        seen = closed.front.sheared(tx, ty)
        for sx, sy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            for x, y in border(case.picture()):
                asked += 1
                missed += seen.meets("z", x + sx * off_x - tx * z, up(y + sy * off_y) - ty * z, z, TALLEST_MM)
    return missed, asked


def picture(closed):
    missed, asked = hidden(closed)
    return [f"the front hides {missed} of {asked} points of the picture's border from {case.LOOK_DEGREES} degrees aside"] if missed else []


def panel(closed):
    """The pegs stand around the module's corners and press them; the feet below are as high as they must be."""
    said = []
    left, top, right, bottom = case.panel_module()
    z = claims.value("panel.under") + claims.value("panel.board_thick") / 2
    slack = claims.LEDGER["panel.pins_from_edge"].plus_minus + 0.6
    for x, inner in ((left, 1), (right, -1)):
        for y, downwards in ((top, 1), (bottom, -1)):
            cx, cy = x + 3 * inner, up(y + 3 * downwards)
            if not closed.front.meets("x", cy, z, *sorted((x - inner * (slack + 0.4), x - inner * 0.05))):
                said.append(f"no peg beside the panel's module at {x:g}, {y:g}")
            if not closed.front.meets("y", z, cx, *sorted((up(y) + downwards * 0.05, up(y) + downwards * 1.0))):
                said.append(f"no peg above or below the panel's module at {x:g}, {y:g}")
            above = [start for start, _ in closed.front.inside("z", x + 3 * inner, up(y + 3 * downwards)) if start > z]
            room = min(above) - claims.value("panel.under") - claims.value("panel.board_thick") if above else 99
            if not 0 <= room - claims.LEDGER["panel.board_thick"].plus_minus + 0.001 or room > 0.6:
                said.append(f"the panel's module moves {room:.1f} mm at {x:g}, {y:g}")
            if not any(abs(end - claims.value("panel.under")) < 0.05 for px in (3, 5) for _, end in closed.feet.inside("z", x + px * inner, up(y + 3.5 * downwards))):
                said.append(f"no foot below the panel's module at {x:g}, {y:g}")
    # The lens lies under the front on all four sides of its window.
    view = case.window()
    for x, y in border(case.grown(view, 0.9, 0.6)):
        if not closed.front.meets("z", x, up(y), case.CEILING_MM, case.CEILING_MM + 0.3):
            said.append(f"no edge for the lens at {x:.1f}, {y:.1f}")
            break
    least = claims.least("foam.pressed") + claims.LEDGER["panel.high"].plus_minus + claims.LEDGER["lens.thick"].plus_minus
    if claims.least("foam.thick") < case.FOAM_GAP_MM:
        said.append("the foam is thinner than its gap")
    if case.FOAM_GAP_MM < least:
        said.append(f"between glass and lens {case.FOAM_GAP_MM} mm, not {least:.1f}")
    return said


# ---- the cell ------------------------------------------------------------------------------------------------------------


def span_around(solids, axis, a, b, at):
    """How far a line is free to both sides of a point: (from, to)."""
    low, high = -99.0, 99.0
    for solid in solids:
        for start, end in solid.inside(axis, a, b):
            if end <= at:
                low = max(low, end)
            elif start >= at:
                high = min(high, start)
            else:
                return at, at
    return low, high


def cell(closed):
    """The room for the cell is closed on six sides by what is printed, is large enough, and lies aside of all soldered tails."""
    left, top, right, bottom = case.cell_box()
    mid_x, mid_y, mid_z = (left + right) / 2, up((top + bottom) / 2), (case.FLOOR_MM + case.LID_UNDER_MM) / 2
    shells, said = (closed.back, closed.lid), []
    looser = 2 * claims.value("print.xy")
    swollen = claims.most("cell.thick") * (1 + claims.value("cell.swells"))
    open_places = 0
    for i in range(13):
        for low, high, least, what in (
                (*span_around(shells, "x", up(top + 1 + i * (bottom - top - 2) / 12), mid_z, mid_x), claims.most("cell.width"), "wide"),
                (*span_around(shells, "y", mid_z, left + 1 + i * (right - left - 2) / 12, mid_y), claims.most("cell.length"), "long"),
                (*span_around(shells, "z", left + 1 + i * (right - left - 2) / 12, mid_y, mid_z), swollen, "high")):
            if high - low > least + 4:
                open_places += 1
            elif high - low - looser < least:
                said.append(f"the cell's room is {high - low:.1f} mm {what}, not {least + looser:.1f}")
    if open_places > 1:  # its wires leave through one
        said.append(f"the cell's box is open at {open_places} places")
    plug = guide.footprints()["J2"].body
    if min(x for x, _ in plug) - right - case.CELL_WALL_MM < claims.most("plug.free"):
        said.append("no room for the cell's plug beside the cell's box")
    if claims.most("tail.long") > -case.THICK_BACK_MM:
        said.append("a soldered tail reaches the back")
    return sorted(set(said)) + tails((left, top, right, bottom))


def tails(room):
    said = []
    for part in guide.footprints().values():
        for name, corners, through in part.pads:
            if through and part.ref != "U2":
                near = min(math.hypot(max(room[0] - x, 0, x - room[2]), max(room[1] - y, 0, y - room[3])) for x, y in corners)
                if near < TAIL_MM - 0.001:
                    said.append(f"{part.ref} pin {name}: its tail is {near:.2f} mm from the cell's room")
    return said


# ---- switch, sound, lamp -------------------------------------------------------------------------------------------------


def slider(closed):
    """It covers the hole in the wall at both ends of its way, takes the lever along, and cannot come out."""
    said = []
    y0 = up(handheld.PARTS["SW10"].at[1] + 2)
    inner, outer = handheld.WIDTH_MM + case.GAP_MM, handheld.WIDTH_MM + case.GAP_MM + case.WALL_MM
    low = -handheld.THICKNESS_MM - claims.value("slide.high")
    for way in (-claims.most("slide.travel") / 2, claims.most("slide.travel") / 2):
        moved = closed.slider.moved(lambda x, y, z, way=way: (x, y + way, z))
        for i in range(-7, 8):
            for z in (low + 0.6, (low - handheld.THICKNESS_MM) / 2, -handheld.THICKNESS_MM - 0.7):
                y = y0 + i
                if not closed.back.meets("x", y, z, inner, outer) and not moved.meets("x", y, z, inner - 2, outer + 3):
                    said.append(f"the hole beside the switch is open at {y:.0f}")
    wide = claims.most("slide.actuator_width") / 2
    z = (low - handheld.THICKNESS_MM) / 2
    for side in (-1, 1):
        if not closed.slider.meets("x", y0 + side * (wide + 0.6), z, case.slide_face() + 0.3, inner):
            said.append("the slider does not take the switch's lever along")
        if closed.slider.meets("x", y0 + side * (wide - 0.1), z, case.slide_face(), case.slide_face() + claims.least("slide.actuator_long")):
            said.append("the slider leaves no room for the switch's lever")
        if not closed.slider.meets("x", y0 + side * 6.5, z, inner - 2, inner):
            said.append("the slider comes out of its hole")
    if closed.slider.box()[3] < outer + 1:
        said.append("the slider does not stand out of the case")
    return sorted(set(said))


def holes(closed):
    said = []
    x, y, *_ = handheld.PARTS["BZ1"].at
    if sum(not closed.front.meets("z", x + dx, up(y) + dy, 0, TALLEST_MM) for dx, dy in ring(3, 60)) < 12:
        said.append("the piezo has no hole")
    x, y, *_ = handheld.PARTS["D1"].at
    if closed.back.meets("z", x, up(y), -TALLEST_MM, 0):
        said.append("the charging lamp has no hole")
    return said


# ---- closing -----------------------------------------------------------------------------------------------------------------

TILTS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14)
BACK_MM, DOWN_MM = [round(0.2 - 0.15 * i, 2) for i in range(14)], [round(0.2 - 0.2 * i, 2) for i in range(36)]


class Hook:
    """A hook of the back and what is around it, in the plane through its middle: whether the back is free, tilted about the hook,
    drawn towards the player's end and lowered."""

    def __init__(self, closed, x):
        self.front, self.x, self.spans, self.known = closed.front, x, {}, {}
        self.others = [body[2:3] + body[4:] for body in bodies() if body[1] < x < body[3]]
        self.points = []
        for i in range(75):
            y = 86 + 0.2 * i
            for low, high in closed.back.inside("z", x, y):
                self.points += [(y, z) for z in grid(low, high) if z > -7] + [(y, low + 0.2 * j) for j in range(int((high - low) / 0.2)) if low + 0.2 * j > -7]

    def of_front(self, y):
        key = round(y / 0.06)
        if key not in self.spans:
            self.spans[key] = self.front.inside("z", self.x, key * 0.06)
        return self.spans[key]

    def is_free(self, state):
        if state not in self.known:
            self.known[state] = self.moves(math.radians(TILTS[state[0]]), BACK_MM[state[1]], DOWN_MM[state[2]])
        return self.known[state]

    def moves(self, tilt, dy, dz):
        s, c, py, pz = math.sin(tilt), math.cos(tilt), handheld.HEIGHT_MM + case.GAP_MM, 1.8
        for y, z in self.points:
            ny, nz = py + c * (y - py) - s * (z - pz) + dy, pz + s * (y - py) + c * (z - pz) + dz
            if any(low + 0.08 < nz < high - 0.08 for low, high in self.of_front(ny)) or any(a < ny < b and low < nz < high for a, b, low, high in self.others):
                return False
        return True

    def reaches_open(self, ways):
        """Whether it gets from the closed case to one that is apart, by steps in these ways."""
        start = (0, BACK_MM.index(min(BACK_MM, key=abs)), DOWN_MM.index(min(DOWN_MM, key=abs)))
        seen, left = {start}, [start]
        while left:
            state = left.pop()
            if DOWN_MM[state[2]] <= -6.5:
                return True
            for way in ways:
                to = tuple(a + b for a, b in zip(state, way))
                if all(0 <= i < len(all_) for i, all_ in zip(to, (TILTS, BACK_MM, DOWN_MM))) and to not in seen and self.is_free(to):
                    seen.add(to)
                    left.append(to)
        return False


def closing(closed):
    """Each hook comes into its pocket, and does not come out again by a straight pull."""
    said = []
    for left, right in case.HOOKS:
        hook = Hook(closed, (left + right) / 2)
        if not hook.reaches_open(((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))):
            said.append(f"the hook at {left} mm cannot be brought into its pocket")
        if hook.reaches_open(((0, 0, 1), (0, 0, -1))):
            said.append(f"the hook at {left} mm comes out by a straight pull")
    return said


# ---- nothing meets -----------------------------------------------------------------------------------------------------------

STEP_MM = 0.9


def grid(low, high):
    """Points of a line, both its ends by a hair's breadth inside."""
    count = max(1, math.ceil((high - low - 0.06) / STEP_MM))
    return [low + 0.03 + i * (high - low - 0.06) / count for i in range(count + 1)]


def bodies():
    """What lies on the board, and the board: name, left, bottom, right, top, from z to z, as they are when the case is closed."""
    under = -handheld.THICKNESS_MM - case.TOUCH_MM
    for ref, footprint in guide.footprints().items():
        part = handheld.PARTS.get(ref)
        if not part or not part.kind.is_ordered or not footprint.body or ref == "J3":
            continue
        points = footprint.body + ([corner for _, pad, through in footprint.pads for corner in pad] if ref not in ("U6", "SW10") else [])
        right = case.slide_face() if ref == "SW10" else max(x for x, _ in points)
        high = claims.value("key.body_high") if part.kind is handheld.KEY else part.kind.height_mm
        z = (0.02, high) if part.at[3] == handheld.FRONT else (under - high, under)
        yield ref, min(x for x, _ in points), up(max(y for _, y in points)), right, up(min(y for _, y in points)), *z
    panel_under, glass = claims.value("panel.under"), case.panel_glass()
    left, top, right, bottom = case.panel_module()
    yield "the panel's module", left, up(bottom), right, up(top), panel_under + 0.02, panel_under + claims.value("panel.board_thick")
    yield "the panel's glass", glass[0], up(glass[3]), glass[2], up(glass[1]), panel_under, panel_under + claims.value("panel.high")
    for box in ((0, 2.2, 22, 98), (70, 2.2, 92, 98), (6.6, 0, 85.4, 92)):
        yield "the board", box[0], up(box[3]), box[2], up(box[1]), under + 0.04, -0.02
    lens = case.grown(case.window(), 1.8, 0.8)
    yield "the lens", lens[0], up(lens[3]), lens[2], up(lens[1]), case.CEILING_MM - claims.value("lens.thick"), case.CEILING_MM - 0.02


def ways():
    """What must be free besides: the way of each cap, of the plug, of the picture."""
    out = case.GAP_MM + case.WALL_MM + 8
    usb = guide.footprints()["J1"].body
    yield ("the way to the connector", min(x for x, _ in usb), handheld.HEIGHT_MM - 1, max(x for x, _ in usb), handheld.HEIGHT_MM + out,
           -handheld.THICKNESS_MM - claims.most("usb.high"), -handheld.THICKNESS_MM - 0.05)
    for ref, x, y in key_places():
        half = handheld.CAP_MM / 2 * 0.7
        yield f"the way to {ref}", x - half, y - half, x + half, y + half, claims.most("key.body_high"), TALLEST_MM
    for ref in ("SW8", "SW9"):
        x, y, *_ = handheld.PARTS[ref].at
        yield f"the way to {ref}", x - 0.5, up(y) - 0.5, x + 0.5, up(y) + 0.5, claims.most("key.high"), TALLEST_MM


def clashes(closed):
    solids = {"the front": closed.front, "the back": closed.back, "the lid": closed.lid, "a foot": closed.feet}
    said = set()
    for name, left, bottom, right, top, low, high in (*bodies(), *ways()):
        for solid_name, solid in solids.items():
            if (name, solid_name) in (("TH1", "the lid"),) and high - low < case.LID_GAP_MM + 0.8:
                continue
            if any(solid.meets("z", x, y, low, high) for x in grid(left, right) for y in grid(bottom, top)):
                said.add(f"{solid_name} meets {name}")
    # The two shells, line by line.
    for x in grid(-2.8, handheld.WIDTH_MM + 2.8):
        for y in grid(-2.8, handheld.HEIGHT_MM + 2.8):
            spans = closed.back.inside("z", x, y)
            if any(closed.front.meets("z", x, y, start + 0.03, end - 0.03) for start, end in spans if end - start > 0.1):
                said.add("front and back meet")
    return sorted(said)


CHECKS = (screws, halves, caps, picture, panel, cell, slider, holes, closing, clashes)


def wrong(folder):
    closed = Case(folder)
    return [f"the closed case, {check.__name__}: {line}" for check in CHECKS for line in check(closed)]
