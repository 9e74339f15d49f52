"""The row coding that lib/content/image.h and sprite.h describe."""

STAY_MAX = 64
RUN_MAX = 64
LITERAL_MAX = 128
STAY = None


def coded_row(pixels):
    """`pixels` are indices, or STAY."""
    codes, literal = [], []

    def flush():
        while literal:
            part = literal[:LITERAL_MAX]
            codes.extend([0x80 | (len(part) - 1), *part])
            del literal[:LITERAL_MAX]

    position = 0
    while position < len(pixels):
        value, end = pixels[position], position
        while end < len(pixels) and pixels[end] == value:
            end += 1
        length = end - position
        if value is STAY:
            flush()
            for start in range(0, length, STAY_MAX):
                codes.append(min(STAY_MAX, length - start) - 1)
        elif length >= 3 or (length == 2 and not literal):
            flush()
            for start in range(0, length, RUN_MAX):
                codes.extend([0x40 | (min(RUN_MAX, length - start) - 1), value])
        else:
            literal.extend([value] * length)
        position = end
    flush()
    return bytes(codes)


def coded(rows):
    """Returns where each row begins, and the codes; rows that look alike share theirs."""
    starts, codes, known = [], bytearray(), {}
    for row in rows:
        code = coded_row(row)
        if code not in known:
            known[code] = len(codes)
            codes += code
        starts.append(known[code])
    return starts, bytes(codes)
