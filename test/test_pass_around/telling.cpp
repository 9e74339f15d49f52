// Told in its order: while something is told, the table is shown as it was then. Nothing of what comes later
// shows, and nothing jumps when all has been told.
#include <cstdlib>
#include <cstring>
#include <initializer_list>

#include "console/app/unit.h"
#include "core/fixed_vector.h"
#include "games/subjects.h"
#include "ink/display.h"
#include "simulator/panel.h"
#include "suite.h"
#include "tabletop/told_position.h"

namespace seaglass {

namespace {

simulator::SimulatedPanel panel;
ink::Display display;

/// A few games of each in `make test`, more in `make check`.
int games_to_play() {
  const char* games = std::getenv("SEAGLASS_TOLD_GAMES");
  return games == nullptr ? 2 : std::atoi(games);
}

std::uint32_t picture_of(const View& view) {
  display.refresh(panel, [&](ink::Painter& painter) { screen().draw(painter, view, nullptr); });
  return panel.picture_hash();
}

Setup any_setup(int number) {
  const int smallest = game().facts().players_min, largest = game().facts().players_max;
  Setup setup = setup_of(smallest + number % (largest - smallest + 1), 100 + static_cast<unsigned>(number));
  for (int i = 0; i < game().facts().option_count; ++i) {
    const Option& option = game().facts().options[i];
    const Setup usual = setup;
    setup.options.values[i] = static_cast<std::uint8_t>(number / 2 % 2 == 0 ? option.standard : option.high);
    if (!game().allows(setup)) setup = usual;
  }
  return setup;
}

using Happened = FixedVector<Event, captions_max>;

/// Plays all games, and looks at every choice: the position before, what happened, the position after.
template <typename Look>
void at_every_choice(const Look& look) {
  static AnyState before, after;
  for (int number = 0; number < games_to_play(); ++number) {
    const Setup setup = any_setup(number);
    game().begin(after, setup);
    Random random(setup.seed.number());
    while (!game().over(after)) {
      before = after;
      const Seat seat = any_seat(random, game().to_act(after));
      const Choice choice = any_choice(random, [&](auto visit) { game().choices(before, seat, visit); });
      Happened told;
      game().play(after, seat, choice, [&told](const Event& event) { told.push_back(event); });
      look(before, told, after, setup.players, random);
    }
  }
}

/// The position that is shown after all that was told, as far as these may know it.
AnyState told_to_the_end(const AnyState& before, const Happened& told, SeatSet viewers) {
  ToldPosition shown;
  shown.begin(masked(before, viewers), true);
  for (const Event& event : told) {
    shown.arrive(game(), game().mask(event, viewers));
    TEST_ASSERT_TRUE(shown.is_whole());
    shown.go_on();
  }
  return shown.state();
}

}  // namespace

static void test_nothing_jumps_when_all_has_been_told() {
  int nothing_but_told = 0;
  at_every_choice(
      [&](const AnyState& before, const Happened& told, const AnyState& after, int players, Random& random) {
        const Seat near = any_seat(random, SeatSet::all(players));
        for (const SeatSet viewers : {SeatSet(), SeatSet(near)}) {
          const AnyState shown = told_to_the_end(before, told, viewers);
          // The end lays all hands open, which is more than an event tells.
          if (game().over(after)) continue;
          const AnyState newest = masked(after, viewers);
          const bool open = !viewers.empty();
          if (std::memcmp(&newest, &shown, static_cast<std::size_t>(game().state_bytes())) != 0)
            TEST_ASSERT_EQUAL_HEX32(picture_of(view_of(newest, players, near, open)),
                                    picture_of(view_of(shown, players, near, open)));
          TEST_ASSERT_TRUE(game().to_act(newest) == game().to_act(shown));
          ++nothing_but_told;
        }
      });
  TEST_ASSERT_TRUE(nothing_but_told >= games_to_play());
}

namespace {

/// What a choice is made of, and what anybody saw so far.
struct Twin {
  Unit unit;
  Table& table = unit.table;

  void begin(const Setup& setup) {
    unit.preferences.game = game_under_test();
    table.begin(game_under_test(), setup);
  }
  bool tells() const { return table.has_caption(); }
  std::uint32_t picture() {
    View view = unit.view();
    view.telling = &table.caption();
    std::uint32_t hash = 0;
    display.refresh(panel, [&](ink::Painter& painter) {
      if (screen().has_page(view, table.caption()))
        screen().draw_page(painter, view, table.caption());
      else
        screen().draw(painter, view, nullptr);
      screen().illustrate(painter, view, table.caption(), {10, 160, 56, 74});
    });
    hash = panel.picture_hash();
    const Phrase words = screen().caption(view, table.caption());
    for (const char* letter = words.text(); *letter != 0; ++letter)
      hash = hash * 31 + static_cast<unsigned char>(*letter);
    return hash;
  }
};

/// Two tables tell of the same choice, which went another way from some point on, because what nobody could
/// know was different: until then, they look the same at every moment. Returns at how many of them.
int compare_tellings(Twin& one, Twin& other) {
  int compared = 0;
  for (; one.tells() && other.tells() && one.table.caption() == other.table.caption(); ++compared) {
    one.table.depart();
    other.table.depart();
    TEST_ASSERT_EQUAL_HEX32(one.picture(), other.picture());
    one.table.arrive();
    other.table.arrive();
    TEST_ASSERT_EQUAL_HEX32(one.picture(), other.picture());
    one.table.next_caption();
    other.table.next_caption();
  }
  return compared;
}

void skip_captions(Table& table) {
  while (table.has_caption()) table.next_caption();
}

}  // namespace

static void test_nothing_shows_before_it_is_told() {
  static Twin one, other;
  int compared = 0, forks = 0;
  for (int number = 0; number < games_to_play(); ++number) {
    const Setup setup = any_setup(number);
    one.begin(setup);
    other.begin(setup);
    Random random(setup.seed.number());
    while (!one.table.over()) {
      const Seat seat = one.table.next();
      for (Twin* twin : {&one, &other}) {
        twin->table.truth() = one.table.truth();
        twin->table.open(seat);
        skip_captions(twin->table);
      }
      conformance::subject(number_of(game_under_test()))
          .scramble(other.table.truth(), SeatSet::all(setup.players), random);
      const AnyState& state = one.table.sitting().state();
      const Choice choice = any_choice(random, [&](auto visit) { game().choices(state, seat, visit); });
      one.table.decide(choice);
      other.table.decide(choice);
      compared += compare_tellings(one, other);
      forks += one.tells() || other.tells() ? 1 : 0;
      skip_captions(one.table);
      skip_captions(other.table);
    }
  }
  TEST_ASSERT_TRUE(compared >= games_to_play());
  TEST_ASSERT_TRUE(forks > 0 ||
                   compared < 100);  // a game of a few choices may have nothing to go another way
}

namespace {

/// Every number that the table and its pages draw, as conformance compares them
/// (lib/conformance/telling.cpp).
void expect_true_numbers(const View& view, const Event& caption, const ToldPosition& truth,
                         const Event& event) {
  static FixedVector<int, 1000> shown;
  const auto list = conformance::subject(number_of(game_under_test())).figures;
  shown.clear();
  list(*view.state, &caption, [](int number) { shown.push_back(number); });
  int place = 0;
  list(truth.state(), &event, [&place](int number) {
    TEST_ASSERT_TRUE(place < shown.size());
    if (shown[place] != unseen) TEST_ASSERT_EQUAL(number, shown[place]);
    ++place;
  });
  TEST_ASSERT_EQUAL(place, shown.size());
}

/// To who looks, or to nobody once they have put the handheld down. Returns how many events there were.
int tell_beside_truth(Twin& twin, const AnyState& before, const Happened& happened) {
  static ToldPosition truth;
  truth.begin(before, true);
  int told = 0;
  for (; twin.tells(); ++told) {
    const Event event = happened[told];
    truth.depart(game(), event);
    twin.table.depart();
    expect_true_numbers(twin.unit.view(), twin.table.caption(), truth, event);
    truth.arrive(game(), event);
    twin.table.arrive();
    expect_true_numbers(twin.unit.view(), twin.table.caption(), truth, event);
    truth.go_on();
    twin.table.next_caption();
  }
  return told;
}

}  // namespace

static void test_numbers_are_true_while_they_are_told() {
  static Twin twin;
  static AnyState before, after;
  constexpr int games = 20;  // played at random, Mermaid Rain hides treasure in few
  for (int number = 0; number < 2 * games; ++number) {
    const Setup setup = any_setup(number / 2);
    twin.begin(setup);
    Random random(setup.seed.number());
    while (!twin.table.over()) {
      const Seat seat = twin.table.next();
      twin.table.open(seat);
      before = after = twin.table.truth();
      const Choice choice = any_choice(random, [&](auto visit) { game().choices(before, seat, visit); });
      Happened happened;
      game().play(after, seat, choice, [&happened](const Event& event) { happened.push_back(event); });
      twin.table.decide(choice);
      if (number % 2 != 0) twin.table.close();
      TEST_ASSERT_EQUAL(happened.size(), tell_beside_truth(twin, before, happened));
    }
  }
}

void test_telling() {
  RUN_FOR_GAME(test_numbers_are_true_while_they_are_told);
  RUN_FOR_GAME(test_nothing_shows_before_it_is_told);
  RUN_FOR_GAME(test_nothing_jumps_when_all_has_been_told);
}

}  // namespace seaglass
