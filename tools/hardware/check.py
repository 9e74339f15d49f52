"""KiCad's verdict on the files as they are committed. ERC, DRC with parity by our rules and by those of
two makers, the netlist; then everything that needs no KiCad. Nothing is made. `check.py exact`: OpenSCAD's own clash test, too."""
import shutil
import subprocess
import sys

import made

sys.path.insert(0, str(made.ROOT / "hardware"))
import case  # noqa: E402
import make  # noqa: E402
import netlist  # noqa: E402
import project  # noqa: E402

COPY = make.WORK / "check"
MAKERS = made.ROOT / "hardware" / "makers"


def copied(rules=None):
    """The committed project, where KiCad sees it; with a maker's rules before our exceptions."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(made.ROOT / "hardware" / "kicad", COPY)
    if rules:
        ours = project.exceptions().split("\n", 1)[1]
        (COPY / "seaglass.kicad_dru").write_text(rules.read_text() + ours)


def asked(kind, ending):
    return make.checked(kind, f"/hardware/check/seaglass.kicad_{ending}", "check/")


def main():
    make.run("tools/get_kicad.sh")
    make.in_kicad("kicad-cli", "version")
    copied()
    make.say("ERC", *asked("sch", "sch"))
    make.in_kicad("kicad-cli", "sch", "export", "netlist", "--format", "kicadxml", "-o", "/hardware/check/netlist.xml", "/hardware/check/seaglass.kicad_sch")
    make.say("netlist against description and firmware", netlist.wrong_in(COPY / "netlist.xml"), [])
    make.say("DRC, unconnected, parity", *asked("pcb", "pcb"))
    for rules in sorted(MAKERS.glob("*.kicad_dru")):
        copied(rules)
        make.say(f"DRC by the rules of {rules.stem}", *asked("pcb", "pcb"))
    if "exact" in sys.argv[1:]:
        make.bring_sources()
        (make.WORK / "src" / "tools" / "hardware" / "measures.scad").write_text(case.measures((make.WORK / "boxes.txt").read_text()))
        make.say("the case, exactly", case.clashes(), [])
    result = subprocess.run([sys.executable, "-B", "test/hardware.py"], cwd=made.ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    make.say("without KiCad", result.stdout.splitlines() if result.returncode else [], [])
    print(f"{len(make.passed)} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
