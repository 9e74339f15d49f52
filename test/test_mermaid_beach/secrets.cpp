#include "suite.h"

namespace seaglass::mermaid_beach {

namespace {

void test_a_lone_monster_does_not_betray_itself_while_hands_are_passed() {
  State lone_monster = Table(3)
                           .hand(A, {sun, sun, monster})
                           .hand(B, {ball, castle})
                           .hand(C, {ball, castle})
                           .turns(ShellCard::left)
                           .build();
  must_play(lone_monster, A, pair(sun));
  State for_b = lone_monster;
  for_b.mask(SeatSet(B));
  TEST_ASSERT_TRUE(for_b.ending == Ending::unknown);
  State for_a = lone_monster;
  for_a.mask(SeatSet(A));
  TEST_ASSERT_TRUE(for_a.ending == Ending::yes);
}

void test_a_drawn_card_is_seen_by_its_drawer_only() {
  State state = Table(2).hand(A, {umbrella, sun}).hand(B, {castle, ball}).beach({monster}).build();
  must_play(state, A, ask(B, umbrella));
  State for_a = state, for_b = state;
  for_a.mask(SeatSet(A));
  for_b.mask(SeatSet(B));
  TEST_ASSERT_TRUE(for_a.drawn == monster);
  TEST_ASSERT_TRUE(for_b.drawn == Kind::unknown);
  TEST_ASSERT_EQUAL(3, for_b.hands[A].size);
}

void test_a_passed_card_is_told_to_giver_and_receiver_only() {
  const Event passed = make_event(Happening::passed, A, index(monster), B.index());
  TEST_ASSERT_EQUAL(index(monster), State::mask(passed, SeatSet(A)).a);
  TEST_ASSERT_EQUAL(index(monster), State::mask(passed, SeatSet(B)).a);
  TEST_ASSERT_EQUAL(index(Kind::unknown), State::mask(passed, SeatSet(C)).a);
}

void test_impossible_positions_are_named() {
  State state = dealt(3);
  TEST_ASSERT_NULL(state.flaw());
  state.hands[A].add(monster);
  TEST_ASSERT_NOT_NULL(state.flaw());
  state = dealt(3);
  ++state.shells[A].count[0];
  TEST_ASSERT_NOT_NULL(state.flaw());
}

}  // namespace

void run_secrets() {
  RUN_TEST(test_a_lone_monster_does_not_betray_itself_while_hands_are_passed);
  RUN_TEST(test_a_drawn_card_is_seen_by_its_drawer_only);
  RUN_TEST(test_a_passed_card_is_told_to_giver_and_receiver_only);
  RUN_TEST(test_impossible_positions_are_named);
}

}  // namespace seaglass::mermaid_beach
