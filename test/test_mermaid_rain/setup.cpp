#include "builder.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

struct Totals {
  int two_up = 0, one_each = 0, two_down = 0, up = 0, down = 0;
};

Totals totals(const State& state) {
  Totals sum;
  for (const Space& space : state.spaces) {
    sum.up += space.face_up.size();
    sum.down += space.face_down.size();
    sum.two_up += space.face_up.size() == 2 ? 1 : 0;
    sum.two_down += space.face_down.size() == 2 ? 1 : 0;
    sum.one_each += space.face_up.size() == 1 && space.face_down.size() == 1 ? 1 : 0;
  }
  return sum;
}

int face_up_of(const State& state, Treasure type) {
  int count = 0;
  for (const Space& space : state.spaces)
    for (Treasure token : space.face_up) count += token == type ? 1 : 0;
  return count;
}

void test_24_six_players_find_42_tokens_up_14_down_and_16_in_the_pool() {
  const State state = dealt(6);
  const Totals sum = totals(state);
  TEST_ASSERT_EQUAL(16, sum.two_up);
  TEST_ASSERT_EQUAL(10, sum.one_each);
  TEST_ASSERT_EQUAL(2, sum.two_down);
  TEST_ASSERT_EQUAL(42, sum.up);
  TEST_ASSERT_EQUAL(14, sum.down);
  TEST_ASSERT_EQUAL(16, state.pool.size);
}

void test_three_players_find_18_tokens_up_18_down_and_36_in_the_pool() {
  const State state = dealt(3);
  TEST_ASSERT_EQUAL(18, totals(state).up);
  TEST_ASSERT_EQUAL(18, totals(state).down);
  TEST_ASSERT_EQUAL(36, state.pool.size);
}

void test_how_many_of_each_type_lie_face_up_is_always_the_same() {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const State state = dealt(5, false, seed);
    TEST_ASSERT_EQUAL(6, face_up_of(state, scale));
    TEST_ASSERT_EQUAL(6, face_up_of(state, pearl));
    TEST_ASSERT_EQUAL(7, face_up_of(state, crystal));
    TEST_ASSERT_EQUAL(7, face_up_of(state, coral));
    TEST_ASSERT_EQUAL(10, face_up_of(state, shell));
  }
}

void test_mermaid_free_lays_out_any_types_on_the_same_places() {
  const Totals sum = totals(dealt(5, true));
  TEST_ASSERT_EQUAL(36, sum.up);
  TEST_ASSERT_EQUAL(20, sum.down);
  bool others = false;
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    others = others || face_up_of(dealt(5, true, seed), shell) != 10;
  TEST_ASSERT_TRUE(others);
}

void test_each_player_is_dealt_seven_cards_and_one_tile_each_is_offered() {
  for (int players = players_min; players <= players_max; ++players) {
    const State state = dealt(players);
    for (Seat seat : all_seats(players)) TEST_ASSERT_EQUAL(7, state.hands[seat].size);
    TEST_ASSERT_EQUAL(players, state.offer.count());
    TEST_ASSERT_EQUAL(72 - 7 * players, state.deck.size());
  }
}

void test_the_same_seed_deals_the_same_game() {
  const State one = dealt(4), other = dealt(4);
  TEST_ASSERT_EQUAL_MEMORY(&one, &other, sizeof one);
}

/// Whether something of a deal is not always the same.
template <typename Of>
bool varies(const Of& of) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    if (of(dealt(4, false, seed)) != of(dealt(4, false, 0))) return true;
  return false;
}

void test_chance_decides_who_deals_and_what_is_dealt() {
  TEST_ASSERT_TRUE(varies([](const State& state) { return state.dealer.index(); }));
  TEST_ASSERT_TRUE(varies([](const State& state) { return state.undercurrents.back(); }));
  TEST_ASSERT_TRUE(varies([](const State& state) { return state.deck.back(); }));
  for (int shape = 0; shape < shape_count; ++shape)
    TEST_ASSERT_TRUE(varies([shape](const State& state) { return state.piles[shape][0]; }));
  TEST_ASSERT_TRUE(varies([](const State& state) { return state.spaces[11].face_up[0]; }));
  TEST_ASSERT_TRUE(varies([](const State& state) { return state.spaces[20].face_down[1]; }));
}

}  // namespace

void test_setup() {
  RUN_TEST(test_24_six_players_find_42_tokens_up_14_down_and_16_in_the_pool);
  RUN_TEST(test_three_players_find_18_tokens_up_18_down_and_36_in_the_pool);
  RUN_TEST(test_how_many_of_each_type_lie_face_up_is_always_the_same);
  RUN_TEST(test_mermaid_free_lays_out_any_types_on_the_same_places);
  RUN_TEST(test_each_player_is_dealt_seven_cards_and_one_tile_each_is_offered);
  RUN_TEST(test_chance_decides_who_deals_and_what_is_dealt);
  RUN_TEST(test_the_same_seed_deals_the_same_game);
}
