// How Tide Pool is played, and what a first game is told. test/test_help holds each page against what its
// table shows.
#include "games/tide_pool/table/layout.h"
#include "games/tide_pool/table/screen.h"
#include "stage/choice_walk.h"

namespace seaglass::tide_pool {

namespace {

ink::Rect pool(const View&) {
  return layout::pool;
}
ink::Rect own_card(const View& view) {
  return layout::card(view, view.near);
}

constexpr Lesson lessons[] = {
    lesson(Word::learn_tide_aim).with_players(players_max).with_seed(1).after(players_max).about(pool),
    lesson(Word::learn_tide_card).with_players(players_max).with_seed(1).after(players_max).about(own_card),
    lesson(Word::learn_tide_even).with_players(players_max).with_seed(1).after(players_max),
};

}  // namespace

Lessons PoolScreen::lessons() const {
  return all_of(tide_pool::lessons);
}

Advice PoolScreen::advice(const View&, const ChoiceWalk&) const {
  return {0, Word::advise_tide_take};
}

}  // namespace seaglass::tide_pool
