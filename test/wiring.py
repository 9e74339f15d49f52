"""hardware/README.md wires the DevKitC as include/boards/devkit.h numbers it, and no two signals share a pin."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_PINS = {"TFT_RST"}


def pins_of_the_board():
    text = (ROOT / "include" / "boards" / "devkit.h").read_text()
    found = re.findall(r"#define (TFT_[A-Z]+) (-?\d+)", text) + re.findall(r"constexpr int (\w+_pin) = (\d+);", text)
    return {name: int(pin) for name, pin in found if name not in NOT_PINS}


def pins_of_the_guide():
    text = (ROOT / "hardware" / "README.md").read_text()
    return {name: int(pin) for name, pin in re.findall(r"^\| `(\w+)` \| (\d+) \|", text, re.MULTILINE)}


def main():
    board, guide = pins_of_the_board(), pins_of_the_guide()
    wrong = [f"{name}: {board.get(name)} on the board, {guide.get(name)} in the guide"
             for name in sorted(board.keys() | guide.keys()) if board.get(name) != guide.get(name)]
    wrong += [f"pin {pin} has two signals" for pin in set(board.values()) if list(board.values()).count(pin) > 1]
    wrong += [f"{name}: pin {pin} is the flash's" for name, pin in board.items() if 6 <= pin <= 11]
    print("\n".join(wrong))
    return 1 if wrong or len(board) < 10 else 0


if __name__ == "__main__":
    sys.exit(main())
