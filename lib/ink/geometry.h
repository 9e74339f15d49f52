// Where things are on the screen. `Point` and `Rect` count whole pixels, from the top left. Shapes with soft
// edges count in sixteenths of a pixel ("fine"): fine(10) is the line between the tenth pixel and the next,
// fine(10) + 8 the middle of that next one.
#pragma once

#include <cstdint>

namespace seaglass {
namespace ink {

struct Point {
  int x = 0;
  int y = 0;

  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr bool operator==(Point a, Point b) { return a.x == b.x && a.y == b.y; }
  friend constexpr bool operator!=(Point a, Point b) { return !(a == b); }
};

constexpr int fine_per_pixel = 16;
constexpr int fine(int pixels) {
  return pixels * fine_per_pixel;
}

struct FinePoint {
  int x = 0;
  int y = 0;

  friend constexpr FinePoint operator+(FinePoint a, FinePoint b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr FinePoint operator-(FinePoint a, FinePoint b) { return {a.x - b.x, a.y - b.y}; }
};

/// The corner that four pixels share, not the middle of one.
constexpr FinePoint fine(Point point) {
  return {fine(point.x), fine(point.y)};
}

constexpr int smaller(int a, int b) {
  return a < b ? a : b;
}
constexpr int larger(int a, int b) {
  return a > b ? a : b;
}
constexpr int within(int low, int value, int high) {
  return smaller(larger(low, value), high);
}

struct Rect {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  constexpr int right() const { return x + width; }    // the first column that is no longer inside
  constexpr int bottom() const { return y + height; }  // the first row that is no longer inside
  constexpr bool empty() const { return width <= 0 || height <= 0; }
  constexpr Point top_left() const { return {x, y}; }
  constexpr FinePoint middle() const { return {fine(x) + width * 8, fine(y) + height * 8}; }
  constexpr bool contains(Point p) const { return p.x >= x && p.y >= y && p.x < right() && p.y < bottom(); }
  constexpr Rect moved(Point by) const { return {x + by.x, y + by.y, width, height}; }

  /// What both cover; empty where they do not meet.
  constexpr Rect common_with(Rect other) const {
    const int left = larger(x, other.x), top = larger(y, other.y);
    return {left, top, larger(0, smaller(right(), other.right()) - left),
            larger(0, smaller(bottom(), other.bottom()) - top)};
  }
  constexpr bool meets(Rect other) const { return !common_with(other).empty(); }
  /// All of the other, which is not empty.
  constexpr bool holds(Rect other) const {
    return x <= other.x && y <= other.y && right() >= other.right() && bottom() >= other.bottom() &&
           !other.empty();
  }
  /// Both, and what lies between them.
  constexpr Rect with(Rect other) const {
    if (empty()) return other;
    if (other.empty()) return *this;
    const int left = smaller(x, other.x), top = smaller(y, other.y);
    return {left, top, larger(right(), other.right()) - left, larger(bottom(), other.bottom()) - top};
  }

  friend constexpr bool operator==(Rect a, Rect b) {
    return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
  }
  friend constexpr bool operator!=(Rect a, Rect b) { return !(a == b); }
};

}  // namespace ink
}  // namespace seaglass
