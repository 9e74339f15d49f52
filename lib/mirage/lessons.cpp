// How Mirage is played. test/test_help holds each page against what its table shows.
#include "mirage/layout.h"
#include "mirage/screen.h"

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
    {Word::learn_mirage_aim, 3, 0, 1, 10, 0, nullptr},
    {Word::learn_mirage_tile, 3, 0, 1, 3, 0, tile_in_hand},
    {Word::learn_mirage_lay, 3, 0, 1, 3, 0, nullptr},
    {Word::learn_mirage_explorers, 3, 0, 1, 11, 0, own_panel},
    {Word::learn_mirage_coast, 3, 0, 1, 12, 0, coasts_left},
    {Word::learn_mirage_gap, 3, 0, 2, 17, 0, gap<false>},
    {Word::learn_mirage_claim, 3, 0, 2, 17, 0, gap<true>},
    {Word::learn_mirage_region, 3, 0, 1, 10, 0, nullptr},
    {Word::learn_mirage_move, 3, 0, 1, 3, 0, own_panel},
    {Word::learn_mirage_score, 3, 0, 1, 10, 0, nullptr},
    {Word::learn_mirage_tour, 3, 0, 2, 17, 0, nullptr},
    {Word::learn_mirage_palms, 3, 0, 3, 14, with_palms, nullptr},
};

}  // namespace

Lessons MirageScreen::lessons() const {
  return all_of(mirage::lessons);
}

}  // namespace seaglass::mirage
