#include "games/mirage/rules/map/fitting_elbows.h"

namespace seaglass::mirage {

namespace {

/// One row of squares, the leftmost in the lowest bit.
using Row = std::uint32_t;
constexpr int columns_max = 32;

constexpr Row moved_right(Row row) {
  return row << 1;
}
constexpr Row moved_left(Row row) {
  return row >> 1;
}

/// An elbow lies in a block of two rows and two columns; the coasts beside it lie one square further, and
/// what those touch two. Wider maps are looked at in strips, each as wide as blocks have all that around
/// them.
constexpr int left_of_blocks = 2;
constexpr int right_of_blocks = 3;
constexpr int strip_columns = columns_max - left_of_blocks - right_of_blocks;
constexpr Row blocks_of_strip = ((Row{1} << strip_columns) - 1) << left_of_blocks;

/// Elbows reach two rows beyond the map's own squares, and the coasts beside them three.
constexpr int margin = 3;
constexpr int rows_max = extent_max + 2 * margin;

/// The same of each side of the squares of one row.
struct Sides {
  Row north = 0;
  Row east = 0;
  Row south = 0;
  Row west = 0;

  Row any() const { return north | east | south | west; }
  Row opposites() const { return (north & south) | (east & west); }
};

/// The tiles of one row, and which of their edges are land.
struct TileRow {
  Row tiles = 0;
  Sides land;

  Sides water() const {
    return {tiles & ~land.north, tiles & ~land.east, tiles & ~land.south, tiles & ~land.west};
  }
};

/// What lies against the squares of the middle row.
Sides against(const Sides& above, const Sides& here, const Sides& below) {
  return {above.south, moved_left(here.west), below.north, moved_right(here.east)};
}

/// What is said of an elbow that shows land, and of one that shows water.
template <typename Of>
struct ByTerrain {
  Of land;
  Of water;
};

/// The squares of one row: which are bare, and which touch land or water.
struct SquareRow {
  Row bare = 0;
  ByTerrain<Row> touching{};
  /// Where a coast fits once an elbow lies on that side.
  ByTerrain<Sides> coasts;

  void see(const TileRow& above, const TileRow& here, const TileRow& below, bool with_coasts) {
    bare = ~here.tiles;
    const Sides land = against(above.land, here.land, below.land);
    const Sides water = against(above.water(), here.water(), below.water());
    touching = {land.any(), water.any()};
    if (!with_coasts) return;
    // All that forbids a coast is the same terrain on opposite sides.
    const Row open = bare & ~(land.opposites() | water.opposites());
    coasts.land = {open & ~land.south, open & ~land.west, open & ~land.north, open & ~land.east};
    coasts.water = {open & ~water.south, open & ~water.west, open & ~water.north, open & ~water.east};
  }
};

/// Of each block: whether an elbow has room for a coast beside it, by the elbow's rotation. The squares of a
/// block are numbered clockwise from the upper left: an elbow of rotation r has its corner on square r, its
/// arms on both sides of that, and a square that both arms touch, r + 2, between them.
struct Room {
  Row rotated[rotation_count];
};

Room room_for_coasts(const Sides& above, const Sides& upper, const Sides& lower, const Sides& below) {
  const Row outside[] = {
      above.south | moved_right(upper.east), moved_left(above.south | moved_left(upper.west)),
      moved_left(below.north | moved_left(lower.west)), below.north | moved_right(lower.east)};
  const Row between[] = {upper.east & upper.south, moved_left(upper.west & upper.south),
                         moved_left(lower.west & lower.north), lower.east & lower.north};
  return {
      {outside[0] | outside[1] | outside[3] | between[2], outside[1] | outside[2] | outside[0] | between[3],
       outside[2] | outside[3] | outside[1] | between[0], outside[3] | outside[0] | outside[2] | between[1]}};
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
  int rows() const { return box_.height + 2 * margin; }
  int y_of(int row) const { return box_.top - margin + row; }
  /// Elbows reach two columns beyond the map's own squares.
  int first_block() const { return box_.left - 2; }
  int last_block() const { return box_.left + box_.width; }

  /// Of the columns from `left` on.
  TileRow tiles_in(int row, int left) const {
    TileRow tiles;
    if (row >= rows()) return tiles;
    for (int i = first_in_row_[row]; i != 0; i = next_in_row_[i - 1]) {
      const Square& square = map_[i - 1];
      const int column = square.at.x - left;
      if (column < 0 || column >= columns_max) continue;
      const Row bit = Row{1} << column;
      const auto land = [&](Direction direction) {
        return square.ground.edge(direction) == Terrain::land ? bit : 0;
      };
      tiles.tiles |= bit;
      tiles.land.north |= land(Direction::north);
      tiles.land.east |= land(Direction::east);
      tiles.land.south |= land(Direction::south);
      tiles.land.west |= land(Direction::west);
    }
    return tiles;
  }

 private:
  const Map& map_;
  const Box box_;
  std::uint8_t first_in_row_[rows_max] = {};  // one more than the square's index
  std::uint8_t next_in_row_[squares_max] = {};
};

/// Goes down a strip of the map, row by row, and visits the elbows in its blocks.
class Strip {
 public:
  Strip(const MapRows& map_rows, int left, bool uniform, VisitElbow visit)
      : map_rows_(map_rows), left_(left), uniform_(uniform), visit_(visit) {}

  /// What touches a row is known with the tiles below it; whether a block has room for coasts, once that is
  /// known of the row below the block.
  void visit_all() {
    TileRow above, here, below;
    for (int row = 0; row <= map_rows_.rows(); ++row) {
      above = here;
      here = below;
      below = map_rows_.tiles_in(row, left_);
      squares_in(row - 1).see(above, here, below, uniform_);
      if (row >= 4) visit_blocks(row - 3);
    }
  }

 private:
  SquareRow& squares_in(int row) { return squares_[row & (rows_kept - 1)]; }

  void visit_blocks(int row) {
    const SquareRow& upper = squares_in(row);
    const SquareRow& lower = squares_in(row + 1);
    const Row bare[] = {upper.bare, moved_left(upper.bare), moved_left(lower.bare), lower.bare};
    const Row land[] = {upper.touching.land, moved_left(upper.touching.land), moved_left(lower.touching.land),
                        lower.touching.land};
    const Row water[] = {upper.touching.water, moved_left(upper.touching.water),
                         moved_left(lower.touching.water), lower.touching.water};
    ByTerrain<Room> room{};
    if (uniform_)
      room = {room_around(row, &ByTerrain<Sides>::land), room_around(row, &ByTerrain<Sides>::water)};
    for (int corner = 0; corner < rotation_count; ++corner) {
      const int arm_1 = (corner + 1) % rotation_count, arm_2 = (corner + 3) % rotation_count;
      const Row touches_land = land[corner] | land[arm_1] | land[arm_2];
      const Row touches_water = water[corner] | water[arm_1] | water[arm_2];
      const Row fitting =
          blocks_of_strip & bare[corner] & bare[arm_1] & bare[arm_2] & (touches_land ^ touches_water);
      Row on_land = fitting & touches_land, on_water = fitting & touches_water;
      if (uniform_) {
        on_land &= room.land.rotated[corner];
        on_water &= room.water.rotated[corner];
      }
      visit_columns(on_land, corner, row);
      visit_columns(on_water, corner, row);
    }
  }
  Room room_around(int row, Sides ByTerrain<Sides>::*terrain) {
    return room_for_coasts(squares_in(row - 1).coasts.*terrain, squares_in(row).coasts.*terrain,
                           squares_in(row + 1).coasts.*terrain, squares_in(row + 2).coasts.*terrain);
  }
  void visit_columns(Row blocks, int rotation, int row) const {
    if (blocks == 0) return;
    const int x = left_ + (rotation == 1 || rotation == 2 ? 1 : 0);
    const int y = map_rows_.y_of(row) + (rotation >= 2 ? 1 : 0);
    for (; blocks != 0; blocks &= blocks - 1)
      visit_({point(x + __builtin_ctz(blocks), y), static_cast<std::uint8_t>(rotation)});
  }

  static constexpr int rows_kept = 4;  // those of a block, the one above and the one below

  const MapRows& map_rows_;
  const int left_;
  const bool uniform_;
  const VisitElbow visit_;
  SquareRow squares_[rows_kept];
};

}  // namespace

void visit_survey_elbows(const Map& map, bool uniform, VisitElbow visit) {
  const MapRows map_rows(map);
  for (int x = map_rows.first_block(); x <= map_rows.last_block(); x += strip_columns)
    Strip(map_rows, x - left_of_blocks, uniform, visit).visit_all();
}

}  // namespace seaglass::mirage
