#include "suite.h"

namespace seaglass::mermaids_song {

namespace {

int mermaids_in_all(const State& state) {
  return seen_cards(state).count[index(Card::mermaid)];
}

void test_1_the_deal_leaves_the_right_deck() {
  // The first player has drawn a card already.
  TEST_ASSERT_EQUAL(49, dealt(4).deck.size() + 1);
  TEST_ASSERT_EQUAL(11, mermaids_in_all(dealt(4)));
  TEST_ASSERT_EQUAL(48, dealt(3).deck.size() + 1);
  TEST_ASSERT_EQUAL(50, dealt(5).deck.size() + 1);
  TEST_ASSERT_EQUAL(49, dealt(6).deck.size() + 1);
}

void test_2_the_first_player_draws_one_card() {
  const State state = dealt(4);
  for (Seat seat : all_seats(4)) TEST_ASSERT_EQUAL(seat == state.turn ? 3 : 2, state.hands[seat].size);
}

void test_3_a_silence_takes_its_value_from_a_song() {
  State state = checked(Table(3).mermaid(A, {song3}).hand(A, {silence1}));
  must_play(state, A, sing(silence1, A, 0));
  TEST_ASSERT_EQUAL(2, state.areas[A].slot[0].power());
}

void test_4_several_silences_cancel_a_song_and_the_kraken_ignores_her() {
  State state =
      checked(Table(3).mermaid(A, {song3}).hand(A, {silence1, silence2, Card::kraken}).mermaid(B, {song1}));
  must_play(state, A, sing(silence1, A, 0));
  must_play(state, A, sing(silence2, A, 0));
  TEST_ASSERT_EQUAL(0, state.areas[A].slot[0].power());
  must_play(state, A, kraken());
  TEST_ASSERT_TRUE(state.areas[A].slot[0].here);
  TEST_ASSERT_FALSE(state.areas[B].slot[0].here);
}

void test_5_more_silence_than_song_is_power_too() {
  State state = checked(Table(3).mermaid(A, {song2}).hand(A, {silence3, silence3}));
  must_play(state, A, sing(silence3, A, 0));
  must_play(state, A, sing(silence3, A, 0));
  TEST_ASSERT_EQUAL(4, state.areas[A].slot[0].power());
}

void test_6_silence_entices_as_well_as_song() {
  State state = checked(Table(3).row(5, 7, 9).mermaid(A, {silence3}).hand(A, {silence2}));
  refused(state, A, entice(0, 0), Rule::too_little_power);
  must_play(state, A, sing(silence2, A, 0));
  must_play(state, A, entice(0, 0));
  TEST_ASSERT_EQUAL(5, points(state, A));
}

void test_7_enticing_takes_the_creature_and_costs_the_mermaid() {
  State state = checked(Table(3).row(4, 7, 9).turns_up(5).mermaid(A, {song3, song2, song1}));
  refused(state, A, entice(0, 1), Rule::too_little_power);
  refused(state, A, entice(0, 2), Rule::too_little_power);
  must_play(state, A, entice(0, 0));
  TEST_ASSERT_EQUAL(4, points(state, A));
  TEST_ASSERT_FALSE(state.areas[A].slot[0].here);
  TEST_ASSERT_EQUAL(1, state.discard[index(Card::mermaid)]);
  TEST_ASSERT_EQUAL(1, state.discard[index(song3)]);
  TEST_ASSERT_TRUE(state.row[0] == creature_of(5));
}

void test_8_two_mermaids_entice_two_creatures_in_a_turn() {
  State state = checked(Table(3).row(5, 6, 9).mermaid(A, {song3, song2}).mermaid(A, {song3, song3}));
  must_play(state, A, entice(0, 0));
  must_play(state, A, entice(1, 1));
  TEST_ASSERT_EQUAL(11, points(state, A));
}

void test_9_reaching_the_target_wins_at_once() {
  State state =
      checked(Table(4).row(4, 7, 9).creatures(A, {9, 9, 4}).mermaid(A, {song3, song1}).hand(A, {song1}));
  must_play(state, A, entice(0, 0));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_EQUAL(26, state.score().totals[A]);
  TEST_ASSERT_TRUE(state.score().winners == SeatSet(A));
}

State kraken_position() {
  return checked(Table(4)
                     .hand(A, {Card::kraken, song1})
                     .mermaid(A, {song3, song2})
                     .mermaid(A, {silence3, silence2})
                     .mermaid(A, {song2})
                     .mermaid(B, {})
                     .mermaid(B, {song1, silence1})
                     .mermaid(C, {song3}));
}

void test_10_the_kraken_takes_everybodys_most_powerful_mermaid() {
  State state = kraken_position();
  must_play(state, A, kraken());
  TEST_ASSERT_TRUE(state.areas[B].slot[0].here && state.areas[B].slot[1].here);
  TEST_ASSERT_FALSE(state.areas[C].slot[0].here);
  TEST_ASSERT_EQUAL(1, state.discard[index(song3)]);
  TEST_ASSERT_EQUAL(1, state.discard[index(Card::kraken)]);
}

void test_10_of_equally_powerful_mermaids_the_owner_chooses() {
  State state = kraken_position();
  must_play(state, A, kraken());
  TEST_ASSERT_TRUE(state.phase == Phase::kraken && state.to_act() == SeatSet(A));
  TEST_ASSERT_EQUAL(2, number_of_choices(state, A));
  refused(state, A, lose(2), Rule::not_the_most_powerful);
  must_play(state, A, lose(1));
  TEST_ASSERT_TRUE(state.areas[A].slot[0].here && state.areas[A].slot[2].here);
  TEST_ASSERT_EQUAL(1, state.discard[index(silence3)]);
  TEST_ASSERT_TRUE(state.phase == Phase::action && state.to_act() == SeatSet(A));
}

void test_11_who_has_enticed_already_may_have_nothing_to_lose() {
  State state = checked(Table(3)
                            .row(6, 7, 9)
                            .hand(A, {Card::kraken})
                            .mermaid(A, {song3, song3})
                            .mermaid(A, {})
                            .mermaid(B, {song1}));
  must_play(state, A, entice(0, 0));
  must_play(state, A, kraken());
  TEST_ASSERT_TRUE(state.areas[A].slot[1].here);
  TEST_ASSERT_FALSE(state.areas[B].slot[0].here);
}

void test_12_a_song_to_anothers_mermaid_makes_her_the_krakens_prey() {
  State state =
      checked(Table(3).hand(A, {song2, Card::kraken}).mermaid(C, {song3}).mermaid(C, {song3, song1}));
  must_play(state, A, sing(song2, C, 0));
  must_play(state, A, kraken());
  TEST_ASSERT_FALSE(state.areas[C].slot[0].here);
  TEST_ASSERT_TRUE(state.areas[C].slot[1].here);
}

void test_13_the_treasure_takes_a_random_creature_and_may_win() {
  State state = checked(Table(5).hand(A, {Card::treasure}).creatures(A, {9, 9}).creatures(B, {4, 6}));
  must_play(state, A, treasure(B));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_EQUAL(28, points(state, A) + points(state, B));
  TEST_ASSERT_TRUE(points(state, A) == 22 || points(state, A) == 24);
}

void test_13_the_treasure_takes_one_creature_as_soon_as_another() {
  constexpr int tries = 100;
  int took_the_four = 0;
  for (std::uint64_t seed = 0; seed < tries; ++seed) {
    State state = checked(Table(3).hand(A, {Card::treasure}).creatures(B, {4, 6, 6, 6, 6}));
    state.random = GameRandom(seed);
    must_play(state, A, treasure(B));
    if (points(state, A) == 4) ++took_the_four;
  }
  // One of five cards, though one of two ratings.
  TEST_ASSERT_TRUE(took_the_four > tries / 10 && took_the_four < 3 * tries / 10);
}

void test_14_a_treasure_without_a_target_is_discarded_at_the_end() {
  State state = checked(Table(3).hand(A, {Card::treasure, song1}).creatures(A, {4}));
  TEST_ASSERT_FALSE(offered(state, A, treasure(B)));
  refused(state, A, treasure(B), Rule::no_creature_there);
  must_play(state, A, end_turn());
  TEST_ASSERT_EQUAL(1, state.discard[index(Card::treasure)]);
  TEST_ASSERT_EQUAL(1, state.hands[A].size);
  TEST_ASSERT_TRUE(state.turn == B);
}

void test_15_the_kraken_forbids_discarding_the_hand() {
  const State state = checked(Table(3).hand(A, {Card::kraken, song1, song2}).turn(A, Phase::hand_choice));
  refused(state, A, discard_hand(), Rule::urgent_card_in_hand);
}

void test_15_the_kraken_forbids_ending_the_turn() {
  State state = checked(Table(3).hand(A, {Card::kraken, song1, song2}));
  refused(state, A, end_turn(), Rule::kraken_must_be_played);
  must_play(state, A, kraken());
  must_play(state, A, end_turn());
}

void test_15_a_treasure_with_a_target_forbids_ending_the_turn() {
  const State state = checked(Table(3).hand(A, {Card::treasure}).creatures(B, {4}));
  refused(state, A, end_turn(), Rule::treasure_must_be_played);
}

void test_16_the_discard_pile_is_shuffled_in_the_middle_of_drawing() {
  // Everything else was sung to A's mermaid; ten cards are discarded.
  Table table(3);
  table.hand(A, {song1, song1}).hand(B, {song2}).hand(C, {song3, song3, song3}).mermaid(A, {});
  for (int i = 0; i < 2; ++i) table.mermaid(A, {});
  for (int i = 0; i < 3; ++i) table.mermaid(C, {});
  State state = table.deck({silence3}).rest_sung().build();
  Mermaid& singers = state.areas[A].slot[0];
  for (int i = 0; i < 6; ++i) {
    --singers.melodies[index(silence1) - first_melody];
    ++state.discard[index(silence1)];
  }
  TEST_ASSERT_NULL(state.flaw());
  TEST_ASSERT_EQUAL(10, 6 + state.discard[index(Card::mermaid)] + state.discard[index(Card::kraken)] +
                            state.discard[index(Card::treasure)]);
  must_play(state, A, end_turn());
  TEST_ASSERT_EQUAL(3, state.hands[B].size);
  TEST_ASSERT_TRUE(state.hands[B].holds(silence3));
  TEST_ASSERT_EQUAL(9, state.deck.size());
  TEST_ASSERT_TRUE(discard_is_empty(state));
}

/// It is C's turn, A's hand is empty, and Kraken and Treasure are the last cards of the deck.
Table last_cards() {
  Table table(3);
  table.hand(B, {song1, song1, song1}).hand(C, {song1, song1, song1});
  for (int i = 0; i < 3; ++i) table.mermaid(A, {}).mermaid(B, {});
  table.mermaid(C, {}).mermaid(C, {});
  return table.deck({Card::kraken, Card::treasure}).rest_sung().turn(C);
}

void test_17_with_no_card_to_draw_the_highest_total_wins_equals_share() {
  State state = checked(last_cards().creatures(A, {5, 7}).creatures(B, {9}).creatures(C, {6, 6}));
  must_play(state, C, end_turn());
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_EQUAL(2, state.hands[A].size);
  TEST_ASSERT_EQUAL(12, state.score().totals[A]);
  TEST_ASSERT_TRUE(state.score().winners == SeatSet::from_bits(0b101));
}

void test_18_a_fourth_mermaid_has_no_place() {
  const Table table =
      Table(3).hand(A, {Card::mermaid, Card::mermaid, song1}).mermaid(A, {}).mermaid(A, {}).mermaid(A, {});
  const State state = checked(table);
  refused(state, A, place_mermaid(0), Rule::area_is_full);
  TEST_ASSERT_FALSE(offered(state, A, place_mermaid(0)));
  State before = checked(Table(table).turn(A, Phase::hand_choice));
  must_play(before, A, discard_hand());
  TEST_ASSERT_EQUAL(2, before.discard[index(Card::mermaid)]);
}

void test_19_a_silence_weakens_anothers_mermaid() {
  State state = checked(Table(3).mermaid(B, {song3, song1}).hand(A, {silence3, song1, song1}));
  TEST_ASSERT_TRUE(can_entice(state, B, 0, 0));
  must_play(state, A, sing(silence3, B, 0));
  TEST_ASSERT_EQUAL(1, state.areas[B].slot[0].power());
  TEST_ASSERT_FALSE(can_entice(state, B, 0, 0));
}

void test_20_who_kept_three_cards_draws_none() {
  State state = checked(Table(3).hand(A, {song1}).hand(B, {song1, song2, song3}).turns(5));
  const int deck = state.deck.size();
  must_play(state, A, end_turn());
  TEST_ASSERT_EQUAL(deck, state.deck.size());
  TEST_ASSERT_TRUE(state.turn == B && state.phase == Phase::hand_choice);
  TEST_ASSERT_TRUE(offered(state, B, discard_hand()) && offered(state, B, act()));
  must_play(state, B, act());
  must_play(state, B, end_turn());
  TEST_ASSERT_EQUAL(3, state.hands[B].size);
}

}  // namespace

void run_examples() {
  RUN_TEST(test_1_the_deal_leaves_the_right_deck);
  RUN_TEST(test_2_the_first_player_draws_one_card);
  RUN_TEST(test_3_a_silence_takes_its_value_from_a_song);
  RUN_TEST(test_4_several_silences_cancel_a_song_and_the_kraken_ignores_her);
  RUN_TEST(test_5_more_silence_than_song_is_power_too);
  RUN_TEST(test_6_silence_entices_as_well_as_song);
  RUN_TEST(test_7_enticing_takes_the_creature_and_costs_the_mermaid);
  RUN_TEST(test_8_two_mermaids_entice_two_creatures_in_a_turn);
  RUN_TEST(test_9_reaching_the_target_wins_at_once);
  RUN_TEST(test_10_the_kraken_takes_everybodys_most_powerful_mermaid);
  RUN_TEST(test_10_of_equally_powerful_mermaids_the_owner_chooses);
  RUN_TEST(test_11_who_has_enticed_already_may_have_nothing_to_lose);
  RUN_TEST(test_12_a_song_to_anothers_mermaid_makes_her_the_krakens_prey);
  RUN_TEST(test_13_the_treasure_takes_a_random_creature_and_may_win);
  RUN_TEST(test_13_the_treasure_takes_one_creature_as_soon_as_another);
  RUN_TEST(test_14_a_treasure_without_a_target_is_discarded_at_the_end);
  RUN_TEST(test_15_the_kraken_forbids_discarding_the_hand);
  RUN_TEST(test_15_the_kraken_forbids_ending_the_turn);
  RUN_TEST(test_15_a_treasure_with_a_target_forbids_ending_the_turn);
  RUN_TEST(test_16_the_discard_pile_is_shuffled_in_the_middle_of_drawing);
  RUN_TEST(test_17_with_no_card_to_draw_the_highest_total_wins_equals_share);
  RUN_TEST(test_18_a_fourth_mermaid_has_no_place);
  RUN_TEST(test_19_a_silence_weakens_anothers_mermaid);
  RUN_TEST(test_20_who_kept_three_cards_draws_none);
}

}  // namespace seaglass::mermaids_song
