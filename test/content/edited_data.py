"""What the tests of a game's data share: a copy of data/GAME that a test edits, and what its compiler says then."""
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from content import BadData  # noqa: E402  (the path above must come first)


class EditedData(unittest.TestCase):
    compiler = None  # the game's module in tools/content

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.game = self.compiler.__name__.split(".")[-1]
        self.data = Path(folder.name)
        shutil.copytree(ROOT / "data" / self.game, self.data / self.game)

    def edit(self, file, old, new):
        """Replaces text that must stand in the file exactly once; returns the line on which it stands."""
        path = self.data / self.game / file
        text = path.read_text(encoding="utf-8")
        self.assertEqual(text.count(old), 1, f"'{old}' in {file}")
        path.write_text(text.replace(old, new), encoding="utf-8")
        return text[:text.index(old)].count("\n") + 1

    def line_of(self, file, text):
        return self.edit(file, text, text)

    def compiled(self):
        return self.compiler.compile_content(self.data)[f"{self.game}.h"]

    def refused(self, file, old, new, reason, line=None):
        at = self.edit(file, old, new)
        with self.assertRaises(BadData) as refusal:
            self.compiled()
        said = str(refusal.exception)
        self.assertIn(f"{file}:{line or at}: ", said)
        self.assertIn(reason, said)
