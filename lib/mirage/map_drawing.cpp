// The map: squares, pieces on them, gaps, and what the cursor is on.
#include "mirage/drawing.h"
#include "mirage/keys.h"
#include "mirage/pieces.h"

namespace seaglass::mirage::drawing {

using namespace ink;
using layout::Window;

namespace {

constexpr Color gap_color(0x3d6b4f);

/// Of a completed gap, from its first square on: it is bare and closed in.
void find_bare(const Map& map, Point first, Area& area) {
  area.clear();
  area.push_back(first);
  for (int i = 0; i < area.size(); ++i)
    for (Direction direction : all_directions) {
      const Point next = neighbor(area[i], direction);
      if (map.bare(next) && !area.contains(next)) area.push_back(next);
    }
}

void draw_gap(Painter& painter, const State& state, const Gap& gap, const Window& window) {
  Area area;
  find_bare(state.map, gap.first, area);
  int place = 0, color = 0, planted = 0;
  for (Point at : area) {
    const Rect square = window.square(at);
    if (painter.shows(square)) painter.rectangle(square, gap_color);
    const ink::Point centre = window.centre(at);
    if (place == 0 && gap.tent.somebody()) pieces::draw_tent(painter, centre, window.side, gap.tent.seat());
    if (place == 0 && gap.keeper.here()) pieces::draw_explorer(painter, centre, window.side, gap.keeper);
    if (place > 0 && planted < gap.trees.count()) {
      int before = planted++;
      for (color = 0; before >= gap.trees.of[color]; ++color) before -= gap.trees.of[color];
      pieces::draw_tree(painter, centre, window.side, color);
    }
    ++place;
  }
}

void outline_patch(Painter& painter, const Ahead& ahead, Patch patch, const Window& window) {
  const Square& square = ahead.map[patch.square];
  const Rect area = window.square(square.at);
  if (!painter.shows(area)) return;
  for (Direction direction : all_directions) {
    if (square.ground.edge(direction) != patch.terrain) continue;
    const int next = ahead.map.index_at(neighbor(square.at, direction));
    if (next >= 0 && ahead.regions.contains({static_cast<std::uint8_t>(next), patch.terrain})) continue;
    const Rect sides[] = {{area.x, area.y, area.width, 2},
                          {area.right() - 2, area.y, 2, area.height},
                          {area.x, area.bottom() - 2, area.width, 2},
                          {area.x, area.y, 2, area.height}};
    painter.rectangle(sides[index(direction)], palette::foam);
  }
}

void outline_gap(Painter& painter, const Ahead& ahead, Point first, const Window& window,
                 const Paint& paint) {
  Area area;
  find_bare(ahead.map, first, area);
  for (Point at : area) painter.outline(window.square(at), 2, paint);
}

}  // namespace

void draw_map(Painter& painter, const State& state, const Ahead& ahead, const Window& window,
              const ChoiceWalk* walk) {
  if (!painter.shows(layout::map_area)) return;
  const Clipped clipped(painter, layout::map_area);
  for (const Gap& gap : state.gaps) draw_gap(painter, state, gap, window);
  for (const Square& square : ahead.map)
    pieces::draw_ground(painter, window.square(square.at), square.ground);
  for (Patch patch : ahead.regions) outline_patch(painter, ahead, patch, window);
  for (const Square& square : ahead.map)
    if (square.explorer.here())
      pieces::draw_explorer(painter, window.centre(square.at), window.side, square.explorer);
  for (int i = 0; i < ahead.gaps.size(); ++i)
    outline_gap(painter, ahead, ahead.gaps[i], window, i == ahead.gap ? palette::sun : palette::coral);
  if (walk == nullptr) return;
  for (int i = ahead.first_new; i < ahead.map.size(); ++i)
    painter.outline(window.square(ahead.map[i].at), 1, palette::sun);
  if (state.phase == Phase::move_tent)
    painter.outline(window.square(state.gaps[walk->choice().a].first), 2, palette::sun);
}

}  // namespace seaglass::mirage::drawing
