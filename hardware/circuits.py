"""Pieces of the board in SPICE: parts and nets as handheld.py has them, simple sources around them, and what must come of
it. `make hardware-circuits` runs them in ngspice, README.md has the table. The models have typical figures of the data
sheets, and the worst where a limit hangs on them; nobody has measured a board yet."""
from dataclasses import dataclass, field

# The ESP32's least supply and the firmware's brown-out reset; its levels at 3.3 V, all by its data sheet.
MODULE_LEAST_V, BROWN_OUT_V = 3.0, 2.43
LOW_V, HIGH_V, PIN_MOST_V = 0.25 * 3.3, 0.75 * 3.3, 3.6
# What it takes while it listens and while it sends, beside the light and the panel.
LISTENS_A, SENDS_A, LIGHT_A, PANEL_A = 0.095, 0.24, 0.07, 0.006

DIODES = {"SS14": "SS14", "BAT54": "BAT54", "red": "RED"}


def models(p_threshold):
    """A FET's threshold and resistance make a level 1 model. AO3401A's threshold lies between -0.5 and -1.3 V."""
    return f"""
.model MAO3401A PMOS(LEVEL=1 VTO={p_threshold} KP=5 RS=5m CGSO=300p CGDO=60p)
.model MAO3400A NMOS(LEVEL=1 VTO=1.0 KP=12 RS=5m CGSO=300p CGDO=60p)
.model M2N7002 NMOS(LEVEL=1 VTO=1.0 KP=0.3 RS=0.5 CGSO=25p CGDO=5p)
.model BODY D(IS=1e-11 N=1.15 RS=40m)
.model SS14 D(IS=2u N=1.05 RS=80m CJO=110p)
.model BAT54 D(IS=0.3u N=1.05 RS=1.5 CJO=8p)
.model RED D(IS=1e-18 N=1.8 RS=3)
.model MMBT3904 NPN(IS=7f BF=150 CJE=5p CJC=4p TF=0.35n TR=200n)
.model CLOSED SW(RON=50m ROFF=100meg VT=0.5)
"""


@dataclass
class Limit:
    what: str
    measured: str  # a .meas of SPICE
    least: float
    most: float
    unit: str = "V"


@dataclass
class Circuit:
    name: str
    parts: tuple  # of handheld.py
    around: str   # in SPICE; a net of handheld.py is in lower case, +3V3 is n3v3
    ms: int
    limits: list = field(default_factory=list)
    p_threshold: float = -0.9


# ---- from the cable to the cell and back ----------------------------------------------------------------------------

# The regulator gives 3.3 V, or what its worst dropout of 0.4 V at 600 mA leaves; it takes what it gives.
REGULATOR = """
Breg reg 0 V = V(pwr_en) > 1.2 ? min(3.3, max(0, V(vsys) - 0.66 * max(0, I(Vout)))) : 0
Rreg reg out 20m
Vout out n3v3 0
Bin vsys 0 I = I(Vout)
Vslide vsys pwr_en 0
"""
# Listening, and every 10 ms a frame of 2 ms: full light all the time.
LOAD = f"Iload n3v3 0 PULSE({LISTENS_A + LIGHT_A + PANEL_A} {SENDS_A + LIGHT_A + PANEL_A} 1m 10u 10u 2m 10m)\n"
# A cable that is plugged in at 10 ms and drawn at 30 ms; the charger and the serial chip live from it.
CABLE = """
Vusb usb 0 5
Rusb usb plug 0.15
Splug plug vbus plugged 0 CLOSED
Vplugged plugged 0 PULSE(0 1 10m 1u 1u 20m 1)
Bcharge vbus vbat I = V(vbus) > 4.3 && V(vbat) < 4.2 ? 0.308 : 0
Bserial vbus 0 I = 0.007 * min(1, max(0, (V(vbus) - 1) / 2))
"""
POWER_PARTS = ("Q3", "D4", "R8", "D3", "C1", "C2", "C4", "C5", "C6", "R22", "R23")


def cell(volts):
    """With its own resistance, the fuse's and its protection's."""
    return f"Vcell cell 0 {volts}\nRcell cell behind 0.25\nVbat behind vbat 0\n"


def cable_in_and_out(volts, least, threshold):
    return Circuit(f"cable in and out, cell at {volts} V, Q3 from {-threshold} V", POWER_PARTS, cell(volts) + REGULATOR + LOAD + CABLE, 60, [
        Limit("3.3 V once the cable is drawn", "MIN v(n3v3) FROM=29m TO=60m", least, 3.4),
        Limit("3.3 V once it is plugged in", "MIN v(n3v3) FROM=9m TO=29m", MODULE_LEAST_V, 3.4),
        Limit("VSYS on the cable", "MIN v(vsys) FROM=15m TO=29m", 4.2, 5.1),
        Limit("from VSYS into the cell, on the cable", "MAX i(vbat) FROM=12m TO=29m", -0.32, 0.001, "A"),
        Limit("lost from cell to VSYS, long after", "MAX par('v(vbat)-v(vsys)') FROM=50m TO=60m", 0, 0.06),
    ], threshold)


def cell_alone():
    """D3 leaks into VBUS when it is hot; that must not close Q3, nor look like a cable."""
    return Circuit("cell alone, a hot D3 that leaks 1 mA", POWER_PARTS, cell(3.7) + REGULATOR + LOAD + "Ileak vsys vbus 1m\n", 60, [
        Limit("VBUS without a cable", "MAX v(vbus) FROM=30m TO=60m", -0.1, 1.2),
        Limit("at the pin that asks for the cable", "MAX v(cable) FROM=30m TO=60m", -0.1, LOW_V),
        Limit("lost from cell to VSYS", "MAX par('v(vbat)-v(vsys)') FROM=30m TO=60m", 0, 0.06),
    ], -1.3)


def cable_at(volts, least):
    return Circuit(f"a cable of {volts} V at its pin", ("R22", "R23"), f"Vusb vbus 0 {volts}\n", 2, [
        Limit("at the pin that asks for the cable", "MIN v(cable) FROM=1m TO=2m", least, PIN_MOST_V)])


# ---- the light ------------------------------------------------------------------------------------------------------

# Four white LEDs side by side behind the module's resistor: 70 mA at 3.3 V.
LEDS = ".model WHITE D(IS=1e-17 N=3 RS=0.2)\nDleds tft_led leds WHITE\nRleds leds sense 9\nVleds sense 0 0\nVrail n3v3 0 3.3\n"
LIGHT_PARTS = ("Q6", "Q7", "R18", "R19")


def light_while_starting():
    """GPIO14 has a pull-up of 45 kilohms while the chip starts."""
    return Circuit("light while the chip starts", LIGHT_PARTS, LEDS + "Rpull n3v3 backlight 30k\n", 5, [
        Limit("at Q7, whose threshold is 1 V or more", "MAX v(backlight) FROM=1m TO=5m", 0, 0.7),
        Limit("through the light", "MAX i(vleds) FROM=1m TO=5m", 0, 0.001, "A")])


def light_dimmed():
    """A quarter of the time, at the 4 kHz of src/esp32/panel.cpp."""
    return Circuit("light at a quarter, 4 kHz", LIGHT_PARTS, LEDS + "Vpin backlight 0 PULSE(0 3.3 0 50n 50n 62.5u 250u)\n", 10, [
        Limit("a quarter of full light", "AVG i(vleds) FROM=5m TO=10m", 0.009, 0.026, "A"),
        Limit("full light", "MAX i(vleds) FROM=5m TO=10m", 0.045, 0.09, "A"),
        Limit("at the light when it is on", "MAX v(tft_led) FROM=5m TO=10m", 3.2, 3.31)])


# ---- reset, loader, serial ------------------------------------------------------------------------------------------

RISE = "Vrail n3v3 0 PWL(0 0 1m 0 1.2m 3.3)\n"


def reset():
    """The data sheet wants 50 us between supply and EN."""
    return Circuit("3.3 V comes, then EN", ("R13", "C10"), RISE + ".ic v(en)=0\n", 60, [
        Limit("EN follows the supply by", f"TRIG v(n3v3) VAL={MODULE_LEAST_V} RISE=1 TARG v(en) VAL={HIGH_V} RISE=1", 50e-6, 0.05, "s"),
        Limit("EN in the end", "MIN v(en) FROM=58m TO=60m", 3.2, 3.31)])


LOADER_PARTS = ("Q4", "Q5", "R11", "R12", "R13", "C10", "R14")
RAIL = "Vrail n3v3 0 3.3\n"


def loader():
    """As esptool does it: RTS low with DTR high resets; then DTR low with RTS high asks for the loader."""
    lines = "Vrts rts 0 PWL(0 5 5m 5 5.01m 0 25m 0 25.01m 5)\nVdtr dtr 0 PWL(0 5 25m 5 25.01m 0 70m 0 70.01m 5)\n"
    return Circuit("the loader's reset", LOADER_PARTS, RAIL + lines, 100, [
        Limit("EN in reset", "MIN v(en) FROM=20m TO=25m", 0, 0.4),
        Limit("IO0 meanwhile", "MIN v(io0) FROM=20m TO=24m", HIGH_V, 3.4),
        Limit("IO0 when EN rises", "MAX v(io0) FROM=30m TO=65m", 0, 0.4),
        Limit("EN when the loader runs", "MIN v(en) FROM=60m TO=65m", HIGH_V, 3.4),
        Limit("IO0 in the end", "MAX v(io0) FROM=90m TO=100m", HIGH_V, PIN_MOST_V),
        Limit("EN in the end", "MAX v(en) FROM=90m TO=100m", HIGH_V, PIN_MOST_V)])


SERIAL_PARTS = ("Q8", "R24", "R9", "D5", "R10")
SERIAL_ON = "Vusb vbus 0 5\nVv3 v3 0 3.3\nVtx ch_tx 0 PULSE(0 5 0 20n 20n 500u 1m)\nVtxd txd0 0 PULSE(0 3.3 0 20n 20n 300u 600u)\n"
# A chip without power: its pins are diodes to its supply, which hangs at ground.
SERIAL_OFF = "Rvbus vbus 0 1k\nRv3 v3 0 10k\nRtx ch_tx vbus 100\nRrx ch_rx vbus 10k\nVtxd txd0 0 3.3\n"


def serial():
    return Circuit("serial, with the cable", SERIAL_PARTS, RAIL + SERIAL_ON, 6, [
        Limit("RXD0 low", "MIN v(rxd0) FROM=2m TO=6m", -0.1, LOW_V),
        Limit("RXD0 high", "AVG v(rxd0) FROM=2.1m TO=2.4m", HIGH_V, PIN_MOST_V),
        Limit("the serial chip hears low", "MIN v(ch_rx) FROM=2m TO=6m", -0.1, 0.8),
        Limit("the serial chip hears high", "MAX v(ch_rx) FROM=2m TO=6m", 2.0, 5.3)])


def serial_without_cable():
    return Circuit("serial, without a cable", SERIAL_PARTS, RAIL + SERIAL_OFF, 5, [
        Limit("RXD0, which would wake the chip", "MIN v(rxd0) FROM=2m TO=5m", HIGH_V, 3.4),
        Limit("VBUS, fed through nothing", "MAX v(vbus) FROM=2m TO=5m", -0.1, 0.3)])


CIRCUITS = [
    *(cable_in_and_out(volts, least, threshold) for volts, least in ((3.9, 3.2), (3.7, MODULE_LEAST_V), (3.5, BROWN_OUT_V + 0.3))
      for threshold in (-0.5, -1.3)),
    cell_alone(), cable_at(4.4, 0.75 * 3.3), cable_at(5.5, 0.75 * 3.3),
    light_while_starting(), light_dimmed(), reset(), loader(), serial(), serial_without_cable()]
