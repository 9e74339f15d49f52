"""Pictures of the closed case out of its printed files, as SVG in hardware/steps: a section through two screws and two keys, one
through the cell's box, and the front with the picture as it is seen from 25 degrees aside."""
import math
import sys
from pathlib import Path

import made

sys.path.insert(0, str(made.ROOT / "hardware"))
import assembled  # noqa: E402
import case  # noqa: E402
import claims  # noqa: E402
import handheld  # noqa: E402

SCALE, STEP_MM = 10, 0.2
COLORS = {"front": "#8c6f6f", "back": "#6f738c", "lid": "#c9a227", "cap": "#ff9d3b", "board": "#17594f", "panel": "#b03a3a", "picture": "#3aa0ff", "lens": "#bfe6ff",
          "screw": "#d0021b", "cell": "#b8b8c8", "part": "#444444"}


class Picture:
    def __init__(self, title, left, top, width, height):
        self.left, self.top = left, top
        self.out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width * SCALE:.0f} {height * SCALE:.0f}" font-family="sans-serif" font-size="22">',
                    f"<title>{title}</title>", f'<rect width="{width * SCALE:.0f}" height="{height * SCALE:.0f}" fill="#fff"/>']

    def box(self, x0, y0, x1, y1, color, more=""):
        x0, x1 = sorted((x0, x1))
        y0, y1 = sorted((y0, y1))
        self.out.append(f'<rect x="{(x0 - self.left) * SCALE:.1f}" y="{(self.top - y1) * SCALE:.1f}" width="{(x1 - x0) * SCALE:.1f}" height="{(y1 - y0) * SCALE:.1f}" '
                        f'fill="{COLORS.get(color, color)}" {more}/>')

    def text(self, x, y, words):
        self.out.append(f'<text x="{(x - self.left) * SCALE:.0f}" y="{(self.top - y) * SCALE:.0f}">{words}</text>')

    def solid(self, solid, y, color, dx=0.0):
        """Its section at a height of the board, in pieces of STEP_MM."""
        low, high = solid.box()[0], solid.box()[3]
        for i in range(int((high - low) / STEP_MM) + 1):
            x = low + i * STEP_MM
            for start, end in solid.inside("z", x, y):
                self.box(x + dx, start, x + dx + STEP_MM, end, color)

    def save(self, name):
        (made.ROOT / "hardware" / "steps" / name).write_text("\n".join([*self.out, "</svg>", ""]))


def common(picture, closed, y):
    picture.solid(closed.front, y, "front")
    picture.solid(closed.back, y, "back")
    picture.solid(closed.lid, y, "lid")
    picture.box(0, -handheld.THICKNESS_MM, handheld.WIDTH_MM, 0, "board")


def screws_and_keys(closed):
    picture = Picture("Section through a screw and through keys", -4, 20, 100, 34)
    for shift, y, words in ((0, assembled.up(80), "y = 80 mm: a screw, and the collars of three caps"),):
        common(picture, closed, y)
        for x, hole_y in handheld.HOLES:
            if assembled.up(hole_y) == y:
                head, wide = case.SCREW_SEAT_MM, claims.value("screw.diameter") / 2
                picture.box(x - wide, head, x + wide, head + claims.value("screw.length"), "screw")
                picture.box(x - claims.value("screw.head") / 2, head - claims.value("screw.head_high"), x + claims.value("screw.head") / 2, head, "screw")
        picture.text(-3, 18, words)
    cap = list(closed.cap_sets())[1]
    below = Picture("Section through keys", -4, 20, 100, 34)
    y = assembled.up(72)
    common(below, closed, y)
    for ref, kx, ky in assembled.key_places():
        if abs(ky - y) < 0.1:
            below.solid(cap, 0, "cap", kx)
            below.box(kx - 3, 0, kx + 3, claims.value("key.body_high"), "part")
            below.box(kx - claims.value("key.plunger") / 2, claims.value("key.body_high"), kx + claims.value("key.plunger") / 2, claims.value("key.high"), "part")
    below.text(-3, 18, "y = 72 mm: LEFT and RIGHT, their flanges under the collars")
    picture.save("section_screw.svg")
    below.save("section_keys.svg")


def cell_box(closed):
    left, top, right, bottom = case.cell_box()
    y = assembled.up(26)
    picture = Picture("Section through the cell's box and the panel", -4, 20, 100, 34)
    common(picture, closed, y)
    under = claims.value("panel.under")
    mx, _, mr, _ = case.panel_module()
    picture.box(mx, under, mr, under + claims.value("panel.board_thick"), "panel")
    gx, _, gr, _ = case.panel_glass()
    picture.box(gx, under + claims.value("panel.board_thick"), gr, under + claims.value("panel.high"), "#333333")
    px, _, pr, _ = case.picture()
    z = case.picture_z()[1]
    picture.box(px, z, pr, z + 0.25, "picture")
    lens = case.grown(case.window(), 1.8, 0.8)
    picture.box(lens[0], case.CEILING_MM - claims.value("lens.thick"), lens[2], case.CEILING_MM, "lens")
    picture.box((left + right - claims.value("cell.width")) / 2, case.FLOOR_MM, (left + right + claims.value("cell.width")) / 2, case.FLOOR_MM + claims.value("cell.thick"), "cell")
    picture.box(handheld.PANEL_PINS_X - 0.4, -handheld.THICKNESS_MM - claims.value("tail.long"), handheld.PANEL_PINS_X + 0.4, under, "part")
    picture.text(-3, 18, "y = 26 mm: lens, panel (its picture blue), board, J3's pin, the cell in its box under a lid")
    picture.save("section_cell.svg")


def seen(closed, degrees):
    """What of the picture is seen through the window by somebody so far to the right."""
    tangent, z = math.tan(math.radians(degrees)), case.picture_z()[1]
    slanted = closed.front.sheared(tangent, 0)
    picture = Picture(f"The front from {degrees} degrees aside", -4, 102, 100, 108)
    px, py, pr, pb = case.picture()
    step = 0.8
    for j in range(int(104 / step)):
        y, start, was = -3 + j * step, -3.0, None
        for i in range(int(98 / step) + 1):
            x = -3 + i * step
            covered = slanted.meets("z", x - tangent * z, y, z, assembled.TALLEST_MM)
            now = "front" if covered else "picture" if px <= x <= pr and py <= assembled.up(y) <= pb else None
            if now != was:
                if was:
                    picture.box(start, y, x, y + step, was)
                start, was = x, now
        if was:
            picture.box(start, y, -3 + 98, y + step, was)
    picture.text(0, -2, f"blue: the picture, {degrees:+} degrees")
    picture.save(f"seen_from_{'right' if degrees > 0 else 'left'}.svg")


def main():
    closed = assembled.Case(made.ROOT / "hardware" / "print")
    screws_and_keys(closed)
    cell_box(closed)
    for degrees in (25, -25):
        seen(closed, degrees)
    print("hardware/steps: three sections and two views")
    return 0


if __name__ == "__main__":
    sys.exit(main())
