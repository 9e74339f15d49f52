"""The circuits of hardware/circuits.py in ngspice: what each must show, and what it showed: `make hardware-circuits`, which
writes hardware/CIRCUITS.md.

Every part and net comes from handheld.py, so a changed value or a changed connection changes what is simulated."""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "hardware"))
import circuits  # noqa: E402
import handheld  # noqa: E402

WORK = ROOT / "build" / "circuits"
# The body diode of a FET, from drain to source of a P-channel one and the other way round.
FETS = {"AO3401A": "{drain} {source}", "AO3400A": "{source} {drain}", "2N7002": "{source} {drain}"}


def node(net):
    """Ground is 0 to SPICE, and no name of a node begins with a sign."""
    return "0" if net == "GND" else net.lower().replace("+", "n")


def lines_of(ref):
    """A part as SPICE reads it. A FET has its gate, source and drain at 1, 2 and 3; a transistor base, emitter, collector."""
    part = handheld.PARTS[ref]
    one, two_, three = (node(part.pins.get(pin, "GND")) for pin in "123")
    value, kind = part.value, part.kind.value
    if ref[0] in "RC":
        return [f"{ref} {one} {two_} {value}"]
    if ref[0] == "D":
        return [f"{ref} {two_} {one} {circuits.DIODES[kind]}"]
    if kind in FETS:
        body = FETS[kind].format(drain=three, source=two_)
        return [f"M{ref} {three} {one} {two_} {two_} M{kind}", f"DBODY{ref} {body} BODY"]
    if kind == "MMBT3904":
        return [f"{ref} {three} {one} {two_} {kind}"]
    raise ValueError(f"{ref}: no model of {kind}")


def source_of(circuit):
    lines = [f"* {circuit.name}", circuits.models(circuit.p_threshold), *(line for ref in circuit.parts for line in lines_of(ref)),
             circuit.around, f".tran 2u {circuit.ms}m"]
    lines += [f".meas tran m{i} {limit.measured}" for i, limit in enumerate(circuit.limits)]
    return "\n".join([*lines, ".end", ""])


def run(circuit):
    """What was measured, in the order of the limits; None where ngspice found nothing."""
    WORK.mkdir(parents=True, exist_ok=True)
    file = WORK / (re.sub(r"\W+", "_", circuit.name) + ".cir")
    file.write_text(source_of(circuit))
    result = subprocess.run(["ngspice", "-b", str(file)], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    found = [re.search(rf"(?m)^m{i}\s+=\s+(\S+)", result.stdout) for i in range(len(circuit.limits))]
    if None in found:
        print(result.stdout[-3000:])
    return [float(match[1]) if match else None for match in found]


def results():
    """(circuit, limit, what was measured) of all."""
    for circuit in circuits.CIRCUITS:
        for limit, value in zip(circuit.limits, run(circuit)):
            yield circuit, limit, value


def is_within(limit, value):
    return value is not None and limit.least <= value <= limit.most


def row(circuit, limit, value):
    return f"| {circuit.name} | {limit.what} | {value:.3g} {limit.unit} | {limit.least:g} to {limit.most:g} |"


HEAD = """# What SPICE says

Parts and nets are those of [handheld.py](handheld.py), what stands around them and the limits of [circuits.py](circuits.py). `make hardware-circuits` writes this. The models are simple and nobody has measured a board: it finds what is wrong on paper, no more.

It found two faults: when the cable was drawn, 3.3 V fell to 2.5 V for some milliseconds, until Q3 conducted (now D4 feeds the unit meanwhile, and R8 is 1 kΩ instead of 4.7); and the serial chip's 5 V lifted EN and IO0 to 4 V through 10 kΩ (now 100 kΩ).

| circuit | what | value | limit |
|---|---|---|---|
"""


def main():
    passed = failed = 0
    rows = []
    for circuit, limit, value in results():
        ok = is_within(limit, value)
        passed, failed = passed + ok, failed + (not ok)
        rows.append(row(circuit, limit, value) if value is not None else f"| {circuit.name} | {limit.what} | nothing | |")
        print("ok  " if ok else "FAIL", rows[-1])
    (ROOT / "hardware" / "CIRCUITS.md").write_text(HEAD + "\n".join(rows) + "\n")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
