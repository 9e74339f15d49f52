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
  const Disc rim(fine_radius), hole(fine_radius - fine_thickness);
  Brush brush = this->brush(paint);
  for (int y = area.y; y < area.bottom(); ++y) {
    brush.enter_row(y);
    ring_row(brush, at, rim, hole, area, y);
  }
}

/// One row of a rounded rectangle; with a thickness, of its border only.
void Painter::rounded_row(const Brush& brush, Rect area, int y, int radius, int thickness) {
  const int from_edge = smaller(y - area.y, area.bottom() - 1 - y);
  const bool solid = thickness == 0 || from_edge < thickness;
  if (from_edge >= radius) {
    if (solid) return span(brush, y, area.x, area.right());
    span(brush, y, area.x, area.x + thickness);
    return span(brush, y, area.right() - thickness, area.right());
  }
  const Disc rim(fine(radius)), hole(thickness == 0 ? 0 : fine(larger(0, radius - thickness)));
  const FinePoint corner{fine(radius), fine(radius)};
  Walk walk(corner, 0, from_edge);
  for (int i = 0; i < radius; ++i, walk.right()) {
    const int covered = rim.coverage(walk.squared_distance()) - hole.coverage(walk.squared_distance());
    if (covered <= 0) continue;
    dot(brush, y, area.x + i, covered);
    dot(brush, y, area.right() - 1 - i, covered);
  }
  if (solid) span(brush, y, area.x + radius, area.right() - radius);
}

void Painter::rounded(Rect area, int radius, const Paint& paint) {
  rounded_outline(area, radius, 0, paint);
}

void Painter::rounded_outline(Rect area, int radius, int thickness, const Paint& paint) {
  const Rect at = on_screen(area), part = at.common_with(clip_);
  if (part.empty()) return;
  Brush brush = this->brush(paint);
  const int half = smaller(at.width, at.height) / 2;
  for (int y = part.y; y < part.bottom(); ++y) {
    brush.enter_row(y);
    rounded_row(brush, at, y, within(0, radius, half), smaller(thickness, half));
  }
}

}  // namespace ink
}  // namespace seaglass
