"""Where the handheld's parts stand on the sheets of its schematic: one sheet, on which each block of handheld.py has its
place.

Numbers are millimetres; they are rounded to KiCad's grid. The wires between the pins find their way by themselves
(tools/hardware/wires.py). A net that other sheets share gets a label at its pin, or where `labels` says; power nets
get a symbol at every pin, but for the pins in `joined`, which wires join to one symbol.
"""


class Sheet:
    """at: ref -> (x, y[, turn[, mirror]]). labels: (net, x, y, direction). joined: (net, pins, x, y). flags: (net, x, y),
    which tell KiCad that the net is fed from outside. notes: (x, y, text). texts: ref -> where
    its two lines stand, if not where there is room first."""

    def __init__(self, title, at, labels=(), joined=(), flags=(), notes=(), texts=None):
        self.title, self.at, self.labels, self.joined, self.flags = title, at, labels, joined, flags
        self.notes, self.texts = notes, texts or {}


SHEETS = {
    "usb": Sheet(
        "USB-C, fuse, and what holds off a wrong charger",
        {"J1": (80, 90), "R1": (127, 68, 90), "R2": (127, 82.4, 90), "U1": (170, 90), "F2": (127, 52, 90), "D6": (150, 58, 270)},
        labels=(("USB_D-", 195, 90, "right"), ("USB_D+", 195, 95, "right")),
        joined=(("VBUS", ("F2.1", "D6.1"), 160, 48),),
        flags=(("GND", 75, 140), ("CABLE_IN", 106, 50)),
        notes=((40, 32, "5.1 k on each CC pin: any charger gives 5 V. Both data pairs joined: the plug fits both ways round."),),
        texts={"U1": (184, 80)}),
    "charge": Sheet(
        "Charger, its thermistor, and whether there is a cable",
        {"U2": (120, 85), "C1": (85, 78), "R4": (60, 64), "D1": (60, 90, 90), "D2": (75, 112, 0), "R5": (92, 102),
         "R3": (145, 106), "C2": (165, 90), "R22": (205, 72), "R23": (205, 92), "R26": (150, 128), "R27": (142, 150), "TH1": (160, 150)},
        labels=(("VBAT", 180, 80, "right"), ("CHARGING", 105, 112, "right"), ("CABLE", 215, 82, "right")),
        flags=(("VBUS", 185, 110),),
        notes=((40, 32, "235 mA: 1200 V / R3. D2 keeps the 5 V of the light from the ESP32."),
               (170, 48, "4.4 to 5.5 V at the cable:"), (170, 52, "2.6 to 3.3 V at GPIO34"),
               (168, 156, "It charges from -2 to 44 degrees."))),
    "cell": Sheet(
        "Cell, its protection, its voltage",
        {"J2": (48, 70, 0, "y"), "F1": (63, 70, 90), "Q9": (87, 72.5, 90), "R25": (87, 100), "R6": (110, 80), "U3": (135, 95), "C3": (110, 99),
         "Q1": (122, 122, 270), "Q2": (152, 122, 270, "y"), "R7": (170, 110), "R15": (200, 80), "R16": (200, 100),
         "C11": (215, 100)},
        labels=(("VBAT", 212, 62, "right"), ("BATTERY", 219, 90, "right"), ("CELL+", 55, 60, "up")),
        flags=(("CELL-", 60, 126), ("GUARD_VCC", 97, 88)),
        notes=((40, 32, "The protection stands between the cell's minus and ground: below 2.4 V and above 4.3 V it opens."), (40, 36, "Q9 holds off a cell the wrong way round."))),
    "supply": Sheet(
        "Cable or cell, switch, 3.3 V",
        {"D3": (75, 60, 180), "Q3": (75, 90, 270, "y"), "R8": (55, 74), "D4": (75, 108, 180), "C4": (100, 99), "SW10": (130, 110, 0, "y"),
         "U4": (165, 95.25), "C5": (195, 99), "C6": (212, 99)},
        labels=(("VBAT", 50, 92.5, "left"), ("VSYS", 120, 60, "right")),
        joined=(("+3V3", ("U4.5", "C5.1", "C6.1"), 225, 88), ("VBUS", ("D3.2", "R8.1", "Q3.1"), 50, 54)),
        flags=(("VSYS", 100, 76),),
        notes=((40, 32, "On the cable D3 feeds the unit and Q3 is off. Without it Q3 conducts. Off by SW10, the cell still charges."),)),
    "serial": Sheet(
        "Serial over USB, and the loader's reset",
        {"U5": (110, 90), "C7": (120, 58), "C13": (75, 66), "Q8": (150, 75, 270), "R24": (150, 50), "R9": (165, 63), "D5": (150, 88, 180),
         "R10": (140, 64), "R11": (165, 115, 90), "Q4": (190, 115), "R12": (165, 143, 90), "Q5": (190, 143)},
        labels=(("RXD0", 185, 77.5, "right"), ("TXD0", 185, 88, "right")),
        notes=((40, 32, "The CH340C lives from the cable: Q8 and D5 keep 3.3 V out of it when there is none."),)),
    "module": Sheet(
        "ESP32",
        {"U6": (140, 95), "R13": (105, 52), "C10": (105, 76), "SW8": (85, 76, 270), "C8": (50, 110), "C9": (65, 110),
         "R14": (185, 50), "SW9": (205, 75, 270)},
        labels=(("EN", 70, 64.5, "left"), ("IO0", 225, 64.5, "right")),
        joined=(("+3V3", ("C8.1", "C9.1"), 57, 100),),
        notes=((40, 32, "The pins are those of include/boards/handheld.h. GPIO 0, 2, 12 and 15 decide how the chip starts."),)),
    "panel": Sheet(
        "Panel and backlight",
        {"J3": (60, 90, 0, "y"), "R21": (105, 66, 270), "R17": (100, 112, 270), "C12": (45, 130), "Q6": (190, 78, 0, "x"),
         "R18": (172, 66), "Q7": (165, 105), "R19": (145, 115)},
        labels=(("TFT_CS", 85, 58, "right"), ("BACKLIGHT", 130, 105, "left")),
        notes=((40, 32, "R19 keeps the light off while the chip starts. The module's touch is not used: R17 keeps it silent."),)),
    "keys": Sheet(
        "Keys, sound, test points, marks for the assembler",
        {**{f"SW{i + 1}": (80, 50 + 15 * i) for i in range(7)}, "R20": (165, 57.5, 90), "BZ1": (190, 60), "R28": (178, 82), "R29": (165, 70, 90),
         **{f"TP{i + 1}": (140 + 15 * (i % 5), 108 + 22 * (i // 5), 180 if i in (1, 8) else 0) for i in range(10)}, **{f"FID{i + 1}": (150 + 15 * i, 148) for i in range(3)}},
        notes=((40, 32, "The chip pulls the keys up; pressed, they are low."), (40, 36, "R29 in place of R28: GPIO17 drives the piezo against GPIO22."))),
}

# From above in each column of the page, from the left.
ORDER = ("usb", "serial", "panel", "charge", "cell", "module", "supply", "keys")
