#include "games/mirage/table/pieces.h"

#include "content/art.h"
#include "games/mirage/table/choice_keys.h"
#include "games/mirage/table/layout.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass::mirage::pieces {

using namespace ink;
using ScreenPoint = ink::Point;
namespace art = seaglass::content::art;

namespace {

constexpr Color ground_colors[2][2] = {{Color(0xf7d488), Color(0xcb8546)},
                                       {Color(0x97dbe0), Color(0x2f86ad)}};
constexpr Color mark_colors[2][2] = {{Color(0xe5b963), Color(0x9a5a2c)}, {Color(0x74c4cf), Color(0x8fd0ea)}};
constexpr Color canvas(0xfff6e2);
constexpr Color shores[2] = {Color(0x7a4a22), Color(0x1c6d85)}, offshore(0xcdae74);

constexpr Color color_of(Terrain terrain, Tone tone) {
  return ground_colors[index(terrain)][static_cast<int>(tone)];
}
constexpr Color mark_of(Terrain terrain, Tone tone) {
  return mark_colors[index(terrain)][static_cast<int>(tone)];
}

constexpr int large_half = 22;

enum class Shape : std::uint8_t { circle, square, diamond, triangle };

constexpr Shape shape_of(Seat seat) {
  return static_cast<Shape>(seat.index());
}

/// All cover about as much; `inset` makes room for a rim.
void draw_shape(Painter& painter, ScreenPoint centre, int size, int inset, Shape shape, Color color) {
  const FinePoint middle = fine(centre);
  const int radius = fine(size) / 2 - inset, reach = radius * 5 / 4;
  switch (shape) {
    case Shape::circle: return painter.circle(middle, radius + 8, color);
    case Shape::square: {
      const int side = size - 2 * ((inset + 15) / 16);
      return painter.rectangle({centre.x - side / 2, centre.y - side / 2, side, side}, color);
    }
    case Shape::diamond: {
      const FinePoint corners[] = {{middle.x, middle.y - reach},
                                   {middle.x + reach, middle.y},
                                   {middle.x, middle.y + reach},
                                   {middle.x - reach, middle.y}};
      return painter.polygon(corners, 4, color);
    }
    case Shape::triangle: {
      const FinePoint corners[] = {{middle.x, middle.y - reach},
                                   {middle.x + reach, middle.y + radius},
                                   {middle.x - reach, middle.y + radius}};
      return painter.polygon(corners, 3, color);
    }
  }
}

ScreenPoint centre_of(Rect area) {
  return {area.x + area.width / 2, area.y + area.height / 2};
}

/// Two ripples, or three dunes' shadows: the dark tones are told by more than their colour.
void draw_marks(Painter& painter, Rect square, Terrain terrain, Color color) {
  const int unit = square.width / 5, thick = square.width >= 16 ? 2 : 1;
  const auto dash = [&](int x, int y, int width) {
    painter.rectangle({square.x + x, square.y + y, width, thick}, color);
  };
  if (terrain == Terrain::water) {
    dash(unit, unit + 1, 2 * unit);
    dash(2 * unit, 3 * unit + 1, 2 * unit);
    return;
  }
  dash(unit, unit + 1, thick);
  dash(3 * unit + 1, 2 * unit + 1, thick);
  dash(unit + 1, 3 * unit + 2, thick);
}

}  // namespace

Color tree_color(int color) {
  static constexpr Color crowns[tree_colors] = {Color(0xffffff), Color(0x2a2f3a), Color(0xf0483e),
                                                Color(0xffd23f)};
  return crowns[color];
}

void draw_plate(Painter& painter, const View& view, ScreenPoint centre, int size, Seat seat) {
  const Rect around{centre.x - size, centre.y - size, 2 * size, 2 * size};
  const Color color = view.face(seat).color;
  if (painter.noted_as_one(CallHash("a plate of Mirage") << seat.index() << color, around)) return;
  if (!painter.shows(around)) return;
  draw_shape(painter, centre, size, 0, shape_of(seat), palette::night);
  draw_shape(painter, centre, size, 20, shape_of(seat), color);
}

namespace {

/// A figure at the size of its square, or a little smaller.
void draw_figure(Painter& painter, const View& view, Rect square, Seat seat, const Sprite& sprite,
                 ScreenPoint plate_off) {
  const ScreenPoint centre = centre_of(square);
  painter.sprite(sprite, centre - ScreenPoint{sprite.width / 2, sprite.height / 2}, view.face(seat).color);
  const int plate = sprite.width == layout::large ? 11 : 10;
  draw_plate(painter, view, centre + plate_off, plate, seat);
}

}  // namespace

void draw_explorer(Painter& painter, const View& view, Rect square, Explorer explorer) {
  if (!painter.shows(square)) return;
  if (square.width < layout::with_figures)
    return draw_plate(painter, view, centre_of(square), square.width * 3 / 4, explorer.seat());
  const bool is_large = square.width == layout::large;
  if (explorer.kind() == ExplorerKind::camel)
    return draw_figure(painter, view, square, explorer.seat(), is_large ? art::camel_24 : art::camel_20,
                       {-4, -3});
  draw_figure(painter, view, square, explorer.seat(), is_large ? art::ship_24 : art::ship_20, {-1, -1});
}

void draw_tent(Painter& painter, const View& view, Rect square, Seat seat) {
  if (!painter.shows(square)) return;
  if (square.width < layout::with_figures) {
    painter.rectangle(square, canvas);
    return draw_plate(painter, view, centre_of(square), square.width * 2 / 3, seat);
  }
  draw_figure(painter, view, square, seat, square.width == layout::large ? art::tent_24 : art::tent_20,
              {0, 5});
}

void draw_tree(Painter& painter, Rect square, int color) {
  if (!painter.shows(square)) return;
  const ScreenPoint centre = centre_of(square);
  const Sprite& palm = square.width >= 16 ? art::palm_20 : art::palm_12;
  painter.sprite(palm, centre - ScreenPoint{palm.width / 2, palm.height / 2}, tree_color(color));
}

void draw_large_explorer(Painter& painter, const View& view, ScreenPoint centre, Explorer explorer) {
  const bool camel = explorer.kind() == ExplorerKind::camel;
  painter.sprite(camel ? art::camel_44 : art::ship_44, centre - ScreenPoint{large_half, large_half},
                 view.face(explorer.seat()).color);
  draw_plate(painter, view, centre + (camel ? ScreenPoint{-7, -6} : ScreenPoint{-2, -2}), 16,
             explorer.seat());
}

void draw_large_tent(Painter& painter, const View& view, ScreenPoint centre, Seat seat) {
  painter.sprite(art::tent_44, centre - ScreenPoint{large_half, large_half}, view.face(seat).color);
  draw_plate(painter, view, centre + ScreenPoint{0, 9}, 18, seat);
}

void draw_large_tree(Painter& painter, ScreenPoint centre, int color) {
  painter.sprite(art::palm_44, centre - ScreenPoint{large_half, large_half}, tree_color(color));
}

void draw_icon(Painter& painter, ScreenPoint top_left, Icon icon) {
  const Sprite* icons[] = {&art::camel_12, &art::ship_12, &art::tent_12};
  painter.sprite(*icons[static_cast<int>(icon)], top_left, palette::coral);
}

void draw_ground(Painter& painter, Rect square, Ground ground) {
  if (!painter.shows(square)) return;
  const Terrain whole = ground.has(Terrain::water) ? Terrain::water : Terrain::land;
  const Tone tone = ground.tone(whole);
  painter.rectangle(square, color_of(whole, tone));
  if (!ground.is_coast()) {
    painter.rectangle({square.x, square.y, square.width, 1}, Paint(mark_of(whole, tone), 140));
    painter.rectangle({square.x, square.y, 1, square.height}, Paint(mark_of(whole, tone), 140));
    if (tone == Tone::dark) draw_marks(painter, square, whole, mark_of(whole, tone));
    return;
  }
  const FinePoint corners[] = {fine(square.top_left()),
                               {fine(square.right()), fine(square.y)},
                               {fine(square.right()), fine(square.bottom())},
                               {fine(square.x), fine(square.bottom())}};
  // Land edges are `rotation` and the next: the half between their three corners.
  int rotation = 0;
  while (ground.land_edges() != Ground::coast(rotation, Tone::light, Tone::light).land_edges()) ++rotation;
  const FinePoint half[] = {corners[rotation], corners[(rotation + 1) % 4], corners[(rotation + 2) % 4]};
  painter.polygon(half, 3, color_of(Terrain::land, ground.tone(Terrain::land)));
  painter.line(half[0], half[2], fine(1), canvas);
}

void draw_shore(Painter& painter, Rect square, Direction direction, Terrain terrain) {
  const bool is_large = shore_depth(square.width) > 1;
  const bool level = direction == Direction::north || direction == Direction::south;
  const bool backwards = direction == Direction::north || direction == Direction::west;
  const auto line = [&](int outward, int thickness, int from, int length, Color color) {
    const int edge =
        level ? (backwards ? square.y : square.bottom()) : (backwards ? square.x : square.right());
    const int across = backwards ? edge - outward - thickness : edge + outward;
    painter.rectangle(level ? Rect{square.x + from, across, length, thickness}
                            : Rect{across, square.y + from, thickness, length},
                      color);
  };
  line(0, is_large ? 2 : 1, 0, square.width, shores[index(terrain)]);
  if (!is_large) return;
  const int dash = square.width / 4;
  for (int i = 0; i < 2; ++i) line(4, 1, dash / 2 + 2 * i * dash, dash, offshore);
}

void draw_survey(Painter& painter, ScreenPoint top_left, int side, SurveyType type, Terrain face,
                 int rotation) {
  const Elbow elbow = elbow_in(point(0, 0), rotation);
  for (int i = 0; i < elbow_squares; ++i) {
    const Point at = elbow.square(i);
    draw_ground(painter, {top_left.x + at.x * side, top_left.y + at.y * side, side, side},
                Ground::survey(face, tone_of(type, face, i)));
  }
}

}  // namespace seaglass::mirage::pieces
