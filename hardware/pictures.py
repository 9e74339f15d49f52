"""Pictures of the board with models of its parts, and the whole as STEP for whoever designs a case: what `make
hardware-pictures` makes beside the guide's steps. hardware/steps/board_front.png and board_back.png are committed; the
STEP file, of 5 MB, lies in build/hardware."""
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools" / "hardware"))
import make  # noqa: E402

SIDE_PIXELS, BORDER_PIXELS = 1000, 12
SIDES = {"front": "top", "back": "bottom"}


def render(side):
    """Twice as large, then halved: KiCad's edges are rough."""
    make.in_kicad("kicad-cli", "pcb", "render", "--side", SIDES[side], "-w", str(2 * SIDE_PIXELS), "--height", str(2 * SIDE_PIXELS),
                  "--quality", "basic", "--background", "transparent", "--zoom", "0.95", "-o", f"/hardware/{side}.png", make.BOARD)
    make.run("convert", make.WORK / f"{side}.png", "-resize", "50%", "-trim", "+repage", "-bordercolor", "none", "-border", BORDER_PIXELS,
             "-colors", "255", "-strip", make.ROOT / "hardware" / "steps" / f"board_{side}.png")


def main():
    make.run("tools/hardware/bring_models.sh")
    (make.WORK / "kicad").mkdir(parents=True, exist_ok=True)
    for file in (make.ROOT / "hardware" / "kicad").iterdir():
        shutil.copy(file, make.WORK / "kicad")
    for side in SIDES:
        render(side)
    make.in_kicad("kicad-cli", "pcb", "export", "step", "--force", "--subst-models", "-o", "/hardware/handheld.step", make.BOARD)
    print("hardware/steps/board_front.png and board_back.png, build/hardware/handheld.step")
    return 0


if __name__ == "__main__":
    sys.exit(main())
