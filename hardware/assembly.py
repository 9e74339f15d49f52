"""How the handheld is put together, step by step: which parts, what to look out for, what to check before the next step.
guide.py makes ASSEMBLY.md and a picture of each step of it."""
from handheld import BACK, FRONT


class Step:
    def __init__(self, title, refs, side, text, checks):
        self.title, self.refs, self.side, self.text, self.checks = title, refs.split(), side, text, checks


STEPS = (
    Step("Before you order anything", "", BACK,
         "Buy the panel's module first. Print [board_front.pdf](papers/board_front.pdf) at 100 % and lay the module on it, pins on J3's holes. The drawing has "
         "its board, its glass, its picture and the window of the case, all as [claims.csv](claims.csv) has them, which nobody has measured. Where yours "
         "differs, write your measure into claims.csv and run `make hardware`: pegs, lens and window follow.",
         ("The module's edges lie within 0.5 mm of the outline, at the pins within 0.8 mm.",
          "The glass's border at its cable (the chin, 8 mm wide) is at the pins. If it is at the other end: `panel.chin_at_pins,0` in claims.csv.",
          "The lit picture lies inside the window with at least 2 mm around it.",
          "No pins for an SD card are fitted on its back: they would not fit; unsolder them.",
          "The module runs from 3.3 V: its jumper J1 is bridged, or its own regulator takes 0.1 to 0.2 V.",
          "The cell is at most 51 x 53 x 5.2 mm, and a protected one.")),
    Step("Connector", "J1 R1 R2 U1 F2 D6 C1", BACK,
         "A white dot in these pictures is pin 1, of a diode its band. U1 first, while there is room for the iron, then J1: tack one of its four legs, see that it lies flat, then solder the "
         "others and the sixteen pins. Look for bridges with a magnifier.",
         ("GND to VBUS (TP9): more than 10 kΩ, also with the plug in.",
          "With a cable from a charger: 4.75 to 5.25 V across C1.",
          "The plug the other way round: the same.")),
    Step("Charger", "U2 R3 C2 R4 D1 D2 R5 R22 R23 R26 R27 TH1", BACK,
         "U2's middle pad needs hot air or a hot plate: paste on the pad, the part on it, heat from below until it settles. With an iron alone it stays "
         "loose, and the charger gets too hot. D1's mark and D2's band are at the pad with the white dot.",
         ("GND to VBAT (TP4): more than 10 kΩ.",
          "With the cable and no cell: VBAT between 3.9 and 4.3 V, and D1 dark or flickering.",
          "At R22 and R23's common pad: 0.6 of what C1 has, 2.85 to 3.15 V.",
          "At R26 and R27's common pad, in a room of 20 to 25 degrees: 0.6 to 0.67 of what C1 has. A warm finger on TH1 lets it fall.")),
    Step("The cell's protection", "U3 Q1 Q2 Q9 R25 R6 R7 C3 F1 J2 R15 R16 C11", BACK,
         "J2's opening points to the pocket of the cell. **Do not plug in a cell yet.** Measure the one you have at its plug, hold it "
         "against the plus and minus beside J2, and change the wires in its plug where they differ. Q9 holds off a cell that is the wrong way round; a soldering "
         "fault at Q9 does not.",
         ("J2's two pins: more than 10 kΩ; the one marked plus to TP10: less than 1 Ω; from TP10 to VBAT (TP4) a meter's diode test shows 0.4 to 0.8 V one way and nothing the other.",
          "The cell in: its voltage between TP4 and TP1 within 0.05 V. If there is none: the guard starts with the first charge; "
          "plug in the cable for a second.",
          "With cable and cell D1 lights; through the cell's wire flow 0.20 to 0.26 A, less when it is nearly full.",
          "At R15 and R16's common pad: half of the cell's voltage. Cell and cable out again.")),
    Step("Supply", "Q3 R8 D3 D4 U4 C4 C5 C6 SW10", BACK,
         "Q3 and Q9 are the same; Q1 and Q2 look like them and are not: read their marks.",
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
          "The serial line says `Seaglass … on Handheld A1`.")),
    Step("The panel's switch", "Q6 Q7 R17 R18 R19 R21 C12", BACK,
         "Q6 looks like Q7 and is not.",
         ("RESET held: 0 V at J3's pin 8. Let go: 3.2 V and more there at full light.",)),
    Step("Keys and sound", "SW1 SW2 SW3 SW4 SW5 SW6 SW7 R20 R28 BZ1", FRONT,
         "R20 and R28 stand on the back; R29 stays empty. Press each key flat onto the board before you solder it: the caps of the case sit on them.",
         ("`buttons` on the serial line names each key, and only the one that you press.",
          "`buzzer` plays a scale that rises.")),
    Step("The panel", "J3", FRONT,
         "Cut the module's pins to 4.0 mm below its board. Lay the four feet of the case below its corners with double-sided tape, the module on them, and solder "
         "the fourteen pins. There is no room for a socket: the lowest lifts the glass by 1.5 mm, into the lens. Cut all fourteen tails flush on the back.",
         ("VCC to GND at the module: more than 500 Ω.",
          "The module's board lies 4.0 mm above ours at all four corners.",
          "`panel` shows red, green, blue and white, and one white pixel around all, the right way up.")),
    Step("Cell and case", "", FRONT,
         "Print the case as [case.3mf](print/case.3mf) says. In this order: the front on its face, on two books. The lens into its frame, foam left and right of its window. "
         "Into each hole the highest of the three caps with which its key does not click by itself (one, two or three notches). The board, panel down, "
         "between the pegs. The lid of the cell onto the board's pocket. The cell with double-sided tape into the box of the back, its wires through the slot, the "
         "slider into its hole with the switch in the middle of its way; plug the cell in. The back with its hooks first, tilted, into the front's pockets, then down; four screws M2.5 x 12 "
         "for plastics, by hand, until they stop.",
         ("Every key clicks, none stays down, none rattles. The plug and the switch are reached.",
          "Shaken beside the ear, nothing moves.",
          "The front cannot be lifted at any corner.",
          "Half an hour of charging: the case is warm, not hot.")),
)

# What the first who builds one measures, with the limits beyond which something is wrong.
MEASURED = (
    ("3.3 V, cell at 3.7 V, playing by radio", "TP2", "3.20 to 3.35 V"),
    ("3.3 V, its ripple while it sends", "TP2, oscilloscope", "100 mV at most"),
    ("least 3.3 V when the cable is drawn, cell at 3.7 V", "TP2, oscilloscope", "3.0 V at least"),
    ("VSYS on the cable", "TP3", "4.2 to 5.1 V"),
    ("VBUS without a cable, warm", "TP9", "1.2 V at most"),
    ("a cell the wrong way round, from a supply of 3.7 V and 0.1 A", "J2", "1 mA at most"),
    ("3.3 V of a unit that is switched off, the cable in", "TP2", "0.3 V at most"),
    ("charging, cell at 3.7 V", "the cell's wire", "0.20 to 0.26 A"),
    ("the end of charging", "TP4", "4.16 to 4.24 V"),
    ("playing by radio, full light", "the cell's wire", "130 to 210 mA"),
    ("passed around, light at 40 %", "the cell's wire", "40 to 75 mA"),
    ("dark, asleep", "the cell's wire", "2 mA at most"),
    ("off by the menu", "the cell's wire", "0.5 mA at most"),
    ("charger after 20 minutes at 3.5 V, in a room of 25 °C", "U2, thermometer", "75 °C at most"),
)
