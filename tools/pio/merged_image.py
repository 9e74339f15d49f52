"""One file out of the several that a board's flash is written with, and the list of such files that the flashing
page reads."""
import hashlib
import json
from pathlib import Path

ERASED = b"\xff"


def merged(pieces):
    """The bytes from address 0 on; between the pieces is what erased flash holds. Pieces are (address, bytes)."""
    image = b""
    for address, piece in sorted(pieces):
        if address < len(image):
            raise ValueError(f"the piece for {address:#x} begins before the one in front of it ends at {len(image):#x}")
        image += ERASED * (address - len(image)) + piece
    return image


def publish(folder, board, version, pieces):
    """Writes FOLDER/BOARD.bin and its entry in FOLDER/images.json. Returns the image's path."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    image = merged(pieces)
    path = folder / f"{board}.bin"
    path.write_bytes(image)
    listed = folder / "images.json"
    images = json.loads(listed.read_text()) if listed.exists() else []
    images = [other for other in images if other["board"] != board]
    images.append({"board": board, "version": version, "file": path.name, "bytes": len(image),
                   "sha256": hashlib.sha256(image).hexdigest()})
    listed.write_text(json.dumps(sorted(images, key=lambda one: one["board"]), indent=1) + "\n")
    return path
