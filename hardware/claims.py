"""The ledger of claims, hardware/claims.csv: every measure, limit, current and pin order of a thing that is bought. Each has
a tolerance, a source, and who measured it. Sources of this folder take such a number from here and from nowhere else;
test/hardware.py sees to that. `python3 hardware/claims.py` prints the tables of README.md."""
import csv
from pathlib import Path

FILE = Path(__file__).with_name("claims.csv")


class Claim:
    def __init__(self, row):
        self.id, self.unit, self.thing = row["id"], row["unit"], row["thing"]
        self.value, self.plus_minus = float(row["value"]), float(row["plus_minus"])
        self.source, self.measured_by, self.breaks = row["source"], row["measured_by"], row["breaks"]

    @property
    def least(self):
        return self.value - self.plus_minus

    @property
    def most(self):
        return self.value + self.plus_minus

    @property
    def is_measured(self):
        return self.measured_by != "nobody"

    @property
    def is_red(self):
        """Neither read anywhere nor measured by anybody."""
        return not self.source and not self.is_measured


def read(text):
    rows = list(csv.DictReader(text.splitlines()))
    names = [row["id"] for row in rows]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"claims.csv: {name} stands there twice")
    return {row["id"]: Claim(row) for row in rows}


# Claims that no source computes with: a reader needs them. Pins' orders stand in spice.py's models of the two chips.
TOLD = ("charger.pins", "guard.pins", "guard.short", "regulator.most_v")
LEDGER = read(FILE.read_text())


def value(name):
    return LEDGER[name].value


def least(name):
    return LEDGER[name].least


def most(name):
    return LEDGER[name].most


def is_so(name):
    return LEDGER[name].value == 1


def wrong():
    """What no entry may lack."""
    return [f"claims.csv: {claim.id} does not say {what}" for claim in LEDGER.values()
            for what, text in (("of what", claim.thing), ("in which unit", claim.unit), ("who measured it", claim.measured_by),
                               ("what breaks", claim.breaks)) if not text]


def figure(claim):
    spread = f" ± {claim.plus_minus:g}" if claim.plus_minus else ""
    return f"{claim.value:g}{spread} {claim.unit}"


def table(red):
    yield "| claim | of what | value | breaks if wrong |" if red else "| claim | of what | value | source |"
    yield "|---|---|---|---|"
    for claim in LEDGER.values():
        if claim.is_red == red:
            yield f"| `{claim.id}` | {claim.thing} | {figure(claim)} | {claim.breaks if red else claim.source} |"


def summary():
    red, measured = (sum(map(test, LEDGER.values())) for test in (lambda c: c.is_red, lambda c: c.is_measured))
    return f"{len(LEDGER)} claims: {measured} measured, {len(LEDGER) - red} with a source, {red} with neither."


if __name__ == "__main__":
    print("\n".join([summary(), "", *table(True), "", *table(False)]))
