// The cursor comes to every legal choice, and to nothing else.
#include <vector>

#include "stage/choice_walk.h"
#include "suite.h"
#include "walked_choices.h"

namespace seaglass {

static constexpr int every = 11;  // decisions: enough of each kind, in seconds

template <typename Look>
static void at_walks(const Look& look) {
  at_both_tables(every, [&](const AnyState& state, Seat seat, int players) {
    const AnyState seen = masked(state, SeatSet(seat));
    const View view = view_of(seen, players, seat, true);
    ChoiceWalk walk;
    walk.begin(game(), screen(), view);
    look(walk, view);
  });
}

static std::vector<Choice> legal_choices(const View& view) {
  std::vector<Choice> choices;
  game().choices(*view.state, view.near, [&](Choice choice) { choices.push_back(choice); });
  return choices;
}

static void test_every_legal_choice_is_reached_once_by_three_buttons() {
  at_walks([](const ChoiceWalk& walk, const View& view) {
    const std::vector<Choice> legal = legal_choices(view);
    if (legal.size() > 400) return;  // every step visits them all
    expect_each_once(walk, legal);
  });
}

/// As advice leads it: where nothing but A is pressed, that choice comes of it.
static void test_a_walk_that_is_led_ends_at_that_choice() {
  at_walks([](ChoiceWalk walk, const View& view) {
    const std::vector<Choice> legal = legal_choices(view);
    if (legal.size() > 100) return;  // every step visits them all
    for (Choice choice : legal) {
      walk.lead_to(choice);
      TEST_ASSERT_EQUAL(screen().key(choice, 0), walk.cursor());
      while (walk.phase() == ChoiceWalk::Phase::picking) walk.pick();
      TEST_ASSERT_TRUE(walk.choice() == choice);
      walk.walk_to(choice);
      TEST_ASSERT_TRUE(walk.phase() == ChoiceWalk::Phase::confirming && walk.choice() == choice);
    }
  });
}

/// Any walk to its end: `look` sees it at each of its steps.
template <typename Look>
static void walk_to_the_end(ChoiceWalk walk, Random& random, const Look& look) {
  while (walk.phase() == ChoiceWalk::Phase::picking) {
    look(walk);
    for (int i = random.below(walk.keys().size()); i > 0; --i) walk.next();
    walk.pick();
  }
}

static void test_what_can_be_picked_lies_at_different_spots_on_the_screen() {
  Random random(1);
  at_walks([&](const ChoiceWalk& begun, const View& view) {
    walk_to_the_end(begun, random, [&](const ChoiceWalk& walk) {
      for (int i = 0; i < walk.keys().size(); ++i)
        for (int j = 0; j < i; ++j)
          TEST_ASSERT_TRUE(screen().spot(view, walk.step(), walk.keys()[i]) !=
                           screen().spot(view, walk.step(), walk.keys()[j]));
    });
  });
}

static constexpr Way ways[] = {Way::left, Way::right, Way::up, Way::down};

static bool lies_that_way(ink::Point from, ink::Point to, Way way) {
  switch (way) {
    case Way::left: return to.x < from.x;
    case Way::right: return to.x > from.x;
    case Way::up: return to.y < from.y;
    case Way::down: return to.y > from.y;
  }
  return false;
}

static void expect_in_row(ink::Point from, ink::Point to) {
  TEST_ASSERT_EQUAL(from.y, to.y);
}

/// But in a single row, where left and right go round.
static void test_no_arrow_leads_against_its_direction() {
  Random random(2);
  at_walks([&](const ChoiceWalk& begun, const View& view) {
    walk_to_the_end(begun, random, [&](ChoiceWalk walk) {
      const auto spot = [&] { return screen().spot(view, walk.step(), walk.cursor()); };
      for (int press = 0; press < 12; ++press) {
        const Way way = ways[random.below(4)];
        const ink::Point from = spot();
        walk.go(way);
        TEST_ASSERT_TRUE(walk.offers(walk.cursor()));
        if (spot() == from || lies_that_way(from, spot(), way)) continue;
        TEST_ASSERT_TRUE(is_flat(way));
        for (int key : walk.keys()) expect_in_row(from, screen().spot(view, walk.step(), key));
      }
    });
  });
}

/// By the arrow of the quarter in which it lies.
static void expect_a_way(const std::vector<ink::Point>& spots, Random& random) {
  const auto spot = [&](int place) { return spots[static_cast<std::size_t>(place)]; };
  const int count = static_cast<int>(spots.size()), from = random.below(count), to = random.below(count);
  int at = from, presses = 0;
  while (at != to) {
    const ink::Point by = spot(to) - spot(at);
    const int columns = (by.x < 0 ? -by.x : by.x) * column_weight;
    const int rows = (by.y < 0 ? -by.y : by.y) * row_weight;
    const Way way = columns > rows ? (by.x < 0 ? Way::left : Way::right) : by.y < 0 ? Way::up : Way::down;
    const ink::Point before = spot(at);
    at = arrow_leads_to(spot, count, at, way, random.below(320));
    TEST_ASSERT_TRUE(lies_that_way(before, spot(at), way));
    TEST_ASSERT_LESS_THAN(2 * count + 1, ++presses);
  }
}

static void test_arrows_lead_from_each_spot_to_every_other() {
  Random random(3);
  at_walks([&](const ChoiceWalk& begun, const View& view) {
    walk_to_the_end(begun, random, [&](const ChoiceWalk& walk) {
      std::vector<ink::Point> spots;
      for (int key : walk.keys()) spots.push_back(screen().spot(view, walk.step(), key));
      expect_a_way(spots, random);
    });
  });
}

/// From the table's menu.
static void test_arrows_lead_to_every_place_that_is_looked_at() {
  Random random(4);
  at_both_tables(every, [&](const AnyState& state, Seat seat, int players) {
    const AnyState seen = masked(state, SeatSet(seat));
    const View view = view_of(seen, players, seat, true);
    std::vector<ink::Point> spots;
    for (int place = 0; place < screen().places(view); ++place)
      spots.push_back(screen().place_spot(view, place));
    for (int i = 0; i < 10 && !spots.empty(); ++i) expect_a_way(spots, random);
  });
}

static void test_no_choice_among_several_is_made_by_pressing_a_once() {
  at_walks([](ChoiceWalk walk, const View& view) {
    const bool is_asked = legal_choices(view).size() > 1 && screen().asks_again(walk.choice());
    walk.pick();
    TEST_ASSERT_TRUE((walk.phase() == ChoiceWalk::Phase::decided) != is_asked);
  });
}

void test_walking() {
  RUN_FOR_GAME(test_every_legal_choice_is_reached_once_by_three_buttons);
  RUN_FOR_GAME(test_a_walk_that_is_led_ends_at_that_choice);
  RUN_FOR_GAME(test_what_can_be_picked_lies_at_different_spots_on_the_screen);
  RUN_FOR_GAME(test_no_arrow_leads_against_its_direction);
  RUN_FOR_GAME(test_arrows_lead_from_each_spot_to_every_other);
  RUN_FOR_GAME(test_arrows_lead_to_every_place_that_is_looked_at);
  RUN_FOR_GAME(test_no_choice_among_several_is_made_by_pressing_a_once);
}

}  // namespace seaglass
