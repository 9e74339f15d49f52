"""Reads the PNGs that rsvg-convert writes: eight bits a channel, with or without opacity, not interlaced."""
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS_OF_TYPE = {2: 3, 6: 4}


def read_png(data: bytes):
    """Returns width, height and rows of (red, green, blue, alpha)."""
    if data[:8] != SIGNATURE:
        raise ValueError("not a PNG")
    position, header, packed = 8, None, b""
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        body = data[position + 8:position + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        position += length + 12
    width, height, depth, colour_type, _, _, interlaced = header
    if depth != 8 or colour_type not in CHANNELS_OF_TYPE or interlaced:
        raise ValueError("not a plain PNG of 8-bit RGB or RGBA")
    raw = zlib.decompress(packed)
    channels = CHANNELS_OF_TYPE[colour_type]
    stride = width * channels
    rows, before = [], bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        line = unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + stride]), before, channels)
        rows.append([(*line[i:i + 3], line[i + 3] if channels == 4 else 255) for i in range(0, stride, channels)])
        before = line
    return width, height, rows


def unfiltered(kind, line, above, channels):
    """Undoes one of PNG's five row filters, in place."""
    for i in range(len(line)):
        left = line[i - channels] if i >= channels else 0
        if kind == 1:
            line[i] = (line[i] + left) & 255
        elif kind == 2:
            line[i] = (line[i] + above[i]) & 255
        elif kind == 3:
            line[i] = (line[i] + (left + above[i]) // 2) & 255
        elif kind == 4:
            line[i] = (line[i] + paeth(left, above[i], above[i - channels] if i >= channels else 0)) & 255
    return line


def paeth(left, up, corner):
    guess = left + up - corner
    off_left, off_up, off_corner = abs(guess - left), abs(guess - up), abs(guess - corner)
    if off_left <= off_up and off_left <= off_corner:
        return left
    return up if off_up <= off_corner else corner
