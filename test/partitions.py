"""partitions.csv is a table that every board can have, with two slots that each hold the largest image that the size
gate allows, and with saved games where they stay for ever. docs/BRINGUP.md moves the saved games of earlier builds to
that place. First it proves that it would notice what may not be."""
import re
import sys
from pathlib import Path

import figures

ROOT = Path(__file__).resolve().parent.parent
FLASH_BYTES = 4 * 1024 * 1024  # the smallest board's
SECTOR_BYTES = 0x1000
FIRST_OFFSET = 0x9000  # behind the bootloader and the table itself
ALIGNMENT = {"app": 0x10000, "data": SECTOR_BYTES}  # as IDF's gen_esp32part.py demands
SLOTS = {"ota_0": (0x10000, figures.SLOT_BYTES), "ota_1": (0x1E0000, figures.SLOT_BYTES)}  # units keep them for ever
SAVED = (0x3B0000, 0x40000)  # of `seaglass`: games that people have saved lie there and are not moved
SAVED_BEFORE = (0x210000, 0x40000)  # where every build up to 33d9a53 had them
UPLOADER = (0xE000, 0x2000)  # the uploader writes `otadata` there whatever the table says
DUMP = (0x3F0000, 0x10000)  # README.md reads it there; the stacks of all tasks, with the Wi-Fi driver's
APP_BYTES_MIN = figures.IMAGE_BYTES_MAX + figures.IMAGE_BYTES_MAX // 20  # of a slot; the image is an estimate
BOARDS = ("odroid_go", "devkit", "m5stack", "handheld")


def rows(text):
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            name, kind, subtype, offset, size, *_ = (cell.strip() for cell in line.split(","))
            yield name, kind, subtype, int(offset, 0), int(size, 0)


def wrong(text):
    """What may not be, as a list of sentences."""
    table = sorted(rows(text), key=lambda row: row[3])
    places = {name: (kind, subtype, (offset, size)) for name, kind, subtype, offset, size in table}
    said = [f"{name} is there twice" for name in places if sum(row[0] == name for row in table) > 1]
    end = FIRST_OFFSET
    for name, kind, _, offset, size in table:
        if offset < end:
            said.append(f"{name} at {offset:#x} begins before {end:#x}")
        if offset % ALIGNMENT[kind] or size % SECTOR_BYTES or size == 0:
            said.append(f"{name} at {offset:#x} with {size:#x} bytes is not made of whole blocks")
        end = max(end, offset + size)
    if end > FLASH_BYTES:
        said.append(f"the table ends at {end:#x}, the smallest board's flash at {FLASH_BYTES:#x}")
    if places.get("seaglass") != ("data", "0x40", SAVED):
        said.append("seaglass is not where saved games lie")
    if places.get("otadata") != ("data", "ota", UPLOADER):
        said.append("otadata is not where the uploader writes it")
    if "nvs" not in places:
        said.append("the Wi-Fi driver has no nvs for its calibration")
    for slot, place in SLOTS.items():
        if places.get(slot) != ("app", slot, place):
            said.append(f"{slot} is not where updates go")
        elif place[1] < APP_BYTES_MIN:
            said.append(f"{slot} has less than {APP_BYTES_MIN} bytes")
    if places.get("coredump") != ("data", "coredump", DUMP):
        said.append("coredump is not where README.md reads it")
    if end != FLASH_BYTES:
        said.append(f"the table ends at {end:#x} and leaves room that nothing has")
    return said


def wrong_in_documents(readme, bringup):
    """Where the commands of README.md and docs/BRINGUP.md do not fit the table."""
    said = []
    if f"esp-coredump info_corefile -o {DUMP[0]} " not in readme:
        said.append(f"README.md does not read the core dump at {DUMP[0]}")
    moves = re.findall(r"(read_flash|write_flash) (0x[0-9a-fA-F]+)(?: (0x[0-9a-fA-F]+))? (\S+\.bin)", bringup)
    if [(name, int(at, 0)) for name, at, _, _ in moves] != [("read_flash", SAVED_BEFORE[0]), ("write_flash", SAVED[0])]:
        said.append("docs/BRINGUP.md does not move saved games from their former place to their place")
    elif int(moves[0][2], 0) != SAVED_BEFORE[1] or moves[0][3] != moves[1][3]:
        said.append("docs/BRINGUP.md does not write all that it has read")
    return said


def wrong_boards(ini):
    """Boards that PlatformIO would give another table."""
    lines = re.findall(r"^board_build\.partitions *= *(.+)$", ini, re.MULTILINE)
    said = [] if lines == ["partitions.csv"] else [f"platformio.ini names the tables {lines}"]
    for board in BOARDS:
        for core in ("core2", "core3"):
            environment = f"env:{board}" if core == "core2" else f"env:{board}_core3"
            if f"[{environment}]\nextends = {core}, {board}\n" not in ini or f"[{core}]\nextends = esp32\n" not in ini:
                said.append(f"{environment} does not have the table of [esp32]")
    return said


def prove():
    """Each of these changes of a good table must be noticed, for what it is."""
    changes = [
        ("begins before", "0x40000\n", "0x50000\n"),
        ("begins before", "0x9000", "0x8000"),
        ("whole blocks", "0x1e0000, 0x1d0000", "0x1e8000, 0x1c8000"),
        ("smallest board's flash", "0x3f0000, 0x10000", "0x3f0000, 0x20000"),
        ("leaves room", "0x3f0000, 0x10000", "0x3f0000, 0x8000"),
        ("where saved games lie", "0x3b0000", "0x3c0000"),
        ("where saved games lie", "0x3b0000, 0x40000", "0x3b0000, 0x80000"),
        ("where saved games lie", "data, 0x40", "data, 0x41"),
        ("ota_0 is not where updates go", "0x10000,  0x1d0000", "0x10000,  0x1c0000"),
        ("ota_1 is not where updates go", "0x1e0000, 0x1d0000", "0x1e0000, 0x1c0000"),
        ("ota_1 is not where updates go", "app,  ota_1", "app,  test"),
        ("where README.md reads it", "coredump, data, coredump", "coredump, data, spiffs"),
        ("where README.md reads it", "0x3f0000, 0x10000", "0x3f0000, 0x8000"),
        ("the uploader", "0xe000,   0x2000", "0xd000,   0x3000"),
        ("no nvs", "nvs,      data", "free,     data"),
        ("there twice", "coredump, data", "seaglass, data"),
    ]
    assert wrong(GOOD) == []
    assert SAVED[1] == SAVED_BEFORE[1], "saved games would be cut; test/test_flash_images mounts flashes of this size"
    for sentence, old, new in changes:
        assert GOOD.count(old) == 1, f"{old!r} is there {GOOD.count(old)} times"
        assert any(sentence in line for line in wrong(GOOD.replace(old, new))), f"would not notice {new!r}"
    assert any("not read the core dump" in line for line in wrong_in_documents("-o 4128760 ", ""))
    assert any("their former place" in line for line in wrong_in_documents("", "write_flash 0x3b0000 saves.bin"))
    assert any("all that it has read" in line for line in wrong_in_documents(
        "", "read_flash 0x210000 0x20000 saves.bin write_flash 0x3b0000 saves.bin"))
    assert any("env:devkit does" in line for line in wrong_boards("[core2]\nextends = esp32\n"))


GOOD = """\
# Name,   Type, SubType, Offset,   Size
nvs,      data, nvs,     0x9000,   0x5000
otadata,  data, ota,     0xe000,   0x2000
ota_0,    app,  ota_0,   0x10000,  0x1d0000
ota_1,    app,  ota_1,   0x1e0000, 0x1d0000
seaglass, data, 0x40,    0x3b0000, 0x40000
coredump, data, coredump, 0x3f0000, 0x10000
"""


def main():
    prove()
    said = [f"partitions.csv: {line}" for line in wrong((ROOT / "partitions.csv").read_text())]
    said += wrong_in_documents((ROOT / "README.md").read_text(encoding="utf-8"),
                               (ROOT / "docs" / "BRINGUP.md").read_text(encoding="utf-8"))
    said += wrong_boards((ROOT / "platformio.ini").read_text())
    print("\n".join(said))
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
