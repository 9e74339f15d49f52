"""What KiCad reads out of the schematic, against the description and the header that the firmware is built with."""
import re
import xml.etree.ElementTree as ElementTree

import handheld

SENSORS = {36: "SENSOR_VP", 39: "SENSOR_VN"}  # the module's own names of two pins


def groups_of(nets):
    return {frozenset(pins) for pins in nets.values() if len(pins) > 1}


def described():
    nets = {}
    for part in handheld.PARTS.values():
        for pin, net in part.pins.items():
            nets.setdefault(net, set()).add((part.ref, pin))
    return nets


def wrong_in(file):
    root = ElementTree.parse(file).getroot().find("nets")
    read = {net.get("name"): {(node.get("ref"), node.get("pin")) for node in net if not node.get("ref").startswith("#")} for net in root}
    ours = described()
    wrong = [f"{net}: the schematic joins other pins than the description" for net, pins in ours.items()
             if len(pins) > 1 and frozenset(pins) not in groups_of(read)]
    wrong += [f"{net}: nothing in the description" for net, pins in read.items() if len(pins) > 1 and frozenset(pins) not in groups_of(ours)]
    functions = {node.get("pin"): node.get("pinfunction") for net in root for node in net if node.get("ref") == "U6"}
    for signal, gpio in handheld.gpios().items():
        pin = next(pin for pin, net in handheld.PARTS["U6"].pins.items() if net == handheld.SIGNALS[signal])
        name = functions.get(pin) or ""
        if name != SENSORS.get(gpio) and not re.search(rf"IO{gpio}$", name):
            wrong.append(f"{signal}: GPIO{gpio} in the header, {name} in the schematic")
    return wrong
