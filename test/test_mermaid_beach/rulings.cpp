#include "suite.h"

namespace seaglass::mermaid_beach {

namespace {

// ------------------------------------------------------------------------------------------------ the deal

void test_every_number_of_players_leaves_its_deck() {
  const int all[] = {0, 0, 37, 36, 31, 26}, without_means_and_waves[] = {0, 0, 33, 32, 27, 22};
  for (int players = 2; players <= 5; ++players) {
    TEST_ASSERT_EQUAL(all[players], dealt(players).beach_deck.size());
    TEST_ASSERT_EQUAL(without_means_and_waves[players], dealt(players, true).beach_deck.size());
    TEST_ASSERT_EQUAL(players == 2 ? 7 : 5, dealt(players, true).hands[B].size);
    TEST_ASSERT_EQUAL(26, dealt(players).shell_deck.size());
  }
}

void test_chance_deals_both_decks_and_says_who_begins() {
  SeatSet began;
  for (std::uint64_t seed = 0; seed < 60; ++seed) began.insert(dealt(5, false, seed).turn);
  TEST_ASSERT_TRUE(began == SeatSet::all(5));
  const State one = dealt(3, false, 1), other = dealt(3, false, 2);
  TEST_ASSERT_TRUE(one.beach_deck != other.beach_deck);
  TEST_ASSERT_TRUE(one.shell_deck != other.shell_deck);
}

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

// ------------------------------------------------------------------------------------------------- actions

void test_waves_and_seaweed_do_not_forbid_asking() {
  const State state =
      Table(2).hand(A, {Kind::wave, Kind::seaweed, sun}).hand(B, {ball, castle}).shells(B, {1}).build();
  TEST_ASSERT_TRUE(offered(state, A, ask(B, sun)) && offered(state, A, wave(B, 1)) &&
                   offered(state, A, seaweed(B)));
}

void test_nothing_is_done_to_oneself() {
  const State state = Table(2)
                          .hand(A, {Kind::mean, Kind::wave, Kind::seaweed, sun})
                          .hand(B, {ball, castle})
                          .shells(A, {3})
                          .build();
  for (const Choice choice : {mean(A, 3), wave(A, 3), seaweed(A), ask(A, sun)})
    refused(state, A, choice, Rule::not_yourself);
}

void test_only_items_are_asked_for() {
  const State state = Table(2, false, true).hand(A, {Kind::nice, sun}).hand(B, {Kind::nice, castle}).build();
  refused(state, A, ask(B, Kind::nice), Rule::no_such_choice);
}

void test_what_can_be_played_is_not_dumped() {
  for (const Kind card : {Kind::mean, Kind::wave}) {
    const State state = Table(2).hand(A, {card, monster}).hand(B, {ball, castle}).shells(B, {2}).build();
    refused(state, A, dump(card), Rule::something_can_be_done);
  }
  const State with_seaweed = Table(2).hand(A, {Kind::seaweed, Kind::wave}).hand(B, {ball, castle}).build();
  refused(with_seaweed, A, dump(Kind::wave), Rule::something_can_be_done);
  const State who_can_ask = Table(2).hand(A, {Kind::wave, sun}).hand(B, {ball, castle}).build();
  refused(who_can_ask, A, dump(Kind::wave), Rule::something_can_be_done);
}

// ------------------------------------------------------------------------------------------ the card drawn

/// A has asked in vain, and this was drawn.
State drawn_by_asking(Kind card, std::initializer_list<int> shells_of_b) {
  State state =
      Table(2).hand(A, {umbrella, sun}).hand(B, {castle, ball}).shells(B, shells_of_b).beach({card}).build();
  must_play(state, A, ask(B, umbrella));
  return state;
}

void test_a_mean_or_a_wave_drawn_needs_a_shell_to_hit() {
  TEST_ASSERT_TRUE(offered(drawn_by_asking(Kind::mean, {3}), A, mean(B, 3)));
  TEST_ASSERT_TRUE(offered(drawn_by_asking(Kind::wave, {3}), A, wave(B, 3)));
  TEST_ASSERT_EQUAL(1, number_of_choices(drawn_by_asking(Kind::mean, {}), A));
  TEST_ASSERT_EQUAL(1, number_of_choices(drawn_by_asking(Kind::wave, {}), A));
}

void test_seaweed_drawn_as_the_last_card_is_of_no_use() {
  State state = Table(2)
                    .hand(A, {umbrella, sun})
                    .hand(B, {castle, ball})
                    .beach({Kind::seaweed})
                    .no_beach_deck()
                    .build();
  State while_there_is_another =
      Table(2).hand(A, {umbrella, sun}).hand(B, {castle, ball}).beach({Kind::seaweed}).build();
  must_play(state, A, ask(B, umbrella));
  must_play(while_there_is_another, A, ask(B, umbrella));
  refused(state, A, seaweed(B), Rule::beach_deck_is_empty);
  TEST_ASSERT_EQUAL(1, number_of_choices(state, A));
  TEST_ASSERT_TRUE(offered(while_there_is_another, A, seaweed(B)));
}

void test_an_ask_that_drew_the_last_card_does_not_count_towards_the_end() {
  State state =
      Table(2).hand(A, {umbrella, sun}).hand(B, {castle, ball}).beach({monster}).no_beach_deck().build();
  must_play(state, A, ask(B, umbrella));
  must_play(state, A, keep());
  TEST_ASSERT_EQUAL(0, state.failed_asks);
  must_play(state, B, ask(A, castle));
  TEST_ASSERT_EQUAL(1, state.failed_asks);
}

void test_a_card_drawn_in_a_bonus_turn_is_drawn_in_a_bonus_turn() {
  State state =
      Table(2).hand(A, {umbrella, sun}).hand(B, {castle, ball}).beach({sailboat}).turn(A, true).build();
  must_play(state, A, ask(B, umbrella));
  TEST_ASSERT_TRUE(state.phase == Phase::play_drawn && state.bonus);
  refused(state, A, stop(), Rule::only_the_drawn_card);
}

// ----------------------------------------------------------------------------------- bonus turns and passing

State nice_turns_a_starfish(Kind other_card_of_b) {
  State state =
      Table(2).hand(A, {Kind::nice, sun, ball}).hand(B, {other_card_of_b}).turns(ShellCard::right).build();
  must_play(state, A, nice());
  TEST_ASSERT_TRUE(state.phase == Phase::pass && state.bonus);
  return state;
}

void test_the_bonus_turn_follows_the_pass() {
  State state = nice_turns_a_starfish(castle);
  must_play(state, A, pass(sun));
  must_play(state, B, pass(castle));
  TEST_ASSERT_TRUE(state.phase == Phase::action && state.turn == A && state.bonus);
  TEST_ASSERT_TRUE(state.hands[A].holds(castle) && state.hands[B].holds(sun));
}

void test_ask_during_pass_is_refused_by_what_is_decided() {
  const State state = nice_turns_a_starfish(castle);
  refused(state, A, ask(B, sun), not_now(Phase::pass));
  TEST_ASSERT_EQUAL_STRING("not now: everybody passes a card", words_for<State>(not_now(Phase::pass)));
}

void test_pass_during_action_is_refused_by_what_is_decided() {
  const State state = Table(2).hand(A, {sun, sun}).hand(B, {castle}).build();
  refused(state, A, pass(sun), not_now(Phase::action));
  refused(state, A, keep(), not_now(Phase::action));
}

void test_who_is_passed_the_monster_alone_ends_the_game() {
  State state = Table(3)
                    .hand(A, {sun, sun, ball, monster})
                    .hand(B, {castle})
                    .hand(C, {umbrella, castle})
                    .turns(ShellCard::left)
                    .build();
  must_play(state, A, pair(sun));
  TEST_ASSERT_TRUE(state.ending == Ending::no);
  must_play(state, A, pass(monster));
  must_play(state, B, pass(castle));
  must_play(state, C, pass(umbrella));
  TEST_ASSERT_TRUE(state.over() && state.hands[B].holds(monster));
}

void test_a_last_nice_mermaid_turns_her_shell_and_brings_no_bonus_turn() {
  State state = Table(2).hand(A, {Kind::nice}).hand(B, {ball, castle}).turns(4).build();
  must_play(state, A, nice());
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_EQUAL(4, state.score().totals[A]);
}

void test_where_nobody_has_a_card_the_pass_is_over_at_once() {
  State state = Table(2).hand(A, {ball}).hand(B, {ball}).turns(ShellCard::left).build();
  must_play(state, A, ask(B, ball));
  TEST_ASSERT_TRUE(state.over());
}

// ------------------------------------------------------------------------------------------------- the score

void test_equal_points_count_the_shell_cards_that_the_monster_has_left() {
  // Two cards of A's against the one that is left to B, who had three.
  State state = Table(2)
                    .hand(A, {Kind::seaweed})
                    .hand(B, {monster, sun})
                    .shells(A, {2, 1})
                    .shells(B, {4, 4, 3})
                    .build();
  must_play(state, A, seaweed(B));
  const Score score = state.score();
  TEST_ASSERT_EQUAL(3, score.totals[A]);
  TEST_ASSERT_EQUAL(3, score.totals[B]);
  TEST_ASSERT_TRUE(score.winners == SeatSet(A));
}

}  // namespace

void run_rulings() {
  RUN_TEST(test_every_number_of_players_leaves_its_deck);
  RUN_TEST(test_chance_deals_both_decks_and_says_who_begins);
  RUN_TEST(test_younger_players_have_no_means_and_no_waves);
  RUN_TEST(test_with_free_asking_a_pair_does_not_forbid_it);
  RUN_TEST(test_stop_is_for_bonus_turns_only);
  RUN_TEST(test_in_a_bonus_turn_one_may_stop_instead_of_dumping);
  RUN_TEST(test_many_failed_asks_without_a_deck_end_the_game);
  RUN_TEST(test_a_match_found_starts_the_count_of_failed_asks_anew);
  RUN_TEST(test_waves_and_seaweed_do_not_forbid_asking);
  RUN_TEST(test_nothing_is_done_to_oneself);
  RUN_TEST(test_only_items_are_asked_for);
  RUN_TEST(test_what_can_be_played_is_not_dumped);
  RUN_TEST(test_a_mean_or_a_wave_drawn_needs_a_shell_to_hit);
  RUN_TEST(test_seaweed_drawn_as_the_last_card_is_of_no_use);
  RUN_TEST(test_an_ask_that_drew_the_last_card_does_not_count_towards_the_end);
  RUN_TEST(test_a_card_drawn_in_a_bonus_turn_is_drawn_in_a_bonus_turn);
  RUN_TEST(test_the_bonus_turn_follows_the_pass);
  RUN_TEST(test_ask_during_pass_is_refused_by_what_is_decided);
  RUN_TEST(test_pass_during_action_is_refused_by_what_is_decided);
  RUN_TEST(test_who_is_passed_the_monster_alone_ends_the_game);
  RUN_TEST(test_a_last_nice_mermaid_turns_her_shell_and_brings_no_bonus_turn);
  RUN_TEST(test_where_nobody_has_a_card_the_pass_is_over_at_once);
  RUN_TEST(test_equal_points_count_the_shell_cards_that_the_monster_has_left);
}

}  // namespace seaglass::mermaid_beach
