"""What is wrong in data/art is refused where it stands; old or retouched tables are noticed; coding loses nothing."""
import random
import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from content import BadData, _runs, art  # noqa: E402  (the path above must come first)
from content._palette import chosen  # noqa: E402
from content._picture import coded_anew  # noqa: E402
from content._runs import STAY, coded  # noqa: E402


class Art(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        shutil.copytree(ROOT / "data" / "art", self.root / "data" / "art")
        shutil.copytree(ROOT / "lib" / "content", self.root / "lib" / "content")

    def edit(self, path, old, new):
        """Replaces text that stands in the file exactly once; returns its line."""
        text = path.read_text(encoding="utf-8")
        self.assertEqual(text.count(old), 1, f"'{old}' in {path.name}")
        path.write_text(text.replace(old, new), encoding="utf-8")
        return text[:text.index(old)].count("\n") + 1

    def compiled(self):
        return art.compile_content(self.root / "data")

    def refused(self, file, old, new, reason):
        line = self.edit(self.root / "data" / "art" / file, old, new)
        with self.assertRaises(BadData) as refusal:
            self.compiled()
        self.assertIn(f"{file}:{line}: ", str(refusal.exception))
        self.assertIn(reason, str(refusal.exception))

    def test_unchanged_pictures_need_no_rendering(self):
        for name, text in self.compiled().items():
            self.assertEqual(text, (ROOT / "lib" / "content" / name).read_text(encoding="utf-8"), name)

    def rendering(self):
        """Renders as one flat colour from now on. Returns the list that the rendered pictures are put into."""
        rendered = []

        def flat(picture, svg):
            rendered.append(picture.name)
            return [[(0, 0, 0, 255)] * picture.width] * picture.height

        patch = mock.patch.object(art, "render", flat)
        patch.start()
        self.addCleanup(patch.stop)
        return rendered

    def few_pictures(self):
        """Leaves one image and two sprites of the list, one of which has two sizes."""
        (self.root / "data" / "art" / "pictures.txt").write_text(
            "[IMAGES]\nrain_sea 84 96 14\n[SPRITES]\nclock 18 18 16\naxolotl 24 24 24\naxolotl 56 56 32\n")

    def test_a_changed_svg_is_rendered_and_no_other(self):
        rendered = self.rendering()
        before = self.compiled()
        self.assertEqual(rendered, [])
        self.edit(self.root / "data" / "art" / "whale.svg", "</svg>", "<g/></svg>")
        now = self.compiled()
        self.assertEqual(set(rendered), {"whale_24", "whale_56", "whale_15"})
        self.assertEqual({name for name in now if now[name] != before[name]}, {f"art_{name}.cpp" for name in rendered})

    def test_a_picture_whose_tables_are_gone_is_rendered(self):
        rendered = self.rendering()
        (self.root / "lib" / "content" / "art_clock.cpp").unlink()
        self.compiled()
        self.assertEqual(set(rendered), {"clock"})

    def test_other_coders_code_the_same_pixels_without_rendering(self):
        self.few_pictures()
        rendered = self.rendering()
        before = self.compiled()
        with mock.patch.object(art, "coders", lambda: "0123456789abcdef"), mock.patch.object(_runs, "FEWEST_USES", 1000):
            now = self.compiled()
        self.assertEqual(rendered, [])
        for name in before:
            self.assertNotEqual(now[name], before[name], name)
        for picture in art.listed(self.root / "data" / "art" / "pictures.txt"):
            name = f"art_{picture.name}.cpp"
            self.assertEqual(pixels(now[name], picture.width), pixels(before[name], picture.width), name)

    def test_tables_are_what_the_coders_make_of_their_pixels(self):
        self.few_pictures()
        for picture in art.listed(self.root / "data" / "art" / "pictures.txt"):
            text = (self.root / "lib" / "content" / f"art_{picture.name}.cpp").read_text(encoding="utf-8")
            self.assertEqual(art.source(picture, coded_anew(text, picture.width)), text, picture.name)

    def test_a_changed_svg_makes_its_tables_old(self):
        before = art.listed(self.root / "data" / "art" / "pictures.txt")[0].fingerprint()
        self.edit(self.root / "data" / "art" / "mermaid_rain.svg", "<title>Mermaid Rain</title>", "<title>R</title>")
        after = art.listed(self.root / "data" / "art" / "pictures.txt")[0]
        self.assertNotEqual(before, after.fingerprint())
        self.assertIsNone(art.kept(self.root / "lib" / "content" / "art_mermaid_rain.cpp", after))

    def test_retouched_tables_are_noticed(self):
        path = self.root / "lib" / "content" / "art_clock.cpp"
        picture = next(p for p in art.listed(self.root / "data" / "art" / "pictures.txt") if p.name == "clock")
        self.assertIsNotNone(art.kept(path, picture))
        self.edit(path, "const Sprite clock", "const  Sprite clock")
        self.assertIsNone(art.kept(path, picture))

    def test_a_picture_without_svg_is_refused(self):
        self.refused("pictures.txt", "clock      18 18 16", "klock      18 18 16", "there is no klock.svg")

    def test_too_many_colours_are_refused(self):
        self.refused("pictures.txt", "mirage         320 240 48", "mirage  320 240 300", "300 is not between 2 and 191")

    def test_a_picture_too_large_is_refused(self):
        self.refused("pictures.txt", "gear       18 18 16", "gear  18 600 16", "600 is not between 1 and 512")

    def test_a_distorted_size_is_refused_at_the_svg(self):
        self.edit(self.root / "data" / "art" / "pictures.txt", "gear       18 18 16", "gear 18 20 16")
        self.refused("gear.svg", 'viewBox="0 0 18 18"', 'viewBox="0 0 18 18" ', "not in proportion")

    def test_broken_xml_is_refused(self):
        self.refused("whale.svg", "</svg>", "</g>", "mismatched tag")

    def test_a_gradient_is_refused(self):
        self.refused("shell.svg", "<title>Shell</title>", "<linearGradient/>", "draw it with flat shapes")

    def test_an_unknown_section_is_refused(self):
        path = self.root / "data" / "art" / "pictures.txt"
        self.edit(path, "[SPRITES] ; name  width height colours", "[SPIRITS]")
        with self.assertRaisesRegex(BadData, r"\[SPIRITS\] is none of"):
            self.compiled()


def decoded(codes, start, width):
    """What lib/content/image.h says, once more."""
    colours, first_block, first_long = codes[0], codes[1], 256 - (codes[0] + 4) // 4
    row = []
    while len(row) < width:
        number = codes[start]
        start += 1
        if number < colours:
            row.append(number)
        elif number < first_block:
            length, colour = codes[2 + 2 * (number - colours):][:2]
            row += [colour] * (length + 1)
        elif number < first_long:
            count = number - first_block + 3
            row += codes[start:start + count]
            start += count
        else:
            row += [(number - first_long) * 4 + codes[start] // 64] * (codes[start] % 64 + 1)
            start += 1
    return [STAY if pixel == colours else pixel for pixel in row]


def pixels(text, width):
    """The colours of a picture's tables, row by row."""
    def numbers(name):
        table = re.search(rf" {name}\[\] = {{(.*?)}};", text, re.DOTALL).group(1)
        return [int(number) for number in re.findall(r"\d+", table)]

    name, parts = ("swatches", 3) if " swatches[]" in text else ("colors", 1)
    values, codes = numbers(name), bytes(numbers("codes"))
    return [[pixel if pixel is STAY else values[parts * pixel:parts * (pixel + 1)] for pixel in decoded(codes, start, width)]
            for start in numbers("rows")]


class Coding(unittest.TestCase):
    def rows(self, dice, colours, count):
        for _ in range(count):
            row = []
            while len(row) < 320:
                row += [dice.choice([STAY, 0, 1, 2, colours - 1])] * dice.choice([1, 1, 2, 3, 70, 200])
            yield row[:320]

    def test_every_row_comes_back_as_it_was(self):
        dice = random.Random(4)
        for colours in (3, 16, 90, art.COLOURS_MAX):
            rows = list(self.rows(dice, colours, 60))
            starts, codes = coded(rows, colours)
            for row, start in zip(rows, starts):
                self.assertEqual(decoded(codes, start, 320), row)

    def test_noise_comes_back_as_it_was(self):
        dice = random.Random(5)
        rows = [[dice.randrange(art.COLOURS_MAX) for _ in range(100)] for _ in range(20)]
        starts, codes = coded(rows, art.COLOURS_MAX)
        for row, start in zip(rows, starts):
            self.assertEqual(decoded(codes, start, 100), row)

    def test_runs_that_are_needed_often_become_one_byte(self):
        rows = [[colour] * 7 + [0] * length for colour in (1, 2) for length in range(8, 20)]
        starts, codes = coded(rows, 3)
        self.assertEqual(list(codes[:6]), [3, 5, 6, 1, 6, 2])
        self.assertEqual(starts[1] - starts[0], 3)

    def test_rows_that_look_alike_share_their_codes(self):
        starts, codes = coded([[1, 1, 1], [2, 2, 2], [1, 1, 1]], 3)
        self.assertEqual(starts[2], starts[0])
        self.assertEqual(len(codes), starts[1] + 2)

    def test_flat_areas_keep_their_colour(self):
        counts = {0: 5000, 100: 4000, 50: 3, 49: 2, 4: 10}
        self.assertEqual(chosen(counts, lambda value: (value,), 3), {0: 0, 100: 100, 50: 50, 49: 50, 4: 0})


if __name__ == "__main__":
    unittest.main()
