// A host can tell anything. What a game takes for possible harms no screen, whatever it is; all else it
// refuses.
#include "core/fixed_vector.h"
#include "ink/display.h"
#include "simulator/panel.h"
#include "suite.h"

namespace seaglass {

namespace {

simulator::SimulatedPanel panel;
ink::Display display;

/// Mostly near what there is.
std::uint8_t some_byte(Random& random) {
  constexpr int ranges[] = {2, 6, 16, 64, 256};
  return static_cast<std::uint8_t>(random.below(ranges[random.below(5)]));
}

Event some_event(Random& random) {
  Event event;
  event.what = static_cast<std::uint8_t>(random.below(random.below(8) > 0 ? 38 : 256));
  event.seat = Seat(random.below(seats_max));
  event.a = some_byte(random);
  event.b = some_byte(random);
  event.c = some_byte(random);
  return event;
}

/// All that the table and what surrounds it make of what happened, one thing after the other.
void show(View view) {
  for (int i = 0; i < view.told_count; ++i) {
    const Event& event = view.told[i];
    view.telling = &event;
    static_cast<void>(screen().motif(view, event));
    static_cast<void>(screen().journey(view, event));
    static_cast<void>(game().mask(event, SeatSet(view.near)));
    const bool has_words = !screen().caption(view, event).empty();
    const bool has_page = screen().has_page(view, event);
    display.refresh(panel, [&](ink::Painter& painter) {
      if (has_page) return screen().draw_page(painter, view, event);
      screen().draw(painter, view, nullptr);
      screen().draw_traveller(painter, view, event);
      if (has_words) screen().illustrate(painter, view, event, {10, 160, 56, 74});
    });
  }
}

}  // namespace

static void test_what_may_have_happened_can_be_shown() {
  constexpr int tries = 400, told_max = 15, games_max = 200;
  static AnyState before, now;
  Random random(5);
  int shown = 0, refused = 0;
  const auto look = [&](const AnyState& state, Seat seat, int players) {
    now = masked(state, SeatSet(seat));
    FixedVector<Event, told_max> told;
    for (int i = 0; i < tries && !told.full(); ++i) {
      const Event event = some_event(random);
      if (game().knows(now, event))
        told.push_back(event);
      else
        ++refused;
    }
    View view = view_of(now, players, seat, random.below(2) == 0);
    view.told = told.begin();
    view.told_count = told.size();
    show(view);
    shown += told.size();
    before = now;
  };
  // As many games as it takes: in a short one little happens.
  for (std::uint64_t seed = 3; seed < 3 + games_max && (seed == 3 || shown <= 100); ++seed)
    for (int players : {int{game().facts().players_min}, int{game().facts().players_max}}) {
      const Setup setup = setup_of(players, seed);
      game().begin(before, setup);
      game().mask(before, SeatSet());
      play_at_random(setup, 9, [&](const AnyState& state, Seat seat) { look(state, seat, players); });
    }
  TEST_ASSERT_TRUE(shown > 100 && refused > 100);
}

static void test_nobody_beside_the_table_does_anything() {
  const int players = game().facts().players_min;
  static AnyState state;
  game().begin(state, setup_of(players, 1));
  Event event;
  for (int what = 0; what < 256; ++what) {
    event.what = static_cast<std::uint8_t>(what);
    event.seat = Seat(players);
    TEST_ASSERT_FALSE(game().knows(state, event));
  }
}

static void test_nothing_happens_that_the_game_has_no_name_for() {
  static AnyState state;
  game().begin(state, setup_of(game().facts().players_min, 1));
  for (int what = 40; what < 256; ++what) {
    Event event;
    event.what = static_cast<std::uint8_t>(what);
    TEST_ASSERT_FALSE(game().knows(state, event));
  }
}

void test_lies() {
  RUN_FOR_GAME(test_what_may_have_happened_can_be_shown);
  RUN_FOR_GAME(test_nobody_beside_the_table_does_anything);
  RUN_FOR_GAME(test_nothing_happens_that_the_game_has_no_name_for);
}

}  // namespace seaglass
