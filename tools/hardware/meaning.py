"""Mistakes of meaning in the description: a board that KiCad finds nothing wrong with, as schematic and copper agree, and that
would not work or would hurt. Each must be found by SPICE's limits (hardware/circuits.py), by the model of currents and heat
(hardware/power.py) or by the pins' orders of the data sheets (below).

meaning.py                      all of them, in processes of their own
meaning.py --sample N           N of them, spread over the list
meaning.py --erc                also: that ERC finds no error in each, which is why they are here
"""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "hardware"), str(ROOT / "tools" / "hardware")]
sys.dont_write_bytecode = True
import handheld  # noqa: E402


def exchanged(ref, a, b):
    def change():
        pins = handheld.PARTS[ref].pins
        pins[a], pins[b] = pins.get(b), pins.get(a)
        for pin in (a, b):
            if pins[pin] is None:
                del pins[pin]
        return ref
    return change


def joined(ref, pin, net):
    def change():
        handheld.PARTS[ref].pins[pin] = net
        return ref
    return change


def valued(ref, value):
    def change():
        handheld.PARTS[ref].value = value
        return ref
    return change


def both(first, second):
    def change():
        return f"{first()} {second()}"
    return change


def renamed(ref, names):
    """Nets exchanged at all pins of a part."""
    def change():
        part = handheld.PARTS[ref]
        part.pins = {pin: names.get(net, net) for pin, net in part.pins.items()}
        return ref
    return change


MISTAKES = (
    # the cell's protection
    ("OD and OC exchanged", exchanged("U3", "1", "3")),
    ("Q1 turned round", exchanged("Q1", "2", "3")),
    ("Q2 turned round", exchanged("Q2", "2", "3")),
    ("CS at the cell's side", joined("R7", "2", "CELL-")),
    ("the guard's supply turned round", exchanged("U3", "5", "6")),
    ("OD and CS exchanged", exchanged("U3", "1", "2")),
    ("CS and OC exchanged", exchanged("U3", "2", "3")),
    ("the gates of Q1 and Q2 exchanged", both(joined("Q1", "1", "OC"), joined("Q2", "1", "OD"))),
    ("OD at the gates of both", joined("Q2", "1", "OD")),
    ("OC at the gates of both", joined("Q1", "1", "OC")),
    ("the poles of the cell's plug exchanged", exchanged("J2", "1", "2")),
    ("Q9 turned round", exchanged("Q9", "2", "3")),
    ("Q9's gate at the cell's plus", joined("R25", "2", "CELL+")),
    ("Q9's gate at VBAT", joined("R25", "2", "VBAT")),
    ("the guard at the system's ground", joined("U3", "6", "GND")),
    # the charger
    ("TEMP and CHRG exchanged", exchanged("U2", "1", "7")),
    ("TEMP and PROG exchanged", exchanged("U2", "1", "2")),
    ("VCC and BAT exchanged", exchanged("U2", "4", "5")),
    ("the charger switched off", joined("U2", "8", "GND")),
    ("BAT and STDBY exchanged", exchanged("U2", "5", "6")),
    ("CHRG and STDBY exchanged", exchanged("U2", "7", "6")),
    ("1.2 A into the cell", valued("R3", "1k")),
    ("308 mA, more than port and fuse give", valued("R3", "3.9k")),
    ("24 mA into the cell", valued("R3", "51k")),
    ("the thermistor's resistors exchanged", both(valued("R26", "47k"), valued("R27", "5.1k"))),
    ("the thermistor to VBUS", joined("TH1", "2", "VBUS")),
    ("TEMP at ground: it never stops", joined("U2", "1", "GND")),
    ("D2 turned round: 5 V at GPIO35", exchanged("D2", "1", "2")),
    ("the lamp turned round", exchanged("D1", "1", "2")),
    ("the lamp without its resistor", valued("R4", "1")),
    # the cable
    ("CC1 with ten times its resistor", valued("R1", "51k")),
    ("CC1 pulled up", joined("R1", "2", "VBUS")),
    ("CC2 with twice its resistor", valued("R2", "10k")),
    ("D6 turned round", exchanged("D6", "1", "2")),
    ("D6 before the fuse", joined("D6", "1", "CABLE_IN")),
    ("USB's D+ and D- exchanged at the serial chip", exchanged("U5", "5", "6")),
    ("one USB pair crossed at the connector", exchanged("J1", "B6", "B7")),
    ("the ESD's ground and VBUS exchanged", exchanged("U1", "2", "5")),
    ("the cable's divider exchanged", both(valued("R22", "150k"), valued("R23", "100k"))),
    ("the cable's divider too high for its pin", valued("R23", "1000k")),
    # supply
    ("D3 turned round", exchanged("D3", "1", "2")),
    ("D4 turned round", exchanged("D4", "1", "2")),
    ("Q3 turned round", exchanged("Q3", "2", "3")),
    ("Q3's gate at VBAT", joined("Q3", "1", "VBAT")),
    ("VBUS falls slowly when the cable is drawn", valued("R8", "100k")),
    ("the regulator's input and output exchanged", exchanged("U4", "1", "5")),
    ("the regulator's EN at ground", joined("U4", "3", "GND")),
    ("the switch's two ends exchanged", exchanged("SW10", "1", "3")),
    ("the cell's divider wrong", valued("R15", "22k")),
    # light, serial, loader
    ("Q6 turned round: the light never goes out", exchanged("Q6", "2", "3")),
    ("Q7 turned round", exchanged("Q7", "2", "3")),
    ("the light flashes at the start", valued("R19", "47k")),
    ("R18 to ground", joined("R18", "1", "GND")),
    ("CH_RX pulled to 5 V", joined("R10", "1", "VBUS")),
    ("D5 turned round", exchanged("D5", "1", "2")),
    ("Q8 turned round", exchanged("Q8", "2", "3")),
    ("the serial chip's TX and RX exchanged", exchanged("U5", "2", "3")),
    ("DTR and RTS exchanged", exchanged("U5", "13", "14")),
    ("EN and IO0 exchanged at the loader", both(joined("Q4", "3", "IO0"), joined("Q5", "3", "EN"))),
    ("10 kilohms at the loader: 4 V at EN", both(valued("R11", "10k"), valued("R12", "10k"))),
    # pins that decide how the chip starts
    ("IO0 held low", joined("R14", "1", "GND")),
    ("GPIO2 held high", joined("U6", "24", "+3V3")),
    ("GPIO12 held high: flash at 1.8 V", joined("U6", "14", "+3V3")),
    ("GPIO15 held low", joined("U6", "23", "GND")),
    ("GPIO5 held low", joined("R21", "1", "GND")),
    # the panel
    ("VCC and GND of the panel exchanged", exchanged("J3", "1", "2")),
    ("SDI and SDO of the panel exchanged", exchanged("J3", "6", "9")),
    ("the panel's DC and RESET exchanged", exchanged("J3", "4", "5")),
    ("the piezo's resistor shorted to 3.3 V", joined("R28", "2", "+3V3")),
)

# By the data sheets, a second time: the description's own copy is what is tested. Part -> pin -> net.
ORDERS = {
    "J3": dict(zip("123456789", ("+3V3", "GND", "TFT_CS", "EN", "TFT_DC", "TFT_MOSI", "TFT_SCLK", "TFT_LED", "TFT_MISO"))),
    "U5": {"1": "GND", "2": "CH_TX", "3": "CH_RX", "4": "V3", "5": "USB_D+", "6": "USB_D-", "13": "DTR", "14": "RTS", "16": "VBUS"},
    "U1": {"1": "USB_D-", "2": "GND", "3": "USB_D+", "4": "USB_D+", "5": "VBUS", "6": "USB_D-"},
    "J1": {"A1": "GND", "A4": "CABLE_IN", "A5": "CC1", "A6": "USB_D+", "A7": "USB_D-", "A9": "CABLE_IN", "A12": "GND", "B1": "GND", "B4": "CABLE_IN",
           "B5": "CC2", "B6": "USB_D+", "B7": "USB_D-", "B9": "CABLE_IN", "B12": "GND"},
    "U4": {"1": "VSYS", "2": "GND", "3": "PWR_EN", "5": "+3V3"},
    "U6": {"1": "GND", "2": "+3V3", "3": "EN", "15": "GND", "25": "IO0", "34": "RXD0", "35": "TXD0", "38": "GND", "39": "GND"},
    "D6": {"1": "VBUS", "2": "GND"},
    "R28": {"1": "PIEZO_2", "2": "GND"},
}


def orders():
    """Pins whose net is not what the data sheets ask for."""
    return [f"{ref} pin {pin}: {handheld.PARTS[ref].pins.get(pin)}, by its data sheet {net}"
            for ref, pins in ORDERS.items() for pin, net in pins.items() if handheld.PARTS[ref].pins.get(pin) != net]


def found(touched):
    """What is said of the description as it now is; SPICE is asked of the circuits that have one of these parts."""
    import circuits
    import power
    import spice
    said = orders() + [line for line in power.wrong() if "battery.svg" not in line]
    if said:
        return said[0]
    refs = set(touched.split())
    for circuit in circuits.CIRCUITS:
        if refs & (set(circuit.parts) | {ref for _, ref, _ in circuit.ends}):
            for limit, value in zip(circuit.limits, spice.run(circuit)):
                if not spice.is_within(limit, value):
                    return f"{circuit.name}: {limit.what}: {'nothing' if value is None else f'{value:.3g} {limit.unit}'}"
    return ""


def erc(number):
    """Errors that KiCad finds in the schematic of this mistake."""
    import make
    folder = make.WORK / "meaning"
    make.run(sys.executable, "tools/hardware/project.py", folder)
    code = (f"import sys; sys.path[:0] = ['hardware', 'tools/hardware']; import meaning; meaning.MISTAKES[{number}][1](); "
            f"import schematic; schematic.main({str(folder)!r})")
    result = subprocess.run([sys.executable, "-B", "-c", code], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        return f"cannot be drawn: {result.stdout.splitlines()[-1]}"
    errors, _ = make.checked("sch", "/hardware/meaning/seaglass.kicad_sch", "meaning/")
    return "; ".join(line[:100] for line in errors[:2])


def one(number):
    name, change = MISTAKES[number]
    said = found(change())
    print(said)
    return 0 if said else 1


def main():
    if sys.argv[1:2] == ["--mistake"]:
        return one(int(sys.argv[2]))
    numbers = list(range(len(MISTAKES)))
    if sys.argv[1:2] == ["--sample"]:
        count = int(sys.argv[2])
        numbers = numbers[::max(1, len(numbers) // count)][:count]
    if orders():
        print("\n".join(orders()))
        return 1
    passed = failed = 0
    for number in numbers:
        result = subprocess.run([sys.executable, "-B", __file__, "--mistake", str(number)], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        said = (result.stdout.strip().splitlines() or [""])[-1]
        ok = result.returncode == 0 and said
        passed, failed = passed + bool(ok), failed + (not ok)
        kicad = f"   [ERC: {erc(number) or 'no error'}]" if "--erc" in sys.argv else ""
        print(f"{'ok  ' if ok else 'FAIL'} {MISTAKES[number][0]}: {said}{kicad}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
