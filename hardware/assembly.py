"""How the handheld is put together, step by step: which parts, what to look out for, what to check before the next step.
guide.py makes ASSEMBLY.md and a picture of each step of it."""
from handheld import BACK, FRONT


class Step:
    def __init__(self, title, refs, side, text, checks):
        self.title, self.refs, self.side, self.text, self.checks = title, refs.split(), side, text, checks


STEPS = (
    Step("Connector", "J1 R1 R2 U1 C1", BACK,
         "A white dot in these pictures is pin 1, of a diode its band. U1 first, while there is room for the iron, then J1: tack one of its four legs, see that it lies flat, then solder the "
         "others and the sixteen pins. Look for bridges with a magnifier.",
         ("GND to VBUS (R4's place, the pad beside J1): more than 10 kΩ, also with the plug in.",
          "With a cable from a charger: 4.75 to 5.25 V across C1.",
          "The plug the other way round: the same.")),
    Step("Charger", "U2 R3 C2 R4 D1 D2 R5 R22 R23", BACK,
         "U2's middle pad lies on the ground: heat it through the hole below, or put solder on the pad before and heat the "
         "part's legs. D1's mark and D2's band are at the pad with the white dot.",
         ("GND to VBAT (TP4): more than 10 kΩ.",
          "With the cable and no cell: VBAT between 3.9 and 4.3 V, and D1 dark or flickering.",
          "At R22 and R23's common pad: 0.6 of what C1 has, 2.85 to 3.15 V.")),
    Step("The cell's protection", "U3 Q1 Q2 R6 R7 C3 F1 J2 R15 R16 C11", BACK,
         "J2's opening points to the pocket of the cell. **Do not plug in a cell yet.** Measure the one you have at its plug, hold it "
         "against the plus and minus beside J2, and change the wires in its plug where they differ.",
         ("J2's two pins: more than 10 kΩ; the one marked plus to VBAT (TP4): less than 1 Ω.",
          "The cell in: its voltage between TP4 and TP1 within 0.05 V. If there is none: the guard starts with the first charge; "
          "plug in the cable for a second.",
          "With cable and cell D1 lights; through the cell's wire flow 0.28 to 0.34 A, less when it is nearly full.",
          "At R15 and R16's common pad: half of the cell's voltage. Cell and cable out again.")),
    Step("Supply", "Q3 R8 D3 D4 U4 C4 C5 C6 SW10", BACK,
         "Q3, Q1 and Q2 look the same and are not: read their marks.",
         ("GND to VSYS (TP3) and GND to 3.3 V (TP2): more than 1 kΩ.",
          "The cell alone, SW10 on: 3.25 to 3.35 V at TP2. SW10 off: below 0.1 V. Note which way is on, for the case.",
          "From the cell without the module: less than 0.3 mA on, less than 0.1 mA off.",
          "The cable in and out ten times with 33 Ω from TP2 to TP1: TP2 stays above 3.0 V (a meter that holds the least).")),
    Step("Serial", "U5 C7 C13 Q8 R24 R9 R10 D5 Q4 Q5 R11 R12", BACK,
         "U5 lies with its notch at the dot. The small transistors Q4, Q5 and Q8 are the same.",
         ("With the cable at a computer: a serial port appears (1a86:7523).",
          "C7: 3.2 to 3.4 V.",
          "TP6 (RXD0) at TP2's voltage, with the cable and without.",
          "From the cell without the cable: still less than 0.3 mA.")),
    Step("The module", "R13 C10 R14 C8 C9 U6 SW8 SW9", BACK,
         "Small parts first. Lay U6 so that all its pads are seen by a hair's breadth on three sides, solder two corners, look again, "
         "then all. Its ground is soldered through the large hole from the front: heat it until solder flows.",
         ("GND to 3.3 V (TP2): more than 500 Ω.",
          "First power, from a supply of 3.7 V with 0.3 A at most, at J2: 20 to 60 mA. More than 150 mA: off, and look for the bridge.",
          "EN (TP7) 3.2 to 3.4 V on the cable with a terminal open, never above 3.6 V; IO0 (TP8) the same.",
          "`pio run -e handheld -t upload`: the chip is found without pressing a key.",
          "The serial line says `Seaglass … on Handheld A0`.")),
    Step("The panel's switch", "Q6 Q7 R17 R18 R19 R21 C12", BACK,
         "Q6 looks like Q7 and is not.",
         ("RESET held: 0 V at J3's pin 8. Let go: 3.2 V and more there at full light.",)),
    Step("Keys and sound", "SW1 SW2 SW3 SW4 SW5 SW6 SW7 R20 BZ1", FRONT,
         "R20 stands on the back. Press each key flat onto the board before you solder it: the caps of the case sit on them.",
         ("`buttons` on the serial line names each key, and only the one that you press.",
          "`buzzer` plays a scale that rises.")),
    Step("The panel", "J3", FRONT,
         "Print [board_front.pdf](papers/board_front.pdf) at 100 % and lay the module on it: holes, glass and pins agree within a "
         "millimetre, or the case's `slack` must be told. The bars of the case go below it. Solder its fourteen pins flat into J3's "
         "holes, or use a flat socket.",
         ("VCC to GND at the module: more than 500 Ω.",
          "`panel` shows red, green, blue and white, and one white pixel around all.")),
    Step("Cell and case", "", FRONT,
         "Foam of a millimetre between cell and board, nothing sharp below it. Cell, board, then the front with its caps lying in "
         "it, turned over onto the board; four M2 screws of 8 mm.",
         ("Every key clicks, none stays down. The plug and the switch are reached.",
          "Half an hour of charging: the case is warm, not hot.")),
)

# What the first who builds one measures, with the limits beyond which something is wrong.
MEASURED = (
    ("3.3 V, cell at 3.7 V, playing by radio", "TP2", "3.20 to 3.35 V"),
    ("3.3 V, its ripple while it sends", "TP2, oscilloscope", "100 mV at most"),
    ("least 3.3 V when the cable is drawn, cell at 3.7 V", "TP2, oscilloscope", "3.0 V at least"),
    ("VSYS on the cable", "TP3", "4.2 to 5.1 V"),
    ("VBUS without a cable, warm", "C1", "1.2 V at most"),
    ("charging, cell at 3.7 V", "the cell's wire", "0.28 to 0.34 A"),
    ("the end of charging", "TP4", "4.16 to 4.24 V"),
    ("playing by radio, full light", "the cell's wire", "130 to 210 mA"),
    ("passed around, light at 40 %", "the cell's wire", "40 to 75 mA"),
    ("dark, asleep", "the cell's wire", "2 mA at most"),
    ("off by the menu", "the cell's wire", "0.5 mA at most"),
    ("charger after 20 minutes at 3.5 V, in a room of 25 °C", "U2, thermometer", "75 °C at most"),
)
