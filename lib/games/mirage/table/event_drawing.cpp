// What is told of: its picture beside the words, and what travels.
#include "content/art.h"
#include "games/mirage/table/drawing.h"
#include "games/mirage/table/pieces.h"
#include "ink/text.h"

namespace seaglass::mirage::drawing {

using namespace ink;
using ScreenPoint = ink::Point;

namespace {

constexpr int large_height = 50;  // of pictures with large pieces

ScreenPoint centre_of(Rect area) {
  return {area.x + area.width / 2, area.y + area.height / 2};
}

/// A closed place with the ground of its kind around it.
void draw_large_gap(Painter& painter, Rect area, GapKind kind, bool bare) {
  const ScreenPoint centre = centre_of(area);
  const int side = area.height < large_height ? 12 : 17;
  for (int row = -1; row <= 1; ++row)
    for (int column = -1; column <= 1; ++column) {
      const Rect square{centre.x + column * side - side / 2, centre.y + row * side - side / 2, side, side};
      const bool sand = kind == GapKind::oasis || (kind == GapKind::coast && column + row < 0);
      const bool dark = (row + column) % 2 != 0;
      if (row == 0 && column == 0)
        painter.rectangle(square, bare ? pieces::bare_gap : pieces::oasis);
      else
        pieces::draw_ground(painter, square,
                            Ground::survey(sand ? Terrain::land : Terrain::water, tone_of(dark)));
    }
}

/// All that were planted, as large as they fit.
void draw_grove(Painter& painter, Rect area, const Trees& trees) {
  const bool few = trees.count() <= 6;
  const Sprite& palm = few ? seaglass::content::art::palm_20 : seaglass::content::art::palm_12;
  const int columns = few ? 2 : 4, pitch_x = few ? 26 : 13, pitch_y = few ? 24 : 17;
  const int rows = (trees.count() + columns - 1) / columns;
  const Rect grove = centred(area, columns * pitch_x, rows * pitch_y);
  int place = 0;
  for (int color = 0; color < tree_colors; ++color)
    for (int n = 0; n < trees.of[color]; ++n, ++place)
      painter.sprite(palm,
                     grove.top_left() + ScreenPoint{place % columns * pitch_x + (pitch_x - palm.width) / 2,
                                                    place / columns * pitch_y},
                     pieces::tree_color(color));
}

}  // namespace

namespace {

/// Where there is no room for large pieces.
void draw_small_event(Painter& painter, const View& view, const Event& event, Rect area) {
  constexpr int side = 24;
  const Rect square{area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side};
  switch (happening(event)) {
    case Happening::keeper_stays:
      return pieces::draw_explorer(painter, view, square,
                                   Explorer(event.seat, static_cast<ExplorerKind>(event.b)));
    case Happening::trees_planted:
    case Happening::trees_lost: return pieces::draw_tree(painter, square, 1);
    case Happening::over: return;
    default: return pieces::draw_tent(painter, view, square, event.seat);
  }
}

}  // namespace

void draw_event(Painter& painter, const View& view, const Event& event, Rect area) {
  const bool is_of_gap =
      happening(event) == Happening::found_gap || happening(event) == Happening::nobody_claims;
  if (area.height < large_height && !is_of_gap) return draw_small_event(painter, view, event, area);
  const State& state = view.state->as<State>();
  const ScreenPoint centre = centre_of(area);
  switch (happening(event)) {
    case Happening::found_gap: return draw_large_gap(painter, area, state.gaps[event.a].kind, false);
    case Happening::nobody_claims: return draw_large_gap(painter, area, state.gaps[event.a].kind, true);
    case Happening::tie: {
      int place = 0;
      for (Seat seat : all_seats(view.players))
        if (((event.b >> seat.index()) & 1) != 0) {
          pieces::draw_plate(painter, view, centre + ScreenPoint{place % 2 * 26 - 13, place / 2 * 28 - 14},
                             20, seat);
          ++place;
        }
      return;
    }
    case Happening::claims:
    case Happening::tent_moved: return pieces::draw_large_tent(painter, view, centre, event.seat);
    case Happening::keeper_stays:
      return pieces::draw_large_explorer(painter, view, centre,
                                         Explorer(event.seat, static_cast<ExplorerKind>(event.b)));
    case Happening::trees_planted: return draw_grove(painter, area, trees_of({0, event.b, event.c, 0}));
    case Happening::trees_lost: return pieces::draw_large_tree(painter, centre, 1);
    default:
      return painter.sprite(seaglass::content::art::shell, {centre.x - 28, centre.y - 28}, palette::sun);
  }
}

void draw_traveller(Painter& painter, const View& view, const Event& event) {
  constexpr Rect square{-10, -10, 20, 20};
  switch (happening(event)) {
    case Happening::explorer_returned:
    case Happening::keeper_left:
      return pieces::draw_explorer(painter, view, square,
                                   Explorer(event.seat, static_cast<ExplorerKind>(event.c)));
    case Happening::keeper_stays:
      return pieces::draw_explorer(painter, view, square,
                                   Explorer(event.seat, static_cast<ExplorerKind>(event.b)));
    default: return pieces::draw_tent(painter, view, square, event.seat);
  }
}

}  // namespace seaglass::mirage::drawing
