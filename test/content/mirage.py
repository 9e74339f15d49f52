"""What somebody edits wrongly in data/mirage is refused where it stands; what they may edit changes the game."""
import unittest

from edited_data import EditedData
from content import mirage  # found by edited_data

TILES = "tiles.txt"
SUPPLIES = "supplies.txt"


class MirageData(EditedData):
    compiler = mirage

    def test_the_published_edition_compiles(self):
        compiled = self.compiled()
        self.assertIn("survey_tiles = 40", compiled)
        self.assertIn("coast_tiles = 10", compiled)

    # What may be changed.

    def test_there_can_be_more_camels(self):
        self.edit(SUPPLIES, "camels  7", "camels  8")
        self.fits("camels_each = 8")

    def test_a_region_can_score_more(self):
        self.edit(SUPPLIES, "region  2", "region  3")
        self.fits("points_for_a_region = 3")

    def test_types_can_be_uneven(self):
        self.edit(TILES, "1       dark    light  light    5", "1       dark    light  light    4")
        self.fits("survey_tiles = 39")

    def test_coasts_can_be_toned_otherwise(self):
        self.edit(TILES, "b         light  dark   dark   light    5", "b         dark   dark   light  light    5")
        self.fits("{{{true, true}, {false, false}}, 5}")

    # The tiles.

    def test_a_tone_that_is_none(self):
        self.refused(TILES, "6       light   dark   dark", "6       light   dark   grey", "'grey' is neither light nor dark")

    def test_two_types_alike(self):
        self.refused(TILES, "6       light   dark   dark ", "6       light   dark   light", "type 2 has the same tones")

    def test_a_type_out_of_order(self):
        self.refused(TILES, "3       dark    dark   light", "4       dark    dark   light",
                     "here [SURVEY] needs the line '3', not '4'")

    def test_a_type_that_is_missing(self):
        line = self.line_of(TILES, "6       light   dark   dark ")
        self.refused(TILES, "7       dark    dark   dark     5\n", "", "[SURVEY] lacks the line '7'", line)

    def test_a_type_too_many(self):
        line = self.line_of(TILES, "7       dark    dark   dark     5")
        self.refused(TILES, "7       dark    dark   dark     5", "7 dark dark dark 5\n8 dark dark dark 5",
                     "[SURVEY] has only the lines", line + 1)

    def test_more_tiles_of_a_type_than_are_counted(self):
        self.refused(TILES, "5       dark    light  dark     5", "5       dark    light  dark    16",
                     "16 is not between 0 and 15")

    def test_more_survey_tiles_than_there_is_room_for(self):
        line = self.line_of(TILES, "7       dark    dark   dark     5")
        self.refused(TILES, "5       dark    light  dark     5", "5       dark    light  dark     6",
                     "41 survey tiles: there is room for 40", line)

    def test_more_coasts_than_there_is_room_for(self):
        self.refused(TILES, "b         light  dark   dark   light    5", "b         light  dark   dark   light    6",
                     "11 coast tiles: there is room for 10")

    def test_more_coasts_than_uniform_tiles_bring(self):
        line = self.line_of(TILES, "a         light  light")
        self.refused(TILES, "7       dark    dark   dark     5", "7       dark    dark   dark     4", "9 uniform", line)

    def test_a_column_too_many(self):
        self.refused(TILES, "a         light  light  dark   dark     5", "a  light  light  dark  dark  5 5",
                     "[COAST] lines have 6 columns, not 7")

    # The supplies.

    def test_a_supply_by_another_name(self):
        self.refused(SUPPLIES, "ships   7", "boats   7", "here [PLAYER] needs the line 'ships', not 'boats'")

    def test_four_tents(self):
        self.refused(SUPPLIES, "tents   3", "tents   4", "4 tents: the tour knows up to 3")

    def test_a_number_that_is_none(self):
        self.refused(SUPPLIES, "red     4", "red     four", "'four' is not a whole number")

    def test_a_number_of_players_that_is_missing(self):
        line = self.line_of(SUPPLIES, "3           1")
        self.refused(SUPPLIES, "4           0\n", "", "[SET-ASIDE] lacks the line '4'", line)

    def test_a_section_that_is_missing(self):
        self.refused(SUPPLIES, "[TREES]", "[PALMS]", "section [TREES] is missing", 1)


if __name__ == "__main__":
    unittest.main()
