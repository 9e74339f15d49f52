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

static void test_up_and_down_stay_on_what_is_legal() {
  Random random(2);
  at_walks([&](const ChoiceWalk& begun, const View&) {
    walk_to_the_end(begun, random, [&](ChoiceWalk walk) {
      walk.go_up();
      TEST_ASSERT_TRUE(walk.offers(walk.cursor()));
      walk.go_down();
      TEST_ASSERT_TRUE(walk.offers(walk.cursor()));
    });
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
  RUN_FOR_GAME(test_what_can_be_picked_lies_at_different_spots_on_the_screen);
  RUN_FOR_GAME(test_up_and_down_stay_on_what_is_legal);
  RUN_FOR_GAME(test_no_choice_among_several_is_made_by_pressing_a_once);
}

}  // namespace seaglass
