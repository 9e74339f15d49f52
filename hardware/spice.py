"""The circuits of hardware/circuits.py in ngspice: what each must show, and what it showed: `make hardware-circuits`, which
writes hardware/CIRCUITS.md.

Every part and net comes from handheld.py, so a changed value or a changed connection changes what is simulated."""
import re
import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "hardware"))
import circuits  # noqa: E402
import claims  # noqa: E402
import handheld  # noqa: E402

WORK = ROOT / "build" / "circuits"
LONGEST_S = 15  # of the processor; a circuit that swings without end, as two pins exchanged can make it, never ends
# The body diode of a FET, from drain to source of a P-channel one and the other way round.
FETS = {"AO3401A": "{drain} {source}", "AO3400A": "{source} {drain}", "2N7002": "{source} {drain}"}


def node(net):
    """Ground is 0 to SPICE, and no name of a node begins with a sign."""
    return "0" if net == "GND" else net.lower().replace("+", "n")


def guard(ref, pin):
    """The DW01A by its pins' numbers: OD lets current out of the cell, OC into it; both are low where they must not."""
    vcc, ground, sense = pin("5"), pin("6"), pin("2")
    under, over, much = (claims.value(f"guard.{name}") for name in ("under", "over", "over_current"))
    # The sources' own resistance and the gates make some microseconds; OC's low is the charger's side, as the chip has it.
    return [f"B{ref}od {ref}od {ground} V = (V({vcc},{ground}) > {under} && V({sense},{ground}) < {much}) ? V({vcc},{ground}) : 0",
            f"R{ref}od {ref}od {pin('1')} 2k", f"C{ref}od {pin('1')} {ground} 1n",
            f"B{ref}oc {ref}oc {ground} V = V({vcc},{ground}) < {over} ? V({vcc},{ground}) : min(V({sense},{ground}), 0)",
            f"R{ref}oc {ref}oc {pin('3')} 2k", f"C{ref}oc {pin('3')} {ground} 1n", f"R{ref}vcc {vcc} {ground} 1.2meg",
            # Its substrate: with the cell the wrong way round its ground is above its pins, and lifts the gates.
            *(f"D{ref}s{n} {ground} {pin(n)} SUBSTRATE" for n in "1235")]


def charger(ref, pin):
    """The TP4056 by its pins' numbers: a volt at PROG, so much from VCC to BAT, while CE is high, TEMP between its limits and the
    cell not full; CHRG is low meanwhile."""
    temp, prog, ground, vcc, bat, chrg, enable = (pin(n) for n in ("1", "2", "3", "4", "5", "7", "8"))
    hot, cold = claims.value("charger.hot_stop"), claims.value("charger.cold_stop")
    may = (f"(V({vcc},{ground}) > 4 && V({enable},{ground}) > 1.2 && V({bat},{ground}) < {claims.value('charger.float')} && "
           f"((V({temp},{ground}) > {hot} * V({vcc},{ground}) && V({temp},{ground}) < {cold} * V({vcc},{ground})) || V({temp},{ground}) < 0.05))")
    return [f"B{ref}on {ref}on 0 V = {may} ? 1 : 0", f"R{ref}on {ref}on 0 1meg",
            f"B{ref}prog {ref}prog {ground} V = V({vcc},{ground}) > 4 ? 1 : 0", f"V{ref}prog {ref}prog {ref}pin 0", f"R{ref}prog {ref}pin {prog} 1",
            f"B{ref}bat {vcc} {bat} I = V({ref}on) * {claims.value('charger.amperes_ohms'):g} * max(0, I(V{ref}prog))",
            f"B{ref}chrg {chrg} {ground} I = V({ref}on) * V({chrg},{ground}) / 20", f"R{ref}chrg {chrg} {ground} 10meg",
            f"R{ref}temp {temp} {ground} 100meg"]


BY_PINS = {"DW01A": guard, "TP4056": charger}


def lines_of(ref, circuit):
    """A part as SPICE reads it. A FET has its gate, source and drain at 1, 2 and 3; a transistor base, emitter, collector."""
    part = handheld.PARTS[ref]
    def pin(number):
        return node(part.pins[number]) if number in part.pins else f"{ref.lower()}_open_{number}"
    one, two_, three = (node(part.pins.get(number, "GND")) for number in "123")
    value, kind = part.value, part.kind.value
    if kind in BY_PINS:
        return BY_PINS[kind](ref, pin)
    if ref == "TH1":
        return [f"R{ref} {one} {two_} {circuit.cold_ohms:.0f}"]
    if ref[0] == "F":
        return [f"R{ref} {one} {two_} {FUSE_OHMS[kind]}"]
    if ref == "SW10":
        # Two ways of one lever: `side` is high where it stands at pin 1.
        return [f"S{ref}a {two_} {one} side 0 LEVER", f"S{ref}b {two_} {three} {ref}not 0 LEVER", f"B{ref}not {ref}not 0 V = 1 - V(side)"]
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


FUSE_OHMS = {"PTC 1.1A": 0.1, "PTC 0.75A": claims.value("fuse.cable_ohms")}


def ends_of(circuit):
    """Where what stands around a circuit holds on to pins of the board: by part and pin, not by a net's name."""
    for name, ref, pin in circuit.ends:
        net = handheld.PARTS[ref].pins.get(pin)
        here = node(net) if net else f"{ref.lower()}_open_{pin}"
        if here != name:
            yield f"Vend_{name} {name} {here} 0"


def source_of(circuit):
    lines = [f"* {circuit.name}", circuits.models(circuit.p_threshold), *(line for ref in circuit.parts for line in lines_of(ref, circuit)),
             *ends_of(circuit), circuit.around, f".tran 2u {circuit.ms}m"]
    lines += [f".meas tran m{i} {limit.measured}" for i, limit in enumerate(circuit.limits)]
    return "\n".join([*lines, ".end", ""])


def run(circuit):
    """What was measured, in the order of the limits; None where ngspice found nothing."""
    WORK.mkdir(parents=True, exist_ok=True)
    file = WORK / (re.sub(r"\W+", "_", circuit.name) + ".cir")
    file.write_text(source_of(circuit))
    result = subprocess.run(["ngspice", "-b", str(file)], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LONGEST_S, LONGEST_S)))
    found = [re.search(rf"(?m)^m{i}\s+=\s+(\S+)", result.stdout) for i in range(len(circuit.limits))]
    if None in found and __name__ == "__main__":
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

Cell's guard and charger are models by their pins' numbers, as the ledger of claims has them: two pins exchanged are another circuit here, too.

It found faults before anything was built: when the cable was drawn, 3.3 V fell to 2.5 V for some milliseconds, until Q3 conducted (now D4 feeds the unit meanwhile, and R8 is 1 kΩ instead of 4.7); the serial chip's 5 V lifted EN and IO0 to 4 V through 10 kΩ (now 100 kΩ); a cell the wrong way round drove 0.9 A through ground (now Q9 holds it off); TXD0 of a chip in reset saw 4 V (R10 now goes to 3.3 V).

What it does not settle: a charger of 9 V holds VSYS above the 6.5 V that the regulator may see, by the drop of D3 less than VBUS below, until F2 opens within about a second. D6 keeps charger and serial chip within their limits; the regulator is not promised.

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
