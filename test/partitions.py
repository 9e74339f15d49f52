"""partitions.csv is a table that every board can have and that keeps what older firmware has saved. First it proves
that it would notice what may not be."""
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLASH_BYTES = 4 * 1024 * 1024  # the smallest board's
SECTOR_BYTES = 0x1000
FIRST_OFFSET = 0x9000  # behind the bootloader and the table itself
ALIGNMENT = {"app": 0x10000, "data": SECTOR_BYTES}  # as IDF's gen_esp32part.py demands
SAVED = (0x210000, 0x40000)  # of `seaglass`: games that people have saved lie there and are not moved
UPLOADER = (0xE000, 0x2000)  # the uploader writes `otadata` there whatever the table says
DUMP_BYTES_MIN = 0x10000  # the stacks of all tasks, with the Wi-Fi driver's
IMAGE_BYTES = 1_579_328  # of a linked devkit image, Arduino core 2.0.17
APP_BYTES_MIN = IMAGE_BYTES + IMAGE_BYTES // 8  # room to grow


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
    for kind, subtype, bytes_min in (("app", "ota_0", APP_BYTES_MIN), ("data", "coredump", DUMP_BYTES_MIN)):
        if not any(row[1:3] == (kind, subtype) and row[4] >= bytes_min for row in table):
            said.append(f"no {kind} {subtype} of at least {bytes_min} bytes")
    return said


def prove():
    """Each of these changes of a good table must be noticed, for what it is."""
    changes = [
        ("begins before", "0x40000", "0x1f0000"),
        ("begins before", "0x9000", "0x8000"),
        ("whole blocks", "0x10000,  0x200000", "0x11000,  0x1ff000"),
        ("smallest board's flash", "0x3f0000, 0x10000", "0x3f0000, 0x20000"),
        ("where saved games lie", "0x210000", "0x220000"),
        ("where saved games lie", "0x210000, 0x40000", "0x210000, 0x80000"),
        ("where saved games lie", "data, 0x40", "data, 0x41"),
        ("no app ota_0", "0x10000,  0x200000", "0x10000,  0x180000"),
        ("no data coredump", "coredump, data, coredump", "coredump, data, spiffs"),
        ("no data coredump", "0x3f0000, 0x10000", "0x3f0000, 0x8000"),
        ("the uploader", "0xe000,   0x2000", "0xd000,   0x3000"),
        ("no nvs", "nvs,      data", "free,     data"),
        ("there twice", "coredump, data", "seaglass, data"),
    ]
    assert wrong(GOOD) == []
    for sentence, old, new in changes:
        assert GOOD.count(old) == 1, f"{old!r} is there {GOOD.count(old)} times"
        assert any(sentence in line for line in wrong(GOOD.replace(old, new))), f"would not notice {new!r}"


GOOD = """\
# Name,   Type, SubType, Offset,   Size
nvs,      data, nvs,     0x9000,   0x5000
otadata,  data, ota,     0xe000,   0x2000
app,      app,  ota_0,   0x10000,  0x200000
seaglass, data, 0x40,    0x210000, 0x40000
coredump, data, coredump, 0x3f0000, 0x10000
"""


def main():
    prove()
    said = wrong((ROOT / "partitions.csv").read_text())
    print("\n".join(f"partitions.csv: {line}" for line in said))
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
