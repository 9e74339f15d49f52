"""Where the parts' bodies are, by the finished board: lines of `ref side left top right bottom height`, in mm from the
board's upper left corner. Inside tools/hardware/in_kicad.sh: boxes.py BOARD OUT."""
import sys
from pathlib import Path

import pcbnew

HERE = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(HERE / "hardware"), str(HERE / "tools" / "hardware")]
import handheld  # noqa: E402
from board import ORIGIN  # noqa: E402


def body(footprint):
    fab = pcbnew.B_Fab if footprint.IsFlipped() else pcbnew.F_Fab
    boxes = [item.GetBoundingBox() for item in footprint.GraphicalItems() if item.GetLayer() == fab and item.GetClass() == "PCB_SHAPE"]
    boxes += [pad.GetBoundingBox() for pad in footprint.Pads()] if footprint.GetReference() != "U6" else []
    return [min(b.GetLeft() for b in boxes) / 1e6 - ORIGIN[0], min(b.GetTop() for b in boxes) / 1e6 - ORIGIN[1],
            max(b.GetRight() for b in boxes) / 1e6 - ORIGIN[0], max(b.GetBottom() for b in boxes) / 1e6 - ORIGIN[1]]


def main(board, out):
    lines = []
    for footprint in pcbnew.LoadBoard(board).GetFootprints():
        part = handheld.PARTS.get(footprint.GetReference())
        if part and part.kind.number:
            edges = " ".join(f"{edge:.2f}" for edge in body(footprint))
            lines.append(f"{part.ref} {part.at[3]} {edges} {part.kind.height_mm}")
    Path(out).write_text("\n".join(sorted(lines)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
