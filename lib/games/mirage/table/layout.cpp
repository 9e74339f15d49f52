#include "games/mirage/table/layout.h"

#include "games/mirage/table/choice_keys.h"

namespace seaglass::mirage::layout {
namespace {

/// A tile that is laid may reach two squares further than the map.
constexpr int margin_for_tiles = 2, margin_otherwise = 1;

/// While a tile is turned and pieces find their places, they must be told apart.
bool looks_closely(const State& state, const ChoiceWalk* walk) {
  if (walk == nullptr) return false;
  switch (state.phase) {
    case Phase::survey: return walk->step() > 0;
    case Phase::coast:
    case Phase::explorers:
    case Phase::coast_explorer: return true;
    default: return false;
  }
}

Point last_laid(const State& state) {
  return state.surveys.empty() ? point(0, 0) : elbow_of(state, state.surveys.size() - 1).corner;
}

/// The largest at which all of the map fits.
int side_for(const Box& box, Rect area, int margin) {
  for (int side : sides)
    if ((box.width + 2 * margin) * side <= area.width && (box.height + 2 * margin) * side <= area.height)
      return side;
  return small;
}

constexpr int floored(int value, int step) {
  return (value >= 0 ? value : value - step + 1) / step * step;
}

/// Where the coordinate 0 lies along one axis. In view are all of low … low + count − 1, or the focus: in
/// jumps, so that most steps of the cursor leave the map where it is, and never beyond the map's margin.
int origin_along(int low, int count, int margin, int at, int side, int room) {
  constexpr int jump = 4;
  if ((count + 2 * margin) * side <= room) return (room - (2 * low + count) * side) / 2;
  const int wanted = room / 2 - (floored(at, jump) + jump / 2) * side;
  return ink::within(room - (low + count + margin) * side, wanted, (margin - low) * side);
}

Rect area_for(const State& state, const ChoiceWalk* walk) {
  if (walk == nullptr) return above_what_is_told;
  return state.phase == Phase::choose_type ? above_the_stacks : map_area;
}

}  // namespace

Point focus(const State& state, const ChoiceWalk* walk) {
  if (walk == nullptr) return last_laid(state);
  const int key = walk->chosen_at(0);
  switch (state.phase) {
    case Phase::survey:
    case Phase::coast: return point_of_key(key);
    case Phase::gap_order:
    case Phase::move_tent: return state.gaps[key].first;
    case Phase::tie:
    case Phase::trees: return state.gaps[state.resolving.gap].first;
    case Phase::keep_trees:
      return key > keep_nobody_key ? point_of_key(key) : state.gaps[state.resolving.vacated].first;
    default: return last_laid(state);
  }
}

Window window(const State& state, const ChoiceWalk* walk) {
  const Box box = box_around(state.map);
  const Point at = focus(state, walk);
  const bool lays = walk != nullptr && (state.phase == Phase::survey || state.phase == Phase::coast);
  const int margin = lays ? margin_for_tiles : margin_otherwise;
  Window window;
  window.area = area_for(state, walk);
  window.seen = map_area;
  window.side = looks_closely(state, walk) ? large : side_for(box, window.area, margin);
  window.origin = {origin_along(box.left, box.width, margin, at.x, window.side, window.area.width),
                   origin_along(box.top, box.height, margin, at.y, window.side, window.area.height)};
  return window;
}

Window window_on(const State& state, Point at) {
  const Box box = box_around(state.map);
  Window window;
  window.area = window.seen = map_area;
  window.side = large;
  window.origin = {origin_along(box.left, box.width, margin_otherwise, at.x, large, map_area.width),
                   origin_along(box.top, box.height, margin_otherwise, at.y, large, map_area.height)};
  return window;
}

Window overview(const State& state) {
  const Box box = box_around(state.map);
  Window window;
  window.area = window.seen = ink::whole_screen;
  const int columns = box.width + 2 * margin_otherwise, rows = box.height + 2 * margin_otherwise;
  window.side = ink::smaller(large, ink::smaller(window.area.width / columns, window.area.height / rows));
  window.origin = {(window.area.width - (2 * box.left + box.width) * window.side) / 2,
                   (window.area.height - (2 * box.top + box.height) * window.side) / 2};
  return window;
}

}  // namespace seaglass::mirage::layout
