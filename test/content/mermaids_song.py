"""What somebody edits wrongly in data/mermaids_song is refused where it stands; what they may edit changes the game."""
import unittest

from edited_data import EditedData
from content import mermaids_song  # found by edited_data

CARDS = "cards.txt"


class MermaidsSongData(EditedData):
    compiler = mermaids_song

    def test_the_published_edition_compiles(self):
        self.assertIn("deck_cards[kind_count] = {15, 8, 8, 6, 8, 8, 6, 1, 1}", self.compiled())

    # What may be changed.

    def test_there_can_be_more_songs(self):
        self.edit(CARDS, "song3         6", "song3         7")
        self.fits("{15, 8, 8, 7, 8, 8, 6, 1, 1}")

    def test_there_can_be_songs_of_a_higher_value(self):
        self.edit(CARDS, "song3         6", "song3         6\nsong4         2")
        self.edit(CARDS, "silence3      6", "silence3      6\nsilence4      2")
        self.assertIn("song_values = 4", self.compiled())

    def test_a_game_can_be_shorter(self):
        self.edit(CARDS, "20              14\n6", "18              12\n6")
        self.fits("targets[7] = {0, 0, 0, 35, 25, 18, 20}")

    def test_creatures_can_be_rated_otherwise(self):
        self.edit(CARDS, "9             4", "10            4")
        self.fits("creature_ratings[creature_kinds] = {4, 5, 6, 7, 10}")

    # The deck.

    def test_kinds_out_of_order(self):
        self.edit(CARDS, "song2         8\n", "")
        self.refused(CARDS, "song1         8", "song2         8\nsong1         8", "'song2' stands here")

    def test_a_kind_that_is_none(self):
        self.refused(CARDS, "kraken        1", "squid         1", "'squid' stands here")

    def test_a_song_without_its_silence(self):
        self.refused(CARDS, "silence3      6\nkraken", "kraken", "'kraken' stands here")

    def test_a_kind_too_many(self):
        line = self.line_of(CARDS, "treasure      1")
        self.refused(CARDS, "treasure      1", "treasure      1\ntreasure      1", "'treasure' stands here", line + 1)

    def test_a_kind_that_is_missing(self):
        line = self.line_of(CARDS, "kraken        1")
        self.refused(CARDS, "treasure      1\n", "", "after this treasure is missing", line)

    def test_no_songs(self):
        line = self.line_of(CARDS, "mermaid      15")
        for value, count in ((1, 8), (2, 8), (3, 6)):
            self.edit(CARDS, f"song{value}         {count}\n", "")
        self.refused(CARDS, "mermaid      15", "mermaid      15", "there is no Song", line)

    def test_two_krakens(self):
        self.refused(CARDS, "kraken        1", "kraken        2", "2 is not between 1 and 1")

    def test_more_cards_of_a_kind_than_are_counted(self):
        self.refused(CARDS, "silence1      8", "silence1     16", "16 is not between 1 and 15")

    def test_a_column_too_many(self):
        self.refused(CARDS, "silence1      8", "silence1      8  8", "[DECK] lines have 2 columns, not 3")

    # The creatures.

    def test_creatures_out_of_order(self):
        self.refused(CARDS, "6             6", "3             6", "from the lowest rating upwards")

    def test_a_rating_that_is_no_number(self):
        self.refused(CARDS, "7             5", "seven         5", "'seven' is not a whole number")

    def test_creatures_that_could_run_out(self):
        self.refused(CARDS, "6             0                 20", "6             0                 27",
                     "6 players up to 27 points can need 32 creatures")

    # The players.

    def test_a_number_of_players_missing(self):
        line = self.line_of(CARDS, "3             7")
        self.refused(CARDS, "5             1                 20              14\n", "", "needs a line for", line)

    def test_a_number_of_players_twice(self):
        self.refused(CARDS, "4             4                 25", "3             4                 25",
                     "3 players stand here twice")

    def test_too_many_players(self):
        self.refused(CARDS, "6             0 ", "7             0 ", "7 is not between 3 and 6")

    def test_too_few_mermaids_left(self):
        self.refused(CARDS, "5             1 ", "5            11 ", "4 mermaids are left, too few for 5 players")

    def test_a_short_game_that_is_longer(self):
        self.refused(CARDS, "25              18", "25              26", "26 is not between 4 and 25")

    def test_a_target_below_every_creature(self):
        self.refused(CARDS, "25              18", "3               3", "3 is not between 4 and 255")

    def test_a_section_that_is_missing(self):
        self.refused(CARDS, "[PLAYERS]", "[SEATS]", "section [PLAYERS] is missing", 1)

    def test_a_section_that_is_empty(self):
        path = self.data / "mermaids_song" / CARDS
        kept = path.read_text(encoding="utf-8").split("[PLAYERS]")[0]
        path.write_text(kept + "[PLAYERS]\n", encoding="utf-8")
        self.refused(CARDS, "[PLAYERS]", "[PLAYERS]", "section [PLAYERS] is empty", 1)


if __name__ == "__main__":
    unittest.main()
