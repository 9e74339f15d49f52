// Every square that has been laid, in the order of laying, found by its place. The map knows nothing of turns
// and tiles, only what each square shows and who stands on it.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "games/mirage/rules/pieces/explorers.h"

namespace seaglass::mirage {

/// A state has room for the published edition; its data may be edited to less.
constexpr int survey_tiles_max = 40;
constexpr int coast_tiles_max = 10;
static_assert(content::survey_tiles <= survey_tiles_max && content::coast_tiles <= coast_tiles_max);

/// All coasts but the first are on the pile, and there are more uniform tiles than that: the last of them is
/// never laid.
constexpr int coast_pile_max = coast_tiles_max - 1;
constexpr int turns_max = survey_tiles_max - 1;
static_assert(content::uniform_survey_tiles >= content::coast_tiles);
constexpr int squares_max = elbow_squares * turns_max + coast_tiles_max;
static_assert(squares_max == 127, "indices of squares and of their halves are single bytes");

/// Squares joined to one have at most this many edges against bare table: each but the first joins by at
/// least one edge, which takes two from the four of every square.
constexpr int shore_edges_max = 4 * squares_max - 2 * (squares_max - 1);

/// A survey tile adds at most 2 to the width or the height of the map and 3 to both together (touching along
/// an edge, it cannot add 2 and 2), a coast 1.
constexpr int extent_max = 1 + 2 * turns_max + coast_pile_max;
constexpr int extents_sum_max = 2 + 3 * turns_max + coast_pile_max;
constexpr int box_squares_max = (extents_sum_max / 2) * (extents_sum_max / 2);
static_assert(extent_max == 88 && box_squares_max == 4096);

struct Square {
  Point at;
  Ground ground;
  Explorer explorer;
  std::uint8_t next = 0;  // one more than the index of the next square in the same bucket
};

class Map {
 public:
  int size() const { return squares_.size(); }
  Square& operator[](int i) { return squares_[i]; }
  const Square& operator[](int i) const { return squares_[i]; }
  const Square* begin() const { return squares_.begin(); }
  const Square* end() const { return squares_.end(); }

  /// The place must be bare.
  void lay(Point at, Ground ground) {
    CHECK(index_at(at) < 0);
    const int home = bucket(at);
    Square square;
    square.at = at;
    square.ground = ground;
    square.next = newest_[home];
    squares_.push_back(square);
    newest_[home] = static_cast<std::uint8_t>(squares_.size());
  }

  /// The square at this place, or −1 on bare table.
  int index_at(Point at) const {
    int found = newest_[bucket(at)];
    while (found != 0 && squares_[found - 1].at != at) found = squares_[found - 1].next;
    return found - 1;
  }
  /// nullptr on bare table.
  const Square* at(Point p) const {
    const int i = index_at(p);
    return i >= 0 ? &squares_[i] : nullptr;
  }
  bool bare(Point p) const { return index_at(p) < 0; }

 private:
  // Within any 16 × 16 squares no two share a bucket: chains appear only on maps wider than that.
  static constexpr int bucket_count = 256;
  static constexpr int bucket(Point at) { return (at.x & 15) | ((at.y & 15) << 4); }

  FixedVector<Square, squares_max> squares_;
  std::uint8_t newest_[bucket_count] = {};  // one more than the index of the newest square of each bucket
};

/// The rectangle around the map, which holds (0, 0).
struct Box {
  int left = 0;
  int top = 0;
  int width = 1;
  int height = 1;

  int place_of(Point p) const { return (p.y - top) * width + (p.x - left); }
  Point point_at(int place) const { return point(left + place % width, top + place / width); }
  int places() const { return width * height; }

  friend bool operator==(const Box& a, const Box& b) {
    return a.left == b.left && a.top == b.top && a.width == b.width && a.height == b.height;
  }
};

Box box_around(const Map& map);

}  // namespace seaglass::mirage
