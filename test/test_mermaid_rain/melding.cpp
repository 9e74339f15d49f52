#include "builder.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

/// Undercurrent 1 shows a curved, a long and a short tile to three players.
Table three_players() {
  return Table(3).offers({dark_curved_dolphin, dark_long_dolphin, dark_short_dolphin});
}

void test_1_four_gulls_and_a_dolphin_are_a_squall_and_are_discarded() {
  State state = three_players()
                    .hand(A, {G, G, G, G, D, T, T})
                    .hand(B, {D, D, T, T, T, D, D})
                    .hand(C, {D, D, T, T, T, D, D})
                    .build();
  must_play(state, A, meld(G, G));
  must_play(state, B, meld(D, T));
  must_play(state, C, meld(D, T));
  must_play(state, B, stop());
  must_play(state, C, stop());
  must_play(state, A, meld(G));
  must_play(state, A, meld(G));
  must_play(state, A, meld(D));
  TEST_ASSERT_EQUAL(index(Rank::mermaid_squall), index(state.ranks[A]));
  TEST_ASSERT_EQUAL(7, state.scores[A]);
  TEST_ASSERT_EQUAL(4, state.discard.of(G));
  TEST_ASSERT_EQUAL(3, state.discard.of(D));
}

void test_2_a_lonely_fifth_player_goes_on_alone_until_the_fifth_card() {
  Table table(5);
  table.offers({dark_curved_dolphin, dark_curved_gull, tile_at(10), dark_long_dolphin, dark_short_dolphin});
  for (Seat seat : all_seats(5)) table.hand(seat, {D, D, G, G, T, T, T});
  State state = table.build();
  for (Seat seat : all_seats(5)) must_play(state, seat, meld(D, D));
  for (Seat seat : all_seats(4)) must_play(state, seat, stop());
  must_play(state, F, meld(G));
  TEST_ASSERT_TRUE(state.to_act() == SeatSet(F));
  must_play(state, F, meld(G));
  TEST_ASSERT_TRUE(state.to_act() == SeatSet(F));
  must_play(state, F, meld(T));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::pick), static_cast<int>(state.phase));
}

void test_when_all_stop_the_melds_are_ranked() {
  State state = dealt(4);
  for (int step = 0; step < 2; ++step)
    for (Seat seat : all_seats(4)) {
      Choice first;
      state.choices(seat, [&](Choice choice) { first = choice; });
      must_play(state, seat, first);
    }
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::pick), static_cast<int>(state.phase));
  TEST_ASSERT_EQUAL(4, state.order.size());
  TEST_ASSERT_EQUAL(8, state.discard.size());
}

void test_7_two_kept_and_seven_dealt_make_nine_a_meld_of_two_leaves_seven() {
  State state = Table(3)
                    .round(4)
                    .order({A, B, C}, {Rank::mermaid_drop, Rank::octopus, Rank::octopus})
                    .phase(Phase::keep)
                    .mermaid(A, Place::start(0))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::start(2))
                    .hand(A, {D, D, G})
                    .hand(C, {})
                    .build();
  must_play(state, A, keep(D, D));
  TEST_ASSERT_EQUAL(9, state.hands[A].size);
  TEST_ASSERT_EQUAL(7, state.hands[B].size);
  TEST_ASSERT_EQUAL(5, state.round);
  const Card second = state.hands[A].of(D) > 1 ? D : G;
  must_play(state, A, meld(D, second));
  for (Seat seat : {B, C}) {
    Choice pair;
    state.choices(seat, [&](Choice choice) { pair = choice; });
    must_play(state, seat, pair);
  }
  TEST_ASSERT_EQUAL(7, state.hands[A].size);
}

void test_7_seven_dealt_and_a_meld_of_five_leave_two() {
  State state = three_players()
                    .hand(A, {G, G, G, G, D, T, T})
                    .hand(B, {D, D, T, T, T, D, D})
                    .hand(C, {D, D, T, T, T, D, D})
                    .build();
  must_play(state, A, meld(G, G));
  must_play(state, B, meld(D, T));
  must_play(state, C, meld(D, T));
  for (Seat seat : {B, C}) must_play(state, seat, stop());
  for (Card card : {G, G, D}) must_play(state, A, meld(card));
  TEST_ASSERT_EQUAL(2, state.hands[A].size);
}

void test_cards_stay_in_the_hand_until_all_have_chosen() {
  State state = dealt(3);
  Choice pair;
  state.choices(B, [&](Choice choice) { pair = choice; });
  must_play(state, B, pair);
  TEST_ASSERT_EQUAL(7, state.hands[B].size);
  TEST_ASSERT_EQUAL(0, state.melds[B].size());
  refused(state, B, pair, Rule::already_chosen);
}

void test_nobody_stops_before_two_cards_lie() {
  const State state = dealt(3);
  refused(state, A, stop(), Rule::two_cards_before_stopping);
  refused(state, A, make_choice(Verb::end), not_now(Phase::meld));
}

void test_a_meld_grows_by_one_card_at_a_time() {
  State state = three_players()
                    .hand(A, {G, G, G, G, D, T, T})
                    .hand(B, {D, D, T, T, T, D, D})
                    .hand(C, {D, D, T, T, T, D, D})
                    .build();
  refused(state, A, meld(G), Rule::two_cards_first);
  refused(state, B, meld(G, G), Rule::card_not_held);
  must_play(state, A, meld(G, G));
  must_play(state, B, meld(D, T));
  must_play(state, C, meld(D, T));
  refused(state, A, meld(G, G), Rule::one_card_at_a_time);
  TEST_ASSERT_EQUAL(4, number_of_choices(state, A));
}

void test_a_deck_that_runs_out_in_dealing_is_made_anew_from_the_discards() {
  State state = Table(3)
                    .round(2)
                    .order({A, B, C}, {Rank::mermaid_drop, Rank::octopus, Rank::octopus})
                    .phase(Phase::keep)
                    .mermaid(A, Place::start(0))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::start(2))
                    .hand(A, {D, D, G})
                    .no_deck()
                    .build();
  must_play(state, A, keep(D, G));
  TEST_ASSERT_EQUAL(72 - 2 - 21, state.deck.size());
  TEST_ASSERT_EQUAL(0, state.discard.size());
}

/// Everybody has two dolphins. All eleven cards left to draw are dolphins, too, and the discards have but the
/// one that A, the dealer, throws away.
State eleven_dolphins_dealt() {
  Table table(6);
  table.round(2)
      .order({A, B, C, E, F, Seat(5)},
             {Rank::octopus, Rank::octopus, Rank::octopus, Rank::octopus, Rank::octopus, Rank::octopus})
      .phase(Phase::keep)
      .hand(A, {D})
      .no_deck();
  for (Seat seat : all_seats(6)) table.mermaid(seat, Place::start(seat.index())).hand(seat, {D, D});
  State state = table.build();
  while (state.discard.holds(D)) {
    state.discard.remove(D);
    state.deck.push_back(D);
  }
  TEST_ASSERT_EQUAL(11, state.deck.size());
  must_play(state, A, keep(D, D));
  return state;
}

void test_a_deck_is_made_anew_only_when_its_last_card_is_dealt() {
  const State state = eleven_dolphins_dealt();
  int dolphins = 0;
  for (Seat seat : all_seats(6)) dolphins += state.hands[seat].of(D);
  TEST_ASSERT_GREATER_OR_EQUAL(12 + 11, dolphins);
  TEST_ASSERT_EQUAL(72 - 12 - 42, state.deck.size());
}

void test_the_discards_are_shuffled_for_the_new_deck() {
  const State state = eleven_dolphins_dealt();
  int gulls = 0, turtles = 0;
  for (Seat seat : all_seats(6)) {
    gulls += state.hands[seat].of(G);
    turtles += state.hands[seat].of(T);
  }
  TEST_ASSERT_LESS_THAN(24, gulls);
  TEST_ASSERT_LESS_THAN(24, turtles);
}

void test_the_first_card_goes_to_the_left_of_the_dealer() {
  const State state = eleven_dolphins_dealt();
  for (Seat seat : {B, C, E, F, Seat(5)}) TEST_ASSERT_GREATER_OR_EQUAL(2 + 2, state.hands[seat].of(D));
}

}  // namespace

void test_melding() {
  RUN_TEST(test_1_four_gulls_and_a_dolphin_are_a_squall_and_are_discarded);
  RUN_TEST(test_2_a_lonely_fifth_player_goes_on_alone_until_the_fifth_card);
  RUN_TEST(test_when_all_stop_the_melds_are_ranked);
  RUN_TEST(test_7_two_kept_and_seven_dealt_make_nine_a_meld_of_two_leaves_seven);
  RUN_TEST(test_7_seven_dealt_and_a_meld_of_five_leave_two);
  RUN_TEST(test_cards_stay_in_the_hand_until_all_have_chosen);
  RUN_TEST(test_nobody_stops_before_two_cards_lie);
  RUN_TEST(test_a_meld_grows_by_one_card_at_a_time);
  RUN_TEST(test_a_deck_that_runs_out_in_dealing_is_made_anew_from_the_discards);
  RUN_TEST(test_a_deck_is_made_anew_only_when_its_last_card_is_dealt);
  RUN_TEST(test_the_discards_are_shuffled_for_the_new_deck);
  RUN_TEST(test_the_first_card_goes_to_the_left_of_the_dealer);
}
