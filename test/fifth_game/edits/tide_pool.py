"""What somebody edits wrongly in data/tide_pool is refused where it stands; what they may edit changes the game."""
import unittest

from edited_data import EditedData
from content import tide_pool  # found by edited_data

POOL = "pool.txt"


class TidePoolData(EditedData):
    compiler = tide_pool

    def test_there_can_be_more_pebbles(self):
        self.edit(POOL, "24              3", "33              3")
        self.fits("pebble_count = 33")

    def test_there_can_be_fewer_cards(self):
        self.edit(POOL, "\n7\n8", "\n7")
        self.fits("card_count = 7")

    def test_a_pool_that_a_byte_cannot_count(self):
        self.refused(POOL, "24              3", "300             3", "300 is not between 1 and 60")

    def test_a_card_that_is_left_out(self):
        self.refused(POOL, "\n3\n4", "\n4", "cards are listed from 1 upwards", line=11)

    def test_a_second_line_of_pebbles(self):
        self.refused(POOL, "24              3", "24 3\n24 3", "[PEBBLES] is one line", line=6)


if __name__ == "__main__":
    unittest.main()
