#include "games/mirage/table/screen.h"

#include "games/door.h"
#include "games/mirage/table/choice_keys.h"
#include "games/mirage/table/drawing.h"
#include "games/mirage/table/pages.h"
#include "games/mirage/table/pieces.h"
#include "games/mirage/table/retelling.h"

namespace seaglass::mirage {

using namespace ink;

namespace {

/// What takes a while to work out.
struct Scene {
  ShownMap shown;
  PerSeat<std::int16_t> totals;
};

}  // namespace

int MirageScreen::key(Choice choice, int step) const {
  return key_of(choice, step);
}

ink::Point MirageScreen::spot(const View& view, int step, int key) const {
  return spot_of(view, step, key);
}

Phrase MirageScreen::proposal(const View& view, const ChoiceWalk& walk) const {
  ShownMap shown;
  set_shown_map(view, &walk, shown);
  return seaglass::mirage::proposal(view, walk, shown);
}

void MirageScreen::draw(Painter& painter, const View& view, const ChoiceWalk* walk) const {
  const State& state = view.state->as<State>();
  const auto& scene = painter.once_a_frame<Scene>([&](Scene& made) {
    set_shown_map(view, walk, made.shown);
    made.totals = state.score().totals;
  });
  drawing::draw_map(painter, view, scene.shown, layout::window(state, walk), walk);
  drawing::draw_column(painter, view, walk, scene.totals);
  if (walk == nullptr) return drawing::draw_who_looks(painter, view);
  if (state.phase == Phase::choose_type) drawing::draw_stacks(painter, state, *walk);
  drawing::draw_bar(painter, view, *walk, scene.shown);
}

int MirageScreen::places(const View& view) const {
  return places_of(view.state->as<State>());
}

/// Where the last tile lies.
int MirageScreen::first_place(const View& view) const {
  const State& state = view.state->as<State>();
  return state.surveys.empty() ? 0 : state.surveys.back().first_square;
}

ink::Point MirageScreen::place_spot(const View& view, int place) const {
  const Point at = place_at(view.state->as<State>(), place);
  return {at.x * layout::large, at.y * layout::large};
}

void MirageScreen::draw_place(Painter& painter, const View& view, int place) const {
  const State& state = view.state->as<State>();
  const auto& scene = painter.once_a_frame<Scene>([&](Scene& made) {
    set_shown_place(state, place, made.shown);
    made.totals = state.score().totals;
  });
  const Point at = place_at(state, place);
  const layout::Window window = layout::window_on(state, at);
  drawing::draw_map(painter, view, scene.shown, window, nullptr);
  drawing::draw_look(painter, window.square(at));
  drawing::draw_column(painter, view, nullptr, scene.totals);
  drawing::draw_place_bar(painter, view, place, scene.shown);
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
      if (state.resolving.vacated >= state.gaps.size()) return {};
      return {on_map(point_of({0, event.a, event.b, 0})), gap(state.resolving.vacated), true};
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

const GameScreen& screen() {
  static constexpr MirageScreen screen;
  return screen;
}

/// Gaps and squares that can be seen.
Rect MirageScreen::glance(const View& view, Seat bot, int look) const {
  const State& state = view.state->as<State>();
  const layout::Window window = layout::window(state, nullptr);
  const int places = places_of(state);
  if (places == 0) return {};
  const int first = glanced_at(places, bot, state.surveys.size(), look);
  for (int tried = 0; tried < places; ++tried) {
    const Rect square = window.square(place_at(state, (first + tried) % places));
    if (window.area.contains(square.top_left())) return square;
  }
  return {};
}

}  // namespace seaglass::mirage
