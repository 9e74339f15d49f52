"""The guides in hardware/ name the pins as include/boards numbers them, and no two signals share a pin."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GUIDES = {"devkit": "BREADBOARD.md", "handheld": "README.md"}
NOT_PINS = {"TFT_RST"}


def pins_of_the_board(name):
    text = "".join((ROOT / "include" / "boards" / file).read_text() for file in (f"{name}.h", "own_wiring.h"))
    found = re.findall(r"#define (TFT_[A-Z]+) (-?\d+)", text) + re.findall(r"constexpr int (\w+_pin) = (\d+);", text)
    return {name: int(pin) for name, pin in found if name not in NOT_PINS}


def pins_of_the_guide(name):
    text = (ROOT / "hardware" / name).read_text()
    return {name: int(pin) for name, pin in re.findall(r"^\| `(\w+)` \| (\d+) \|", text, re.MULTILINE)}


def wrong_in(board_name, guide_name):
    board, guide = pins_of_the_board(board_name), pins_of_the_guide(guide_name)
    wrong = [f"{guide_name}: {name} is {board.get(name)} on the board, {guide.get(name)} in the guide"
             for name in sorted(board.keys() | guide.keys()) if board.get(name) != guide.get(name)]
    wrong += [f"{board_name}: pin {pin} has two signals" for pin in set(board.values()) if list(board.values()).count(pin) > 1]
    wrong += [f"{board_name}: {name}: pin {pin} is the flash's" for name, pin in board.items() if 6 <= pin <= 11]
    return wrong if len(board) >= 10 else [*wrong, f"{board_name}: too few pins"]


def main():
    wrong = [line for board, guide in GUIDES.items() for line in wrong_in(board, guide)]
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
