// What is on the screen tells nobody what they may not know: the pixels are the same whatever that is. The
// other truths come from the conformance suite's scramblers, which share no code with the games' masks.
#include "console/app/unit.h"
#include "console/screens/table/curtain.h"
#include "games/subjects.h"
#include "ink/display.h"
#include "simulator/panel.h"
#include "stage/choice_walk.h"
#include "suite.h"

namespace seaglass {

static simulator::SimulatedPanel panel;
static ink::Display display;

static std::uint32_t drawn(const View& view, const ChoiceWalk* walk) {
  display.refresh(panel, [&](ink::Painter& painter) { screen().draw(painter, view, walk); });
  return panel.picture_hash();
}

/// The same to these viewers, and as different as can be to everybody else.
static AnyState scrambled(const AnyState& state, SeatSet viewers, Random& random) {
  AnyState other = state;
  conformance::subject(number_of(game_under_test())).scramble(other, viewers, random);
  return other;
}

static bool same(const Phrase& a, const Phrase& b) {
  const char *x = a.text(), *y = b.text();
  while (*x != '\0' && *x == *y) ++x, ++y;
  return *x == *y;
}

static constexpr int every = 17;

static void test_a_closed_table_looks_the_same_whatever_is_hidden() {
  Random random(3);
  at_both_tables(every, [&](const AnyState& state, Seat, int players) {
    const AnyState seen = masked(state, SeatSet());
    const AnyState other = masked(scrambled(state, SeatSet(), random), SeatSet());
    for (Seat near : all_seats(players)) {
      const View view = view_of(seen, players, near, false),
                 other_view = view_of(other, players, near, false);
      TEST_ASSERT_EQUAL_HEX32(drawn(view, nullptr), drawn(other_view, nullptr));
      TEST_ASSERT_TRUE(screen().why_not(view).empty());  // it would betray a hand
    }
  });
}

static void test_an_open_table_looks_the_same_whatever_others_hide() {
  Random random(4);
  at_both_tables(every, [&](const AnyState& state, Seat seat, int players) {
    const AnyState seen = masked(state, SeatSet(seat));
    const AnyState other = masked(scrambled(state, SeatSet(seat), random), SeatSet(seat));
    const View view = view_of(seen, players, seat, true), other_view = view_of(other, players, seat, true);
    ChoiceWalk walk, other_walk;
    walk.begin(game(), screen(), view);
    other_walk.begin(game(), screen(), other_view);
    for (int step = 0; step < ChoiceWalk::steps_max; ++step) {
      TEST_ASSERT_EQUAL_HEX32(drawn(view, &walk), drawn(other_view, &other_walk));
      if (walk.phase() != ChoiceWalk::Phase::picking) break;
      for (int i = random.below(walk.keys().size()); i > 0; --i) walk.next(), other_walk.next();
      walk.pick();
      other_walk.pick();
    }
    TEST_ASSERT_TRUE(same(screen().why_not(view), screen().why_not(other_view)));
  });
}

/// Who looks while somebody else decides sees no cursor, and not what that person could do.
static void test_who_only_watches_sees_the_same_whatever_others_hide() {
  Random random(5);
  at_both_tables(every, [&](const AnyState& state, Seat seat, int players) {
    const Seat watcher = left_of(seat, players);
    const AnyState seen = masked(state, SeatSet(watcher));
    const AnyState other = masked(scrambled(state, SeatSet(watcher), random), SeatSet(watcher));
    TEST_ASSERT_EQUAL_HEX32(drawn(view_of(seen, players, watcher, true), nullptr),
                            drawn(view_of(other, players, watcher, true), nullptr));
  });
}

/// What the curtain shows of a game dealt from this seed.
static std::uint32_t curtain_of(Unit& unit, std::uint64_t seed) {
  unit.table.begin(game_under_test(), setup_of(game().facts().players_max, seed));
  Curtain curtain(unit);
  curtain.enter(0);
  curtain.tick(0);
  display.refresh(panel, [&](ink::Painter& painter) { curtain.draw(painter); });
  return panel.picture_hash();
}

static void test_the_curtain_looks_the_same_whatever_was_dealt() {
  static Unit unit;
  std::uint32_t first_seen[seats_max] = {};
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const std::uint32_t shown = curtain_of(unit, seed);
    std::uint32_t& before = first_seen[unit.table.next().index()];
    if (before == 0) before = shown;
    TEST_ASSERT_EQUAL_HEX32(before, shown);
  }
}

void test_secrets() {
  RUN_FOR_GAME(test_a_closed_table_looks_the_same_whatever_is_hidden);
  RUN_FOR_GAME(test_an_open_table_looks_the_same_whatever_others_hide);
  RUN_FOR_GAME(test_who_only_watches_sees_the_same_whatever_others_hide);
  RUN_FOR_GAME(test_the_curtain_looks_the_same_whatever_was_dealt);
}

}  // namespace seaglass
