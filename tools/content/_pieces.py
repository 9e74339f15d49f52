"""Packs texts into pieces, which are letters that often stand together: a text is the numbers of its pieces, a byte
each. data/pieces.txt holds the pieces. A new text takes those that are there and changes no other text.

`python3 -m content._pieces` (`make pieces`) chooses them anew from all words. The same words always give the same
pieces. They fit words that come later as well: those chosen when the console had 534 words pack the 647 of 33d9a53
as tightly as those chosen from all 647.
"""
import sys
from collections import Counter

from content import ROOT, BadData, text_of

FILE = "pieces.txt"
HEAD = """\
; The pieces that words are packed into, one on each line between quotation marks: tools/content/_pieces.py. Their order
; is their number. `make pieces` chooses them anew, which changes every packed word: needed when a word brings a letter
; that is no piece yet.
"""
PIECES_MAX = 256
FEWEST_USES = 3  # of a piece: its own letters and where they begin must be earned back
AT_ONCE = 8  # so many pairs are joined before all are counted anew
END = "\0"  # between two texts
FIRST = 0xE000  # Unicode's private use, in which no text is written: here, characters that stand for pieces


def chosen(texts, alone=frozenset()):
    """The pieces for these texts, which are lists of symbols, at most PIECES_MAX different ones: first every symbol,
    then the commonest neighbours, joined. Symbols in `alone` are joined to nothing."""
    pieces = sorted({symbol for text in texts for symbol in text})
    sign = {piece: chr(FIRST + i) for i, piece in enumerate(pieces)}
    joined = END.join("".join(sign[symbol] for symbol in text) for text in texts)
    barred = {END} | {sign[symbol] for symbol in alone & sign.keys()}
    while len(pieces) < PIECES_MAX and (pairs := commonest_pairs(joined, barred)):
        for pair in pairs[:PIECES_MAX - len(pieces)]:
            joined = joined.replace(pair, chr(FIRST + len(pieces)))
            pieces.append("".join(pieces[ord(half) - FIRST] for half in pair))
    return pieces


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


class Packer:
    """Packs one text after the other into the same pieces."""

    def __init__(self, pieces):
        self.number = {piece: i for i, piece in enumerate(pieces)}
        self.longest = max(map(len, pieces), default=0)

    def packed(self, text):
        """The numbers of the fewest pieces that make up this list of symbols, each of which is a piece."""
        fewest, taken = [0] * (len(text) + 1), [0] * len(text)
        for at in reversed(range(len(text))):
            fewest[at], taken[at] = min((1 + fewest[at + len(run)], len(run)) for run in self.runs(text, at))
        numbers, at = [], 0
        while at < len(text):
            numbers.append(self.number["".join(text[at:at + taken[at]])])
            at += taken[at]
        return numbers

    def runs(self, text, at):
        """The runs of symbols that begin here and are a piece."""
        for end in range(at + 1, min(at + self.longest, len(text)) + 1):
            if "".join(text[at:end]) in self.number:
                yield text[at:end]


def read(data):
    """The pieces of data/pieces.txt, each with its line."""
    path, pieces = data / FILE, {}
    for number, line in enumerate(text_of(path).splitlines(), start=1):
        if line.startswith(";") or not line.strip():
            continue
        piece = line[1:-1]
        if len(line) < 3 or line[0] != '"' or line[-1] != '"':
            raise BadData(path, number, "a piece stands between quotation marks, alone on its line")
        if piece in pieces:
            raise BadData(path, number, f"the piece '{piece}' stands here twice")
        if len(pieces) == PIECES_MAX:
            raise BadData(path, number, f"there are more than {PIECES_MAX} pieces")
        pieces[piece] = number
    return pieces


def main():
    """Chooses the pieces anew. The packed words follow with `make content`."""
    from content import words
    data = ROOT / "data"
    try:
        pieces = words.fresh_pieces(words.all_entries(data))
    except BadData as bad:
        print(bad, file=sys.stderr)
        return 1
    (data / FILE).write_text(HEAD + "".join(f'"{piece}"\n' for piece in pieces), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
