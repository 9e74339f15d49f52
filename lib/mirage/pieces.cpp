#include "mirage/pieces.h"

#include "ink/text.h"
#include "mirage/keys.h"
#include "stage/face.h"

namespace seaglass::mirage::pieces {

using namespace ink;
using ScreenPoint = ink::Point;

namespace {

constexpr Color ground_colors[2][2] = {{Color(0xf6dfae), Color(0xc98f4c)},
                                       {Color(0xa9e2ee), Color(0x3d86b8)}};
constexpr Color mark_colors[2][2] = {{Color(0xe6c88c), Color(0xa87236)}, {Color(0x86cfe0), Color(0x2b6d9c)}};

/// From here on, a letter can be read.
constexpr int lettered_side = 13;

void draw_shape(Painter& painter, FinePoint middle, int radius, int shape, const Paint& paint) {
  const int long_radius = radius * 5 / 4;
  switch (shape) {
    case 0: return painter.circle(middle, radius, paint);
    case 1: {
      const int half = radius * 15 / 16;
      const FinePoint corners[] = {{middle.x - half, middle.y - half},
                                   {middle.x + half, middle.y - half},
                                   {middle.x + half, middle.y + half},
                                   {middle.x - half, middle.y + half}};
      return painter.polygon(corners, 4, paint);
    }
    case 2: {
      const FinePoint corners[] = {{middle.x, middle.y - long_radius},
                                   {middle.x + long_radius, middle.y},
                                   {middle.x, middle.y + long_radius},
                                   {middle.x - long_radius, middle.y}};
      return painter.polygon(corners, 4, paint);
    }
    default: {
      const FinePoint corners[] = {{middle.x, middle.y - long_radius},
                                   {middle.x + long_radius, middle.y + radius},
                                   {middle.x - long_radius, middle.y + radius}};
      return painter.polygon(corners, 3, paint);
    }
  }
}

}  // namespace

void draw_plate(Painter& painter, ScreenPoint centre, int side, Seat seat) {
  if (!painter.shows({centre.x - side, centre.y - side, 2 * side, 2 * side})) return;
  const FinePoint middle = fine(centre);
  draw_shape(painter, middle, fine(side) / 2, seat.index(), palette::night);
  draw_shape(painter, middle, fine(side) / 2 - 20, seat.index(), face_of(seat).color);
  if (side < lettered_side) return;
  const char letter[] = {static_cast<char>('A' + seat.index()), '\0'};
  text(painter, {centre.x, centre.y - (seat.index() == 3 ? 3 : 5)}, letter, TextSize::body, palette::night,
       Align::centre);
}

void draw_explorer(Painter& painter, ScreenPoint centre, int side, Explorer explorer) {
  draw_plate(painter, centre, side * 3 / 4, explorer.seat());
}

void draw_tent(Painter& painter, ScreenPoint centre, int side, Seat seat) {
  draw_plate(painter, centre, side * 3 / 4, seat);
}

void draw_tree(Painter& painter, ScreenPoint centre, int side, int color) {
  constexpr Color crowns[tree_colors] = {palette::foam, palette::night, Color(0xe5484d), palette::sun};
  painter.circle(fine(centre), fine(side) / 3, crowns[color]);
}

void draw_ground(Painter& painter, Rect area, Ground ground) {
  if (!painter.shows(area)) return;
  const auto color = [ground](Terrain terrain) {
    return ground_colors[index(terrain)][static_cast<int>(ground.tone(terrain))];
  };
  painter.rectangle(area, color(ground.has(Terrain::water) ? Terrain::water : Terrain::land));
  if (!ground.is_coast()) return;
  const FinePoint corners[] = {fine(area.top_left()),
                               {fine(area.right()), fine(area.y)},
                               {fine(area.right()), fine(area.bottom())},
                               {fine(area.x), fine(area.bottom())}};
  int rotation = 0;
  while (ground.land_edges() != Ground::coast(rotation, Tone::light, Tone::light).land_edges()) ++rotation;
  // Land edges `rotation` and the next: the half between their three corners.
  const FinePoint half[] = {corners[rotation], corners[(rotation + 1) % 4], corners[(rotation + 2) % 4]};
  painter.polygon(half, 3, color(Terrain::land));
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
