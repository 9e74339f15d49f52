"""What the tests of a game's data share: a copy of data/GAME that a test edits, and what its compiler says then."""
import shutil
import subprocess
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
        return self.compiler.compile_content(self.data)[f"games/{self.game}.h"]

    def fits(self, expected):
        """What was edited reads like this, and the game's state and its packing have room for it."""
        compiled = self.compiled()
        self.assertIn(expected, compiled)
        header = self.data / "content" / "games" / f"{self.game}.h"
        header.parent.mkdir(parents=True)
        header.write_text(compiled, encoding="utf-8")
        built = subprocess.run(
            ["g++", "-std=c++17", "-DSEAGLASS_REASONS=1", "-fsyntax-only", "-x", "c++", f"-I{self.data}", "-Iinclude", "-Ilib", "-"],
            input=f'#include "games/{self.game}/rules/packing.cpp"\n'
                  f"template class seaglass::GameOf<seaglass::{self.game}::State>;\n",
            cwd=ROOT, capture_output=True, text=True)
        self.assertEqual(built.returncode, 0, built.stderr)

    def refused(self, file, old, new, reason, line=None):
        at = self.edit(file, old, new)
        with self.assertRaises(BadData) as refusal:
            self.compiled()
        said = str(refusal.exception)
        self.assertIn(f"{file}:{line or at}: ", said)
        self.assertIn(reason, said)
