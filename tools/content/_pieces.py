"""Packs texts into pieces: what stands together most often becomes a piece, until there are 256, and a text is the
numbers of its pieces, a byte each. The same texts always give the same pieces.
"""
from collections import Counter

PIECES_MAX = 256
FEWEST_USES = 3  # of a piece: its own letters and where they begin must be earned back
AT_ONCE = 8  # so many pairs are joined before all are counted anew
END = "\0"  # between two texts
FIRST = 0xE000  # Unicode's private use, in which no text is written: here, characters that stand for pieces


def pack(texts, alone=frozenset()):
    """`texts` are lists of symbols, at most PIECES_MAX different ones; those in `alone` are joined to nothing. Returns
    the pieces, and for each text the numbers of its own."""
    pieces = sorted({symbol for text in texts for symbol in text})
    sign = {piece: chr(FIRST + i) for i, piece in enumerate(pieces)}
    joined = END.join("".join(sign[symbol] for symbol in text) for text in texts)
    barred = {END} | {sign[symbol] for symbol in alone & sign.keys()}
    while len(pieces) < PIECES_MAX and (pairs := commonest_pairs(joined, barred)):
        for pair in pairs[:PIECES_MAX - len(pieces)]:
            joined = joined.replace(pair, chr(FIRST + len(pieces)))
            pieces.append("".join(pieces[ord(half) - FIRST] for half in pair))
    return pieces, [bytes(ord(piece) - FIRST for piece in text) for text in joined.split(END)]


def commonest_pairs(joined, barred):
    """Neighbours that often stand together, the commonest first, as far as joining one changes nothing for the next."""
    uses = [(-count, pair) for pair, count in Counter(zip(joined, joined[1:])).items()
            if count >= FEWEST_USES and barred.isdisjoint(pair)]
    found, touched = [], set()
    for _, pair in sorted(uses)[:AT_ONCE]:
        if not touched.isdisjoint(pair):
            break
        found.append("".join(pair))
        touched.update(pair)
    return found
