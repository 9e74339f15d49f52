#include "builder.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

/// Four players in their second round; A, first, is moving.
Table moving(Place from, std::initializer_list<Card> hand) {
  Table table(4);
  table.round(2)
      .order({A, B, C, E}, {Rank::mermaid_drop, Rank::octopus, Rank::octopus, Rank::octopus})
      .phase(Phase::move, A)
      .mermaid(A, from)
      .mermaid(B, Place::start(1))
      .mermaid(C, Place::start(2))
      .mermaid(E, Place::start(3))
      .hand(A, hand)
      .hand(B, {D, G})
      .holds(B, tile_at(4))
      .holds(C, tile_at(6))
      .holds(E, tile_at(7));
  return table;
}

void test_8_a_dolphin_tile_costs_a_dolphin_or_two_cards_without_one() {
  const Place tile = Place::tile(dark_short_dolphin);
  const State state =
      moving(Place::start(0), {D, G, G, T, T}).tile(dark_short_dolphin, hex_at(4, 0), 1).build();
  TEST_ASSERT_TRUE(offered(state, A, move(tile, D)));
  TEST_ASSERT_TRUE(offered(state, A, move(tile, G, T)));
  TEST_ASSERT_TRUE(offered(state, A, move(tile, G, G)));
  TEST_ASSERT_TRUE(offered(state, A, move(tile, T, T)));
  TEST_ASSERT_EQUAL(4 + 1, number_of_choices(state, A));
  refused(state, A, move(tile, D, G), Rule::deep_sea_takes_others);
  refused(state, A, move(tile, G), Rule::other_card_enters);
  refused(state, A, move(tile, T, G), Rule::no_such_choice);
}

void test_any_single_card_enters_a_mermaid_tile() {
  const Place tile = Place::tile(dark_long_mermaid);
  const State state = moving(Place::start(0), {G, T, T}).tile(dark_long_mermaid, hex_at(5, 1), 0).build();
  TEST_ASSERT_TRUE(offered(state, A, move(tile, G)));
  TEST_ASSERT_TRUE(offered(state, A, move(tile, T)));
  refused(state, A, move(tile, T, T), Rule::one_card_is_enough);
}

void test_any_single_card_enters_a_starting_space() {
  State state =
      moving(Place::tile(dark_short_dolphin), {T, G}).tile(dark_short_dolphin, hex_at(4, 0), 1).build();
  must_play(state, A, move(Place::start(0), T));
  TEST_ASSERT_TRUE(state.mermaids[A] == Place::start(0));
}

void test_9_turtle_gull_turtle_from_tile_to_island_to_tile() {
  State state = moving(Place::start(4), {T, G, T, D})
                    .tile(light_short_turtle, hex_at(0, 2), 0)
                    .tile(light_curved_turtle, hex_at(1, 1), 4)
                    .treasure(3, {shell}, {})
                    .build();
  must_play(state, A, move(Place::tile(light_short_turtle), T));
  must_play(state, A, move(Place::space(3), G));
  must_play(state, A, take(shell, Face::up));
  must_play(state, A, move(Place::tile(light_curved_turtle), T));
  TEST_ASSERT_EQUAL(2, state.scores[A]);
  TEST_ASSERT_EQUAL(1, state.hands[A].size);
}

void test_17_a_space_gives_treasure_only_on_the_first_entry_of_a_turn() {
  State state = moving(Place::space(7), {G, G, G, G, D})
                    .tile(light_short_gull, hex_at(6, 1), 0)
                    .treasure(7, {}, {scale, pearl})
                    .build();
  must_play(state, A, move(Place::tile(light_short_gull), G));
  must_play(state, A, move(Place::space(7), G));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::take), static_cast<int>(state.phase));
  must_play(state, A, take(scale, Face::down));
  TEST_ASSERT_EQUAL(2, state.scores[A]);
  must_play(state, A, move(Place::tile(light_short_gull), G));
  must_play(state, A, move(Place::space(7), G));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::move), static_cast<int>(state.phase));
  TEST_ASSERT_EQUAL(1, state.spaces[7].face_down.size());
}

void test_who_leaves_the_treasure_gets_no_second_chance_in_this_turn() {
  State state = moving(Place::tile(light_short_gull), {G, G, G, D})
                    .tile(light_short_gull, hex_at(6, 1), 0)
                    .treasure(7, {}, {scale, pearl})
                    .build();
  must_play(state, A, move(Place::space(7), G));
  must_play(state, A, leave());
  must_play(state, A, move(Place::tile(light_short_gull), G));
  must_play(state, A, move(Place::space(7), G));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::move), static_cast<int>(state.phase));
}

void test_an_empty_space_is_entered_without_a_decision() {
  State state = moving(Place::tile(light_short_gull), {G, D}).tile(light_short_gull, hex_at(6, 1), 0).build();
  must_play(state, A, move(Place::space(7), G));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::move), static_cast<int>(state.phase));
  TEST_ASSERT_TRUE(state.entered.contains(7));
}

void test_of_two_equal_tokens_one_is_offered() {
  State state = moving(Place::tile(light_short_gull), {G, D})
                    .tile(light_short_gull, hex_at(6, 1), 0)
                    .treasure(7, {scale, scale}, {})
                    .build();
  must_play(state, A, move(Place::space(7), G));
  TEST_ASSERT_EQUAL(1 + 1, number_of_choices(state, A));
  refused(state, A, take(scale, Face::down), Rule::no_such_treasure);
}

void test_mermaids_do_not_block_each_other() {
  State state =
      moving(Place::tile(light_short_gull), {D, D}).tile(light_short_gull, hex_at(12, 0), 0).build();
  must_play(state, A, move(Place::start(1), D));
  TEST_ASSERT_TRUE(state.mermaids[A] == state.mermaids[B]);
}

void test_a_place_that_does_not_touch_is_too_far() {
  const State state = moving(Place::start(0), {D, D}).tile(dark_short_dolphin, hex_at(8, 3), 0).build();
  refused(state, A, move(Place::tile(dark_short_dolphin), D), Rule::not_adjacent);
  TEST_ASSERT_EQUAL(1, number_of_choices(state, A));  // to end
}

void test_the_last_card_ends_the_ride_by_itself() {
  State state = moving(Place::tile(light_short_gull), {G}).tile(light_short_gull, hex_at(6, 1), 0).build();
  must_play(state, A, move(Place::space(7), G));
  TEST_ASSERT_TRUE(state.turn == B);
  TEST_ASSERT_TRUE(state.entered.empty());
}

}  // namespace

void test_moving() {
  RUN_TEST(test_8_a_dolphin_tile_costs_a_dolphin_or_two_cards_without_one);
  RUN_TEST(test_any_single_card_enters_a_mermaid_tile);
  RUN_TEST(test_any_single_card_enters_a_starting_space);
  RUN_TEST(test_9_turtle_gull_turtle_from_tile_to_island_to_tile);
  RUN_TEST(test_17_a_space_gives_treasure_only_on_the_first_entry_of_a_turn);
  RUN_TEST(test_who_leaves_the_treasure_gets_no_second_chance_in_this_turn);
  RUN_TEST(test_an_empty_space_is_entered_without_a_decision);
  RUN_TEST(test_of_two_equal_tokens_one_is_offered);
  RUN_TEST(test_mermaids_do_not_block_each_other);
  RUN_TEST(test_a_place_that_does_not_touch_is_too_far);
  RUN_TEST(test_the_last_card_ends_the_ride_by_itself);
}
