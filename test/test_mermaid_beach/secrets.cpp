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

/// What is told of one choice, of this kind: the first of them.
Event told_of(State state, Seat seat, Choice choice, Happening kind) {
  Event first;
  bool found = false;
  const Rule rule = state.play(seat, choice, [&](const Event& event) {
    if (happening(event) != kind || found) return;
    first = event;
    found = true;
  });
  TEST_ASSERT_TRUE(rule == Rule::allowed && found);
  return first;
}

/// To these and to nobody else: `card` is in the event's first number.
void is_told_to(const Event& event, Kind card, SeatSet knowing) {
  for (Seat seat : all_seats(3))
    TEST_ASSERT_EQUAL(index(knowing.contains(seat) ? card : Kind::unknown),
                      State::mask(event, SeatSet(seat)).a);
}

void test_a_card_drawn_after_asking_is_told_to_its_drawer_only() {
  const State state = Table(3)
                          .hand(A, {umbrella, sun})
                          .hand(B, {castle, ball})
                          .hand(C, {castle, ball})
                          .beach({monster})
                          .build();
  is_told_to(told_of(state, A, ask(B, umbrella), Happening::drew), monster, SeatSet(A));
}

void test_a_card_drawn_for_seaweed_is_told_to_its_drawer_only() {
  const State state = Table(3)
                          .hand(A, {Kind::seaweed, sun})
                          .hand(B, {castle, ball})
                          .hand(C, {castle, ball})
                          .beach({monster})
                          .build();
  is_told_to(told_of(state, A, seaweed(B), Happening::drew), monster, SeatSet(B));
}

State while_hands_are_passed() {
  State state = Table(3)
                    .hand(A, {sun, sun, ball, castle})
                    .hand(B, {monster, castle})
                    .hand(C, {castle, ball})
                    .turns(ShellCard::left)
                    .build();
  must_play(state, A, pair(sun));
  return state;
}

void test_a_card_chosen_for_passing_is_nobody_elses_business() {
  State state = while_hands_are_passed();
  is_told_to(told_of(state, B, pass(monster), Happening::chose_pass), monster, SeatSet(B));
  must_play(state, B, pass(monster));
  State for_b = state, for_c = state;
  for_b.mask(SeatSet(B));
  for_c.mask(SeatSet(C));
  TEST_ASSERT_TRUE(for_b.committed[B] == monster);
  TEST_ASSERT_TRUE(for_c.committed[B] == Kind::unknown);
}

void test_a_passed_card_is_told_to_giver_and_receiver_only() {
  const Event passed = make_event(Happening::passed, A, index(monster), B.index());
  TEST_ASSERT_EQUAL(index(monster), State::mask(passed, SeatSet(A)).a);
  TEST_ASSERT_EQUAL(index(monster), State::mask(passed, SeatSet(B)).a);
  TEST_ASSERT_EQUAL(index(Kind::unknown), State::mask(passed, SeatSet(C)).a);
}

void test_at_the_end_all_hands_are_open() {
  State state = Table(2).hand(A, {Kind::seaweed}).hand(B, {ball, castle}).beach({monster}).build();
  must_play(state, A, seaweed(B));
  state.mask(SeatSet());
  TEST_ASSERT_TRUE(state.hands[B].holds(monster));
}

void named(const State& state, const char* flaw) {
  TEST_ASSERT_EQUAL_STRING(flaw, state.flaw());
}

void test_impossible_positions_are_named() {
  State state = dealt(3);
  TEST_ASSERT_NULL(state.flaw());
  state.hands[A].add(monster);
  named(state, "there are too many Beach cards of a kind");
  state = dealt(3);
  ++state.shells[A].count[0];
  named(state, "there are too many Shell cards of a kind");
}

void test_no_card_comes_back_to_the_beach_deck() {
  State state = dealt(3);
  for (int i = 0; i < kind_count && state.hands[A].size == 5; ++i) {
    if (!state.hands[A].holds(kind_at(i))) continue;
    state.hands[A].remove(kind_at(i));
    state.beach_deck.push_back(kind_at(i));
  }
  named(state, "the Beach deck is larger than after dealing");
}

/// With two Shell cards to come; and so many asks have failed since the last card was discarded.
State without_a_beach_deck(int failed_asks, bool younger = false) {
  State state = Table(2, younger)
                    .hand(A, {umbrella, castle, monster})
                    .hand(B, {umbrella, castle})
                    .no_beach_deck()
                    .build();
  while (state.shell_deck.size() > 2) {
    const ShellCard card = state.shell_deck.pop_back();
    ++(is_starfish(card) ? state.shell_discard : state.shells[A].count)[index(card)];
  }
  state.failed_asks = static_cast<std::uint8_t>(failed_asks);
  return state;
}

void test_asks_fail_in_a_row_only_where_nothing_is_drawn_or_discarded() {
  TEST_ASSERT_NULL(without_a_beach_deck(5).flaw());
  State bonus_turn = without_a_beach_deck(1);
  bonus_turn.bonus = true;
  named(bonus_turn, "a card was drawn or discarded since the last failed ask");
  State drawn = without_a_beach_deck(1);
  drawn.phase = Phase::play_drawn;
  drawn.drawn = monster;
  named(drawn, "a card was drawn or discarded since the last failed ask");
  State over = without_a_beach_deck(1);
  over.phase = Phase::over;
  over.ending = Ending::yes;
  named(over, "a card was discarded since the last failed ask");
}

void wash_away(State& state, int value) {
  --state.shells[A].count[value - 1];
  ++state.shell_discard[value - 1];
}

void test_each_wave_washes_away_one_shell() {
  State state = without_a_beach_deck(0);  // both Waves are discarded
  wash_away(state, 4);
  wash_away(state, 1);
  TEST_ASSERT_NULL(state.flaw());
  wash_away(state, 1);
  named(state, "more shells are washed away than Waves were played");
}

void test_without_waves_no_shell_is_washed_away() {
  State state = without_a_beach_deck(0, true);
  TEST_ASSERT_NULL(state.flaw());
  wash_away(state, 4);
  named(state, "more shells are washed away than Waves were played");
}

void test_a_game_ends_in_one_way() {
  State over = without_a_beach_deck(6);
  over.phase = Phase::over;
  TEST_ASSERT_NULL(over.flaw());
  over.ending = Ending::yes;
  named(over, "the game was over before");
}

}  // namespace

void run_secrets() {
  RUN_TEST(test_a_lone_monster_does_not_betray_itself_while_hands_are_passed);
  RUN_TEST(test_a_drawn_card_is_seen_by_its_drawer_only);
  RUN_TEST(test_a_card_drawn_after_asking_is_told_to_its_drawer_only);
  RUN_TEST(test_a_card_drawn_for_seaweed_is_told_to_its_drawer_only);
  RUN_TEST(test_a_card_chosen_for_passing_is_nobody_elses_business);
  RUN_TEST(test_a_passed_card_is_told_to_giver_and_receiver_only);
  RUN_TEST(test_at_the_end_all_hands_are_open);
  RUN_TEST(test_impossible_positions_are_named);
  RUN_TEST(test_no_card_comes_back_to_the_beach_deck);
  RUN_TEST(test_asks_fail_in_a_row_only_where_nothing_is_drawn_or_discarded);
  RUN_TEST(test_each_wave_washes_away_one_shell);
  RUN_TEST(test_without_waves_no_shell_is_washed_away);
  RUN_TEST(test_a_game_ends_in_one_way);
}

}  // namespace seaglass::mermaid_beach
