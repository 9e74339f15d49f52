// The table as a grid of unit squares: x grows to the right, y downwards; directions and quarter turns count
// clockwise from north. A survey tile covers an elbow: its corner, arm 1, and arm 2 a quarter turn further.
#pragma once

#include <cstdint>

namespace seaglass::mirage {

enum class Direction : std::uint8_t { north, east, south, west };
constexpr int direction_count = 4;
constexpr Direction all_directions[direction_count] = {Direction::north, Direction::east, Direction::south,
                                                       Direction::west};

constexpr int index(Direction direction) {
  return static_cast<int>(direction);
}
constexpr Direction turned(Direction direction, int quarter_turns) {
  return static_cast<Direction>((index(direction) + quarter_turns) % direction_count);
}
constexpr Direction opposite(Direction direction) {
  return turned(direction, 2);
}

struct Point {
  std::int8_t x = 0;
  std::int8_t y = 0;

  friend constexpr bool operator==(Point a, Point b) { return a.x == b.x && a.y == b.y; }
  friend constexpr bool operator!=(Point a, Point b) { return !(a == b); }
  /// Column by column: the order in which squares and gaps are listed.
  friend constexpr bool operator<(Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }
};

constexpr Point point(int x, int y) {
  return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}
constexpr Point moved(Point p, int dx, int dy) {
  return point(p.x + dx, p.y + dy);
}
constexpr std::int8_t step_right[direction_count] = {0, 1, 0, -1};
constexpr std::int8_t step_down[direction_count] = {-1, 0, 1, 0};
constexpr Point neighbor(Point p, Direction direction) {
  return moved(p, step_right[index(direction)], step_down[index(direction)]);
}

constexpr int elbow_squares = 3;    // 0: corner, 1: arm 1, 2: arm 2
constexpr int elbow_neighbors = 7;  // eight edges, two of them around the square between the arms
constexpr int rotation_count = 4;

/// Where a survey tile lies.
struct Elbow {
  Point corner;
  std::uint8_t rotation = 0;

  constexpr Direction arm(int number) const { return turned(Direction::north, number + rotation); }
  constexpr Point square(int i) const { return i == 0 ? corner : neighbor(corner, arm(i)); }
  /// The squares that share an edge with it, 0 … 6.
  constexpr Point neighbor_square(int i) const {
    return neighbor(square(neighbor_of(i)), towards_neighbor(i));
  }
  /// Which edges of that square it touches; bit d for direction d.
  constexpr unsigned sides_of_neighbor(int i) const {
    const unsigned side = 1u << index(opposite(towards_neighbor(i)));
    return i == between_the_arms ? side | 1u << index(opposite(arm(1))) : side;
  }
  constexpr bool covers(Point p) const { return p == square(0) || p == square(1) || p == square(2); }

  friend constexpr bool operator==(Elbow a, Elbow b) {
    return a.corner == b.corner && a.rotation == b.rotation;
  }

 private:
  static constexpr int between_the_arms = 4;
  static constexpr int neighbor_of(int i) { return i < 2 ? 0 : i < 5 ? 1 : 2; }
  static constexpr std::uint8_t turns_towards_neighbor[elbow_neighbors] = {3, 0, 0, 1, 2, 2, 3};
  constexpr Direction towards_neighbor(int i) const { return arm(turns_towards_neighbor[i]); }
};

}  // namespace seaglass::mirage
