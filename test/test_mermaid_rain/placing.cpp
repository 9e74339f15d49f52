#include "builder.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

constexpr Place cave_b = Place::space(11);

/// Three players in their second round; A, first, is about to place.
Table placing(Rank rank = Rank::mermaid_drop) {
  Table table(3);
  table.round(2)
      .order({A, B, C}, {rank, Rank::octopus, Rank::octopus})
      .phase(Phase::place, A)
      .mermaid(A, Place::start(0))
      .mermaid(B, Place::start(1))
      .mermaid(C, Place::start(2))
      .hand(A, {D, G, T})
      .hand(B, {D, G})
      .hand(C, {D, G})
      .holds(B, tile_at(4))
      .holds(C, tile_at(6));
  return table;
}

void test_18_five_dolphins_warp_to_a_treasure_and_ride_on_from_there() {
  State state =
      placing(Rank::mermaid_rain).holds(A, dark_short_turtle).treasure(11, {scale, pearl}, {}).build();
  must_play(state, A, place(dark_short_turtle, hex_at(7, 4), 0));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::warp), static_cast<int>(state.phase));
  must_play(state, A, warp(cave_b));
  TEST_ASSERT_EQUAL(3, state.hands[A].size);
  must_play(state, A, take(pearl, Face::up));
  TEST_ASSERT_EQUAL(1, state.face_up[A].of(pearl));
  TEST_ASSERT_EQUAL(2, state.scores[A]);
  must_play(state, A, move(Place::tile(dark_short_turtle), T));
  TEST_ASSERT_EQUAL(2, state.hands[A].size);
}

void test_a_warp_can_lead_to_any_place_but_the_own_one() {
  State state = placing(Rank::mermaid_rain).holds(A, dark_short_turtle).build();
  must_play(state, A, place(dark_short_turtle, hex_at(7, 4), 0));
  TEST_ASSERT_EQUAL(18 + 4 + 1, number_of_choices(state, A));  // and to stay, but not where she is
  TEST_ASSERT_TRUE(offered(state, A, warp(Place::start(1))));
  TEST_ASSERT_TRUE(offered(state, A, warp(Place::tile(dark_short_turtle))));
  refused(state, A, warp(Place::start(0)), Rule::here_already);
  refused(state, A, warp(Place::space(0)), Rule::no_such_place);
  must_play(state, A, stay());
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::move), static_cast<int>(state.phase));
}

void test_each_of_two_warps_is_owed_until_its_own_ride() {
  State state = Table(3)
                    .round(2)
                    .order({A, B, C}, {Rank::mermaid_rain, Rank::mermaid_rain, Rank::octopus})
                    .phase(Phase::place, A)
                    .mermaid(A, Place::start(0))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::start(2))
                    .hand(A, {D})
                    .hand(B, {D})
                    .holds(A, dark_long_dolphin)
                    .holds(B, tile_at(4))
                    .holds(C, tile_at(6))
                    .build();
  TEST_ASSERT_TRUE(warp_is_owed(state, A) && warp_is_owed(state, B) && !warp_is_owed(state, C));
  must_play(state, A, placed());
  must_play(state, A, warp(cave_b));
  TEST_ASSERT_TRUE(!warp_is_owed(state, A) && warp_is_owed(state, B));
  must_play(state, A, end());
  must_play(state, B, placed());
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::warp), static_cast<int>(state.phase));
  must_play(state, B, stay());
  TEST_ASSERT_FALSE(warp_is_owed(state, B));
}

void test_20_the_blind_tile_of_a_waltz_turns_up_when_both_tiles_lie() {
  Table table(3);
  table.round(2)
      .order({A, B, C}, {Rank::aquamarine_waltz, Rank::octopus, Rank::octopus})
      .phase(Phase::pick, A)
      .mermaid(A, Place::start(0))
      .mermaid(B, Place::start(1))
      .mermaid(C, Place::start(2))
      .hand(A, {D, G, T})
      .offers({dark_long_dolphin, dark_curved_dolphin, dark_short_dolphin});
  State state = table.build();
  must_play(state, A, pick(dark_long_dolphin));
  must_play(state, A, blind(Shape::short_));
  must_play(state, B, pick(dark_curved_dolphin));
  must_play(state, C, pick(dark_short_dolphin));
  must_play(state, A, place(dark_long_dolphin, hex_at(7, 4), 2));
  must_play(state, A, place_blind(Shape::short_, hex_at(6, 1), 0));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::move), static_cast<int>(state.phase));
  TEST_ASSERT_FALSE(state.surf[1].face_down);
}

void test_20_a_blind_tile_lies_face_down_while_another_can_be_placed() {
  State state =
      placing(Rank::aquamarine_waltz).holds(A, dark_long_dolphin).holds_blind(A, light_short_turtle).build();
  refused(state, A, place(light_short_turtle, hex_at(6, 1), 0), Rule::tile_not_held);
  must_play(state, A, place_blind(Shape::short_, hex_at(6, 1), 0));
  TEST_ASSERT_TRUE(state.surf[0].face_down);
  must_play(state, A, placed());
  TEST_ASSERT_FALSE(state.surf[0].face_down);
  TEST_ASSERT_TRUE(state.surf[0].tile == light_short_turtle);
}

void test_a_blind_tile_that_is_not_placed_stays_face_down() {
  State state =
      placing(Rank::aquamarine_waltz).holds(A, dark_long_dolphin).holds_blind(A, light_short_turtle).build();
  must_play(state, A, placed());
  state.mask(SeatSet(A));
  TEST_ASSERT_TRUE(state.held[A][1].tile == unknown_tile);
  TEST_ASSERT_TRUE(state.held[A][1].shape == Shape::short_);
}

void test_nobody_has_to_place_a_tile() {
  State state = placing().holds(A, dark_long_dolphin).build();
  must_play(state, A, placed());
  TEST_ASSERT_TRUE(state.surf.empty());
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::move), static_cast<int>(state.phase));
}

int footprints(Shape shape, const HexSet& water) {
  int count = 0;
  for (int rotation = 0; rotation < rotations_of(shape); ++rotation)
    anchors(shape, rotation, water).each([&](Hex) { ++count; });
  return count;
}

/// Lays the tile where it leaves the least room for this shape.
void lay_in_the_way(State& state, Tile tile, Shape shape) {
  const HexSet water = free_water(state);
  PlacedTile best;
  int least = footprints(shape, water) + 1;
  for (int rotation = 0; rotation < rotations_of(shape_of(tile)); ++rotation)
    anchors(shape_of(tile), rotation, water).each([&](Hex anchor) {
      HexSet rest = water;
      for (Hex hex : footprint(shape_of(tile), anchor, rotation)) rest.remove(hex);
      if (footprints(shape, rest) >= least) return;
      least = footprints(shape, rest);
      best = {tile, shape_of(tile), anchor, static_cast<std::uint8_t>(rotation), false};
    });
  Pile& pile = state.piles[index(best.shape)];
  pile.erase(pile.index_of(tile));
  state.surf.push_back(best);
}

void test_placing_ends_when_no_tile_in_the_hand_fits_any_more() {
  State state = placing(Rank::aquamarine_waltz)
                    .round(5)
                    .holds(A, dark_long_dolphin)
                    .holds_blind(A, dark_triangular_mermaid)
                    .build();
  for (int light : {20, 23, 26, 2, 5, 8, 29, 31, 33, 35})  // ten of those of the rounds before
    lay_in_the_way(state, tile_at(light), Shape::triangular);
  TEST_ASSERT_NULL_MESSAGE(state.flaw(), state.flaw());
  Choice somewhere;
  state.choices(A, [&](Choice choice) {
    if (verb_of(choice) != Verb::placed) somewhere = choice;
  });
  must_play(state, A, somewhere);
  TEST_ASSERT_TRUE(state.surf.back().tile == dark_long_dolphin);
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::move), static_cast<int>(state.phase));
  TEST_ASSERT_EQUAL(1, state.held[A].size());
}

void test_where_tiles_cannot_lie_and_why() {
  const State state = placing().holds(A, dark_long_dolphin).tile(light_short_gull, hex_at(6, 1), 0).build();
  refused(state, A, place(dark_short_gull, hex_at(9, 1), 0), Rule::tile_not_held);
  refused(state, A, place(dark_long_dolphin, hex_at(9, 1), 3), Rule::no_such_rotation);
  refused(state, A, place(dark_long_dolphin, hex_at(4, 0), 1), Rule::off_the_map);
  refused(state, A, place(dark_long_dolphin, hex_at(3, 2), 0), Rule::outer_area);
  refused(state, A, place(dark_long_dolphin, hex_at(4, 2), 0), Rule::open_ocean_only);
  refused(state, A, place(dark_long_dolphin, hex_at(8, 1), 0), Rule::tile_on_tile);
  TEST_ASSERT_TRUE(offered(state, A, place(dark_long_dolphin, hex_at(9, 1), 0)));
}

void test_in_the_first_ride_each_player_begins_at_a_free_start() {
  State state = Table(3)
                    .order({A, B, C}, {Rank::mermaid_drop, Rank::octopus, Rank::octopus})
                    .phase(Phase::start, B)
                    .mermaid(A, Place::start(2))
                    .hand(B, {D})
                    .holds(B, dark_long_dolphin)
                    .holds(C, dark_short_dolphin)
                    .build();
  TEST_ASSERT_EQUAL(3, number_of_choices(state, B));
  refused(state, B, start(2), Rule::start_is_taken);
  refused(state, B, start(5), Rule::start_not_in_use);
  must_play(state, B, start(1));
  TEST_ASSERT_TRUE(state.mermaids[B] == Place::start(1));
  TEST_ASSERT_EQUAL(1, state.hands[B].size);
}

}  // namespace

void test_placing() {
  RUN_TEST(test_18_five_dolphins_warp_to_a_treasure_and_ride_on_from_there);
  RUN_TEST(test_a_warp_can_lead_to_any_place_but_the_own_one);
  RUN_TEST(test_each_of_two_warps_is_owed_until_its_own_ride);
  RUN_TEST(test_20_the_blind_tile_of_a_waltz_turns_up_when_both_tiles_lie);
  RUN_TEST(test_20_a_blind_tile_lies_face_down_while_another_can_be_placed);
  RUN_TEST(test_a_blind_tile_that_is_not_placed_stays_face_down);
  RUN_TEST(test_nobody_has_to_place_a_tile);
  RUN_TEST(test_placing_ends_when_no_tile_in_the_hand_fits_any_more);
  RUN_TEST(test_where_tiles_cannot_lie_and_why);
  RUN_TEST(test_in_the_first_ride_each_player_begins_at_a_free_start);
}
