// Circles, rings and rounded rectangles: shapes whose soft edges are parts of circles.
#include "ink/painter.h"
#include "ink/shapes/disc.h"

namespace seaglass {
namespace ink {

namespace {

constexpr int half_pixel = fine_per_pixel / 2;

/// Walks along a row, knowing the squared distance to a centre.
class Walk {
 public:
  Walk(FinePoint centre, int x, int y)
      : dx_(fine(x) + half_pixel - centre.x), squared_(dx_ * dx_ + rise(centre, y) * rise(centre, y)) {}
  int squared_distance() const { return squared_; }
  void right() {
    squared_ += 2 * fine_per_pixel * dx_ + fine_per_pixel * fine_per_pixel;
    dx_ += fine_per_pixel;
  }
  void left() {
    squared_ -= 2 * fine_per_pixel * dx_ - fine_per_pixel * fine_per_pixel;
    dx_ -= fine_per_pixel;
  }

 private:
  static int rise(FinePoint centre, int y) { return fine(y) + half_pixel - centre.y; }

  int dx_;
  int squared_;
};

Rect bounds_of(FinePoint centre, int radius) {
  const int left = (centre.x - radius) >> 4, top = (centre.y - radius) >> 4;
  return {left - 1, top - 1, (radius >> 3) + 4, (radius >> 3) + 4};
}

}  // namespace

void Painter::disc_row(const Brush& brush, FinePoint centre, const Disc& disc, Rect area, int y) {
  Pixel* const pixels = row(y);
  int left = area.x, right = area.right();
  for (Walk walk(centre, left, y); left < right; walk.right(), ++left) {
    const int covered = disc.coverage(walk.squared_distance());
    if (covered == full_alpha) break;
    if (covered > 0) brush.dot(pixels, left, covered);
  }
  for (Walk walk(centre, right - 1, y); left < right; walk.left(), --right) {
    const int covered = disc.coverage(walk.squared_distance());
    if (covered == full_alpha) break;
    if (covered > 0) brush.dot(pixels, right - 1, covered);
  }
  if (left < right) brush.span(pixels, left, right);
}

void Painter::circle(FinePoint centre, int fine_radius, const Paint& paint) {
  const FinePoint at = on_screen(centre);
  const Rect area = bounds_of(at, fine_radius).common_with(clip_);
  if (area.empty() || fine_radius <= 0) return;
  if (only_notes())
    return note(CallHash(Call::circle) << at << fine_radius, paint, bounds_of(at, fine_radius));
  const Disc disc(fine_radius);
  Brush brush = this->brush(paint);
  for (int y = area.y; y < area.bottom(); ++y) {
    brush.enter_row(y);
    disc_row(brush, at, disc, area, y);
  }
}

void Painter::ring_row(const Brush& brush, FinePoint centre, const Disc& rim, const Disc& hole, Rect area,
                       int y) {
  Pixel* const pixels = row(y);
  int left = area.x, right = area.right();
  for (Walk walk(centre, left, y); left < right; walk.right(), ++left) {
    const int filled = rim.coverage(walk.squared_distance());
    if (filled == 0) continue;
    const int hollow = hole.coverage(walk.squared_distance());
    if (hollow == full_alpha) break;
    if (filled > hollow) brush.dot(pixels, left, filled - hollow);
  }
  for (Walk walk(centre, right - 1, y); left < right; walk.left(), --right) {
    const int filled = rim.coverage(walk.squared_distance());
    if (filled == 0) continue;
    const int hollow = hole.coverage(walk.squared_distance());
    if (hollow == full_alpha) break;
    if (filled > hollow) brush.dot(pixels, right - 1, filled - hollow);
  }
}

void Painter::ring(FinePoint centre, int fine_radius, int fine_thickness, const Paint& paint) {
  if (fine_thickness >= fine_radius) return circle(centre, fine_radius, paint);
  const FinePoint at = on_screen(centre);
  const Rect area = bounds_of(at, fine_radius).common_with(clip_);
  if (area.empty() || fine_thickness <= 0) return;
  if (only_notes())
    return note(CallHash(Call::ring) << at << fine_radius << fine_thickness, paint,
                bounds_of(at, fine_radius));
  const Disc rim(fine_radius), hole(fine_radius - fine_thickness);
  Brush brush = this->brush(paint);
  for (int y = area.y; y < area.bottom(); ++y) {
    brush.enter_row(y);
    ring_row(brush, at, rim, hole, area, y);
  }
}

/// What a row of a rounded rectangle is made of; with a thickness, of its border.
struct Painter::Rounded {
  Rect area;
  int radius;
  int thickness;  // 0: all of it
  Disc rim{fine(radius)};
  Disc hole{thickness == 0 ? 0 : fine(larger(0, radius - thickness))};
};

/// From the outside to the middle of both corners. Returns how many columns of either that were; what remains
/// between them is covered wholly, or not at all.
int Painter::corner_row(const Brush& brush, const Rounded& shape, int y, int from_edge) {
  const FinePoint corner{fine(shape.radius), fine(shape.radius)};
  const int left = shape.area.x, right = shape.area.right() - 1;
  int i = 0;
  for (Walk walk(corner, 0, from_edge); i < shape.radius; ++i, walk.right()) {
    const int filled = shape.rim.coverage(walk.squared_distance());
    if (filled == 0) continue;
    const int hollow = shape.hole.coverage(walk.squared_distance());
    if (shape.thickness == 0 ? filled == full_alpha : hollow == full_alpha) break;
    if (filled <= hollow) continue;
    dot(brush, y, left + i, filled - hollow);
    dot(brush, y, right - i, filled - hollow);
  }
  return i;
}

void Painter::rounded_row(const Brush& brush, const Rounded& shape, int y) {
  const Rect area = shape.area;
  const int from_edge = smaller(y - area.y, area.bottom() - 1 - y);
  const bool solid = shape.thickness == 0 || from_edge < shape.thickness;
  if (from_edge >= shape.radius) {
    if (solid) return span(brush, y, area.x, area.right());
    span(brush, y, area.x, area.x + shape.thickness);
    return span(brush, y, area.right() - shape.thickness, area.right());
  }
  const bool meets_corner = clip_.x < area.x + shape.radius || clip_.right() > area.right() - shape.radius;
  const int corner = meets_corner ? corner_row(brush, shape, y, from_edge) : shape.radius;
  if (solid) span(brush, y, area.x + corner, area.right() - corner);
}

void Painter::rounded(Rect area, int radius, const Paint& paint) {
  rounded_outline(area, radius, 0, paint);
}

void Painter::rounded_outline(Rect area, int radius, int thickness, const Paint& paint) {
  const Rect at = on_screen(area), part = at.common_with(clip_);
  if (part.empty()) return;
  if (only_notes()) return note(CallHash(Call::rounded) << at << radius << thickness, paint, at);
  Brush brush = this->brush(paint);
  const int half = smaller(at.width, at.height) / 2;
  const Rounded shape{at, within(0, radius, half), smaller(thickness, half)};
  for (int y = part.y; y < part.bottom(); ++y) {
    brush.enter_row(y);
    rounded_row(brush, shape, y);
  }
}

}  // namespace ink
}  // namespace seaglass
