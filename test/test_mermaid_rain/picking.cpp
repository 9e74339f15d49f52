#include "builder.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

/// Four players, one of each shape on offer; A will show `five` cards, the others a drop each.
State after_melds(std::initializer_list<Card> five, bool march_scores = true) {
  Table table(4, false, march_scores);
  table.offers({dark_curved_dolphin, tile_at(10), dark_long_dolphin, dark_short_dolphin});
  for (int i = 0; i < space_count; ++i) table.treasure(i, {treasure_at(i % 5)}, {treasure_at((i + 2) % 5)});
  table.hand(A, five);
  for (std::size_t n = five.size(); n < 7; ++n) table.hand(A, {T});
  for (Seat seat : {B, C, E}) table.hand(seat, {D, D, G, G, T, T, T});
  State state = table.build();
  const Card* next = five.begin();
  must_play(state, A, meld(next[0], next[1]));
  for (Seat seat : {B, C, E}) must_play(state, seat, meld(D, D));
  for (Seat seat : {B, C, E}) must_play(state, seat, stop());
  for (next += 2; next != five.end(); ++next) must_play(state, A, meld(*next));
  if (state.phase == Phase::meld) must_play(state, A, stop());
  return state;
}

void test_5_a_waltz_with_three_dolphins_brings_a_blind_tile_and_no_points() {
  State state = after_melds({D, D, D, G, T});
  TEST_ASSERT_EQUAL(0, state.scores[A]);
  must_play(state, A, pick(dark_long_dolphin));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::blind), static_cast<int>(state.phase));
}

void test_6_a_twin_splash_and_a_stranger_bring_6_points_and_no_blind_tile() {
  State state = after_melds({D, D, G, G, T});
  TEST_ASSERT_EQUAL(6, state.scores[A]);
  must_play(state, A, pick(dark_long_dolphin));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::pick), static_cast<int>(state.phase));
}

void test_19_an_ocean_march_lays_a_token_of_the_pool_open_for_two_points() {
  const State state = after_melds({D, D, D, T, T});
  TEST_ASSERT_EQUAL(1, state.face_up[A].size());
  TEST_ASSERT_EQUAL(15, state.pool.size);
  TEST_ASSERT_EQUAL(2, state.scores[A]);
}

void test_19_a_table_may_play_without_the_two_points_of_an_ocean_march() {
  const State state = after_melds({D, D, D, T, T}, false);
  TEST_ASSERT_EQUAL(1, state.face_up[A].size());
  TEST_ASSERT_EQUAL(0, state.scores[A]);
}

void test_an_ocean_march_brings_nothing_when_the_pool_is_empty() {
  Table table(6);
  table.round(2).undercurrent(1).offers({dark_curved_dolphin, dark_curved_gull, tile_at(10),
                                         dark_long_dolphin, dark_long_mermaid, dark_short_dolphin});
  for (Seat seat : all_seats(6)) table.mermaid(seat, Place::start(seat.index()));
  for (int i = 0; i < 28; ++i) table.treasure(i, {treasure_at(i % 5)}, {treasure_at(i / 2 % 5)});
  for (Seat seat : all_seats(6))
    table.hand(seat, seat == A ? std::initializer_list<Card>{D, D, D, T, T, G, G}
                               : std::initializer_list<Card>{D, G, T, D, G, T, T});
  State state = table.build();
  int won = 0;
  for (int i = 0; i < treasure_kinds; ++i)
    while (state.pool.known.count[i] > 0) {  // all of it was won in the first round
      state.pool.remove(treasure_at(i));
      state.face_up[Seat(won++ % 6)].add(treasure_at(i));
    }
  must_play(state, A, meld(D, D));
  for (Seat seat : {B, C, E, F, Seat(5)}) must_play(state, seat, meld(D, G));
  for (Seat seat : {B, C, E, F, Seat(5)}) must_play(state, seat, stop());
  for (Card card : {D, T, T}) must_play(state, A, meld(card));
  TEST_ASSERT_EQUAL(index(Rank::ocean_march), index(state.ranks[A]));
  TEST_ASSERT_EQUAL(0, state.scores[A]);
}

void test_a_bonus_is_paid_when_its_owners_pick_comes() {
  State state = after_melds({G, G, G, G, D});
  TEST_ASSERT_EQUAL(7, state.scores[A]);
  TEST_ASSERT_EQUAL(0, state.scores[B]);
  must_play(state, A, pick(dark_long_dolphin));
  TEST_ASSERT_EQUAL(1, state.scores[B]);
  TEST_ASSERT_EQUAL(0, state.scores[C]);
}

void test_a_tile_can_be_picked_only_from_the_offer() {
  State state = after_melds({G, G, G, G, D});
  refused(state, A, pick(dark_curved_gull), Rule::tile_not_offered);
  refused(state, B, pick(dark_long_dolphin), Rule::not_your_decision);
  must_play(state, A, pick(dark_long_dolphin));
  refused(state, B, pick(dark_long_dolphin), Rule::tile_not_offered);
}

void test_the_last_player_takes_the_last_tile_and_the_first_the_prince() {
  State state = after_melds({G, G, G, G, D});
  must_play(state, A, pick(dark_long_dolphin));
  must_play(state, B, pick(dark_short_dolphin));
  must_play(state, C, pick(tile_at(10)));
  TEST_ASSERT_EQUAL(1, number_of_choices(state, E));
  must_play(state, E, pick(dark_curved_dolphin));
  TEST_ASSERT_EQUAL(A.index(), state.dealer.index());
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::start), static_cast<int>(state.phase));
}

/// All short tiles but one are discarded, and the undercurrent that comes next shows two to six players.
State short_tiles_run_out(std::uint64_t seed) {
  Table table(6);
  table.round(1)
      .order({A, B, C, E, F, Seat(5)},
             {Rank::octopus, Rank::octopus, Rank::octopus, Rank::octopus, Rank::octopus, Rank::octopus})
      .phase(Phase::keep)
      .hand(A, {D, D, G})
      .discarded_tiles({dark_short_dolphin, light_short_dolphin, dark_short_gull, light_short_gull,
                        dark_short_turtle, light_short_turtle, tile_at(34)});
  for (Seat seat : all_seats(6)) table.mermaid(seat, Place::start(seat.index()));
  State state = table.build();
  state.random = GameRandom(seed);
  TEST_ASSERT_EQUAL(8, state.undercurrents.back());
  TEST_ASSERT_EQUAL(1, state.piles[index(Shape::short_)].size());
  must_play(state, A, keep(D, D));
  return state;
}

void test_22_a_pile_with_too_few_tiles_is_made_anew_from_its_discards() {
  const State state = short_tiles_run_out(1);
  TEST_ASSERT_TRUE(state.offer.contains(35));
  TEST_ASSERT_EQUAL(6, state.piles[index(Shape::short_)].size());
  for (int tile = 28; tile < 36; ++tile) TEST_ASSERT_FALSE(state.tile_discards.contains(tile));
}

void test_22_the_discards_are_shuffled_for_the_new_pile() {
  bool others = false;
  for (std::uint64_t seed = 1; seed <= 10; ++seed)
    others = others || !(short_tiles_run_out(seed).offer == short_tiles_run_out(11).offer);
  TEST_ASSERT_TRUE(others);
}

void test_a_blind_tile_may_come_from_the_discards_too() {
  Table table(3);
  table.offers({dark_curved_dolphin, dark_long_dolphin})
      .order({A, B, C}, {Rank::aquamarine_waltz, Rank::mermaid_drop, Rank::mermaid_drop})
      .phase(Phase::blind, A)
      .holds(A, dark_short_dolphin);
  for (Tile tile : {dark_short_gull, light_short_gull, light_short_dolphin, dark_short_turtle,
                    light_short_turtle, tile_at(34), tile_at(35)})
    table.discarded_tiles({tile});
  State state = table.build();
  TEST_ASSERT_TRUE(state.piles[index(Shape::short_)].empty());
  must_play(state, A, blind(Shape::short_));
  TEST_ASSERT_TRUE(state.held[A][1].blind && state.held[A][1].shape == Shape::short_);
  TEST_ASSERT_EQUAL(6, state.piles[index(Shape::short_)].size());
}

}  // namespace

void test_picking() {
  RUN_TEST(test_5_a_waltz_with_three_dolphins_brings_a_blind_tile_and_no_points);
  RUN_TEST(test_6_a_twin_splash_and_a_stranger_bring_6_points_and_no_blind_tile);
  RUN_TEST(test_19_an_ocean_march_lays_a_token_of_the_pool_open_for_two_points);
  RUN_TEST(test_19_a_table_may_play_without_the_two_points_of_an_ocean_march);
  RUN_TEST(test_an_ocean_march_brings_nothing_when_the_pool_is_empty);
  RUN_TEST(test_a_bonus_is_paid_when_its_owners_pick_comes);
  RUN_TEST(test_a_tile_can_be_picked_only_from_the_offer);
  RUN_TEST(test_the_last_player_takes_the_last_tile_and_the_first_the_prince);
  RUN_TEST(test_22_a_pile_with_too_few_tiles_is_made_anew_from_its_discards);
  RUN_TEST(test_22_the_discards_are_shuffled_for_the_new_pile);
  RUN_TEST(test_a_blind_tile_may_come_from_the_discards_too);
}
