#include "builder.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

/// Three players, order B, A, C; C, the last, has a card left and is about to end the ride.
Table last_ride() {
  Table table(3);
  table.round(2)
      .order({B, A, C}, {Rank::mermaid_drop, Rank::octopus, Rank::octopus})
      .dealer(B)
      .phase(Phase::move, C)
      .hand(C, {D});
  return table;
}

void test_21_from_drained_dark_tiles_mermaids_drift_in_the_rounds_order() {
  State state = last_ride()
                    .tile(dark_short_dolphin, hex_at(6, 1), 0)
                    .tile(dark_short_gull, hex_at(9, 1), 0)
                    .tile(light_short_gull, hex_at(8, 3), 0)
                    .mermaid(A, Place::tile(dark_short_dolphin))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::tile(dark_short_gull))
                    .build();
  must_play(state, C, end());
  TEST_ASSERT_EQUAL(1, state.surf.size());
  TEST_ASSERT_TRUE(state.mermaids[A].nowhere() && state.mermaids[C].nowhere());
  refused(state, C, drift(0), Rule::not_your_decision);
  refused(state, A, drift(1), Rule::start_is_taken);
  must_play(state, A, drift(0));
  refused(state, C, drift(0), Rule::start_is_taken);
  must_play(state, C, drift(3));
  TEST_ASSERT_EQUAL(3, state.round);
  TEST_ASSERT_TRUE(state.mermaids[C] == Place::start(3));
}

void test_light_tiles_stay_and_carry_their_mermaids() {
  State state = last_ride()
                    .tile(light_short_gull, hex_at(8, 3), 0)
                    .mermaid(A, Place::tile(light_short_gull))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::start(2))
                    .build();
  must_play(state, C, end());
  TEST_ASSERT_EQUAL(3, state.round);
  TEST_ASSERT_TRUE(state.mermaids[A] == Place::tile(light_short_gull));
}

void test_tiles_that_were_not_placed_are_discarded() {
  State state = last_ride()
                    .holds(A, dark_long_dolphin)
                    .mermaid(A, Place::start(0))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::start(2))
                    .build();
  must_play(state, C, end());
  TEST_ASSERT_TRUE(state.held[A].empty());
  TEST_ASSERT_TRUE(state.tile_discards.contains(index(dark_long_dolphin)));
}

void test_a_blind_tile_that_was_not_placed_is_discarded_openly() {
  Table table(3);
  table.round(2)
      .order({A, B, C}, {Rank::aquamarine_waltz, Rank::octopus, Rank::octopus})
      .phase(Phase::move, C)
      .hand(C, {D})
      .holds_blind(A, light_short_turtle);
  for (Seat seat : all_seats(3)) table.mermaid(seat, Place::start(seat.index()));
  State state = table.build();
  Event told;
  state.play(C, end(), [&](const Event& event) {
    if (happening(event) == Happening::discarded_tile) told = event;
  });
  TEST_ASSERT_TRUE(state.held[A].empty());
  TEST_ASSERT_TRUE(state.tile_discards.contains(index(light_short_turtle)));
  TEST_ASSERT_EQUAL(index(light_short_turtle), State::mask(told, SeatSet(B)).a);
  TEST_ASSERT_TRUE(told.reveals);
}

State four_cards_to_keep_from() {
  State state = last_ride()
                    .hand(A, {G, G, T, D})
                    .hand(B, {D, D, D})
                    .mermaid(A, Place::start(0))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::start(2))
                    .build();
  must_play(state, C, end());
  return state;
}

void test_23_who_has_more_than_two_cards_keeps_two_and_discards_the_others() {
  State state = four_cards_to_keep_from();
  TEST_ASSERT_TRUE(state.to_act() == SeatSet::all(2));
  TEST_ASSERT_EQUAL(4,
                    number_of_choices(state, A));  // gull with gull, turtle or dolphin; dolphin with turtle
  must_play(state, A, keep(G, T));
  TEST_ASSERT_EQUAL(4, state.hands[A].size);
  must_play(state, B, keep(D, D));
  TEST_ASSERT_EQUAL(9, state.hands[A].size);
  TEST_ASSERT_TRUE(state.hands[A].of(G) >= 1 && state.hands[A].of(T) >= 1);
  TEST_ASSERT_EQUAL(2, state.discard.of(D));
  TEST_ASSERT_EQUAL(1, state.discard.of(G));
}

void test_23_nobody_sees_what_is_kept() {
  State state = four_cards_to_keep_from();
  must_play(state, A, keep(G, T));
  state.mask(SeatSet(B));
  TEST_ASSERT_TRUE(state.committed[A].first == Card::unknown);
  TEST_ASSERT_TRUE(state.to_act() == SeatSet(B));
}

void test_the_order_of_keeping_changes_nothing() {
  State one = four_cards_to_keep_from();
  State other = one;
  must_play(one, A, keep(G, T));
  must_play(one, B, keep(D, D));
  must_play(other, B, keep(D, D));
  must_play(other, A, keep(G, T));
  TEST_ASSERT_EQUAL_MEMORY(&one, &other, sizeof one);
}

void test_nothing_is_cleaned_up_after_the_fifth_round() {
  State state = last_ride()
                    .round(5)
                    .tile(dark_short_dolphin, hex_at(6, 1), 0)
                    .mermaid(A, Place::tile(dark_short_dolphin))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::start(2))
                    .build();
  must_play(state, C, end());
  TEST_ASSERT_TRUE(state.over());
  TEST_ASSERT_EQUAL(1, state.surf.size());
  refused(state, C, end(), Rule::game_is_over);
}

}  // namespace

void test_cleanup() {
  RUN_TEST(test_21_from_drained_dark_tiles_mermaids_drift_in_the_rounds_order);
  RUN_TEST(test_light_tiles_stay_and_carry_their_mermaids);
  RUN_TEST(test_tiles_that_were_not_placed_are_discarded);
  RUN_TEST(test_a_blind_tile_that_was_not_placed_is_discarded_openly);
  RUN_TEST(test_23_who_has_more_than_two_cards_keeps_two_and_discards_the_others);
  RUN_TEST(test_23_nobody_sees_what_is_kept);
  RUN_TEST(test_the_order_of_keeping_changes_nothing);
  RUN_TEST(test_nothing_is_cleaned_up_after_the_fifth_round);
}
