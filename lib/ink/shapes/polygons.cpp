// Polygons, and what is drawn as one: hexagons and lines.
#include "core/check.h"
#include "ink/painter.h"
#include "ink/turn.h"

namespace seaglass {
namespace ink {

namespace {

constexpr int hexagon_corners = 6;
constexpr int arc_steps_max = 32;
constexpr int cap_steps_max =
    16;  // a round end of 40 pixels across is then off by a tenth of a pixel at most

Rect bounds_of(const Contour* contours, int count) {
  FinePoint low{fine(reach_max), fine(reach_max)}, high{-fine(reach_max), -fine(reach_max)};
  for (int c = 0; c < count; ++c)
    for (int i = 0; i < contours[c].count; ++i) {
      const FinePoint p = contours[c].corners[i];
      low = {smaller(low.x, p.x), smaller(low.y, p.y)};
      high = {larger(high.x, p.x), larger(high.y, p.y)};
    }
  const Point top_left{low.x >> 4, low.y >> 4};
  return {top_left.x, top_left.y, ((high.x + 15) >> 4) - top_left.x, ((high.y + 15) >> 4) - top_left.y};
}

/// What lies between two corners, and so far around; a pixel more, since corners are rounded.
Rect around(FinePoint low, FinePoint high, int fine_reach) {
  const int left = ((low.x - fine_reach) >> 4) - 1, top = ((low.y - fine_reach) >> 4) - 1;
  return {left, top, ((high.x + fine_reach) >> 4) + 2 - left, ((high.y + fine_reach) >> 4) + 2 - top};
}

/// Clockwise from the top.
void place_hexagon(FinePoint centre, int radius, FinePoint (&corners)[hexagon_corners]) {
  const int half = radius / 2, side = (radius * 887 + 512) >> 10;  // √3 / 2
  const FinePoint steps[hexagon_corners] = {{0, -radius}, {side, -half}, {side, half},
                                            {0, radius},  {-side, half}, {-side, -half}};
  for (int i = 0; i < hexagon_corners; ++i) corners[i] = centre + steps[i];
}

}  // namespace

void Painter::contours(const Contour* first, int count, const Paint& paint) {
  const Rect bounds = on_screen(bounds_of(first, count)), area = bounds.common_with(clip_);
  if (area.empty()) return;
  if (only_notes()) {
    CallHash call(Call::polygon);
    for (int c = 0; c < count; ++c) {
      call << first[c].count;
      for (int i = 0; i < first[c].count; ++i) call << on_screen(first[c].corners[i]);
    }
    return note(call, paint, bounds);
  }
  Brush brush = this->brush(paint);
  if (brush.invisible()) return;
  coverage_.begin(area.y, area.bottom());
  for (int c = 0; c < count; ++c) {
    FinePoint from = on_screen(first[c].corners[first[c].count - 1]);
    for (int i = 0; i < first[c].count; ++i) {
      const FinePoint to = on_screen(first[c].corners[i]);
      coverage_.add_edge(from, to);
      from = to;
    }
  }
  const int clip_left = clip_.x, clip_right = clip_.right();
  for (int y = area.y; y < area.bottom(); ++y) {
    coverage_.trace(y);
    brush.enter_row(y);
    Pixel* const pixels = row(y);
    coverage_.take([&brush, pixels, clip_left, clip_right](int left, int right, int alpha) {
      left = larger(left, clip_left);
      right = smaller(right, clip_right);
      if (left < right) brush.span(pixels, left, right, alpha);
    });
  }
}

void Painter::polygon(const FinePoint* corners, int count, const Paint& paint) {
  CHECK(count >= 3);
  const Contour contour{corners, count};
  contours(&contour, 1, paint);
}

void Painter::hexagon(FinePoint centre, int fine_radius, const Paint& paint) {
  const Rect area = on_screen(around(centre, centre, fine_radius));
  if (!area.meets(clip_)) return;
  if (only_notes())
    return note(CallHash(Call::hexagon) << on_screen(centre) << fine_radius << 0, paint, area);
  FinePoint corners[hexagon_corners];
  place_hexagon(centre, fine_radius, corners);
  polygon(corners, hexagon_corners, paint);
}

void Painter::hexagon_outline(FinePoint centre, int fine_radius, int fine_thickness, const Paint& paint) {
  const Rect area = on_screen(around(centre, centre, fine_radius));
  if (!area.meets(clip_)) return;
  if (only_notes())
    return note(CallHash(Call::hexagon) << on_screen(centre) << fine_radius << fine_thickness, paint, area);
  FinePoint outer[hexagon_corners], inner[hexagon_corners], hole[hexagon_corners];
  place_hexagon(centre, fine_radius, outer);
  // The thickness counts across a side; at a corner it is 2 / √3 times as much.
  place_hexagon(centre, larger(0, fine_radius - (fine_thickness * 1182 >> 10)), inner);
  for (int i = 0; i < hexagon_corners; ++i) hole[i] = inner[hexagon_corners - 1 - i];
  const Contour both[] = {{outer, hexagon_corners}, {hole, hexagon_corners}};
  contours(both, 2, paint);
}

void Painter::arc(FinePoint centre, int fine_radius, int fine_thickness, Turn from, Turn length,
                  const Paint& paint) {
  const Rect area = on_screen(around(centre, centre, fine_radius));
  if (length == 0 || !area.meets(clip_)) return;
  if (only_notes()) {
    CallHash call(Call::arc);
    call << on_screen(centre) << fine_radius << fine_thickness << from << length;
    return note(call, paint, area);
  }
  // The larger, the more steps, so that it looks round. A strip then holds no more edges than it may: either
  // all of a small arc, or all of the inner rim and a part of the outer one (the test tries every size).
  const int steps = 1 + (smaller(arc_steps_max, 8 + fine_radius / fine_per_pixel) * length >> 16);
  FinePoint corners[2 * (arc_steps_max + 1)];
  for (int i = 0; i <= steps; ++i) {
    const auto turn = static_cast<Turn>(from + length * i / steps);
    const int across = sine(turn), up = -cosine(turn), inner = larger(0, fine_radius - fine_thickness);
    corners[i] = centre + FinePoint{across * fine_radius / sine_one, up * fine_radius / sine_one};
    corners[2 * steps + 1 - i] = centre + FinePoint{across * inner / sine_one, up * inner / sine_one};
  }
  polygon(corners, 2 * (steps + 1), paint);
}

void Painter::line(FinePoint from, FinePoint to, int fine_thickness, const Paint& paint) {
  const int half = fine_thickness / 2;
  const Rect area = on_screen(around({smaller(from.x, to.x), smaller(from.y, to.y)},
                                     {larger(from.x, to.x), larger(from.y, to.y)}, half));
  if (!area.meets(clip_)) return;
  if (only_notes())
    return note(CallHash(Call::line) << on_screen(from) << on_screen(to) << fine_thickness, paint, area);
  const FinePoint way = to - from;
  // Screen distances in sixteenths: the squares fit 32 bits as long as both ends are in reach.
  const auto length =
      static_cast<int>(square_root(static_cast<std::uint32_t>(way.x * way.x + way.y * way.y)));
  if (length == 0) return circle(from, half, paint);
  const int steps = fine_thickness <= fine(6) ? cap_steps_max / 2 : cap_steps_max;
  FinePoint corners[2 * (cap_steps_max + 1)];
  for (int i = 0; i <= steps; ++i) {
    const Turn turn = whole_turn_part(i, 2 * steps);
    // From the left of the way, round its end; scaled so that no product leaves 32 bits.
    const int across = cosine(turn) * fine_thickness / (2 * 256),
              along = sine(turn) * fine_thickness / (2 * 256);
    const int divisor = length * (sine_one / 256);
    const FinePoint step{(way.y * across + way.x * along) / divisor,
                         (-way.x * across + way.y * along) / divisor};
    corners[i] = to + step;
    corners[steps + 1 + i] = from - step;
  }
  polygon(corners, 2 * (steps + 1), paint);
}

}  // namespace ink
}  // namespace seaglass
