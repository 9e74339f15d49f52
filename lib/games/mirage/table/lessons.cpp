// How Mirage is played. test/test_help holds each page against what its table shows.
#include "games/mirage/table/layout.h"
#include "games/mirage/table/screen.h"

namespace seaglass::mirage {

namespace {

using ink::Rect;

const State& shown(const View& view) {
  return view.state->as<State>();
}

Rect tile_in_hand(const View&) {
  return layout::hand;
}
Rect coasts_left(const View&) {
  return layout::stock;
}
Rect own_panel(const View& view) {
  return layout::panel(view.players, view.near);
}

/// Where nobody decides, the map lies still; the first gap, or the first with a tent.
template <bool with_tent>
Rect gap(const View& view) {
  const State& state = shown(view);
  int number = 0;
  while (with_tent && number + 1 < state.gaps.size() && !state.gaps[number].tent.somebody()) ++number;
  return layout::window(state, nullptr).square(state.gaps[number].first);
}

constexpr std::uint8_t with_palms = 2;

constexpr Lesson lessons[] = {
    lesson(Word::learn_mirage_aim).with_seed(1).after(10),
    lesson(Word::learn_mirage_tile).with_seed(1).after(3).about(tile_in_hand),
    lesson(Word::learn_mirage_lay).with_seed(1).after(3),
    lesson(Word::learn_mirage_explorers).with_seed(1).after(11).about(own_panel),
    lesson(Word::learn_mirage_coast).with_seed(1).after(12).about(coasts_left),
    lesson(Word::learn_mirage_gap).with_seed(2).after(17).about(gap<false>),
    lesson(Word::learn_mirage_claim).with_seed(2).after(17).about(gap<true>),
    lesson(Word::learn_mirage_region).with_seed(1).after(10),
    lesson(Word::learn_mirage_move).with_seed(1).after(3).about(own_panel),
    lesson(Word::learn_mirage_score).with_seed(1).after(10),
    lesson(Word::learn_mirage_tour).with_seed(2).after(17),
    lesson(Word::learn_mirage_palms).with_seed(3).with_options(with_palms).after(14),
};

}  // namespace

Lessons MirageScreen::lessons() const {
  return all_of(mirage::lessons);
}

}  // namespace seaglass::mirage
