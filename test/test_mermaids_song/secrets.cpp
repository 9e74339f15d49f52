#include "suite.h"

namespace seaglass::mermaids_song {

namespace {

State masked_for(State state, SeatSet viewers) {
  state.mask(viewers);
  return state;
}

void test_a_drawn_kraken_looks_like_any_other_card() {
  State plain = checked(Table(3).hand(A, {song1}).hand(B, {song1, song2}).deck({song1, Card::kraken}));
  State with_kraken = checked(Table(3).hand(A, {song1}).hand(B, {song1, song2}).deck({Card::kraken, song1}));
  for (State* state : {&plain, &with_kraken}) {
    must_play(*state, A, end_turn());
    must_play(*state, B, act());
  }
  TEST_ASSERT_TRUE(with_kraken.hands[B].holds(Card::kraken));
  const State one = masked_for(plain, SeatSet(A)), other = masked_for(with_kraken, SeatSet(A));
  TEST_ASSERT_EQUAL_MEMORY(&one, &other, sizeof one);
}

void test_a_drawn_card_is_told_to_its_drawer_only() {
  const Event drew = make_event(Happening::drew, A, index(Card::treasure));
  TEST_ASSERT_EQUAL(index(Card::treasure), State::mask(drew, SeatSet(A)).a);
  TEST_ASSERT_EQUAL(index(Card::unknown), State::mask(drew, SeatSet(B)).a);
}

void test_a_hand_is_seen_by_its_owner_and_counted_by_all() {
  const State state = masked_for(checked(Table(3).hand(A, {song1, song2})), SeatSet(B));
  TEST_ASSERT_TRUE(state.hands[A].hidden);
  TEST_ASSERT_EQUAL(2, state.hands[A].size);
  TEST_ASSERT_FALSE(state.hands[B].hidden);
}

void test_at_the_end_all_hands_are_open() {
  State state = checked(
      Table(3).hand(A, {song1, song2, song3}).hand(B, {song2}).turn(A, Phase::hand_choice).turns(399));
  must_play(state, A, discard_hand());
  TEST_ASSERT_TRUE(masked_for(state, SeatSet()).hands[B].holds(song2));
}

void test_a_guess_puts_the_kraken_where_it_can_be() {
  // A, whose turn it is, and the deck of one card are all that is hidden from B but C's hand.
  Random random(3);
  bool with_a = false, in_deck = false;
  const State state = checked(Table(3)
                                  .hand(A, {Card::kraken, song1})
                                  .hand(B, {song1})
                                  .hand(C, {song2, song2, song3})
                                  .deck({song3})
                                  .rest_discarded());
  for (int i = 0; i < 100; ++i) {
    State guess = masked_for(state, SeatSet(B));
    guess.guess(random);
    TEST_ASSERT_NULL(guess.flaw());
    with_a = with_a || guess.hands[A].holds(Card::kraken);
    in_deck = in_deck || guess.deck.back() == Card::kraken;
  }
  TEST_ASSERT_TRUE(with_a && in_deck);
}

/// What is told of one choice, in order.
struct Told {
  Event events[12];
  int count = 0;
};

Told told_of(State& state, Seat seat, Choice choice) {
  Told told;
  const Rule rule = state.play(seat, choice, [&](const Event& event) { told.events[told.count++] = event; });
  TEST_ASSERT_TRUE(rule == Rule::allowed);
  return told;
}

void is_told(const Told& told, const Event& event) {
  bool found = false;
  for (int i = 0; i < told.count; ++i) found = found || told.events[i] == event;
  TEST_ASSERT_TRUE(found);
}

void test_singing_tells_the_new_power() {
  State state = checked(Table(3).hand(A, {silence3}).mermaid(B, {song1}));
  const Told told = told_of(state, A, sing(silence3, B, 0));
  is_told(told, make_event(Happening::sang, A, index(silence3), 1, 0));
  is_told(told, make_event(Happening::power, B, 0, 2, static_cast<int>(Prevailing::silences)));
}

void test_the_kraken_tells_whom_it_takes_and_who_must_choose() {
  State state = checked(
      Table(3).hand(A, {Card::kraken}).mermaid(B, {song3}).mermaid(C, {song1}).mermaid(C, {silence1}));
  const Told told = told_of(state, A, kraken());
  is_told(told, make_event(Happening::kraken, A));
  is_told(told, make_event(Happening::lost, B, 0, 3));
  is_told(told, make_event(Happening::must_choose, C));
  TEST_ASSERT_EQUAL(3, told.count);
}

void test_the_kraken_goes_clockwise_from_who_released_it() {
  State state = checked(
      Table(3).hand(B, {Card::kraken}).mermaid(A, {song1}).mermaid(B, {song1}).mermaid(C, {song1}).turn(B));
  const Told told = told_of(state, B, kraken());
  TEST_ASSERT_TRUE(told.events[1].seat == B && told.events[2].seat == C && told.events[3].seat == A);
}

void test_enticing_tells_of_the_creature_turned_up_and_of_the_win() {
  State state = checked(Table(5).row(4, 5, 6).turns_up(9).creatures(A, {9, 7}).mermaid(A, {song3, song1}));
  const Told told = told_of(state, A, entice(0, 0));
  is_told(told, make_event(Happening::enticed, A, 4, 0, 0));
  is_told(told, make_event(Happening::turned, A, 9, 0, 0, true));
  is_told(told, make_event(Happening::won, A, 20));
  is_told(told, make_event(Happening::over, Seat(0), static_cast<int>(Ending::target), 0, 0, true));
}

void test_a_new_turn_tells_of_the_discarded_hand_the_deck_and_each_card() {
  State state = checked(Table(3).hand(A, {song1, song2, song3}).turn(A, Phase::hand_choice).rest_discarded());
  const Told told = told_of(state, A, discard_hand());
  is_told(told, make_event(Happening::discarded_hand, A, index(song1), index(song2), index(song3)));
  is_told(told, make_event(Happening::turn, B));
  is_told(told, make_event(Happening::reshuffled, B, 54, 0, 0, true));
  TEST_ASSERT_EQUAL(6, told.count);  // and three cards
}

void named(State state, const char* flaw) {
  TEST_ASSERT_EQUAL_STRING(flaw, state.flaw());
}

void test_impossible_positions_are_named() {
  State state = dealt(3);
  TEST_ASSERT_NULL(state.flaw());
  state.hands[left_of(state.turn, 3)].remove(Card::mermaid);
  named(state, "the cards are not all there");
  state = dealt(3);
  ++state.discard[index(Card::kraken)];
  named(state, "there are too many cards of a kind");
  state = dealt(3);
  state.creature_deck.pop_back();
  named(state, "the creatures are not all there");
  state = dealt(3);
  state.target = 36;
  named(state, "no game is played to so many points");
  state = dealt(3);
  state.phase = Phase::over;
  named(state, "the game is not over yet");
}

void test_who_has_had_no_turn_has_two_cards_and_nothing_else() {
  const char* const not_fresh = "before the first turn a player has two cards and nothing else";
  State state = dealt(4);
  const Seat next = left_of(state.turn, 4);
  state.hands[next].add(state.deck.pop_back());
  named(state, not_fresh);
  state = dealt(4);
  state.hands[next].remove(Card::mermaid);
  state.areas[next].slot[0].here = true;
  named(state, not_fresh);
  state = dealt(4);
  ++state.creatures[next].count[index(state.creature_deck.pop_back())];
  named(state, not_fresh);
}

void test_the_kraken_in_a_hand_whose_turn_it_is_not_is_impossible() {
  named(Table(3).hand(B, {Card::kraken}).build(),
        "the Kraken and the Treasure must be played in the turn in which they are drawn");
}

void test_the_kraken_in_a_turn_that_began_with_three_cards_is_impossible() {
  named(Table(3).hand(A, {Card::kraken, song1, song2}).turns(10, 1).build(),
        "the Kraken and the Treasure must be played in the turn in which they are drawn");
}

void test_a_kraken_that_nobody_can_hold_is_missed_behind_a_mask_too() {
  const State state = Table(3).hand(B, {Card::kraken, song1}).hand(C, {song2}).rest_discarded().build();
  named(masked_for(state, SeatSet(A)), "the Kraken or the Treasure can be nowhere");
}

void test_a_choice_for_the_kraken_without_a_tie_is_impossible() {
  State state = Table(3).mermaid(B, {song1}).mermaid(B, {song2}).rest_discarded().build();
  state.phase = Phase::kraken;
  state.kraken_pending.insert(B);
  named(state, "without a tie there is nothing to choose");
}

void test_points_to_win_without_the_end_are_impossible() {
  named(Table(5).creatures(B, {9, 9, 4}).build(), "somebody has the points to win, so the game is over");
}

void test_nobody_wins_without_a_card_that_was_played() {
  State state = Table(5).hand(A, {song1, song2, song3}).creatures(B, {9, 9, 4}).turns(20).build();
  state.phase = Phase::over;
  TEST_ASSERT_NULL(state.flaw());
  state.idle_turns = 1;
  named(state, "the game was over before somebody won");
  state.idle_turns = 0;
  state.turns = 400;
  named(state, "the game was over before somebody won");
}

void test_idle_turns_leave_the_hands_full() {
  Table table(3);
  table.hand(A, {song1, song2, song3}).hand(C, {song1, song2, silence1});
  TEST_ASSERT_NULL(State(table.turns(10, 2).build()).flaw());
  named(table.turns(10, 3).build(), "a card has left the hand, so the turn is not idle");
}

State ended_by_idle_turns() {
  State state = Table(3)
                    .hand(A, {song1, song2, song3})
                    .hand(B, {song1, song2, silence1})
                    .hand(C, {silence1, silence2, silence3})
                    .turns(12, 9)
                    .build();
  state.phase = Phase::over;
  return state;
}

void test_idle_turns_that_end_the_game_are_all_completed() {
  State state = ended_by_idle_turns();
  TEST_ASSERT_NULL(state.flaw());
  state.turns = 11;
  named(state, "there were fewer turns than idle ones");
}

void test_hands_are_full_where_idle_turns_end_the_game() {
  State state = ended_by_idle_turns();
  state.hands[B].remove(silence1);
  state.deck.push_back(silence1);
  named(state, "a card has left the hand, so the turn is not idle");
}

void test_a_kraken_left_in_a_hand_by_the_turn_limit_is_impossible() {
  State state = Table(3).hand(B, {Card::kraken}).turns(400).build();
  state.phase = Phase::over;
  named(state, "the Kraken or the Treasure was not played in its turn");
}

}  // namespace

void run_secrets() {
  RUN_TEST(test_a_drawn_kraken_looks_like_any_other_card);
  RUN_TEST(test_a_drawn_card_is_told_to_its_drawer_only);
  RUN_TEST(test_a_hand_is_seen_by_its_owner_and_counted_by_all);
  RUN_TEST(test_at_the_end_all_hands_are_open);
  RUN_TEST(test_a_guess_puts_the_kraken_where_it_can_be);
  RUN_TEST(test_singing_tells_the_new_power);
  RUN_TEST(test_the_kraken_tells_whom_it_takes_and_who_must_choose);
  RUN_TEST(test_the_kraken_goes_clockwise_from_who_released_it);
  RUN_TEST(test_enticing_tells_of_the_creature_turned_up_and_of_the_win);
  RUN_TEST(test_a_new_turn_tells_of_the_discarded_hand_the_deck_and_each_card);
  RUN_TEST(test_impossible_positions_are_named);
  RUN_TEST(test_who_has_had_no_turn_has_two_cards_and_nothing_else);
  RUN_TEST(test_the_kraken_in_a_hand_whose_turn_it_is_not_is_impossible);
  RUN_TEST(test_the_kraken_in_a_turn_that_began_with_three_cards_is_impossible);
  RUN_TEST(test_a_kraken_that_nobody_can_hold_is_missed_behind_a_mask_too);
  RUN_TEST(test_a_choice_for_the_kraken_without_a_tie_is_impossible);
  RUN_TEST(test_points_to_win_without_the_end_are_impossible);
  RUN_TEST(test_nobody_wins_without_a_card_that_was_played);
  RUN_TEST(test_idle_turns_leave_the_hands_full);
  RUN_TEST(test_idle_turns_that_end_the_game_are_all_completed);
  RUN_TEST(test_hands_are_full_where_idle_turns_end_the_game);
  RUN_TEST(test_a_kraken_left_in_a_hand_by_the_turn_limit_is_impossible);
}

}  // namespace seaglass::mermaids_song
