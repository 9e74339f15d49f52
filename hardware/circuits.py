"""Pieces of the board in SPICE: parts and nets as handheld.py has them, simple sources around them, and what must come of
it. `make hardware-circuits` runs them in ngspice, README.md has the table. The models have typical figures of the data
sheets, and the worst where a limit hangs on them; nobody has measured a board yet."""
from dataclasses import dataclass, field
from math import exp

import claims
import handheld

# The ESP32's least supply and the firmware's brown-out reset; its levels at 3.3 V, all by its data sheet.
MODULE_LEAST_V, BROWN_OUT_V = claims.value("module.least_v"), claims.value("module.brown_out")
LOW_V, HIGH_V, PIN_MOST_V = 0.25 * 3.3, 0.75 * 3.3, claims.value("module.most_v")
# What it takes while it listens and while it sends, beside the light and the panel.
LISTENS_A, SENDS_A, LIGHT_A, PANEL_A = (claims.value(name) / 1000 for name in ("module.listens", "module.sends", "panel.light", "panel.current"))

DIODES = {"SS14": "SS14", "BAT54": "BAT54", "red": "RED", "SMAJ5.0A": "TVS"}
WEAK_FET_V, STRONG_FET_V = -claims.most("pfet.threshold"), -claims.least("pfet.threshold")
CHARGE_A = claims.value("charger.amperes_ohms") / 5100


def models(p_threshold):
    """A FET's threshold and resistance make a level 1 model. AO3401A's threshold lies between -0.5 and -1.3 V."""
    return f"""
.model MAO3401A PMOS(LEVEL=1 VTO={p_threshold} KP=5 RS=5m CGSO=300p CGDO=60p)
.model MAO3400A NMOS(LEVEL=1 VTO={claims.value('nfet.threshold')} KP=12 RS=5m CGSO=300p CGDO=60p)
.model M2N7002 NMOS(LEVEL=1 VTO=1.0 KP=0.3 RS=0.5 CGSO=25p CGDO=5p)
.model BODY D(IS=1e-11 N=1.15 RS=40m)
.model SUBSTRATE D(IS=1e-14 N=1 RS=50)
.model SS14 D(IS=2u N=1.05 RS=80m CJO=110p)
.model BAT54 D(IS=0.3u N=1.05 RS=1.5 CJO=8p)
.model RED D(IS=1e-18 N=1.8 RS=3)
.model TVS D(IS=1e-12 N=1.5 RS=0.05 BV={claims.value('tvs.clamps') - 0.3} IBV=1m)
.model MMBT3904 NPN(IS=7f BF=150 CJE=5p CJC=4p TF=0.35n TR=200n)
.model CLOSED SW(RON=50m ROFF=100meg VT=0.5)
.model LEVER SW(RON=20m ROFF=100meg VT=0.5)
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
    p_threshold: float = -claims.value("pfet.threshold")
    cold_ohms: float = 0  # of the thermistor, where the circuit has one
    ends: tuple = ()      # pins of the board to which `around` holds on: name in it -> part and pin


# ---- from the cable to the cell and back ----------------------------------------------------------------------------

# The regulator gives 3.3 V, or what its worst dropout of 0.4 V at 600 mA leaves; it takes what it gives.
REGULATOR = """
Breg reg 0 V = V(reg_en) > 1.2 ? min(3.3, max(0, V(reg_in) - %.3f * max(0, I(Vout)))) : 0
Rreg reg out 20m
Vout out reg_out 0
Bin reg_in 0 I = I(Vout)
Vside side 0 1
""" % (claims.value("regulator.dropout") / 0.6)
# Listening, and every 10 ms a frame of 2 ms: full light all the time.
LOAD = f"Iload n3v3 0 PULSE({LISTENS_A + LIGHT_A + PANEL_A} {SENDS_A + LIGHT_A + PANEL_A} 1m 10u 10u 2m 10m)\n"
# A cable that is plugged in at 10 ms and drawn at 30 ms; the charger and the serial chip live from it.
CABLE = """
Vusb usb 0 5
Rusb usb plug 0.15
Splug plug cable_in plugged 0 CLOSED
Vplugged plugged 0 PULSE(0 1 10m 1u 1u 20m 1)
Bcharge vbus vbat I = V(vbus) > 4.3 && V(vbat) < 4.2 ? 0.235 : 0
Bserial vbus 0 I = 0.007 * min(1, max(0, (V(vbus) - 1) / 2))
"""
POWER_PARTS = ("Q3", "D4", "R8", "D3", "C1", "C2", "C4", "C5", "C6", "R22", "R23", "F2", "D6", "SW10")
REGULATOR_PINS = (("reg_in", "U4", "1"), ("reg_en", "U4", "3"), ("reg_out", "U4", "5"))


def cell(volts):
    """With its own resistance, the fuse's and its protection's."""
    return f"Vcell cell 0 {volts}\nRcell cell behind {claims.value('cell.resistance')}\nVbat behind vbat 0\n"


def cable_in_and_out(volts, least, threshold):
    return Circuit(f"cable in and out, cell at {volts} V, Q3 from {-threshold} V", POWER_PARTS, cell(volts) + REGULATOR + LOAD + CABLE, 60, [
        Limit("3.3 V once the cable is drawn", "MIN v(n3v3) FROM=29m TO=60m", least, 3.4),
        Limit("3.3 V once it is plugged in", "MIN v(n3v3) FROM=9m TO=29m", MODULE_LEAST_V, 3.4),
        Limit("VSYS on the cable", "MIN v(vsys) FROM=15m TO=29m", 4.2, 5.1),
        Limit("from VSYS into the cell, on the cable", "MAX i(vbat) FROM=12m TO=29m", -0.25, 0.001, "A"),
        Limit("lost from cell to VSYS, long after", "MAX par('v(vbat)-v(vsys)') FROM=50m TO=60m", 0, 0.06),
    ], threshold, ends=REGULATOR_PINS)


def cell_alone():
    """D3 leaks into VBUS when it is hot; that must not close Q3, nor look like a cable."""
    return Circuit("cell alone, a hot D3 that leaks 1 mA", POWER_PARTS, cell(3.7) + REGULATOR + LOAD + "Ileak vsys vbus 1m\n", 60, [
        Limit("VBUS without a cable", "MAX v(vbus) FROM=30m TO=60m", -0.1, 1.2),
        Limit("at the pin that asks for the cable", "MAX v(cable) FROM=30m TO=60m", -0.1, LOW_V),
        Limit("lost from cell to VSYS", "MAX par('v(vbat)-v(vsys)') FROM=30m TO=60m", 0, 0.06),
    ], WEAK_FET_V, ends=REGULATOR_PINS)


def cable_at(volts, least):
    return Circuit(f"a cable of {volts} V at its pin", ("R22", "R23"), f"Vusb vbus 0 {volts}\n", 2, [
        Limit("at the pin that asks for the cable", "MIN v(cable) FROM=1m TO=2m", least, PIN_MOST_V)])


def cell_is_told():
    """GPIO36 measures up to 2.45 V, and the firmware takes half of the cell's voltage for granted."""
    return Circuit("the cell's voltage at its pin, 4.2 V", ("R15", "R16", "C11"), "Vcell vbat 0 4.2\nRadc told 0 100meg\n", 200, [
        Limit("half of it", "AVG v(told) FROM=150m TO=200m", 2.05, 2.15)], ends=(("told", "U6", "4"),))


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


def in_reset():
    """EN is low, the chip lets its pins go, the cable is in."""
    return Circuit("the chip in reset, the cable in", SERIAL_PARTS, RAIL + "Vusb vbus 0 5.25\nVv3 v3 0 3.3\nVtx ch_tx 0 5\nRoff txd0 0 10meg\n", 5, [
        Limit("TXD0 of a chip that listens to nobody", "MAX v(txd0) FROM=2m TO=5m", 0, PIN_MOST_V)])


# What a chip without supply has between its pins and its supply.
PINS_TO_SUPPLY = ".model PIN D(IS=1e-14 N=1 RS=20)\n" + "".join(f"Dpin{i} p{i} n3v3 PIN\n" for i in range(6))


def switched_off():
    """SW10 off, the cable in: what leaks through the chip's pins must not hold 3.3 V at a volt. The regulator pulls its output
    down, as the ledger says."""
    discharge = 100 if claims.is_so("regulator.discharges") else 1e7
    return Circuit("switched off, the cable in", (*SERIAL_PARTS, "Q4", "Q5", "R11", "R12", "R13", "R14", "R22", "R23", "R5", "D2", "R4", "D1"),
                   f"Vusb vbus 0 5.25\nVv3 v3 0 3.3\nVtx ch_tx 0 5\nVrts rts 0 5\nVdtr dtr 0 5\nRdischarge n3v3 0 {discharge}\n" + PINS_TO_SUPPLY, 20, [
                       Limit("3.3 V of a unit that is off", "MAX v(n3v3) FROM=10m TO=20m", -0.01, 0.3),
                       Limit("TXD0 meanwhile", "MAX v(p0) FROM=10m TO=20m", -0.01, 1.2)],
                   ends=(("p0", "U6", "35"), ("p1", "U6", "34"), ("p2", "U6", "3"), ("p3", "U6", "25"), ("p4", "U6", "6"), ("p5", "U6", "7")))


def lever():
    """The slide switch: SW10's middle pin goes to one of the others."""
    return [Circuit(f"the switch is {name}", ("SW10", "C4"), f"Vsys plus 0 3.7\nRin en 0 10meg\nVside side 0 {side}\n", 5, [
        Limit("the regulator's EN", "AVG v(en) FROM=2m TO=5m", least, most)], ends=(("plus", "U4", "1"), ("en", "U4", "3")))
        for name, side, least, most in (("on", 1, 1.2, 5), ("off", 0, -0.01, 0.4))]


# ---- the cell: plug, fuse, reverse gate, protection -------------------------------------------------------------------

CELL_PARTS = ("F1", "Q9", "R25", "U3", "R6", "C3", "R7", "Q1", "Q2", "C2")
# What every chip on VBAT and VSYS has towards ground.
SUBSTRATE = "Dsubstrate 0 vbat BODY\n"
PLUS = int(claims.value("plug.plus_at"))
PLUG = (("plus", "J2", str(PLUS)), ("minus", "J2", str(3 - PLUS)))


def at_the_plug(volts):
    return f"Vcell inner minus {volts}\nRcell inner plus 0.15\n" + SUBSTRATE


# The guard lets nothing out of a cell that was just plugged in until it has been charged for a moment.
WAKE = "Iwake 0 vbat PULSE(0 0.3 0.5m 10u 10u 3m 1)\n"


def load(ohms):
    return WAKE + f"Sload vbat loaded on 0 CLOSED\nVon on 0 PULSE(0 1 5m 1u 1u 1 2)\nRload loaded 0 {ohms}\n"


def cell_feeds():
    return Circuit("cell at 3.7 V, 0.5 A", CELL_PARTS, at_the_plug(3.7) + load(7.4), 20, [
        Limit("lost in plug, fuse, gate and protection", "MAX par('3.7-v(vbat)') FROM=15m TO=20m", 0, 0.35),
        Limit("lost in the gate Q9", "MAX par('v(cell_f)-v(vbat)') FROM=15m TO=20m", 0, 0.06)], WEAK_FET_V, ends=PLUG)


def cell_is_charged():
    return Circuit("cell at 3.7 V, charged", CELL_PARTS, at_the_plug(3.7) + f"Icharge 0 vbat {CHARGE_A}\n", 20, [
        Limit("into the cell", "AVG i(vcell) FROM=15m TO=20m", 0.9 * CHARGE_A, 1.01 * CHARGE_A, "A"),
        Limit("lost on the way", "MAX par('v(vbat)-3.7') FROM=15m TO=20m", 0, 0.25)], ends=PLUG)


def cell_is_empty():
    return Circuit("cell below its least", CELL_PARTS, at_the_plug(claims.least("guard.under") - 0.05) + load(20), 40, [
        Limit("out of the cell", "MAX par('-i(vcell)') FROM=30m TO=40m", -0.001, 0.001, "A")], ends=PLUG)


def cell_is_too_full():
    return Circuit("cell above its most, a charger that does not stop", CELL_PARTS, at_the_plug(claims.most("guard.over") + 0.03) + "Vcharger forced 0 5\nRcharger forced vbat 2\n", 40, [
        Limit("into the cell", "MAX i(vcell) FROM=30m TO=40m", -0.001, 0.001, "A")], ends=PLUG)


def cell_is_shorted():
    return Circuit("VBAT shorted to ground", CELL_PARTS, at_the_plug(4.2) + load(100) + "Sshort vbat 0 shorted 0 CLOSED\nVshorted shorted 0 PULSE(0 1 10m 1u 1u 1 2)\n", 40, [
        Limit("out of the cell before", "AVG par('-i(vcell)') FROM=8m TO=9.9m", 0.038, 0.045, "A"),
        Limit("out of the cell, 10 ms later", "MAX par('-i(vcell)') FROM=20m TO=40m", -0.001, 0.01, "A")], ends=PLUG)


def cell_is_reversed(threshold):
    return Circuit(f"a cell the wrong way round, Q9 from {-threshold:g} V", CELL_PARTS, at_the_plug(-4.2) + "Rload vbat 0 100\n", 20, [
        Limit("through the cell", "MAX par('abs(i(vcell))') FROM=1m TO=20m", 0, 0.001, "A"),
        Limit("VBAT", "MIN v(vbat) FROM=1m TO=20m", -0.3, 0.3)], threshold, ends=PLUG)


def cell_is_reversed_on_the_cable():
    """The charger lifts VBAT, which opens Q9 so far as to take the charger's trickle, and no further."""
    trickle = claims.most("charger.trickle") * CHARGE_A
    return Circuit("a cell the wrong way round, the cable in", CELL_PARTS, at_the_plug(-4.2) + f"Itrickle 0 vbat {trickle}\nRload vbat 0 1000\n", 40, [
        Limit("through the cell", "MAX par('abs(i(vcell))') FROM=20m TO=40m", 0, 1.2 * trickle, "A"),
        Limit("VBAT", "MIN v(vbat) FROM=20m TO=40m", -0.3, 4.3)], ends=PLUG)


# ---- the charger's pins --------------------------------------------------------------------------------------------------

CHARGER_PARTS = ("U2", "R3", "R26", "R27", "TH1", "C1", "C2", "R4", "D1", "D2", "R5")


def thermistor_at(celsius, spread=1.0):
    """Ohms, by its B value."""
    return claims.value("thermistor.ohms") * spread * exp(claims.value("thermistor.b") * (1 / (273.15 + celsius) - 1 / 298.15))


COLDEST, HOTTEST = round(claims.value("cell.charge_coldest")), round(claims.value("cell.charge_hottest"))


def charger_at(celsius, charges, volts=3.7):
    """`charges`: whether it may at this temperature of the thermistor."""
    name = f"charger at {celsius} degrees, cell at {volts} V"
    least, most = (0.85 * CHARGE_A, 1.15 * CHARGE_A) if charges else (-0.001, 0.001)
    limits = [Limit("into the cell", "AVG i(vbatt) FROM=15m TO=20m", least, most, "A"),
              Limit("PROG is not above its own volt", "MAX v(prog) FROM=15m TO=20m", 0, 1.1),
              Limit("the pin that asks whether it charges", "AVG v(charging) FROM=15m TO=20m", *((-0.1, LOW_V) if charges else (HIGH_V, PIN_MOST_V))),
              Limit("the most that pin sees", "MAX v(charging) FROM=1m TO=20m", 0, PIN_MOST_V),
              Limit("through the lamp", "AVG par('v(led_a)-v(chrg)') FROM=15m TO=20m", *((1.5, 2.4) if charges else (0, 1.75)))]
    return Circuit(name, CHARGER_PARTS, f"Vusb vcc 0 5\nVrail n3v3 0 3.3\nVbatt vbat 0 {volts}\n", 20, limits, cold_ohms=thermistor_at(celsius), ends=(("vcc", "C1", "1"),))


# ---- the cable ---------------------------------------------------------------------------------------------------------

def cable_asks(way, pin):
    """A charger of the weakest kind sees 5.1 kilohms at whichever of the two pins its plug has."""
    return Circuit(f"a charger asks, plug {way}", ("R1", "R2"), "Vpull pull 0 5\nRpull pull asked 56k\nRfar far 0 1meg\n", 2, [
        Limit("what it sees: a device that takes 5 V", "AVG v(asked) FROM=1m TO=2m", 0.25, 0.61)],
        ends=(("asked", "J1", pin), ("far", "J1", "B5" if pin == "A5" else "A5")))


def wrong_charger():
    """9 V, 2 A and more, for the second that F2 needs to open. The regulator behind D3 has the least most."""
    return Circuit("a charger that gives 9 V", ("F2", "D6", "D3", "C1", "C4", "R8"), "Vwrong wrong 0 9\nRwrong wrong cable_in 0.6\nRload vsys 0 30\n", 20, [
        Limit("VBUS: charger and serial chip", "MAX v(vbus) FROM=5m TO=20m", 5.5, claims.value("charger.most_v") - 0.5),
        Limit("through F2, so that it opens", "AVG par('(v(cable_in)-v(vbus))/0.2') FROM=5m TO=20m", 2 * claims.value("fuse.cable_hold"), 8, "A")],
        ends=(("cable_in", "J1", "A4"),))


def good_charger():
    return Circuit("a charger that gives 5.25 V", ("F2", "D6", "C1"), "Vgood cable_in 0 5.25\nRload vbus 0 12\n", 20, [
        Limit("lost in F2 at 0.43 A", "MAX par('v(cable_in)-v(vbus)') FROM=5m TO=20m", 0.02, 0.2),
        Limit("VBUS", "MIN v(vbus) FROM=5m TO=20m", 4.75, 5.25),
        Limit("through D6 at its stand-off and a quarter of a volt", "MAX par('v(vbus)') FROM=5m TO=20m", 0, claims.value("tvs.stands") + 0.25)], ends=(("cable_in", "J1", "B9"),))


# ---- the pins that decide how the chip starts -----------------------------------------------------------------------------

# GPIO -> (its own resistor to 3.3 V or to ground while it starts, what it must read)
BOOT_PINS = {"IO0": ("25", "n3v3", 45e3, HIGH_V, PIN_MOST_V), "GPIO2": ("24", "0", 45e3, -0.1, LOW_V), "GPIO5": ("29", "n3v3", 45e3, HIGH_V, 3.4),
             "GPIO12": ("14", "0", 45e3, -0.1, LOW_V), "GPIO15": ("23", "n3v3", 45e3, HIGH_V, 3.4)}


def boot_pins():
    """The board's resistors, and the weak ones inside: what the chip reads when EN rises, on the cable with a terminal open."""
    own = "".join(f"Rown{i} b{i} {to} {ohms}\n" for i, (_, to, ohms, _, _) in enumerate(BOOT_PINS.values()))
    parts = tuple(ref for ref, part in handheld.PARTS.items() if ref[0] == "R" and part.kind.fitted
                  and set(part.pins.values()) & {handheld.PARTS["U6"].pins.get(pad) for pad, *_ in BOOT_PINS.values()} - {None, "GND", "+3V3"})
    return Circuit("pins that decide how it starts", (*parts, "Q5", "R12"), RAIL + own + "Vrts rts 0 5\nVdtr dtr 0 5\nVusb vbus 0 5\nVv3 v3 0 3.3\n", 5, [
        Limit(name, f"AVG v(b{i}) FROM=2m TO=5m", least, most) for i, (name, (_, _, _, least, most)) in enumerate(BOOT_PINS.items())],
        ends=tuple((f"b{i}", "U6", pad) for i, (pad, *_) in enumerate(BOOT_PINS.values())))


def piezo():
    """Both ends of the piezo: R20 from the chip, R28 to ground; 15 nF."""
    return Circuit("the piezo at 4 kHz", ("R20", "R28"), "Vpin drive 0 PULSE(0 3.3 0 50n 50n 125u 250u)\nCpiezo one two 15n\n", 5, [
        Limit("across it", "PP par('v(one)-v(two)') FROM=2m TO=5m", 3.0, 3.4),
        Limit("out of the pin", "MAX par('-i(vpin)') FROM=2m TO=5m", 0, 0.04, "A")],
        ends=(("drive", "U6", str(handheld.PAD_OF_GPIO[handheld.gpios()["speaker_pin"]])), ("one", "BZ1", "1"), ("two", "BZ1", "2")))


CIRCUITS = [
    *(cable_in_and_out(volts, least, threshold) for volts, least in ((3.9, 3.2), (3.7, MODULE_LEAST_V), (3.5, BROWN_OUT_V + 0.3))
      for threshold in (STRONG_FET_V, WEAK_FET_V)),
    cell_alone(), cable_at(4.4, 0.75 * 3.3), cable_at(5.5, 0.75 * 3.3), cell_is_told(),
    light_while_starting(), light_dimmed(), reset(), loader(), serial(), serial_without_cable(), in_reset(), switched_off(), *lever(),
    cell_feeds(), cell_is_charged(), cell_is_empty(), cell_is_too_full(), cell_is_shorted(),
    cell_is_reversed(STRONG_FET_V), cell_is_reversed(WEAK_FET_V), cell_is_reversed_on_the_cable(),
    *(charger_at(celsius, charges) for celsius, charges in ((COLDEST - 6, False), (COLDEST + 3, True), (25, True), (HOTTEST - 5, True), (HOTTEST + 4, False))),
    cable_asks("one way", "A5"), cable_asks("the other way", "B5"), wrong_charger(), good_charger(), boot_pins(), piezo()]
