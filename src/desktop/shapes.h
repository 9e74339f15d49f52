// Shapes as signed distances (negative inside), in pixels of the handheld's screen, and colours to lay one
// over the other. What the case of a handheld is painted with.
#pragma once

#include <algorithm>
#include <cmath>

namespace seaglass {
namespace desktop {

struct Point {
  float x = 0;
  float y = 0;
};

inline Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
inline Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
inline float length(Point p) {
  return std::sqrt(p.x * p.x + p.y * p.y);
}

struct Box {
  float x = 0;
  float y = 0;
  float width = 0;
  float height = 0;

  Point middle() const { return {x + width / 2, y + height / 2}; }
  bool contains(Point p) const { return p.x >= x && p.x < x + width && p.y >= y && p.y < y + height; }
};

inline float to_circle(Point p, Point middle, float radius) {
  return length(p - middle) - radius;
}

inline float to_round_box(Point p, const Box& box, float radius) {
  const float x = std::abs(p.x - box.middle().x) - box.width / 2 + radius;
  const float y = std::abs(p.y - box.middle().y) - box.height / 2 + radius;
  const Point outside{std::max(x, 0.f), std::max(y, 0.f)};
  return length(outside) + std::min(std::max(x, y), 0.f) - radius;
}

inline float to_line(Point p, Point from, Point to, float thickness) {
  const Point along = to - from;
  const Point there = p - from;
  const float share = (there.x * along.x + there.y * along.y) / (along.x * along.x + along.y * along.y);
  const float t = std::clamp(share, 0.f, 1.f);
  return length(there - Point{along.x * t, along.y * t}) - thickness / 2;
}

struct Colour {
  float red = 0;
  float green = 0;
  float blue = 0;
};

constexpr Colour rgb(unsigned hexadecimal) {
  return {static_cast<float>(hexadecimal >> 16), static_cast<float>(hexadecimal >> 8 & 255),
          static_cast<float>(hexadecimal & 255)};
}

/// `share` of b, the rest a; 0 … 1.
inline Colour mix(Colour a, Colour b, float share) {
  const float s = std::clamp(share, 0.f, 1.f);
  return {a.red + (b.red - a.red) * s, a.green + (b.green - a.green) * s, a.blue + (b.blue - a.blue) * s};
}

/// 1 at `full`, 0 at `none`, smooth between.
inline float fade(float value, float none, float full) {
  const float t = std::clamp((value - none) / (full - none), 0.f, 1.f);
  return t * t * (3 - 2 * t);
}

}  // namespace desktop
}  // namespace seaglass
