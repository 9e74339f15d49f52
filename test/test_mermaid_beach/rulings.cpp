#include "suite.h"

namespace seaglass::mermaid_beach {

namespace {

void test_younger_players_have_no_means_and_no_waves() {
  State state = dealt(4, true);
  int means_and_waves = 0;
  for (Kind card : state.beach_deck) means_and_waves += card == Kind::mean || card == Kind::wave ? 1 : 0;
  for (Seat seat : all_seats(4))
    means_and_waves += state.hands[seat].of(Kind::mean) + state.hands[seat].of(Kind::wave);
  TEST_ASSERT_EQUAL(0, means_and_waves);
}

void test_with_free_asking_a_pair_does_not_forbid_it() {
  State state = Table(2, false, true).hand(A, {sun, sun, Kind::nice}).hand(B, {ball, castle}).build();
  TEST_ASSERT_TRUE(offered(state, A, ask(B, sun)));
}

void test_stop_is_for_bonus_turns_only() {
  State state = Table(2).hand(A, {sun, umbrella}).hand(B, {ball, castle}).build();
  refused(state, A, stop(), Rule::only_in_a_bonus_turn);
}

void test_in_a_bonus_turn_one_may_stop_instead_of_dumping() {
  State state = Table(2).hand(A, {Kind::mean, monster}).hand(B, {ball, castle}).turn(A, true).build();
  TEST_ASSERT_TRUE(offered(state, A, stop()) && offered(state, A, dump(Kind::mean)));
}

void test_many_failed_asks_without_a_deck_end_the_game() {
  State state = empty_deck_position();
  for (int round = 0; round < 3; ++round) {
    TEST_ASSERT_FALSE(state.over());
    must_play(state, A, ask(B, umbrella));
    must_play(state, B, ask(C, castle));
    must_play(state, C, ask(A, ball));
  }
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_TRUE(state.score().winners == SeatSet::all(3));
}

void test_a_match_found_starts_the_count_of_failed_asks_anew() {
  State state = empty_deck_position();
  must_play(state, A, ask(B, umbrella));
  must_play(state, B, ask(A, castle));
  TEST_ASSERT_EQUAL(0, state.failed_asks);
}

}  // namespace

void run_rulings() {
  RUN_TEST(test_younger_players_have_no_means_and_no_waves);
  RUN_TEST(test_with_free_asking_a_pair_does_not_forbid_it);
  RUN_TEST(test_stop_is_for_bonus_turns_only);
  RUN_TEST(test_in_a_bonus_turn_one_may_stop_instead_of_dumping);
  RUN_TEST(test_many_failed_asks_without_a_deck_end_the_game);
  RUN_TEST(test_a_match_found_starts_the_count_of_failed_asks_anew);
}

}  // namespace seaglass::mermaid_beach
