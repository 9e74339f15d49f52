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

constexpr Color ground_colors[2][2] = {{Color(0xf6dfae), Color(0xc98f4c)},
                                       {Color(0xa9e2ee), Color(0x3d86b8)}};
constexpr Color mark_colors[2][2] = {{Color(0xe9cf96), Color(0x9a6329)}, {Color(0x8ed3e4), Color(0x83c4e6)}};
constexpr Color canvas(0xfff6e2);
constexpr Color teeth(0xe6c88c);
constexpr Color foam_line(0x9fd8e8);

constexpr Color color_of(Terrain terrain, Tone tone) {
  return ground_colors[index(terrain)][static_cast<int>(tone)];
}
constexpr Color mark_of(Terrain terrain, Tone tone) {
  return mark_colors[index(terrain)][static_cast<int>(tone)];
}

/// From here on, a letter can be read on a plate.
constexpr int lettered_size = 14;
constexpr int sprite_half = 10, large_half = 22;

enum class Shape : std::uint8_t { circle, square, diamond, triangle };

constexpr Shape shape_of(Seat seat) {
  return static_cast<Shape>(seat.index());
}

/// All cover about as much; `inset` makes room for a rim.
void draw_shape(Painter& painter, ScreenPoint centre, int size, int inset, Shape shape, Color color) {
  const FinePoint middle = fine(centre);
  const int radius = fine(size) / 2 - inset, reach = radius * 5 / 4;
  switch (shape) {
    case Shape::circle: return painter.circle(middle, radius + 8, color);  // room for its letter
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
  const int rim = size >= lettered_size ? 20 : 16;
  draw_shape(painter, centre, size, 0, shape_of(seat), palette::night);
  draw_shape(painter, centre, size, rim, shape_of(seat), color);
  if (size < lettered_size) return;
  const char letter[] = {static_cast<char>('A' + seat.index()), '\0'};
  const int lower = shape_of(seat) == Shape::triangle ? 2 : 0;
  text(painter, {centre.x, centre.y - 5 + lower}, letter, TextSize::body, palette::night, Align::centre);
}

void draw_explorer(Painter& painter, const View& view, Rect square, Explorer explorer) {
  if (!painter.shows(square)) return;
  const ScreenPoint centre = centre_of(square);
  if (square.width < layout::large)
    return draw_plate(painter, view, centre, square.width * 3 / 4, explorer.seat());
  const bool camel = explorer.kind() == ExplorerKind::camel;
  painter.sprite(camel ? art::camel_20 : art::ship_20, centre - ScreenPoint{sprite_half, sprite_half});
  draw_plate(painter, view, centre + ScreenPoint{camel ? 1 : 0, camel ? 0 : -2}, lettered_size,
             explorer.seat());
}

void draw_tent(Painter& painter, const View& view, Rect square, Seat seat) {
  if (!painter.shows(square)) return;
  const ScreenPoint centre = centre_of(square);
  if (square.width < layout::large) {
    painter.rectangle(square, canvas);
    return draw_plate(painter, view, centre, square.width * 2 / 3, seat);
  }
  painter.sprite(art::tent_20, centre - ScreenPoint{sprite_half, sprite_half});
  draw_plate(painter, view, centre + ScreenPoint{0, 3}, lettered_size - 1, seat);
}

void draw_tree(Painter& painter, Rect square, int color) {
  if (!painter.shows(square)) return;
  const ScreenPoint centre = centre_of(square);
  const Sprite& palm = square.width >= 16 ? art::palm_20 : art::palm_12;
  painter.sprite(palm, centre - ScreenPoint{palm.width / 2, palm.height / 2}, tree_color(color));
}

void draw_large_explorer(Painter& painter, const View& view, ScreenPoint centre, Explorer explorer) {
  const bool camel = explorer.kind() == ExplorerKind::camel;
  painter.sprite(camel ? art::camel_44 : art::ship_44, centre - ScreenPoint{large_half, large_half});
  draw_plate(painter, view, centre + ScreenPoint{camel ? 2 : 0, camel ? 0 : -5}, 22, explorer.seat());
}

void draw_large_tent(Painter& painter, const View& view, ScreenPoint centre, Seat seat) {
  painter.sprite(art::tent_44, centre - ScreenPoint{large_half, large_half});
  draw_plate(painter, view, centre + ScreenPoint{0, 7}, 22, seat);
}

void draw_large_tree(Painter& painter, ScreenPoint centre, int color) {
  painter.sprite(art::palm_44, centre - ScreenPoint{large_half, large_half}, tree_color(color));
}

void draw_icon(Painter& painter, ScreenPoint top_left, Icon icon) {
  const Sprite* icons[] = {&art::camel_12, &art::ship_12, &art::tent_12};
  painter.sprite(*icons[static_cast<int>(icon)], top_left);
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
  const int depth = square.width >= 16 ? 3 : 2;
  const bool level = direction == Direction::north || direction == Direction::south;
  const int from = direction == Direction::north  ? square.y - depth
                   : direction == Direction::west ? square.x - depth
                   : level                        ? square.bottom()
                                                  : square.right();
  const auto piece = [&](int along, int length, int outward, int thickness, const Paint& paint) {
    const Rect lying{square.x + along, from + outward, length, thickness};
    const Rect upright{from + outward, square.y + along, thickness, length};
    painter.rectangle(level ? lying : upright, paint);
  };
  const bool backwards = direction == Direction::north || direction == Direction::west;
  const int tooth = square.width / 5;
  for (int i = 0; i < 2; ++i)
    if (terrain == Terrain::land)
      piece((1 + 2 * i) * tooth, tooth, 0, depth, teeth);
    else
      piece(tooth / 2 + i * (square.width / 2), square.width / 2 - tooth, backwards ? 0 : depth - 1, 1,
            foam_line);
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
