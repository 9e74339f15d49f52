"""What somebody edits wrongly in data/mermaid_rain is refused where it stands; what they may edit changes the game."""
import unittest

from edited_data import EditedData
from content import mermaid_rain  # found by edited_data


class MermaidRainData(EditedData):
    compiler = mermaid_rain

    def test_the_published_edition_compiles(self):
        self.assertIn("hex_count = 182", self.compiled())

    # What may be changed.

    def test_a_bonus_can_be_changed(self):
        self.edit("cards.txt", "points 7", "points 8")
        self.fits("{{4, 0, 0}, Bonus::points, 8}")

    def test_there_can_be_more_cards(self):
        self.edit("cards.txt", "24      24     24", "25      25     25")
        self.fits("card_count = 75")

    def test_three_of_a_kind_can_bring_a_token(self):
        self.edit("cards.txt", "3 0 0  points 4", "3 0 0  token")
        self.fits("{{3, 0, 0}, Bonus::token, 0}")

    def test_a_treasure_can_bring_more(self):
        self.edit("treasure.txt", "gained    2", "gained    9")
        self.fits("points_gained = 9")

    def test_there_can_be_more_tokens(self):
        self.edit("treasure.txt", "12     12     15      15     18", "14     14     17      17     22")
        self.fits("token_count = 84")

    def test_a_tile_can_be_made_light(self):
        self.edit("surf.txt", " 9  curved      mermaid  dark", " 9  curved      mermaid  light")
        self.fits("{0, 3, false}")

    def test_there_can_be_more_undercurrents(self):
        last = "8  0/1/1/1  1/1/1/1  1/1/2/1  1/1/2/2"
        self.edit("surf.txt", last, f"{last}\n9{last[1:]}")
        self.fits("undercurrent_count = 9")

    def test_a_rock_can_be_taken_away(self):
        self.edit("ocean.txt", "I7  ..  W8  ..  ##", "I7  ..  W8  ..  ..")
        self.fits("{11, 2, Ground::ocean, 0, false}")

    # The ocean.

    def test_a_cell_that_is_none(self):
        self.refused("ocean.txt", "Cb", "??", "'??' is no cell")

    def test_a_row_with_a_hex_too_few(self):
        self.refused("ocean.txt", "s5", "", "row 3 has 15 cells, not 16")

    def test_rows_out_of_order(self):
        self.refused("ocean.txt", " 7    s6", " 8    s6", "row 7 expected")

    def test_a_treasure_space_twice_on_the_map(self):
        self.refused("ocean.txt", "Ic", "Ib", "treasure space 11 stands here a second time")

    def test_a_treasure_space_missing_on_the_map(self):
        line = self.line_of("ocean.txt", "[MAP]") + 1
        self.refused("ocean.txt", "Ic", "..", "there is no treasure space 12", line)

    def test_a_start_missing_on_the_map(self):
        line = self.line_of("ocean.txt", "[MAP]") + 1
        self.refused("ocean.txt", "s5", ",,", "there is no starting space 5", line)

    def test_too_few_starts_for_six(self):
        line = self.line_of("ocean.txt", "[MAP]") + 1
        self.edit("ocean.txt", "s7", ",,")
        self.edit("ocean.txt", "s6", ",,")
        self.refused("ocean.txt", "s5", ",,", "5 starting spaces, 4 of them inner, are too few", line)

    def test_outer_ocean_in_the_middle(self):
        self.refused("ocean.txt", "Cb  ..", "Cb  ,,", "must not be outer area")

    def test_inner_ocean_at_the_edge(self):
        self.refused("ocean.txt", "s4  ,,", "s4  ..", "must be outer area")

    def test_a_treasure_not_listed(self):
        self.refused("ocean.txt", "20   0/2  0/2  0/2  0/2\n", "", "treasure space 20 is missing",
                     self.line_of("ocean.txt", " 0   0/0  2/0"))

    def test_a_treasure_listed_twice(self):
        self.refused("ocean.txt", "20   0/2", "19   0/2", "treasure space 19 is listed twice")

    def test_one_token_on_a_space(self):
        self.refused("ocean.txt", "20   0/2", "20   0/1", "1 tokens on space 20 with 3 players, not 2")

    def test_tokens_in_the_outer_area_with_three_players(self):
        self.refused("ocean.txt", " 0   0/0", " 0   0/2", "2 tokens on space 0 with 3 players, not 0")

    def test_counts_that_are_no_numbers(self):
        self.refused("ocean.txt", "20   0/2", "20   0/x", "'x' is not a whole number")

    def test_a_start_away_from_the_edge(self):
        self.edit("ocean.txt", "..  S3  ..", "..  ..  ..")
        self.refused("ocean.txt", "..  ..  In", "S3  ..  In", "starting space 3 is not at the edge")

    def test_a_start_that_touches_a_treasure(self):
        self.edit("ocean.txt", "..  S3  ..", "..  ..  ..")
        self.refused("ocean.txt", "Cq  ..", "Cq  S3", "starting space 3 touches a treasure")

    def test_treasures_that_touch(self):
        self.edit("ocean.txt", "Cb  ..", "..  ..")
        self.refused("ocean.txt", "I7  ..", "I7  Cb", "treasure space 7 touches another")

    def test_a_card_that_enters_too_few_spaces(self):
        line = self.line_of("ocean.txt", "[MAP]") + 1
        self.refused("ocean.txt", "Wi", "Ii", "the cards enter unequally many spaces", line)

    def test_an_unknown_card_of_entry(self):
        self.refused("ocean.txt", "wreck   dolphin", "wreck   whale", "expected: a letter")

    def test_an_ocean_in_two_parts(self):
        line = self.line_of("ocean.txt", "[MAP]") + 1
        self.refused("ocean.txt", "##  ##  ..  ..  ##  ##  ..  ..  ##  ##", "##  ##  ##  ##  ##  ##  ##  ##  ##  ##",
                     "the inner area: the open ocean falls into parts", line)

    def test_a_treasure_walled_in(self):
        self.edit("ocean.txt", "..  ..  C1  ..  ..", "..  ##  C1  ##  ..")
        line = self.line_of("ocean.txt", "C1  ##")
        self.refused("ocean.txt", "W4  ..  ..  ..  ..  ..", "W4  ..  ..  ..  ##  ..", "borders fewer than 3 hexes", line)

    def test_a_start_far_from_every_treasure(self):
        line = self.line_of("ocean.txt", "..  S0  ..")
        self.edit("ocean.txt", "W4", "..")
        self.refused("ocean.txt", "Cb  ..  ..  ..  Ic", "Cb  ..  W4  ..  Ic", "lie behind 2 and 2 hexes, not 1", line)

    def test_a_section_that_is_missing(self):
        self.refused("ocean.txt", "[ENTRY]\n", "[ENTRIES]\n", "no section [ENTRY]", 1)

    # The surf.

    def test_a_shape_that_is_none(self):
        self.refused("surf.txt", " 9  curved", " 9  curly", "'curly' is none of curved")

    def test_a_hue_that_is_none(self):
        self.refused("surf.txt", " 9  curved      mermaid  dark", " 9  curved      mermaid  dim", "'dim' is none of")

    def test_tiles_out_of_order(self):
        self.refused("surf.txt", " 9  curved", "10  curved", "tile 9 expected")

    def test_tiles_of_a_shape_that_do_not_stand_together(self):
        line = self.line_of("surf.txt", " 0  curved      dolphin")
        self.edit("surf.txt", "28  short ", "28  curved")
        self.refused("surf.txt", " 2  curved ", " 2  short  ", "must stand together", line)

    def test_more_dolphins_than_gulls(self):
        line = self.line_of("surf.txt", " 0  curved      dolphin")
        self.refused("surf.txt", "21  long        gull", "21  long        dolphin", "unequally many", line)

    def test_more_rotations_than_a_shape_has(self):
        self.refused("surf.txt", "triangular   2", "triangular   3", "are not all its footprints")

    def test_fewer_rotations_than_a_shape_has(self):
        self.refused("surf.txt", "long         3", "long         2", "are not all its footprints")

    def test_a_shape_with_a_turn_too_many(self):
        self.refused("surf.txt", "2          0 1", "2          0 1 2", "one or two turns")

    def test_an_undercurrent_that_shows_too_few_tiles(self):
        self.refused("surf.txt", "4  1/0/2/0  1/0/2/1", "4  1/0/2/0  1/0/1/1", "shows 3 tiles, not 4")

    def test_an_undercurrent_that_could_run_short(self):
        self.refused("surf.txt", "2/2/1/1\n", "0/5/0/1\n", "5 triangular tiles may not be left")

    def test_an_undercurrent_whose_columns_do_not_grow(self):
        self.refused("surf.txt", "8  0/1/1/1", "8  0/2/1/0", "a column for more players")

    def test_too_few_undercurrents(self):
        line = self.line_of("surf.txt", "1  1/0/1/1")
        for card in ("5  1/1/0/1  1/1/1/1  1/2/1/1  1/2/1/2\n", "6  0/1/1/1  1/1/1/1  1/1/1/2  1/2/1/2\n",
                     "7  1/1/0/1  1/1/1/1  2/1/1/1  2/2/1/1\n"):
            self.edit("surf.txt", card, "")
        self.refused("surf.txt", "8  0/1/1/1  1/1/1/1  1/1/2/1  1/1/2/2\n", "", "4 cards are too few", line)

    # The treasure.

    def test_more_tokens_face_up_than_places(self):
        self.refused("treasure.txt", "3     3      3      4       4      4", "3     3      3      4       4      5",
                     "19 tokens face-up, but the ocean has 18 places")

    def test_more_tokens_of_a_type_face_up_than_there_are(self):
        self.refused("treasure.txt", "6     6      7      9       9     11", "6     6      1      9       7     19",
                     "more tokens of a type face-up than there are")

    def test_more_tokens_than_can_be_counted(self):
        self.refused("treasure.txt", "12     12     15      15     18", "51     51     51      51     52",
                     "256 tokens: there is room for 255")

    def test_too_few_tokens_for_the_ocean(self):
        line = self.line_of("treasure.txt", "4     4      4")
        self.refused("treasure.txt", "12     12     15      15     18", "12     12     11      9     11",
                     "56 tokens on the ocean, but there are 55", line)

    def test_no_face_up_tokens_for_five(self):
        line = self.line_of("treasure.txt", "3     3      3      4")
        self.refused("treasure.txt", "5     6      6      7       7     10\n", "", "no line for 5 players", line)

    def test_a_second_place_that_beats_the_first(self):
        self.refused("treasure.txt", "12 6 4 2 0 0", "6 12 4 2 0 0", "a better place")

    def test_points_left_out(self):
        line = self.line_of("treasure.txt", "gained    2")
        self.refused("treasure.txt", "alone     3", "", "expected: gained, tribute, alone", line)

    # The cards.

    def test_a_deck_that_could_run_out(self):
        self.refused("cards.txt", "24      24     24", "18      18     18", "54 cards are not more than all hands")

    def test_unequal_cards(self):
        self.refused("cards.txt", "24      24     24", "24      25     24", "equally frequent")

    def test_melds_out_of_order(self):
        self.refused("cards.txt", "  7     mermaid_squall", "  6     mermaid_squall", "expected the melds from 8 to 1")

    def test_a_bonus_that_is_none(self):
        self.refused("cards.txt", "5 0 0  warp", "5 0 0  wrap", "'wrap' is none of")

    def test_a_bonus_of_points_without_points(self):
        self.refused("cards.txt", "points 7", "points", "are followed by how many")

    def test_a_pair_that_warps(self):
        self.refused("cards.txt", "2 0 0  points 1", "2 0 0  warp", "a warp brings treasure")

    def test_a_pair_that_brings_a_token(self):
        self.refused("cards.txt", "1 1 0  nothing", "1 1 0  token", "a token brings treasure")

    def test_a_meld_that_needs_too_much(self):
        self.refused("cards.txt", "3 2 0  token", "3 3 0  token", "a meld needs from 1 to 5 cards")

    def test_a_meld_without_a_rank(self):
        line = self.line_of("cards.txt", "  8     mermaid_rain")
        self.refused("cards.txt", "1 1 0  nothing", "1 1 1  nothing", "the meld (1, 1, 0) would have no rank", line)


if __name__ == "__main__":
    unittest.main()
