#include "suite.h"

namespace seaglass::mermaids_song {

namespace {

// -------------------------------------------------------------------------------- the deal and the hand

void test_nobody_is_dealt_the_kraken_or_the_treasure() {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State state = dealt(6, 0, seed);
    for (Seat seat : all_seats(6)) {
      TEST_ASSERT_TRUE(state.hands[seat].holds(Card::mermaid));
      if (seat != state.turn) TEST_ASSERT_FALSE(state.hands[seat].holds_urgent());
    }
  }
}

void test_chance_shuffles_both_decks_and_says_who_begins() {
  SeatSet began;
  for (std::uint64_t seed = 0; seed < 60; ++seed) began.insert(dealt(6, 0, seed).turn);
  TEST_ASSERT_TRUE(began == SeatSet::all(6));
  const State one = dealt(3, 0, 1), other = dealt(3, 0, 2);
  TEST_ASSERT_TRUE(one.deck != other.deck);
  TEST_ASSERT_TRUE(one.creature_deck != other.creature_deck);
}

void test_a_fresh_game_stands_after_the_first_draw() {
  const State state = dealt(3);
  TEST_ASSERT_TRUE(state.phase == Phase::hand_choice);
  TEST_ASSERT_EQUAL(3, state.hands[state.turn].size);
  TEST_ASSERT_EQUAL(0, state.turns);
  TEST_ASSERT_EQUAL(0, state.idle_turns);
}

void test_the_kraken_in_hand_does_not_skip_the_decision_on_the_hand() {
  for (Card urgent : {Card::kraken, Card::treasure}) {
    State state = checked(Table(3).hand(B, {song1, song2}).deck({urgent}));
    must_play(state, A, end_turn());
    TEST_ASSERT_TRUE(state.phase == Phase::hand_choice && state.to_act() == SeatSet(B));
    TEST_ASSERT_EQUAL(1, number_of_choices(state, B));
    TEST_ASSERT_TRUE(offered(state, B, act()));
  }
}

void test_a_discarded_hand_ends_the_turn() {
  State state = checked(Table(3).hand(A, {song1, song2, song2}).turn(A, Phase::hand_choice));
  must_play(state, A, discard_hand());
  TEST_ASSERT_EQUAL(0, state.hands[A].size);
  TEST_ASSERT_EQUAL(2, state.discard[index(song2)]);
  TEST_ASSERT_TRUE(state.turn == B);
  TEST_ASSERT_EQUAL(4, state.turns);
}

void test_a_kept_hand_cannot_be_discarded_any_more() {
  State state = checked(Table(3).hand(A, {song1, song2, song3}).turn(A, Phase::hand_choice));
  refused(state, A, end_turn(), not_now(Phase::hand_choice));
  must_play(state, A, act());
  refused(state, A, discard_hand(), Rule::hand_is_kept);
  refused(state, A, act(), not_now(Phase::action));
}

void test_the_deck_is_replaced_only_when_a_card_is_needed() {
  State state = checked(Table(3).hand(B, {song1, song2}).deck({song3}).rest_discarded());
  must_play(state, A, end_turn());
  TEST_ASSERT_TRUE(state.deck.empty());
  TEST_ASSERT_FALSE(discard_is_empty(state));
  must_play(state, B, discard_hand());
  TEST_ASSERT_FALSE(state.deck.empty());
  TEST_ASSERT_TRUE(discard_is_empty(state));
}

void test_the_discard_pile_is_shuffled_before_it_is_the_deck() {
  const State state =
      checked(Table(3).hand(A, {song1, song2, song3}).turn(A, Phase::hand_choice).rest_discarded());
  State one = state, other = state;
  other.random = GameRandom(2);
  must_play(one, A, discard_hand());
  must_play(other, A, discard_hand());
  TEST_ASSERT_EQUAL(one.deck.size(), other.deck.size());
  TEST_ASSERT_TRUE(one.deck != other.deck);
}

// ------------------------------------------------------------------------------------------ the actions

void test_a_mermaid_goes_to_the_lowest_free_place() {
  State state = checked(Table(3)
                            .row(4, 5, 9)
                            .mermaid(A, {song3, song1})
                            .mermaid(A, {})
                            .hand(A, {Card::mermaid, Card::mermaid}));
  must_play(state, A, entice(0, 0));
  refused(state, A, place_mermaid(2), Rule::not_the_lowest_slot);
  must_play(state, A, place_mermaid(0));
  must_play(state, A, place_mermaid(2));
}

void test_a_mermaid_may_be_sung_strong_and_entice_in_the_turn_she_comes() {
  State state = checked(Table(3).row(6, 7, 9).hand(A, {Card::mermaid, song3, song3}));
  must_play(state, A, place_mermaid(0));
  must_play(state, A, sing(song3, A, 0));
  must_play(state, A, sing(song3, A, 0));
  must_play(state, A, entice(0, 0));
  TEST_ASSERT_EQUAL(6, points(state, A));
}

void test_mermaids_cannot_join_for_one_creature() {
  const State state = checked(Table(3).row(5, 7, 9).mermaid(A, {song3}).mermaid(A, {song3}));
  refused(state, A, entice(0, 0), Rule::too_little_power);
}

void test_nothing_is_sung_where_there_is_no_mermaid() {
  const State state = checked(Table(3).mermaid(B, {}).hand(A, {song1}));
  refused(state, A, sing(song1, B, 1), Rule::no_such_mermaid);
  refused(state, A, sing(song2, B, 0), Rule::card_not_held);
  refused(state, A, sing(song1, D, 0), Rule::no_such_choice);
}

void test_a_creature_turned_up_can_be_enticed_in_the_same_turn() {
  State state =
      checked(Table(3).row(4, 9, 9).turns_up(6).mermaid(A, {song3, song1}).mermaid(A, {silence3, silence3}));
  must_play(state, A, entice(0, 0));
  must_play(state, A, entice(1, 0));
  TEST_ASSERT_EQUAL(10, points(state, A));
}

void test_the_treasure_is_not_for_ones_own_creatures() {
  const State state = checked(Table(3).hand(A, {Card::treasure}).creatures(A, {4}).creatures(B, {4}));
  refused(state, A, treasure(A), Rule::not_yourself);
  refused(state, A, treasure(C), Rule::no_creature_there);
}

void test_winning_needs_no_empty_hand() {
  State state =
      checked(Table(5).row(4, 5, 6).hand(A, {Card::kraken}).creatures(A, {9, 7}).mermaid(A, {song3, song1}));
  must_play(state, A, entice(0, 0));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_TRUE(state.hands[A].holds(Card::kraken));
}

void test_only_the_seat_in_turn_decides() {
  const State state = checked(Table(3).hand(B, {song1}).mermaid(A, {}));
  refused(state, B, sing(song1, A, 0), Rule::not_your_decision);
  TEST_ASSERT_EQUAL(0, number_of_choices(state, B));
}

// ----------------------------------------------------------------------------------------------- the Kraken

State two_ties() {
  State state = checked(Table(4)
                            .hand(B, {Card::kraken, song1})
                            .mermaid(A, {song3, song2})
                            .mermaid(A, {silence3, silence2})
                            .mermaid(C, {song1})
                            .mermaid(D, {song2})
                            .mermaid(D, {})
                            .mermaid(D, {silence2})
                            .turn(B));
  must_play(state, B, kraken());
  return state;
}

void test_all_owners_with_a_tie_choose_at_the_same_time() {
  const State state = two_ties();
  TEST_ASSERT_TRUE(state.to_act() == SeatSet::from_bits(0b1001));
  TEST_ASSERT_TRUE(state.turn == B);
  TEST_ASSERT_FALSE(state.areas[C].slot[0].here);
  refused(state, B, end_turn(), Rule::not_your_decision);
}

void test_the_order_of_choosing_for_the_kraken_changes_nothing() {
  State one = two_ties();
  State other = one;
  must_play(one, A, lose(0));
  TEST_ASSERT_FALSE(one.areas[A].slot[0].here);
  TEST_ASSERT_TRUE(one.to_act() == SeatSet(D));
  must_play(one, D, lose(2));
  must_play(other, D, lose(2));
  must_play(other, A, lose(0));
  TEST_ASSERT_EQUAL_MEMORY(&one, &other, sizeof one);
  TEST_ASSERT_TRUE(one.phase == Phase::action && one.to_act() == SeatSet(B));
}

// ------------------------------------------------------------------------------- idle and endless games

/// Everybody keeps three cards.
Table standstill() {
  return Table(3)
      .hand(A, {song1, song2, song3})
      .hand(B, {song1, song2, song3})
      .hand(C, {song1, song2, song3});
}

void pass_turn(State& state) {
  must_play(state, state.turn, act());
  must_play(state, state.turn, end_turn());
}

void test_three_rounds_without_a_card_end_the_game() {
  State state = checked(standstill().creatures(B, {4}).turn(A, Phase::hand_choice).turns(10, 1));
  for (int turn = 0; turn < 8; ++turn) {
    pass_turn(state);
    TEST_ASSERT_FALSE(state.over());
  }
  TEST_ASSERT_EQUAL(9, state.idle_turns);
  pass_turn(state);
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_TRUE(state.score().winners == SeatSet(B));
}

void test_a_card_played_breaks_the_standstill() {
  State state = checked(standstill().mermaid(B, {}).turn(A, Phase::hand_choice).turns(20, 9));
  must_play(state, A, act());
  must_play(state, A, sing(song1, B, 0));
  TEST_ASSERT_EQUAL(0, state.idle_turns);
  must_play(state, A, end_turn());
  TEST_ASSERT_EQUAL(1, state.idle_turns);
}

void test_enticing_breaks_the_standstill() {
  State state = checked(standstill().mermaid(A, {silence3, silence1}).turns(20, 9));
  must_play(state, A, entice(0, 0));
  TEST_ASSERT_EQUAL(0, state.idle_turns);
}

void test_a_discarded_hand_breaks_the_standstill() {
  State state = checked(standstill().turn(A, Phase::hand_choice).turns(20, 9));
  must_play(state, A, discard_hand());
  TEST_ASSERT_FALSE(state.over());
  TEST_ASSERT_EQUAL(1, state.idle_turns);  // B's turn, who holds three cards too
}

void test_completing_the_last_turn_ends_the_game() {
  State state = checked(
      Table(3).hand(A, {song1, song2, song3}).creatures(C, {9}).turn(A, Phase::hand_choice).turns(399));
  must_play(state, A, discard_hand());
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_EQUAL(400, state.turns);
  TEST_ASSERT_TRUE(state.score().winners == SeatSet(C));
}

void test_a_treasure_discarded_at_a_turns_end_can_be_drawn_in_the_next() {
  Table table(3);
  table.hand(B, {Card::treasure}).hand(A, {song1, song2, song3}).hand(C, {song1});
  for (int i = 0; i < 3; ++i) table.mermaid(A, {}).mermaid(B, {});
  table.mermaid(C, {}).mermaid(C, {}).deck({Card::kraken}).rest_sung().turn(B);
  State state = checked(table);
  must_play(state, B, end_turn());
  TEST_ASSERT_FALSE(state.over());
  TEST_ASSERT_TRUE(state.hands[C].holds(Card::kraken) && state.hands[C].holds(Card::treasure));
}

// ------------------------------------------------------------------------------------------------ the target

void test_the_target_is_by_number_of_players_unless_chosen() {
  TEST_ASSERT_EQUAL(35, points_to_win(dealt(3)));
  TEST_ASSERT_EQUAL(25, points_to_win(dealt(4)));
  TEST_ASSERT_EQUAL(20, points_to_win(dealt(5)));
  TEST_ASSERT_EQUAL(20, points_to_win(dealt(6)));
  TEST_ASSERT_EQUAL(18, points_to_win(dealt(4, 18)));
}

bool may_be_chosen(int players, int target) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options.values[0] = static_cast<std::uint8_t>(target);
  return State::allows(setup);
}

void test_a_target_is_from_the_smallest_creature_to_the_full_game() {
  TEST_ASSERT_TRUE(may_be_chosen(4, 0) && may_be_chosen(4, 4) && may_be_chosen(4, 25));
  TEST_ASSERT_FALSE(may_be_chosen(4, 3) || may_be_chosen(4, 26));
  for (int players = 3; players <= 6; ++players)
    TEST_ASSERT_TRUE(may_be_chosen(players, content::short_targets[players]));
}

void test_a_short_game_is_won_with_its_target() {
  State state = checked(Table(4, 18).row(4, 7, 9).creatures(A, {9, 5}).mermaid(A, {song3, song1}));
  must_play(state, A, entice(0, 0));
  TEST_ASSERT_TRUE(state.over());
}

}  // namespace

void run_rulings() {
  RUN_TEST(test_nobody_is_dealt_the_kraken_or_the_treasure);
  RUN_TEST(test_chance_shuffles_both_decks_and_says_who_begins);
  RUN_TEST(test_a_fresh_game_stands_after_the_first_draw);
  RUN_TEST(test_the_kraken_in_hand_does_not_skip_the_decision_on_the_hand);
  RUN_TEST(test_a_discarded_hand_ends_the_turn);
  RUN_TEST(test_a_kept_hand_cannot_be_discarded_any_more);
  RUN_TEST(test_the_deck_is_replaced_only_when_a_card_is_needed);
  RUN_TEST(test_the_discard_pile_is_shuffled_before_it_is_the_deck);
  RUN_TEST(test_a_mermaid_goes_to_the_lowest_free_place);
  RUN_TEST(test_a_mermaid_may_be_sung_strong_and_entice_in_the_turn_she_comes);
  RUN_TEST(test_mermaids_cannot_join_for_one_creature);
  RUN_TEST(test_nothing_is_sung_where_there_is_no_mermaid);
  RUN_TEST(test_a_creature_turned_up_can_be_enticed_in_the_same_turn);
  RUN_TEST(test_the_treasure_is_not_for_ones_own_creatures);
  RUN_TEST(test_winning_needs_no_empty_hand);
  RUN_TEST(test_only_the_seat_in_turn_decides);
  RUN_TEST(test_all_owners_with_a_tie_choose_at_the_same_time);
  RUN_TEST(test_the_order_of_choosing_for_the_kraken_changes_nothing);
  RUN_TEST(test_three_rounds_without_a_card_end_the_game);
  RUN_TEST(test_a_card_played_breaks_the_standstill);
  RUN_TEST(test_enticing_breaks_the_standstill);
  RUN_TEST(test_a_discarded_hand_breaks_the_standstill);
  RUN_TEST(test_completing_the_last_turn_ends_the_game);
  RUN_TEST(test_a_treasure_discarded_at_a_turns_end_can_be_drawn_in_the_next);
  RUN_TEST(test_the_target_is_by_number_of_players_unless_chosen);
  RUN_TEST(test_a_target_is_from_the_smallest_creature_to_the_full_game);
  RUN_TEST(test_a_short_game_is_won_with_its_target);
}

}  // namespace seaglass::mermaids_song
