"""The handheld, revision A1: its parts, their values, which pin is on which net, and where each stands on the board.

The schematic, the board, the parts list, the placement file and the case are made from this (tools/hardware). The
pins of the ESP32 come from include/boards/handheld.h, which the firmware is built with. hardware/sheets.py says where
the same parts stand on the sheets of the schematic.
"""
import re
from pathlib import Path

import claims

REVISION = "A1"
NAME = "seaglass"
HEADER = Path(__file__).resolve().parent.parent / "include" / "boards" / "handheld.h"

# ---- kinds of parts ------------------------------------------------------------------------------------------------


class Kind:
    """What is ordered: one line of the parts list. `height_mm` is above the board. hardware/order.csv has shops and prices."""

    def __init__(self, value, symbol, footprint, maker, number, alternative, height_mm, fitted=True):
        self.value, self.symbol, self.footprint = value, symbol, footprint
        self.maker, self.number, self.alternative = maker, number, alternative
        self.height_mm, self.fitted = height_mm, fitted

    @property
    def is_ordered(self):
        """A test point and a fiducial are copper only; a spare is a place on the board."""
        return bool(self.number) and self.fitted


def resistor(value, code):
    return Kind(value, "Device:R", "Resistor_SMD:R_0805_2012Metric_Pad1.20x1.40mm_HandSolder", "Yageo",
                f"RC0805FR-07{code}L", "any 0805, 1 %", 0.6)


def capacitor(value, number, alternative):
    return Kind(value, "Device:C", "Capacitor_SMD:C_0805_2012Metric_Pad1.18x1.45mm_HandSolder", "Samsung", number,
                alternative, 1.35)


def transistor(value, symbol, maker, number, alternative):
    return Kind(value, symbol, "Package_TO_SOT_SMD:SOT-23_Handsoldering", maker, number, alternative, 1.15)


def wide(name):
    return f"Package_TO_SOT_SMD:{name}"


R_100, R_1K, R_4K7 = resistor("100", "100R"), resistor("1k", "1K"), resistor("4.7k", "4K7")
R_5K1, R_10K, R_47K, R_100K = resistor("5.1k", "5K1"), resistor("10k", "10K"), resistor("47k", "47K"), resistor("100k", "100K")
R_150K, R_220K = resistor("150k", "150K"), resistor("220k", "220K")
# The place of a part that nobody needs yet.
R_SPARE = Kind("100", "Device:R", R_100.footprint, "Yageo", "RC0805FR-07100RL", "not fitted", 0.6, fitted=False)
THERMISTOR = Kind("NTC 10k", "Device:Thermistor_NTC", R_100.footprint, "Murata", "NCP21XV103J03RA", "any 0805 NTC, 10 kilohms, B 3900", 0.9)
C_100N = capacitor("100n", "CL21B104KBCNNNC", "any 0805 X7R, 16 V or more")
C_1U = capacitor("1u", "CL21B105KAFNNNE", "any 0805 X7R, 16 V or more")
C_10U = capacitor("10u", "CL21A106KAYNNNE", "any 0805 X5R or X7R, 16 V or more")
C_100U = Kind("100u", "Device:C", "Capacitor_SMD:C_1210_3225Metric_Pad1.33x2.70mm_HandSolder", "Murata",
              "GRM32ER60J107ME20L", "any 1210 X5R, 6.3 V", 2.7)
USB_C = Kind("USB-C", "Connector:USB_C_Receptacle_USB2.0_16P", "Connector_USB:USB_C_Receptacle_GCT_USB4085", "GCT",
             "USB4085-GF-A", "none: the footprint is this connector's", claims.value("usb.high"))
ESD = Kind("USBLC6-2SC6", "Power_Protection:USBLC6-2SC6", wide("SOT-23-6_Handsoldering"), "ST", "USBLC6-2SC6",
           "TECH PUBLIC USBLC6-2SC6", 1.45)
CHARGER = Kind("TP4056", "Battery_Management:TP4056-42-ESOP8",
               "seaglass:SOIC-8-1EP_NineVias", "TOPPOWER", "TP4056-42-ESOP8",
               "any TP4056 in ESOP-8", 1.75)
LED = Kind("red", "Device:LED", "LED_SMD:LED_0805_2012Metric_Pad1.15x1.40mm_HandSolder", "Lite-On", "LTST-C170KRKT",
           "any red 0805", 0.8)
SMALL_SCHOTTKY = Kind("BAT54", "Device:D_Schottky", "Diode_SMD:D_SOD-123", "onsemi", "BAT54T1G", "any BAT54 in SOD-123",
                      1.35)
SCHOTTKY = Kind("SS14", "Device:D_Schottky", "Diode_SMD:D_SMA_Handsoldering", "onsemi", "SS14", "any SS14 in SMA", 2.4)
CELL_PLUG = Kind("LiPo", "Connector_Generic:Conn_01x02",
                 "Connector_JST:JST_PH_S2B-PH-K_1x02_P2.00mm_Horizontal", "JST", "S2B-PH-K-S", "none", claims.value("plug.high"))
PTC = Kind("PTC 1.1A", "Device:Polyfuse", "Fuse:Fuse_1812_4532Metric_Pad1.30x3.40mm_HandSolder", "Littelfuse",
           "1812L110PR", "any 1812 PTC, 1.1 A, 6 V or more", 1.2)
CABLE_PTC = Kind("PTC 0.75A", "Device:Polyfuse", PTC.footprint, "Littelfuse", "1812L075PR", "any 1812 PTC, 0.75 A, 9 V or more", 1.2)
TVS = Kind("SMAJ5.0A", "Device:D_Zener", "Diode_SMD:D_SMA_Handsoldering", "Littelfuse", "SMAJ5.0A", "any SMAJ5.0A", 2.4)
CELL_GUARD = Kind("DW01A", "Battery_Management:DW01A", wide("SOT-23-6_Handsoldering"), "PUOLOP", "DW01A",
                  "any DW01A in SOT-23-6", 1.45)
N_FET = transistor("AO3400A", "Transistor_FET:AO3400A", "AOS", "AO3400A", "any AO3400A")
P_FET = transistor("AO3401A", "Transistor_FET:AO3401A", "AOS", "AO3401A", "any AO3401A")
SMALL_N_FET = transistor("2N7002", "Transistor_FET:2N7002", "onsemi", "2N7002LT1G", "any 2N7002")
NPN = transistor("MMBT3904", "Transistor_BJT:MMBT3904", "onsemi", "MMBT3904LT1G", "any MMBT3904")
REGULATOR = Kind("AP2112K-3.3", "Regulator_Linear:AP2112K-3.3", wide("SOT-23-5_HandSoldering"), "Diodes",
                 "AP2112K-3.3TRG1", "TLV75533PDBVR: it must discharge its output", 1.45)
SERIAL = Kind("CH340C", "Interface_USB:CH340C", "Package_SO:SOIC-16_3.9x9.9mm_P1.27mm", "WCH", "CH340C", "none", 1.75)
MODULE = Kind("ESP32-WROOM-32E", "RF_Module:ESP32-WROOM-32E", "seaglass:ESP32-WROOM-32E_HandSolder", "Espressif",
              "ESP32-WROOM-32E-N4", "ESP32-WROOM-32E-N8, -N16", 3.2)
PANEL = Kind("ILI9341 2.8in", "Connector_Generic:Conn_01x14",
             "Connector_PinSocket_2.54mm:PinSocket_1x14_P2.54mm_Vertical", "no name",
             "MSP2807: red 2.8 inch ILI9341 SPI module with touch, 14 pins, 50 x 86 mm, no SD pins fitted",
             "MSP2806, without touch: then foam of 2 mm", claims.value("panel.under"))
KEY = Kind("key", "Switch:SW_Push", "Button_Switch_THT:SW_PUSH_6mm_H5mm", "C&K", "PTS645SL50-2 LFS",
           "any 6 x 6 mm, 5 mm high", claims.value("key.high"))
SLIDE = Kind("on/off", "Switch:SW_SPDT", "Button_Switch_THT:SW_Slide_SPDT_Angled_CK_OS102011MA1Q", "C&K",
             "OS102011MA1QN1", "none", claims.value("slide.high"))
PIEZO = Kind("PS1240", "Device:Buzzer", "Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm", "TDK", "PS1240P02BT",
             "any passive piezo, 12 mm, pins 5 mm apart", claims.value("piezo.high"))
FIDUCIAL = Kind("fiducial", "Mechanical:Fiducial", "Fiducial:Fiducial_1mm_Mask2mm", "", "", "", 0)
TEST_POINT = Kind("", "Connector:TestPoint", "TestPoint:TestPoint_Pad_D1.5mm", "", "", "", 0)

# ---- the ESP32's pins, as the firmware numbers them ----------------------------------------------------------------

SIGNALS = {"TFT_MOSI": "TFT_MOSI", "TFT_MISO": "TFT_MISO", "TFT_SCLK": "TFT_SCLK", "TFT_CS": "TFT_CS",
           "TFT_DC": "TFT_DC", "backlight_pin": "BACKLIGHT", "a_pin": "KEY_A", "b_pin": "KEY_B",
           "menu_pin": "KEY_MENU", "up_pin": "KEY_UP", "down_pin": "KEY_DOWN", "left_pin": "KEY_LEFT",
           "right_pin": "KEY_RIGHT", "speaker_pin": "SPEAKER", "battery_pin": "BATTERY",
           "charging_pin": "CHARGING", "cable_pin": "CABLE"}
SPARE_GPIO = 17
# ESP32-WROOM-32E's data sheet, table of pins: the module's pad of each GPIO.
PAD_OF_GPIO = {36: 4, 39: 5, 34: 6, 35: 7, 32: 8, 33: 9, 25: 10, 26: 11, 27: 12, 14: 13, 12: 14, 13: 16, 15: 23, 2: 24,
               0: 25, 4: 26, 16: 27, 17: 28, 5: 29, 18: 30, 19: 31, 21: 33, 3: 34, 1: 35, 22: 36, 23: 37}


def gpios():
    """Signal -> GPIO, out of the header that the firmware is built with and the one that this includes."""
    text = (HEADER.parent / "own_wiring.h").read_text() + HEADER.read_text()
    found = re.findall(r"#define (TFT_[A-Z]+) (-?\d+)", text) + re.findall(r"constexpr int (\w+_pin) = (\d+);", text)
    return {name: int(gpio) for name, gpio in found if int(gpio) >= 0}


def module_pins():
    pins = {pad: "GND" for pad in (1, 15, 38, 39)}
    pins.update({2: "+3V3", 3: "EN", PAD_OF_GPIO[0]: "IO0", PAD_OF_GPIO[1]: "TXD0", PAD_OF_GPIO[3]: "RXD0"})
    # No signal of the firmware yet: with R29 fitted in place of R28 the piezo has a drive of twice the voltage.
    pins[PAD_OF_GPIO[SPARE_GPIO]] = "SPEAKER_2"
    for signal, gpio in gpios().items():
        pad = PAD_OF_GPIO[gpio]
        if pad in pins:
            raise ValueError(f"{signal}: GPIO{gpio} has another signal already")
        pins[pad] = SIGNALS[signal]
    return pins


# ---- the parts -----------------------------------------------------------------------------------------------------


class Part:
    """`at`: x and y from the board's upper left corner as seen from the front, in mm, the turn in degrees, the side."""

    def __init__(self, ref, kind, block, at, pins, value=None):
        self.ref, self.kind, self.block, self.at = ref, kind, block, at
        self.pins = {str(pin): net for pin, net in pins.items()}
        self.value = value or kind.value


FRONT, BACK = "front", "back"
PARTS = {}


def part(ref, kind, block, x, y, turn, pins, side=BACK, value=None):
    if ref in PARTS:
        raise ValueError(f"{ref} twice")
    PARTS[ref] = Part(ref, kind, block, (x, y, turn, side), pins, value)


def two(ref, kind, block, x, y, turn, first, second, side=BACK, value=None):
    part(ref, kind, block, x, y, turn, {1: first, 2: second}, side, value)


part("J1", USB_C, "usb", 77, 6.1, 0, {
    **dict.fromkeys(("A1", "A12", "B1", "B12", "S1"), "GND"), **dict.fromkeys(("A4", "A9", "B4", "B9"), "CABLE_IN"),
    "A5": "CC1", "B5": "CC2", "A6": "USB_D+", "B6": "USB_D+", "A7": "USB_D-", "B7": "USB_D-"})
two("R1", R_5K1, "usb", 88, 10, 0, "CC1", "GND")
two("R2", R_5K1, "usb", 88, 13, 0, "CC2", "GND")
part("U1", ESD, "usb", 80, 13.5, 90, {1: "USB_D-", 6: "USB_D-", 3: "USB_D+", 4: "USB_D+", 5: "VBUS", 2: "GND"})
# A cable of 9 V: D6 holds VBUS below what U5 and U4 bear until F2 is hot and opens.
two("F2", CABLE_PTC, "usb", 69, 3.3, 0, "VBUS", "CABLE_IN")
part("D6", TVS, "usb", 67.6, 7.6, 0, {1: "VBUS", 2: "GND"})

# 5.1 kilohms: 235 mA, so that with the console at full light a port of 500 mA feeds both; a sixth of the cell's capacity.
part("U2", CHARGER, "charge", 72, 17.5, 0, {8: "VBUS", 4: "VBUS", 7: "CHRG", 9: "GND", 3: "GND", 1: "TEMP", 5: "VBAT", 2: "PROG"})
two("R3", R_5K1, "charge", 72, 23, 0, "PROG", "GND")
# TEMP stops the charger below 0.45 of VBUS and above 0.8: with these resistors at 44 and -2 degrees. TH1 lies below the cell.
two("R26", R_5K1, "charge", 66.5, 25, 0, "VBUS", "TEMP")
two("R27", R_47K, "charge", 66.5, 22.4, 0, "TEMP", "GND")
two("TH1", THERMISTOR, "charge", 57, 20, 90, "TEMP", "GND")
two("C1", C_10U, "charge", 74.6, 10.2, 90, "VBUS", "GND")
two("C2", C_10U, "charge", 66.8, 17.8, 90, "VBAT", "GND")
two("R4", R_1K, "charge", 64, 13, 90, "VBUS", "LED_A")
part("D1", LED, "charge", 64, 18, 90, {2: "LED_A", 1: "CHRG"})
# The charger's open drain is pulled towards 5 V by its light; the diode keeps that from the ESP32.
part("D2", SMALL_SCHOTTKY, "charge", 64, 29.5, 90, {1: "CHRG", 2: "CHARGING"})
two("R5", R_10K, "charge", 71, 26.5, 0, "+3V3", "CHARGING")
# 4.4 to 5.5 V become 2.6 to 3.3 V: above what GPIO34 takes for high, 2.5 V, and never above its supply.
two("R22", R_100K, "charge", 65.2, 33.2, 0, "VBUS", "CABLE", value="100k")
two("R23", R_150K, "charge", 65.2, 35.5, 0, "CABLE", "GND")

part("J2", CELL_PLUG, "cell", 74, 52, 90, {1: "CELL+", 2: "CELL-"})
two("F1", PTC, "cell", 69, 58, 0, "CELL+", "CELL_F")
# A cell the wrong way round: CELL- is then above VBAT and Q9 stays shut, its own diode too.
part("Q9", P_FET, "cell", 67.5, 62.6, 0, {1: "CELL_GATE", 2: "VBAT", 3: "CELL_F"})
two("R25", R_10K, "cell", 61.6, 63.6, 0, "CELL_GATE", "CELL-")
part("U3", CELL_GUARD, "cell", 54, 66.5, 0, {5: "GUARD_VCC", 6: "CELL-", 1: "OD", 3: "OC", 2: "GUARD_CS"})
two("R6", R_100, "cell", 60, 71, 0, "VBAT", "GUARD_VCC")
two("C3", C_100N, "cell", 64.5, 71, 0, "GUARD_VCC", "CELL-")
two("R7", R_1K, "cell", 72, 67, 90, "GUARD_CS", "GND")
part("Q1", N_FET, "cell", 60, 67, 0, {1: "OD", 2: "CELL-", 3: "FETS"})
part("Q2", N_FET, "cell", 66, 67, 0, {1: "OC", 2: "GND", 3: "FETS"})
two("R15", R_220K, "cell", 27, 87.3, 0, "VBAT", "BATTERY")
two("R16", R_220K, "cell", 27, 84.7, 0, "BATTERY", "GND")
two("C11", C_100N, "cell", 27, 82.1, 0, "BATTERY", "GND")

# On the cable D3 feeds the unit and Q3 is off, so that the charger sees the cell alone. When the cable is drawn, D4 feeds
# the unit until VBUS has fallen so far that Q3 conducts: through Q3's own diode 3.3 V would fall below 2.5 V. R8 lets
# VBUS fall within 5 ms, and holds what leaks back through a hot D3, up to 1 mA, at a volt: Q3 stays on.
part("Q3", P_FET, "supply", 77.4, 56.5, 0, {1: "VBUS", 3: "VBAT", 2: "VSYS"})
two("R8", R_1K, "supply", 83.4, 56.5, 0, "VBUS", "GND")
part("D3", SCHOTTKY, "supply", 86, 61, 0, {2: "VBUS", 1: "VSYS"})
part("D4", SCHOTTKY, "supply", 76.9, 62.2, 0, {2: "VBAT", 1: "VSYS"})
part("U4", REGULATOR, "supply", 84, 45, 0, {1: "VSYS", 3: "PWR_EN", 2: "GND", 5: "+3V3"})
part("SW10", SLIDE, "supply", 88.5, 32, 270, {1: "VSYS", 2: "PWR_EN", 3: "GND"})
two("C4", C_10U, "supply", 79, 46, 90, "VSYS", "GND")
two("C5", C_10U, "supply", 89, 45, 90, "+3V3", "GND")
two("C6", C_100U, "supply", 84, 50, 0, "+3V3", "GND")

# The CH340C lives from the cable alone, and nothing may feed it through its signals when there is none: D5 blocks
# TXD0, and Q8, whose base the CH340C's own 3.3 V drive, lets go of RXD0. A diode there would pull RXD0 to about 1.7 V,
# into the dead CH340C and through R8, and UART0 wakes the chip from light sleep.
part("U5", SERIAL, "serial", 82, 23, 270, {5: "USB_D+", 6: "USB_D-", 16: "VBUS", 4: "V3", 1: "GND", 2: "CH_TX", 3: "CH_RX",
                                          13: "DTR", 14: "RTS"})
two("C7", C_100N, "serial", 78.2, 18, 180, "V3", "GND")
two("C13", C_100N, "serial", 75.5, 27.5, 90, "VBUS", "GND")
two("R9", R_10K, "serial", 79, 31, 0, "+3V3", "RXD0")
# To the serial chip's own 3.3 V: TXD0 of a chip that is off never sees 5 V.
two("R10", R_10K, "serial", 79, 34, 0, "V3", "CH_RX")
part("Q8", NPN, "serial", 71.5, 30.4, 0, {1: "BASE_RX", 2: "CH_TX", 3: "RXD0"})
two("R24", R_10K, "serial", 80, 28.3, 0, "V3", "BASE_RX")
part("D5", SMALL_SCHOTTKY, "serial", 71.5, 34.5, 0, {1: "TXD0", 2: "CH_RX"})
# 100 kilohms: DTR and RTS are at 5 V, and through 10 they would lift EN and IO0 to 4 V.
part("Q4", NPN, "serial", 68, 39, 0, {1: "BASE_EN", 2: "RTS", 3: "EN"})
part("Q5", NPN, "serial", 68, 44, 0, {1: "BASE_IO0", 2: "DTR", 3: "IO0"})
two("R11", R_100K, "serial", 75, 38.5, 0, "DTR", "BASE_EN")
two("R12", R_100K, "serial", 75, 42.5, 0, "RTS", "BASE_IO0")

part("U6", MODULE, "module", 46, 82.25, 0, module_pins())
two("C8", C_10U, "module", 31.5, 87.3, 0, "+3V3", "GND")
two("C9", C_100N, "module", 31.5, 84.7, 0, "+3V3", "GND")
two("R13", R_10K, "module", 31.5, 82.1, 0, "+3V3", "EN")
two("C10", C_1U, "module", 31.5, 79.5, 0, "EN", "GND")
two("R14", R_10K, "module", 60.5, 80, 0, "+3V3", "IO0")
two("SW8", KEY, "module", 75, 88, 0, "EN", "GND", FRONT, "reset")
two("SW9", KEY, "module", 85.5, 84, 0, "IO0", "GND", FRONT, "boot")

part("J3", PANEL, "panel", 6, 9.49, 0, {1: "+3V3", 2: "GND", 3: "TFT_CS", 4: "EN", 5: "TFT_DC", 6: "TFT_MOSI", 7: "TFT_SCLK",
                                        8: "TFT_LED", 9: "TFT_MISO", 11: "TOUCH_CS"}, FRONT)
two("R17", R_10K, "panel", 12, 57, 0, "+3V3", "TOUCH_CS")
two("R21", R_10K, "panel", 12, 60, 0, "+3V3", "TFT_CS")
# GPIO14 has a weak pull-up while the chip starts: 4.7 kilohms hold Q7 off against it.
part("Q6", P_FET, "panel", 4.3, 48.5, 0, {1: "LIGHT_GATE", 2: "+3V3", 3: "TFT_LED"})
two("R18", R_10K, "panel", 4.3, 52, 0, "+3V3", "LIGHT_GATE")
part("Q7", SMALL_N_FET, "panel", 4.3, 56, 0, {1: "BACKLIGHT", 2: "GND", 3: "LIGHT_GATE"})
two("R19", R_4K7, "panel", 4.6, 60, 0, "BACKLIGHT", "GND")
two("C12", C_10U, "panel", 6, 64, 0, "+3V3", "GND")

for _ref, _x, _y, _name in (("SW1", 20, 62, "UP"), ("SW2", 20, 82, "DOWN"), ("SW3", 10, 72, "LEFT"), ("SW4", 30, 72, "RIGHT"),
                            ("SW5", 81, 68, "A"), ("SW6", 69, 77, "B"), ("SW7", 46, 61, "MENU")):
    two(_ref, KEY, "keys", _x, _y, 0, "KEY_" + _name, "GND", FRONT, _name)
two("R20", R_100, "keys", 53, 57.8, 0, "SPEAKER", "PIEZO")
part("BZ1", PIEZO, "keys", 60, 60, 0, {1: "PIEZO", 2: "PIEZO_2"}, FRONT)
two("R28", R_100, "keys", 53, 61, 0, "PIEZO_2", "GND")
two("R29", R_SPARE, "keys", 53, 63.3, 0, "SPEAKER_2", "PIEZO_2")
for _ref, _x, _y, _net in (*((f"TP{_i + 1}", 15.2 + 3.6 * _i, 57.2, _net) for _i, _net in
                             enumerate(("GND", "+3V3", "VSYS", "VBAT", "TXD0", "RXD0", "EN", "IO0"))),
                           ("TP9", 88, 17, "VBUS"), ("TP10", 79.4, 51.8, "CELL+")):
    part(_ref, TEST_POINT, "keys", _x, _y, 0, {1: _net}, BACK, _net)
for _ref, _x, _y in (("FID1", 2.6, 6), ("FID2", 89, 6), ("FID3", 12, 94)):
    part(_ref, FIDUCIAL, "keys", _x, _y, 0, {}, BACK)

# ---- the board -----------------------------------------------------------------------------------------------------

WIDTH_MM, HEIGHT_MM, THICKNESS_MM = 92, 98, 1.6
# The antenna stands in a notch of the lower edge: 15 mm of air on both sides.
# The upper corners are cut for the hooks of the case.
OUTLINE = ((6.6, 0), (85.4, 0), (85.4, 2.2), (92, 2.2), (92, 98), (70, 98), (70, 92), (22, 92), (22, 98), (0, 98), (0, 2.2), (6.6, 2.2))
# The upper screws stand below the panel's module, which is as wide as the board; the hooks hold the top.
HOLES = ((3.5, 80), (88.5, 76), (3.5, 94.5), (88.5, 94.5))
HOLE_MM, HOLE_TO_COPPER_MM = 2.7, 0.5
PANEL_PINS_X = PARTS["J3"].at[0]  # the pins are at the left
PANEL_MIDDLE_Y = PARTS["J3"].at[1] + 6.5 * 2.54
CAP_MM = 8  # across a key's cap

# Width of track in mm by what flows at most: 0.5 mm carry 1.2 A at 10 K above the air on 35 um of copper, 0.8 mm 1.7 A.
WIDTHS = {"VBUS": 0.5, "CABLE_IN": 0.5, "VSYS": 0.5, "+3V3": 0.5, "TFT_LED": 0.5, "GND": 0.5,
          "VBAT": 0.8, "CELL+": 0.8, "CELL_F": 0.8, "CELL-": 0.8, "FETS": 0.8}
SIGNAL_WIDTH_MM = 0.25
