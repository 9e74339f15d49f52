#include "mirage/screen.h"

#include "mirage/drawing.h"
#include "mirage/keys.h"
#include "mirage/pages.h"
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

/// Where whoever leaves the map to keep trees goes.
int gap_to_keep(const View& view) {
  int gap = 0;
  for (int i = 0; i < view.told_count; ++i)
    if (happening(view.told[i]) == Happening::keeper_stays) gap = view.told[i].a;
  return gap;
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
  Scene scene;
  set_scene(view, walk, scene);
  drawing::draw_map(painter, view, scene, layout::window(state, walk), walk);
  drawing::draw_column(painter, view, walk);
  if (walk == nullptr) return drawing::draw_who_looks(painter, view);
  if (state.phase == Phase::choose_type) drawing::draw_stacks(painter, state, *walk);
  drawing::draw_bar(painter, view, *walk, scene);
}

int MirageScreen::overviews() const {
  return pages::count;
}

void MirageScreen::draw_overview(Painter& painter, const View& view, int page) const {
  pages::draw(painter, view, static_cast<pages::Page>(page));
}

/// Near where the last tile was laid; of those who lead, oneself; and trees are kept if that costs no place.
bool MirageScreen::is_likely(const View& view, Choice choice) const {
  const State& state = view.state->as<State>();
  if (verb_of(choice) == Verb::leader) return choice.a == view.near.index();
  if (verb_of(choice) == Verb::keep_supply) return true;
  if (verb_of(choice) != Verb::survey) return false;
  const Point last = state.surveys.empty() ? point(0, 0) : elbow_of(state, state.surveys.size() - 1).corner;
  const Point at = point_of(choice);
  const auto near = [](int a, int b) { return a - b <= 2 && b - a <= 2; };
  return near(at.x, last.x) && near(at.y, last.y);
}

Phrase MirageScreen::caption(const View& view, const Event& event) const {
  return retold(view, event);
}

void MirageScreen::illustrate(Painter& painter, const View& view, const Event& event, Rect area) const {
  drawing::draw_event(painter, view, event, area);
}

/// Explorers go home, tents and keepers go to their gaps.
Journey MirageScreen::journey(const View& view, const Event& event) const {
  const State& state = view.state->as<State>();
  const layout::Window window = layout::window(state, nullptr);
  const auto on_map = [&window](Point at) {
    const ink::Point centre = window.centre(at);
    return ink::Point{within(0, centre.x, window.area.right()), within(0, centre.y, window.area.bottom())};
  };
  const auto gap = [&](int number) { return on_map(state.gaps[number].first); };
  const auto home = [&](int icon) {
    return layout::supply_icon(view.players, event.seat, icon).top_left() + ink::Point{6, 6};
  };
  constexpr int tent_icon = 2;
  switch (happening(event)) {
    case Happening::explorer_returned:
      return {on_map(point_of({0, event.a, event.b, 0})), home(event.c), true};
    case Happening::tent_pitched: return {home(tent_icon), gap(event.a), true};
    case Happening::tent_moved: return {gap(event.a), gap(event.b), true};
    case Happening::keeper_stays:
      if (event.c != 0) return {};
      return {home(event.b), gap(event.a), true};
    case Happening::keeper_left:
      return {on_map(point_of({0, event.a, event.b, 0})), gap(gap_to_keep(view)), true};
    default: return {};
  }
}

void MirageScreen::draw_traveller(Painter& painter, const View& view, const Event& event) const {
  drawing::draw_traveller(painter, view, event);
}

Motif MirageScreen::motif(const View&, const Event& event) const {
  switch (happening(event)) {
    case Happening::claims: return Motif::gain;
    case Happening::trees_lost: return Motif::loss;
    default: return Motif::none;
  }
}

Rect MirageScreen::waiting_area() const {
  return layout::words;
}

Phrase MirageScreen::why_not(const View& view) const {
  return refused(view);
}

OptionWords MirageScreen::option(int number) const {
  if (number == 0) return {Word::advanced, Word::advanced_means};
  return {Word::palms, Word::palms_means};
}

Word MirageScreen::part(int number) const {
  static constexpr Word parts[] = {Word::points_regions, Word::points_tour, Word::points_palms};
  return parts[number];
}

}  // namespace seaglass::mirage
