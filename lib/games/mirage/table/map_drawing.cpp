// The map: gaps, squares, pieces on them, and what the cursor is on.
#include "content/art.h"
#include "games/mirage/table/choice_keys.h"
#include "games/mirage/table/drawing.h"
#include "games/mirage/table/pieces.h"

namespace seaglass::mirage::drawing {

using namespace ink;
using ScreenPoint = ink::Point;
using layout::Window;

namespace {

// On parchment and on tiles alike, dark lines are seen best.
constexpr Color allowed(0x12873f), region(0x6b2a5b), closing(0xd9381e), looked_at(0x8c1d0a),
    offered_place(0x0f6f78), chosen_place(0xd9381e);

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

/// Tree number so-and-so of a gap, colour by colour.
int color_of_tree(const Trees& trees, int number) {
  int color = 0;
  for (; number >= trees.of[color]; ++color) number -= trees.of[color];
  return color;
}

/// The tent or the keeper stands on the first square, trees on the others as far as they go.
void draw_gap(Painter& painter, const View& view, const Map& map, const Gap& gap, const Window& window,
              Area& area) {
  find_bare(map, gap.first, area);
  const bool owned = gap.tent.somebody() || gap.keeper.here();
  for (int i = 0; i < area.size(); ++i) {
    const Rect square = window.square(area[i]);
    if (!painter.shows(square)) continue;
    painter.rectangle(square, owned ? pieces::oasis : pieces::bare_gap);
    if (i == 0 && gap.tent.somebody()) pieces::draw_tent(painter, view, square, gap.tent.seat());
    if (i == 0 && gap.keeper.here()) pieces::draw_explorer(painter, view, square, gap.keeper);
    if (i > 0 && i <= gap.trees.count()) pieces::draw_tree(painter, square, color_of_tree(gap.trees, i - 1));
  }
}

void draw_gaps(Painter& painter, const View& view, const ShownMap& shown, const Window& window,
               const ChoiceWalk* walk) {
  const State& state = view.state->as<State>();
  Area area;
  for (int i = 0; i < state.gaps.size(); ++i) {
    Gap gap = state.gaps[i];
    const bool planting = walk != nullptr && verb_of(walk->choice()) == Verb::trees;
    if (planting && i == state.resolving.gap) gap.trees = trees_of(walk->choice());
    draw_gap(painter, view, shown.map, gap, window, area);
  }
}

void draw_side(Painter& painter, Rect area, Direction direction, int thickness, const Paint& paint) {
  const Rect sides[] = {{area.x, area.y, area.width, thickness},
                        {area.right() - thickness, area.y, thickness, area.height},
                        {area.x, area.bottom() - thickness, area.width, thickness},
                        {area.x, area.y, thickness, area.height}};
  painter.rectangle(sides[index(direction)], paint);
}

/// Bit d: nothing lies beside it in direction d.
unsigned bare_sides(const Map& map, Point at) {
  unsigned sides = 0;
  for (Direction direction : all_directions)
    if (map.bare(neighbor(at, direction))) sides |= 1u << index(direction);
  return sides;
}

void draw_square(Painter& painter, const Map& map, const Square& square, const Window& window, Rect drawn) {
  const Rect area = window.square(square.at), with_shore = inset(area, -pieces::shore_depth(area.width));
  if (!with_shore.meets(drawn)) return;
  const unsigned bare = bare_sides(map, square.at);
  if (painter.noted_as_one(CallHash("a square of Mirage") << square.ground.bits() << bare, with_shore))
    return;
  pieces::draw_ground(painter, area, square.ground);
  for (Direction direction : all_directions)
    if (((bare >> index(direction)) & 1u) != 0)
      pieces::draw_shore(painter, area, direction, square.ground.edge(direction));
}

/// Around all that is joined to it.
void outline_patch(Painter& painter, const ShownMap& shown, Patch patch, const Window& window) {
  const Square& square = shown.map[patch.square];
  const Rect area = window.square(square.at);
  if (!painter.shows(area)) return;
  for (Direction direction : all_directions) {
    if (square.ground.edge(direction) != patch.terrain) continue;
    const int next = shown.map.index_at(neighbor(square.at, direction));
    if (next >= 0 && shown.regions.contains({static_cast<std::uint8_t>(next), patch.terrain}) &&
        shown.map[next].ground.tone(patch.terrain) == square.ground.tone(patch.terrain))
      continue;
    draw_side(painter, area, direction, 2, region);
  }
}

void outline_gap(Painter& painter, const Map& map, Point first, const Window& window, const Paint& paint) {
  Area area;
  find_bare(map, first, area);
  for (Point at : area)
    for (Direction direction : all_directions)
      if (!area.contains(neighbor(at, direction))) draw_side(painter, window.square(at), direction, 2, paint);
}

/// Around the tile that is not laid yet.
void outline_new(Painter& painter, const ShownMap& shown, const Window& window) {
  for (int i = shown.first_new; i < shown.map.size(); ++i)
    for (Direction direction : all_directions)
      if (shown.map.index_at(neighbor(shown.map[i].at, direction)) < shown.first_new)
        draw_side(painter, window.square(shown.map[i].at), direction, 2, allowed);
}

/// A place that the cursor can go to, or is on.
void mark_place(Painter& painter, const ChoiceWalk& walk, int key, Rect square) {
  const bool chosen = walk.chosen_at(0) == key;
  if (chosen || walk.step() == 0)
    painter.outline(inset(square, chosen ? -1 : 0), chosen ? 3 : 2, chosen ? chosen_place : offered_place);
}

void mark_places(Painter& painter, const State& state, const ChoiceWalk& walk, const Window& window) {
  switch (state.phase) {
    case Phase::move_tent:
      for (int gap = 0; gap < state.gaps.size(); ++gap)
        if (state.gaps[gap].tent == state.resolving.winner)
          mark_place(painter, walk, gap, window.square(state.gaps[gap].first));
      return;
    case Phase::keep_trees:
      for (const Square& square : state.map)
        if (walk.offers(key_of(square.at)) || walk.chosen_at(0) == key_of(square.at))
          mark_place(painter, walk, key_of(square.at), window.square(square.at));
      return;
    case Phase::explorers:
      for (int i = 0; i < elbow_squares; ++i) {
        const bool sent = ((walk.choice().a >> i) & 1) != 0;
        painter.outline(window.square(elbow_of(state, state.surveys.size() - 1).square(i)), 2,
                        sent ? chosen_place : offered_place);
      }
      return;
    case Phase::coast_explorer:
      return painter.outline(window.square(state.map[state.coasts.back().square].at), 2, chosen_place);
    default: return;
  }
}

}  // namespace

namespace {

/// Old lines on it, where maps begin to be guessed.
struct Ornament {
  const Sprite& sprite;
  ScreenPoint at;
};
constexpr Ornament ornaments[] = {
    {seaglass::content::art::mirage_rose, {12, 124}},   {seaglass::content::art::mirage_dunes, {10, 18}},
    {seaglass::content::art::mirage_dunes, {116, 4}},   {seaglass::content::art::mirage_dunes, {232, 30}},
    {seaglass::content::art::mirage_dunes, {6, 74}},    {seaglass::content::art::mirage_waves, {148, 148}},
    {seaglass::content::art::mirage_waves, {192, 122}}, {seaglass::content::art::mirage_waves, {186, 168}},
    {seaglass::content::art::mirage_waves, {100, 174}}, {seaglass::content::art::mirage_waves, {252, 190}},
    {seaglass::content::art::mirage_waves, {268, 100}}, {seaglass::content::art::mirage_waves, {180, 212}},
};

}  // namespace

void draw_parchment(Painter& painter, Rect area) {
  painter.rectangle(area, Paint::gradient(Color(0xf0e0ba), Color(0xe2c894), area.y, area.bottom()));
  for (const Ornament& ornament : ornaments) painter.sprite(ornament.sprite, ornament.at);
}

void draw_map(Painter& painter, const View& view, const ShownMap& shown, const Window& window,
              const ChoiceWalk* walk) {
  const Clipped clipped(painter, window.seen);
  const Rect drawn = painter.drawn();
  if (drawn.empty()) return;
  draw_parchment(painter, window.seen);
  for (const Square& square : shown.map) draw_square(painter, shown.map, square, window, drawn);
  draw_gaps(painter, view, shown, window, walk);
  for (Patch patch : shown.regions) outline_patch(painter, shown, patch, window);
  for (const Square& square : shown.map)
    if (square.explorer.here())
      pieces::draw_explorer(painter, view, window.square(square.at), square.explorer);
  outline_new(painter, shown, window);
  for (int i = 0; i < shown.gaps.size(); ++i)
    outline_gap(painter, shown.map, shown.gaps[i], window, i == shown.gap ? looked_at : closing);
  if (walk != nullptr) mark_places(painter, view.state->as<State>(), *walk, window);
}

void draw_look(Painter& painter, Rect square) {
  const Clipped clipped(painter, layout::map_area);
  painter.outline(inset(square, -2), 1, palette::foam);
  painter.outline(inset(square, -1), 3, chosen_place);
}

}  // namespace seaglass::mirage::drawing
