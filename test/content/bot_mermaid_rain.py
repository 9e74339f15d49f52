"""What somebody edits wrongly in data/bots/mermaid_rain.txt is refused where it stands."""
import shutil
import tempfile
import unittest
from pathlib import Path

from edited_data import ROOT, EditedData
from content import BadData, bot_mermaid_rain  # found by edited_data

FILE = "mermaid_rain.txt"


class RainsBots(EditedData):
    compiler = bot_mermaid_rain

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data, self.game = Path(folder.name), "bots"
        shutil.copytree(ROOT / "data" / "bots", self.data / "bots")

    def compiled(self):
        return bot_mermaid_rain.compile_content(self.data)["games/mermaid_rain_bot.h"]

    def test_what_was_learnt_compiles(self):
        self.assertIn("worth_of_melds[] = {", self.compiled())

    def test_a_meld_that_there_is_not(self):
        self.refused(FILE, "octopus ", "squid ", "a meld and what it is worth expected")

    def test_a_hand_whose_largest_number_is_not_first(self):
        self.refused(FILE, "\n2 1 0 ", "\n1 2 0 ", "the largest first", line=self.line_of(FILE, "\n2 1 0 ") + 1)

    def test_a_hand_that_is_missing(self):
        self.edit(FILE, "\n7 0 0 ", "\n; 7 0 0 ")
        with self.assertRaises(BadData):
            self.compiled()


if __name__ == "__main__":
    unittest.main()
