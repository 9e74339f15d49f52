"""What somebody edits wrongly in data/mermaid_beach is refused where it stands; what they may edit changes the game."""
import unittest

from edited_data import EditedData
from content import mermaid_beach  # found by edited_data

CARDS = "cards.txt"


class MermaidBeachData(EditedData):
    compiler = mermaid_beach

    def test_the_published_edition_compiles(self):
        self.assertIn("kind_count = 13", self.compiled())

    # What may be changed.

    def test_there_can_be_fewer_suns(self):
        self.edit(CARDS, "sun            4      4", "sun            2      2")
        self.fits("beach_cards[kind_count] = {2, 4, 4")

    def test_there_can_be_more_shells(self):
        self.edit(CARDS, "4          5", "4          7")
        self.fits("{5, 5, 5, 7}")

    # The cards.

    def test_a_kind_that_stands_there_twice(self):
        self.refused(CARDS, "umbrella       4", "sun            4", "sun stands here twice")

    def test_an_item_without_its_pair(self):
        self.refused(CARDS, "sun            4      4", "sun            3      2", "can't be paired off")

    def test_two_monsters(self):
        self.refused(CARDS, "monster        1", "monster        2", "there is one Sea Monster")

    def test_a_number_of_players_without_a_hand(self):
        line = self.line_of(CARDS, "2           7")
        self.refused(CARDS, "5           5\n", "", "[DEAL] needs a line for 2, 3, 4 and 5 players", line)


if __name__ == "__main__":
    unittest.main()
