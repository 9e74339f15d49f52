#include "mirage/screen.h"

#include "mirage/drawing.h"
#include "mirage/keys.h"
#include "mirage/pieces.h"
#include "mirage/retelling.h"

namespace seaglass::mirage {

using namespace ink;

namespace {

constexpr int spot_pitch = 16;
constexpr int below_the_map = 200 * spot_pitch;

ink::Point spot_of(Point at) {
  return {at.x * spot_pitch, at.y * spot_pitch};
}
ink::Point in_a_row(int place) {
  return {place * spot_pitch, 0};
}

/// One square takes an explorer, or one goes without.
ink::Point spot_of_explorers(const State& state, unsigned squares) {
  int lone = 0;
  while (squares != 1u << lone && squares != (7u ^ (1u << lone))) ++lone;
  return spot_of(elbow_of(state, state.surveys.size() - 1).square(lone));
}

}  // namespace

int MirageScreen::key(Choice choice, int step) const {
  return key_of(choice, step);
}

ink::Point MirageScreen::spot(const View& view, int step, int key) const {
  const State& state = view.state->as<State>();
  if (step > 0) return in_a_row(key);
  switch (state.phase) {
    case Phase::survey:
    case Phase::coast: return spot_of(point_of_key(key));
    case Phase::explorers: return spot_of_explorers(state, static_cast<unsigned>(key));
    case Phase::gap_order:
    case Phase::move_tent: return spot_of(state.gaps[key].first);
    case Phase::tie: return {0, key * spot_pitch};
    case Phase::keep_trees:
      return key > keep_nobody_key ? spot_of(point_of_key(key)) : ink::Point{key * spot_pitch, below_the_map};
    default: return in_a_row(key);
  }
}

void MirageScreen::draw(Painter& painter, const View& view, const ChoiceWalk* walk) const {
  const State& state = view.state->as<State>();
  painter.fill(Paint::gradient(Color(0x14606f), palette::deep, 0, screen_height));
  Ahead ahead;
  look_ahead(state, walk, ahead);
  drawing::draw_map(painter, state, ahead, layout::window(state, walk), walk);
  drawing::draw_column(painter, view, walk);
  drawing::draw_bar(painter, view, walk, ahead);
}

Phrase MirageScreen::caption(const View& view, const Event& event) const {
  return retold(view, event);
}

void MirageScreen::illustrate(Painter& painter, const View& view, const Event& event, Rect area) const {
  static_cast<void>(view);
  pieces::draw_plate(painter, {area.x + area.width / 2, area.y + area.height / 2}, 40, event.seat);
}

Journey MirageScreen::journey(const View&, const Event&) const {
  return {};
}

void MirageScreen::draw_traveller(Painter&, const Event&) const {}

Phrase MirageScreen::why_not(const View& view) const {
  return refused(view);
}

OptionWords MirageScreen::option(int number) const {
  if (number == 0) return {Word::advanced, Word::advanced_means};
  return {Word::palms, Word::palms_means};
}

Word MirageScreen::part(int number) const {
  constexpr Word parts[] = {Word::points_regions, Word::points_tour, Word::points_palms};
  return parts[number];
}

}  // namespace seaglass::mirage
