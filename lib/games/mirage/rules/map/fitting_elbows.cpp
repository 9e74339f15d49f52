#include "games/mirage/rules/map/fitting_elbows.h"

namespace seaglass::mirage {

namespace {

/// Beyond the map's own squares, elbows reach two further.
constexpr int margin = 2;
constexpr int columns_max = extent_max + 2 * margin;

/// One row of squares, the leftmost in the lowest bit. Most maps are narrow enough for a single word.
constexpr int word_bits = 32;
constexpr int words_max = (columns_max + word_bits - 1) / word_bits;

template <int words>
class Row {
 public:
  void insert(int column) { words_[column / word_bits] |= 1u << (column % word_bits); }

  Row moved_right() const {
    Row moved;
    for (int i = 0; i < words; ++i)
      moved.words_[i] = (words_[i] << 1) | (i > 0 ? words_[i - 1] >> (word_bits - 1) : 0u);
    return moved;
  }
  Row moved_left() const {
    Row moved;
    for (int i = 0; i < words; ++i)
      moved.words_[i] = (words_[i] >> 1) | (i + 1 < words ? words_[i + 1] << (word_bits - 1) : 0u);
    return moved;
  }

  friend Row operator&(Row a, const Row& b) {
    for (int i = 0; i < words; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  friend Row operator|(Row a, const Row& b) {
    for (int i = 0; i < words; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  friend Row operator^(Row a, const Row& b) {
    for (int i = 0; i < words; ++i) a.words_[i] ^= b.words_[i];
    return a;
  }
  friend Row operator~(Row a) {
    for (int i = 0; i < words; ++i) a.words_[i] = ~a.words_[i];
    return a;
  }

  template <typename Visit>
  void visit_columns(const Visit& visit) const {
    for (int i = 0; i < words; ++i)
      for (std::uint32_t rest = words_[i]; rest != 0; rest &= rest - 1)
        visit(i * word_bits + lowest_bit(rest));
  }

 private:
  static int lowest_bit(std::uint32_t word) { return __builtin_ctz(word); }

  std::uint32_t words_[words] = {};
};

/// The tiles of one row, and which of them have a land edge towards each direction.
template <int words>
struct TileRow {
  Row<words> tiles;
  Row<words> land[direction_count];

  const Row<words>& land_to(Direction direction) const { return land[index(direction)]; }
  Row<words> water_to(Direction direction) const { return tiles & ~land[index(direction)]; }
};

/// The bare squares of one row, and which squares touch land or water.
template <int words>
struct BareRow {
  Row<words> bare;
  Row<words> land;
  Row<words> water;

  BareRow moved_left() const { return {bare.moved_left(), land.moved_left(), water.moved_left()}; }
};

template <int words>
BareRow<words> bare_row(const TileRow<words>& north, const TileRow<words>& here,
                        const TileRow<words>& south) {
  BareRow<words> row;
  row.bare = ~here.tiles;
  row.land = north.land_to(Direction::south) | south.land_to(Direction::north) |
             here.land_to(Direction::east).moved_right() | here.land_to(Direction::west).moved_left();
  row.water = north.water_to(Direction::south) | south.water_to(Direction::north) |
              here.water_to(Direction::east).moved_right() | here.water_to(Direction::west).moved_left();
  return row;
}

/// The squares of the map by rows, counted from the margin above it.
class MapRows {
 public:
  explicit MapRows(const Map& map) : map_(map), box_(box_around(map)) {
    for (int i = 0; i < map.size(); ++i) {
      std::uint8_t& first = first_in_row_[map[i].at.y - box_.top + margin];
      next_in_row_[i] = first;
      first = static_cast<std::uint8_t>(i + 1);
    }
  }
  int columns() const { return box_.width + 2 * margin; }
  int rows() const { return box_.height + 2 * margin; }
  Point point_at(int column, int row) const {
    return point(box_.left - margin + column, box_.top - margin + row);
  }

  template <int words>
  TileRow<words> tiles_in(int row) const {
    TileRow<words> tiles;
    for (int i = first_in_row_[row]; i != 0; i = next_in_row_[i - 1]) {
      const Square& square = map_[i - 1];
      const int column = square.at.x - box_.left + margin;
      tiles.tiles.insert(column);
      for (Direction direction : all_directions)
        if (square.ground.edge(direction) == Terrain::land) tiles.land[index(direction)].insert(column);
    }
    return tiles;
  }

 private:
  const Map& map_;
  const Box box_;
  std::uint8_t first_in_row_[columns_max] = {};  // one more than the square's index
  std::uint8_t next_in_row_[squares_max] = {};
};

/// Every elbow lies in two rows and two columns, and leaves one of their four squares free. Clockwise from
/// the upper left, an elbow of rotation r has its corner on the r-th square, with the arms on both sides of
/// it.
template <int words>
void visit_elbows_between(const BareRow<words>& upper, const BareRow<words>& lower, const MapRows& map_rows,
                          int row, VisitFittingElbow visit) {
  const BareRow<words> clockwise[] = {upper, upper.moved_left(), lower.moved_left(), lower};
  for (int rotation = 0; rotation < rotation_count; ++rotation) {
    const BareRow<words>& corner = clockwise[rotation];
    const BareRow<words>& arm_1 = clockwise[(rotation + 1) % 4];
    const BareRow<words>& arm_2 = clockwise[(rotation + 3) % 4];
    const Row<words> land = corner.land | arm_1.land | arm_2.land;
    const Row<words> water = corner.water | arm_1.water | arm_2.water;
    const Row<words> fitting = corner.bare & arm_1.bare & arm_2.bare & (land ^ water);
    const int right = rotation == 1 || rotation == 2 ? 1 : 0;
    const int down = rotation >= 2 ? 1 : 0;
    const auto visit_touching = [&](Terrain touched) {
      (fitting & (touched == Terrain::land ? land : water)).visit_columns([&](int column) {
        visit({map_rows.point_at(column + right, row + down), static_cast<std::uint8_t>(rotation)}, touched);
      });
    };
    visit_touching(Terrain::land);
    visit_touching(Terrain::water);
  }
}

template <int words>
void visit_elbows_in(const MapRows& map_rows, VisitFittingElbow visit) {
  TileRow<words> north;
  TileRow<words> here = map_rows.tiles_in<words>(0);
  BareRow<words> upper;
  for (int row = 0; row < map_rows.rows(); ++row) {
    const TileRow<words> south =
        row + 1 < map_rows.rows() ? map_rows.tiles_in<words>(row + 1) : TileRow<words>();
    const BareRow<words> lower = bare_row(north, here, south);
    if (row > 0) visit_elbows_between(upper, lower, map_rows, row - 1, visit);
    upper = lower;
    north = here;
    here = south;
  }
}

}  // namespace

void visit_fitting_elbows(const Map& map, VisitFittingElbow visit) {
  const MapRows map_rows(map);
  if (map_rows.columns() <= word_bits)
    visit_elbows_in<1>(map_rows, visit);
  else
    visit_elbows_in<words_max>(map_rows, visit);
}

}  // namespace seaglass::mirage
