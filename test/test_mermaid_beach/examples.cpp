#include "suite.h"

namespace seaglass::mermaid_beach {

namespace {

void test_1_the_deal_leaves_the_right_deck() {
  TEST_ASSERT_EQUAL(37, dealt(2).beach_deck.size());
  TEST_ASSERT_EQUAL(7, dealt(2).hands[A].size);
  TEST_ASSERT_EQUAL(31, dealt(4).beach_deck.size());
  TEST_ASSERT_EQUAL(5, dealt(4).hands[A].size);
  TEST_ASSERT_EQUAL(27, dealt(4, true).beach_deck.size());
}

void test_2_a_nice_mermaid_turns_a_shell_and_plays_again() {
  State state = Table(3)
                    .hand(A, {Kind::nice, sun, ball})
                    .hand(B, {castle, sun})
                    .hand(C, {castle, ball})
                    .turns(3)
                    .build();
  must_play(state, A, nice());
  TEST_ASSERT_EQUAL(3, state.shells[A].points());
  TEST_ASSERT_TRUE(state.turn == A && state.bonus);
}

void test_3_a_mean_mermaid_takes_a_shell_and_ends_the_turn() {
  State state = Table(3)
                    .hand(A, {Kind::mean, sun})
                    .hand(B, {castle, sun})
                    .hand(C, {castle, ball})
                    .shells(B, {4, 2})
                    .build();
  const int shell_deck = state.shell_deck.size();
  must_play(state, A, mean(B, 4));
  TEST_ASSERT_EQUAL(1, state.shells[A].of(4));
  TEST_ASSERT_EQUAL(2, state.shells[B].points());
  TEST_ASSERT_EQUAL(shell_deck, state.shell_deck.size());
  TEST_ASSERT_TRUE(state.turn == B && !state.bonus);
}

State starfish_left_position() {
  State state = Table(3)
                    .hand(A, {sun, sun, ball})
                    .hand(B, {castle})
                    .hand(C, {monster, umbrella})
                    .shells(A, {4, 1})
                    .turns(ShellCard::left)
                    .build();
  must_play(state, A, pair(sun));
  return state;
}

void test_4_a_starfish_to_the_left_makes_everybody_pass_a_card() {
  State state = starfish_left_position();
  TEST_ASSERT_EQUAL(3, state.to_act().count());
  must_play(state, A, pass(ball));
  must_play(state, B, pass(castle));
  must_play(state, C, pass(monster));
  TEST_ASSERT_TRUE(state.hands[B].holds(ball) && state.hands[C].holds(castle) &&
                   state.hands[A].holds(monster));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_EQUAL(1, state.score().totals[A]);
}

void test_4_the_order_of_choosing_changes_nothing() {
  State one = starfish_left_position();
  State other = one;
  must_play(one, A, pass(ball));
  must_play(one, B, pass(castle));
  must_play(one, C, pass(umbrella));
  must_play(other, C, pass(umbrella));
  must_play(other, B, pass(castle));
  must_play(other, A, pass(ball));
  TEST_ASSERT_EQUAL_MEMORY(&one, &other, sizeof one);
}

void test_4_a_card_once_chosen_stays_chosen() {
  State state = starfish_left_position();
  must_play(state, C, pass(monster));
  refused(state, C, pass(umbrella), Rule::already_chosen);
}

void test_5_asking_for_a_card_that_is_there_makes_a_pair() {
  State state = Table(3)
                    .hand(A, {umbrella, sun})
                    .hand(B, {castle, ball})
                    .hand(C, {umbrella, umbrella, castle})
                    .turns(2)
                    .build();
  must_play(state, A, ask(C, umbrella));
  TEST_ASSERT_EQUAL(1, state.hands[C].of(umbrella));
  TEST_ASSERT_EQUAL(0, state.hands[A].of(umbrella));
  TEST_ASSERT_EQUAL(2, state.beach_discard[index(umbrella)]);
  TEST_ASSERT_EQUAL(2, state.shells[A].points());
  TEST_ASSERT_TRUE(state.turn == B);
}

void test_6_a_failed_ask_may_bring_another_match() {
  State state = Table(2).hand(A, {umbrella, sun}).hand(B, {castle, ball}).beach({sun}).turns(2).build();
  must_play(state, A, ask(B, umbrella));
  TEST_ASSERT_TRUE(state.phase == Phase::play_drawn);
  TEST_ASSERT_TRUE(offered(state, A, pair(sun)) && offered(state, A, keep()));
  TEST_ASSERT_EQUAL(2, number_of_choices(state, A));
  State kept = state;
  must_play(kept, A, keep());
  TEST_ASSERT_EQUAL(2, kept.hands[A].of(sun));
  TEST_ASSERT_TRUE(kept.turn == B);
  must_play(state, A, pair(sun));
  TEST_ASSERT_EQUAL(2, state.shells[A].points());
}

void test_7_a_nice_mermaid_drawn_brings_a_whole_bonus_turn() {
  State state =
      Table(2).hand(A, {umbrella, sun}).hand(B, {castle, ball}).beach({Kind::nice}).turns(1).build();
  must_play(state, A, ask(B, umbrella));
  must_play(state, A, nice());
  TEST_ASSERT_EQUAL(1, state.shells[A].points());
  TEST_ASSERT_TRUE(state.phase == Phase::action && state.turn == A && state.bonus);
  TEST_ASSERT_TRUE(offered(state, A, ask(B, sun)) && offered(state, A, stop()));
}

void test_8_a_card_without_a_match_is_kept_and_looks_no_different() {
  for (Kind drawn : {monster, castle}) {
    State state = Table(2).hand(A, {umbrella, sun}).hand(B, {ball, sailboat}).beach({drawn}).build();
    must_play(state, A, ask(B, umbrella));
    TEST_ASSERT_TRUE(state.phase == Phase::play_drawn);
    TEST_ASSERT_EQUAL(1, number_of_choices(state, A));
    must_play(state, A, keep());
    TEST_ASSERT_TRUE(state.hands[A].holds(drawn) && state.turn == B);
  }
}

void test_9_asking_is_forbidden_while_a_pair_is_in_the_hand() {
  State state = Table(2).hand(A, {sun, sun, umbrella}).hand(B, {ball, castle}).build();
  refused(state, A, ask(B, umbrella), Rule::pair_before_asking);
  TEST_ASSERT_TRUE(offered(state, A, pair(sun)));
  TEST_ASSERT_FALSE(offered(state, A, ask(B, umbrella)));
}

void test_9_asking_is_forbidden_while_a_mean_mermaid_could_take_a_shell() {
  State with_shells = Table(2).hand(A, {Kind::mean, umbrella}).hand(B, {ball, castle}).shells(B, {1}).build();
  refused(with_shells, A, ask(B, umbrella), Rule::mean_before_asking);
  State without = Table(2).hand(A, {Kind::mean, umbrella}).hand(B, {ball, castle}).build();
  TEST_ASSERT_TRUE(offered(without, A, ask(B, umbrella)));
}

void test_10_a_wave_washes_a_shell_away() {
  State state = Table(4)
                    .hand(A, {Kind::wave, sun})
                    .hand(B, {ball, castle})
                    .hand(C, {ball, castle})
                    .hand(D, {sun, castle})
                    .shells(D, {4})
                    .build();
  must_play(state, A, wave(D, 4));
  TEST_ASSERT_FALSE(state.shells[D].any());
  TEST_ASSERT_EQUAL(1, state.shell_discard[index(shell_worth(4))]);
  TEST_ASSERT_TRUE(state.turn == B);
}

void test_11_a_last_seaweed_still_makes_somebody_draw() {
  State state =
      Table(2).hand(A, {Kind::seaweed}).hand(B, {ball, castle}).beach({monster}).shells(B, {2}).build();
  must_play(state, A, seaweed(B));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_TRUE(state.hands[B].holds(monster));
  TEST_ASSERT_EQUAL(2, state.score().parts[1][B]);
}

void test_12_a_last_starfish_can_bring_the_monster_to_who_is_out() {
  State state = Table(3)
                    .hand(A, {sun, sun})
                    .hand(B, {monster, castle})
                    .hand(C, {ball, castle})
                    .shells(A, {3, 1})
                    .turns(ShellCard::right)
                    .build();
  must_play(state, A, pair(sun));
  TEST_ASSERT_FALSE(state.to_act().contains(A));
  must_play(state, B, pass(monster));
  must_play(state, C, pass(ball));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_TRUE(state.hands[A].holds(monster) && state.hands[B].holds(ball));
  TEST_ASSERT_EQUAL(1, state.score().totals[A]);
}

/// Ends the game at once: A has one card left, B asks for it.
State ended(Table table) {
  State state = table.turn(B).build();
  must_play(state, B, ask(A, ball));
  TEST_ASSERT_TRUE(state.over());
  return state;
}

void test_13_the_monster_eats_all_shells_of_the_highest_value() {
  State state = Table(2)
                    .hand(A, {monster, sun})
                    .hand(B, {Kind::seaweed})
                    .shells(A, {4, 4, 3, 3, 2, 2, 1})
                    .turn(B)
                    .build();
  must_play(state, B, seaweed(A));
  const Score score = state.score();
  TEST_ASSERT_EQUAL(19, score.parts[0][A]);
  TEST_ASSERT_EQUAL(8, score.parts[1][A]);
  TEST_ASSERT_EQUAL(11, score.totals[A]);
}

void test_14_equal_points_go_to_who_has_more_shell_cards() {
  State state = Table(2)
                    .hand(A, {sun, castle})
                    .hand(B, {Kind::seaweed})
                    .beach({umbrella})
                    .shells(A, {4, 3, 1})
                    .shells(B, {4, 4})
                    .turn(B)
                    .build();
  must_play(state, B, seaweed(A));
  TEST_ASSERT_TRUE(state.score().winners == SeatSet(A));
}

void test_14_equal_points_and_cards_share_the_win() {
  State state = Table(2)
                    .hand(A, {sun, castle})
                    .hand(B, {Kind::seaweed})
                    .beach({umbrella})
                    .shells(A, {4, 4})
                    .shells(B, {4, 4})
                    .turn(B)
                    .build();
  must_play(state, B, seaweed(A));
  TEST_ASSERT_TRUE(state.score().winners == SeatSet::all(2));
}

void test_15_who_is_asked_for_the_last_card_is_out_and_the_game_ends() {
  State state = ended(Table(2).hand(A, {ball}).hand(B, {ball, castle}).turns(3));
  TEST_ASSERT_EQUAL(3, state.shells[B].points());
}

void test_15_who_is_asked_out_may_still_receive_from_a_starfish() {
  State state = Table(2).hand(A, {ball}).hand(B, {ball, castle, sun}).turns(ShellCard::left).turn(B).build();
  must_play(state, B, ask(A, ball));
  TEST_ASSERT_TRUE(state.to_act() == SeatSet(B));
  must_play(state, B, pass(sun));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_TRUE(state.hands[A].holds(sun));
}

void test_16_a_hand_that_can_do_nothing_dumps_a_card() {
  State state = Table(2)
                    .hand(A, {Kind::mean, Kind::mean, Kind::wave, Kind::wave, monster})
                    .hand(B, {ball, castle})
                    .build();
  TEST_ASSERT_EQUAL(2, number_of_choices(state, A));
  TEST_ASSERT_TRUE(offered(state, A, dump(Kind::mean)) && offered(state, A, dump(Kind::wave)));
  must_play(state, A, dump(Kind::mean));
  TEST_ASSERT_TRUE(state.turn == B);
}

void test_17_with_an_empty_deck_a_failed_ask_draws_nothing() {
  State state = empty_deck_position();
  must_play(state, A, ask(B, umbrella));
  TEST_ASSERT_EQUAL(2, state.hands[A].size);
  TEST_ASSERT_EQUAL(1, state.failed_asks);
  TEST_ASSERT_TRUE(state.turn == B && state.phase == Phase::action);
}

void test_17_a_lone_seaweed_without_a_deck_is_dumped_and_ends_the_game() {
  State state = Table(2).hand(A, {Kind::seaweed}).hand(B, {ball, ball}).no_beach_deck().build();
  TEST_ASSERT_EQUAL(1, number_of_choices(state, A));
  must_play(state, A, dump(Kind::seaweed));
  TEST_ASSERT_TRUE(state.over());
}

void test_18_who_is_left_with_the_monster_can_pass_it_on_at_the_end() {
  State state = Table(3)
                    .hand(A, {sun, sun, monster})
                    .hand(B, {ball, castle})
                    .hand(C, {ball, castle})
                    .shells(B, {4, 2})
                    .turns(ShellCard::left)
                    .build();
  must_play(state, A, pair(sun));
  must_play(state, A, pass(monster));
  must_play(state, B, pass(ball));
  must_play(state, C, pass(castle));
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_TRUE(state.hands[B].holds(monster) && state.hands[A].holds(castle));
  TEST_ASSERT_EQUAL(2, state.score().totals[B]);
}

void test_19_four_of_a_kind_are_two_turns_of_pairs() {
  State state = Table(2).hand(A, {sun, sun, sun, sun, ball}).hand(B, {ball, castle}).turns(1).build();
  must_play(state, A, pair(sun));
  TEST_ASSERT_TRUE(state.turn == B);
  TEST_ASSERT_EQUAL(2, state.hands[A].of(sun));
}

void test_20_the_monster_eats_everything_if_all_shells_are_alike() {
  State state =
      Table(2).hand(A, {monster, sun}).hand(B, {Kind::seaweed}).shells(A, {2, 2, 2}).turn(B).build();
  must_play(state, B, seaweed(A));
  TEST_ASSERT_EQUAL(0, state.score().totals[A]);
}

}  // namespace

void run_examples() {
  RUN_TEST(test_1_the_deal_leaves_the_right_deck);
  RUN_TEST(test_2_a_nice_mermaid_turns_a_shell_and_plays_again);
  RUN_TEST(test_3_a_mean_mermaid_takes_a_shell_and_ends_the_turn);
  RUN_TEST(test_4_a_starfish_to_the_left_makes_everybody_pass_a_card);
  RUN_TEST(test_4_the_order_of_choosing_changes_nothing);
  RUN_TEST(test_4_a_card_once_chosen_stays_chosen);
  RUN_TEST(test_5_asking_for_a_card_that_is_there_makes_a_pair);
  RUN_TEST(test_6_a_failed_ask_may_bring_another_match);
  RUN_TEST(test_7_a_nice_mermaid_drawn_brings_a_whole_bonus_turn);
  RUN_TEST(test_8_a_card_without_a_match_is_kept_and_looks_no_different);
  RUN_TEST(test_9_asking_is_forbidden_while_a_pair_is_in_the_hand);
  RUN_TEST(test_9_asking_is_forbidden_while_a_mean_mermaid_could_take_a_shell);
  RUN_TEST(test_10_a_wave_washes_a_shell_away);
  RUN_TEST(test_11_a_last_seaweed_still_makes_somebody_draw);
  RUN_TEST(test_12_a_last_starfish_can_bring_the_monster_to_who_is_out);
  RUN_TEST(test_13_the_monster_eats_all_shells_of_the_highest_value);
  RUN_TEST(test_14_equal_points_go_to_who_has_more_shell_cards);
  RUN_TEST(test_14_equal_points_and_cards_share_the_win);
  RUN_TEST(test_15_who_is_asked_for_the_last_card_is_out_and_the_game_ends);
  RUN_TEST(test_15_who_is_asked_out_may_still_receive_from_a_starfish);
  RUN_TEST(test_16_a_hand_that_can_do_nothing_dumps_a_card);
  RUN_TEST(test_17_with_an_empty_deck_a_failed_ask_draws_nothing);
  RUN_TEST(test_17_a_lone_seaweed_without_a_deck_is_dumped_and_ends_the_game);
  RUN_TEST(test_18_who_is_left_with_the_monster_can_pass_it_on_at_the_end);
  RUN_TEST(test_19_four_of_a_kind_are_two_turns_of_pairs);
  RUN_TEST(test_20_the_monster_eats_everything_if_all_shells_are_alike);
}

}  // namespace seaglass::mermaid_beach
