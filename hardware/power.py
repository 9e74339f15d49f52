"""What the handheld draws, how long its cell lasts, and how warm its two linear regulators get: a model of typical figures
from data sheets, to be replaced by what the first builder measures. `python3 hardware/power.py` prints the tables
of README.md and BREADBOARD.md and draws battery.svg."""

from pathlib import Path

import handheld

CELL_MAH = 1500
USABLE = 0.9  # down to 3.4 V, where the regulator runs out of voltage; and some for age

# mA at 3.3 V, which the linear regulator draws from the cell as they are.
RADIO_LISTENS = 95      # ESP32, ESP-NOW, modem sleep off: receiving
CHIP_RUNS_SLOWLY = 22   # ESP32 at 80 MHz, radio off
LIGHT_SLEEP = 0.8       # ESP32
PANEL = 6               # ILI9341 without its light
LIGHT = 70              # four white LEDs through the module's resistor
DEEP_SLEEP = 0.01       # ESP32, waiting for Menu
# mA from the cell, always: 3.8 V over 440 kilohms, the guard, the charger's leak, the regulator.
ALWAYS = 0.009 + 0.003 + 0.003 + 0.055
# While off by software the module's own regulator and its panel's logic stay on: the greatest unknown.
PANEL_ASLEEP = 0.1

STATES = (
    ("playing by radio, full light", RADIO_LISTENS + PANEL + LIGHT + ALWAYS),
    ("playing by radio, light at 40 %", RADIO_LISTENS + PANEL + 0.4 * LIGHT + ALWAYS),
    ("passed around, light at 40 %", CHIP_RUNS_SLOWLY + PANEL + 0.4 * LIGHT + ALWAYS),
    ("dark, light sleep", LIGHT_SLEEP + PANEL_ASLEEP + ALWAYS),
    ("off by the menu", DEEP_SLEEP + PANEL_ASLEEP + ALWAYS),
)

# The breadboard, hardware/BREADBOARD.md: a DevKitC's own regulator, serial chip and light, mA, always; and a converter that
# makes its 5 V of a cell of 3.7 V.
DEVKIT, CONVERTER, CELL_V = 10, 0.85, 3.7

CABLE_V, SCHOTTKY_V, SUPPLY_V = 5.0, 0.4, 3.3
CHARGE_A = 1200 / (float(handheld.PARTS["R3"].value.rstrip("k")) * 1000)  # TP4056: 1200 V / R3
PORT_A = 0.5  # what a port gives before anybody asks
# Kelvin per watt from the chip to the air, on this much copper.
REGULATOR_K_PER_W, CHARGER_K_PER_W = 190, 65
WARM_ROOM_C, HOTTEST_C = 35, 125


def hours(milliamperes):
    return CELL_MAH * USABLE / milliamperes


def lasting(time):
    return f"{time:.0f} hours" if time < 48 else f"{time / 24:.0f} days"


def heat():
    """(what, watts, degrees Celsius in a warm room)."""
    playing = STATES[0][1] / 1000
    for what, watts, per_watt in (("regulator, full light, on the cable", (CABLE_V - SCHOTTKY_V - SUPPLY_V) * playing, REGULATOR_K_PER_W),
                                  ("regulator, full light, full cell", (4.2 - SUPPLY_V) * playing, REGULATOR_K_PER_W),
                                  ("charger, cell at 3.0 V", (CABLE_V - 3.0) * CHARGE_A, CHARGER_K_PER_W)):
        yield what, watts, WARM_ROOM_C + watts * per_watt


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
    yield "| part | W | °C in a room of 35 °C |"
    yield "|---|---|---|"
    for what, watts, degrees in heat():
        yield f"| {what} | {watts:.2f} | {degrees:.0f} |"


def wrong():
    """What no change of a part may break."""
    said = [] if PLOT.read_text() == plot() else ["battery.svg: not what `python3 hardware/power.py` draws"]
    said += [f"{what}: {degrees:.0f} °C" for what, _, degrees in heat() if degrees > HOTTEST_C]
    if hours(STATES[0][1]) < 6:
        said.append(f"an evening's play needs 6 hours, not {hours(STATES[0][1]):.1f}")
    if hours(STATES[-1][1]) < 24 * 180:
        said.append("a unit that is off is empty within half a year")
    if STATES[0][1] / 1000 + CHARGE_A > PORT_A:
        said.append("the cable gives less than this draws")
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
