"""What the board has beside the parts of handheld.py: its rules, the USB pair's way, and what is printed on it."""
import handheld
from handheld import BACK, FRONT

CLEARANCE_MM, EDGE_MM = 0.2, 0.4
VIA_MM, DRILL_MM = 0.8, 0.4
STITCH_MM = 12
TEXT_MM, TEXT_LINE_MM = 1.0, 0.16
FIDUCIAL_GAP_MM = 0.65  # the opening in its mask shows no ground
# Pads so crowded that fewer than two spokes would reach them: they lie in the ground whole.
SOLID = (("U5", "1"), ("J1", "S1"), ("SW4", "2"))
# The nine vias through the charger's middle pad: ring 0.2 mm, 0.5 mm between their holes, inside the pad of 2.41 x 3.3 mm.
HEAT_VIA_MM, HEAT_DRILL_MM, HEAT_STEP_MM = 0.7, 0.3, (0.8, 1.2)
# layers (1 front), x, y, half a width, half a height: no track cuts the ground that cools the charger.
KEPT_WHOLE = ((1, 72, 17.5, 2.4, 5),)

# KiCad places these by a pin; ours stand by their middle.
CENTRES = {"Button_Switch_THT:SW_PUSH_6mm_H5mm": (3.25, 2.25), "Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm": (2.5, 0)}

# The USB pair on the back, side by side from the connector through the protection to the serial chip, without a via.
PAIR_WIDTH_MM, PAIR_GAP_MM = 0.25, 0.2
PAIR = {
    "USB_D+": ((79.55, 6.1), (79.55, 6.6), (79.775, 6.825), (79.775, 8.9), (79.05, 9.625), (79.05, 15.4), (79.775, 16.125),
               (79.775, 16.693), (82.635, 19.553), (82.635, 20.525)),
    "USB_D-": ((80.4, 6.1), (80.4, 6.65), (80.225, 6.825), (80.225, 8.9), (80.95, 9.625), (80.95, 15.4), (80.225, 16.125),
               (80.225, 16.507), (82.6, 18.882), (83.5, 18.882), (83.905, 19.287), (83.905, 20.525)),
}


# The ground legs of MENU stand among many signals: joined, one of them finds the ground for both.
LAID = (("GND", 1, 42.75, 63.25, 49.25, 63.25, 0.5),)


def laid_wires():
    """(net, layer, x1, y1, x2, y2, width) of the tracks that the router finds there; layer 1 is the back."""
    return [(net, 1, *a, *b, PAIR_WIDTH_MM) for net, way in PAIR.items() for a, b in zip(way, way[1:])] + list(LAID)


# text, x, y, size, turn, side
SILK = [
    ("UP", 20, 57, 1.2, 0, FRONT), ("DOWN", 20, 87.2, 1.2, 0, FRONT), ("LEFT", 10, 66.9, 1.2, 0, FRONT),
    ("RIGHT", 30, 66.9, 1.2, 0, FRONT), ("A", 81, 62.9, 1.2, 0, FRONT), ("B", 69, 71.9, 1.2, 0, FRONT),
    ("MENU", 46, 55.2, 1.2, 0, FRONT), ("RESET", 75, 93.2, 1.2, 0, FRONT), ("BOOT", 85.5, 89.2, 1.2, 0, FRONT),
    ("Seaglass handheld", 46, 14, 2.4, 0, FRONT), ("revision A1, never built", 46, 18, 1.5, 0, FRONT),
    ("CERN-OHL-P-2.0", 46, 21, 1.2, 0, FRONT), ("The panel's module lies here, its pins at the left.", 46, 30, 1.2, 0, FRONT),
    ("pin 1: VCC", 13, 9.5, 1, 0, FRONT),
    ("Lithium cell 50 x 50 x 5 mm", 36, 14, 1.8, 0, BACK), ("CELLS DIFFER IN POLARITY.", 36, 21, 1.8, 0, BACK),
    ("MEASURE + AND - AT THE PLUG", 36, 25, 1.8, 0, BACK), ("BEFORE YOU PLUG IT IN.", 36, 29, 1.8, 0, BACK),
    ("Seaglass A1", 36, 40, 1.5, 0, BACK),
    ("+", 76.4, 52.4, 1.6, 0, BACK), ("-", 76.4, 49.6, 1.6, 0, BACK),
    ("JLCJLCJLCJLC", 36, 45, 1, 0, BACK),  # where the maker prints the order's number
]
SILK += [(part.value, part.at[0], part.at[1] - (2 if int(part.ref[2:]) % 2 else 3.4), 1, 0, BACK)
         for part in handheld.PARTS.values() if part.kind is handheld.TEST_POINT]
