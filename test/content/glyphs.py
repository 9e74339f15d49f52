"""What is wrong in data/glyphs is refused where it stands, and then nothing is written; every glyph comes out of the
tables as the pen drew it."""
import random
import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from content import BadData, _strokes, glyphs  # noqa: E402  (the path above must come first)


def decoded(strokes, codes, width, height):
    """A glyph's rows, read as lib/content/font.h describes them; `codes` is an iterator over its bytes."""
    rows = []
    while len(rows) < height:
        code = next(codes)
        if code < _strokes.REPEATS:
            rows += [rows[-1]] * (code + 1)
            continue
        row = []
        while True:
            skipped, first, full, last = strokes[code - _strokes.REPEATS]
            row += [0] * skipped + [first] + [15] * full + [last] * (last > 0)
            if len(row) >= width:
                break
            code = next(codes)
        assert not any(row[width:])
        rows.append(tuple(row[:width]))
    assert len(rows) == height
    return tuple(rows)


def numbers(text, name):
    return [int(n) for n in re.findall(r"-?\d+", re.search(rf" {name}\[[^=]*= {{(.*?)\n}};", text, re.DOTALL).group(1))]


class Glyphs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = Path(folder.name)
        shutil.copytree(ROOT / "data" / "glyphs", self.data / "glyphs")

    def refused(self, file, old, new, reason, line_of=None):
        """Replaces text that stands in the file exactly once."""
        path = self.data / "glyphs" / file
        text = path.read_text(encoding="utf-8")
        self.assertEqual(text.count(old), 1, f"'{old}' in {file}")
        text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
        with self.assertRaises(BadData) as refusal:
            glyphs.compile_content(self.data)
        self.assertIn(reason, str(refusal.exception))
        if line_of is not None:
            line = text[:text.index(line_of)].count("\n") + 1
            self.assertIn(f"{file}:{line}: ", str(refusal.exception))

    def test_a_stroke_that_takes_an_unknown_step_is_refused(self):
        self.refused("letters.txt", "stroke 0 8 line 5 8 line 0 0", "stroke 0 8 jump 5 8 line 0 0", "'jump' is no step",
                     "stroke 0 8 jump")

    def test_a_step_without_its_point_is_refused(self):
        self.refused("letters.txt", "line 0 0 line 5.2 0", "line 0 0 line 5.2", "lacks a point", "line 0 0 line 5.2")

    def test_what_is_not_a_number_is_refused(self):
        self.refused("marks.txt", "dot -1.7 0.6", "dot left 0.6", "'left' is not a number", "dot left")

    def test_sides_that_do_not_exist_are_refused(self):
        self.refused("letters.txt", "[g]\nsides round straight", "[g]\nsides bent straight", "'bent' is not a number",
                     "sides bent")

    def test_a_letter_drawn_twice_is_refused(self):
        self.refused("letters.txt", "[z]\n", "[y]\n", "stands here twice", "[y]\nsides open open\nstroke 0 8 line 5 8")

    def test_a_letter_in_both_files_is_refused(self):
        self.refused("figures.txt", "[±]\n", "[z]\n", "[z] is in letters.txt too")

    def test_a_name_of_several_letters_is_refused(self):
        self.refused("figures.txt", "[€]\n", "[euro]\n", "neither one character nor a name that is known")

    def test_an_accent_without_its_letter_is_refused(self):
        self.refused("accents.txt", "à a grave", "à aa grave", "there is no letter [aa]", "à aa grave")

    def test_an_accent_without_its_mark_is_refused(self):
        self.refused("accents.txt", "ñ n tilde", "ñ n wave", "there is no mark [wave]", "ñ n wave")

    def test_an_ascii_character_that_is_missing_is_refused(self):
        self.refused("figures.txt", "[~]\n", "[¬]\n", "there is no '~'")

    def test_a_size_that_says_too_little_is_refused(self):
        self.refused("sizes.txt", "cap 22\n", "", "[title] does not say cap")

    def test_a_pair_of_unknown_classes_is_refused(self):
        self.refused("kerning.txt", "K slope -0.6", "K slip -0.6", "wants a class", "K slip")

    def test_a_letter_in_two_classes_is_refused(self):
        self.refused("kerning.txt", "V V W\nY Y\nA A\n", "V V W\nY Y V\nA A\n", "in two classes", "Y Y V")

    def test_no_two_characters_share_a_code(self):
        text = glyphs.compile_content(self.data)["glyphs.cpp"]
        table = text[text.index("const Character characters"):text.index("const int character_count")]
        codes = [int(line.split("{")[1].split(",")[0]) for line in table.splitlines()[1:] if "{" in line]
        self.assertEqual(codes, sorted(set(codes)))
        self.assertEqual(codes[:95], list(range(32, 127)))

    def test_every_glyph_comes_out_of_the_tables_as_the_pen_drew_it(self):
        text = glyphs.compile_content(self.data)["glyphs.cpp"]
        bits = numbers(text, "strokes")[_strokes.REPEATS:]
        strokes = [(n & 15, n >> 4 & 15, n >> 8 & 15, n >> 12) for n in bits]
        folder = self.data / "glyphs"
        shapes = {**glyphs.read_glyphs(folder / "letters.txt"), **glyphs.read_glyphs(folder / "figures.txt")}
        marks = glyphs.read_glyphs(folder / "marks.txt")
        accents = glyphs.read_accents(folder / "accents.txt", shapes, marks)
        for size in glyphs.read_sizes(folder / "sizes.txt"):
            codes, table = bytes(numbers(text, f"{size.name}_codes")), numbers(text, f"{size.name}_glyphs")
            placed = glyphs.place_all(shapes, marks, accents, size)
            self.assertEqual(len(table), 6 * len(placed))
            for i, each in enumerate(placed):
                begin, width, height = table[6 * i:6 * i + 3]
                self.assertEqual(decoded(strokes, iter(codes[begin:]), width, height), glyphs.rows_of(each))

    def test_any_rows_can_be_packed(self):
        chance = random.Random(1)
        glyphs_drawn = []
        for width in (1, 2, 15, 16, 17, 31, 32, 33, 64):
            for rows in (1, 3, 16, 40):
                few = [tuple(chance.choice((0, 0, 15, 15, chance.randrange(16))) for _ in range(width)) for _ in range(4)]
                few += [(0,) * width, (15,) * width]
                glyphs_drawn.append(tuple(chance.choice(few) for _ in range(rows)))
            glyphs_drawn += [((0,) * width,) * 40, ((15,) * width,) * 17]
        strokes, packed = _strokes.pack(tuple(glyphs_drawn))
        self.assertLessEqual(len(strokes), _strokes.STROKES)
        for drawn, codes in zip(glyphs_drawn, packed):
            self.assertEqual(decoded(strokes, iter(codes), len(drawn[0]), len(drawn)), drawn)


if __name__ == "__main__":
    unittest.main()
