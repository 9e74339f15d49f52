"""What the handheld draws, how long its cell lasts, and how warm its two linear regulators get: a model of typical figures
from data sheets, to be replaced by what the first builder measures. `python3 hardware/power.py` prints the tables
of README.md and BREADBOARD.md and draws battery.svg."""

from pathlib import Path

import claims
import handheld

CELL_MAH = claims.value("cell.capacity")
USABLE = 0.9  # down to 3.4 V, where the regulator runs out of voltage; and some for age

# mA at 3.3 V, which the linear regulator draws from the cell as they are.
PANEL, LIGHT = claims.value("panel.current"), claims.value("panel.light")
# mA from the cell, always: 3.8 V over 440 kilohms, the guard, the charger's leak, the regulator.
ALWAYS = 3.8 / 440 + claims.value("always.guard") + claims.value("always.charger") + claims.value("regulator.quiet")
# While off by software the module's own regulator and its panel's logic stay on: the greatest unknown.
PANEL_ASLEEP = claims.value("panel.asleep")

STATES = (
    ("playing by radio, full light", claims.value("module.listens") + PANEL + LIGHT + ALWAYS),
    ("playing by radio, light at 40 %", claims.value("module.listens") + PANEL + 0.4 * LIGHT + ALWAYS),
    ("passed around, light at 40 %", claims.value("module.slow") + PANEL + 0.4 * LIGHT + ALWAYS),
    ("dark, light sleep", claims.value("module.light_sleep") + PANEL_ASLEEP + ALWAYS),
    ("off by the menu", claims.value("module.deep_sleep") + PANEL_ASLEEP + ALWAYS),
)

# The breadboard, hardware/BREADBOARD.md: a DevKitC's own regulator, serial chip and light, mA, always; and a converter that
# makes its 5 V of a cell of 3.7 V.
DEVKIT, CONVERTER, CELL_V = claims.value("devkit.itself"), claims.value("converter.efficiency"), 3.7

CABLE_V, SCHOTTKY_V, SUPPLY_V = claims.value("port.volts"), claims.value("schottky.drop"), 3.3


def ohms(ref):
    return float(handheld.PARTS[ref].value.rstrip("k")) * 1000


CHARGE_A = claims.value("charger.amperes_ohms") / ohms("R3")
PORT_A = claims.value("port.current")
SERIAL_A = 0.015
# Kelvin per watt from the chip to the air inside, on this much copper; and the closed case above the room.
REGULATOR_K_PER_W, CHARGER_K_PER_W = claims.value("regulator.to_air"), claims.value("charger.to_air")
WARM_ROOM_C, HOTTEST_C = 35, claims.value("copper.hottest")
CASE_K_PER_W = claims.value("case.warmer") / 1.2  # the claim is for 1.2 W


def hours(milliamperes):
    return CELL_MAH * USABLE / milliamperes


def lasting(time):
    return f"{time:.0f} hours" if time < 48 else f"{time / 24:.0f} days"


def heat():
    """(what, watts of the part, watts in the case, degrees Celsius of the part in a warm room) with the case closed."""
    playing = STATES[0][1] / 1000
    at_cable, at_cell = (CABLE_V - SCHOTTKY_V - SUPPLY_V) * playing, (4.2 - SUPPLY_V) * playing
    charger = (CABLE_V - 3.0) * CHARGE_A
    all_at_cable = SUPPLY_V * playing + at_cable + SCHOTTKY_V * playing + charger
    for what, watts, inside, per_watt in (
            ("regulator, full light, on the cable, charging", at_cable, all_at_cable, REGULATOR_K_PER_W),
            ("regulator, full light, full cell", at_cell, SUPPLY_V * playing + at_cell, REGULATOR_K_PER_W),
            ("charger, cell at 3.0 V, full light", charger, all_at_cable, CHARGER_K_PER_W)):
        yield what, watts, inside, WARM_ROOM_C + inside * CASE_K_PER_W + watts * per_watt


def beside_the_cell():
    """Degrees of the air in the closed case while it charges and plays, in a warm room; and in a room of how many degrees the
    thermistor's circuit, which stops at 44 degrees, still lets it charge."""
    *_, (_, _, inside, _) = heat()
    return WARM_ROOM_C + inside * CASE_K_PER_W, claims.value("cell.charge_hottest") - 1 - inside * CASE_K_PER_W


def breadboard_table():
    yield "| state | mA at 5 V | mA from a cell | 1500 mAh last |"
    yield "|---|---|---|---|"
    for name, milliamperes in STATES:
        at_5_v = milliamperes + DEVKIT
        from_cell = at_5_v * CABLE_V / CELL_V / CONVERTER
        yield f"| {name} | {at_5_v:.0f} | {from_cell:.0f} | {lasting(hours(from_cell))} |"


def tables():
    yield "| state | mA | 1500 mAh last |"
    yield "|---|---|---|"
    for name, milliamperes in STATES:
        yield f"| {name} | {milliamperes:.3g} | {lasting(hours(milliamperes))} |"
    yield ""
    yield "| part | W | W in the closed case | °C in a room of 35 °C |"
    yield "|---|---|---|---|"
    for what, watts, inside, degrees in heat():
        yield f"| {what} | {watts:.2f} | {inside:.2f} | {degrees:.0f} |"
    air, room = beside_the_cell()
    yield f"| the air beside the cell meanwhile | | | {air:.0f}: in a room above {room:.0f} °C the charger pauses |"


def wrong():
    """What no change of a part may break."""
    said = [] if PLOT.read_text() == plot() else ["battery.svg: not what `python3 hardware/power.py` draws"]
    said += [f"{what}: {degrees:.0f} °C" for what, _, _, degrees in heat() if degrees > HOTTEST_C]
    if beside_the_cell()[0] > claims.value("print.pla_softens") - 5:
        said.append("the case softens beside the charger")
    if hours(STATES[0][1]) < 6:
        said.append(f"an evening's play needs 6 hours, not {hours(STATES[0][1]):.1f}")
    if hours(STATES[-1][1]) < 24 * 180:
        said.append("a unit that is off is empty within half a year")
    if STATES[0][1] / 1000 + CHARGE_A + SERIAL_A > PORT_A:
        said.append("the cable gives less than this draws")
    if STATES[0][1] / 1000 + CHARGE_A + SERIAL_A > claims.least("fuse.cable_hold") * claims.least("fuse.hot_part"):
        said.append("the cable's fuse trips in a hot case")
    if (STATES[0][1] + LIGHT * 0.3) / 1000 > claims.value("fuse.cell_hold") * claims.least("fuse.hot_part"):
        said.append("the cell's fuse trips in a hot case")
    return said


PLOT = Path(__file__).with_name("battery.svg")
CELLS_MAH = ((1000, "#7fd1b9"), (1500, "#1f6f78"), (2000, "#0b2340"))


def plot():
    """Hours of play with three sizes of cell, as SVG."""
    hour, row, left, top = 14, 26, 250, 20
    out, y, ticks = [], top, range(0, 41, 5)
    for name, milliamperes in STATES[:3]:
        out.append(f'<text x="{left - 10}" y="{y + 1.5 * row + 5}" text-anchor="end">{name}</text>')
        for capacity, color in CELLS_MAH:
            lasts = capacity * USABLE / milliamperes
            out.append(f'<rect x="{left}" y="{y}" width="{lasts * hour:.0f}" height="{row - 6}" fill="{color}"/>'
                       f'<text x="{left + lasts * hour + 6:.0f}" y="{y + 15}">{lasts:.0f} h with {capacity} mAh</text>')
            y += row
        y += 14
    lines = [f'<path d="M{left + t * hour} {top - 8}V{y}" stroke="#ccd" fill="none"/><text x="{left + t * hour}" y="{y + 16}" text-anchor="middle">{t}</text>'
             for t in ticks]
    width, height = left + ticks[-1] * hour + 60, y + 30
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="14">',
                      f'<title>Hours of play</title><rect width="{width}" height="{height}" fill="#fff"/>', *lines, *out, "</svg>", ""])


if __name__ == "__main__":
    print("\n".join([*tables(), "", *breadboard_table()]))
    PLOT.write_text(plot())
