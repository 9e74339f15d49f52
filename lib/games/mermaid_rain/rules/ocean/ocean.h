// The ocean's hexes, sets of them, and what the map (data/mermaid_rain/ocean.txt) says of each.
#pragma once

#include <cstdint>

#include "content/games/mermaid_rain.h"
#include "core/check.h"
#include "games/mermaid_rain/rules/cards/cards.h"

namespace seaglass::mermaid_rain {

constexpr int hex_count = content::hex_count;
constexpr int start_count = content::start_count;
constexpr int space_count = content::space_count;
constexpr int directions = 6;  // clockwise from the east

/// Row by row from the top left.
enum class Hex : std::uint8_t { none = content::no_hex };
constexpr int index(Hex hex) {
  return static_cast<int>(hex);
}
constexpr Hex hex_at(int index) {
  return static_cast<Hex>(index);
}

constexpr int row_of(Hex hex) {
  return content::hexes[index(hex)].row;
}
constexpr int column_of(Hex hex) {
  return content::hexes[index(hex)].column;
}
constexpr int columns_in(int row) {
  return content::first_of_row[row + 1] - content::first_of_row[row];
}
/// Hex::none, if that is not on the map.
constexpr Hex hex_at(int column, int row) {
  if (row < 0 || row >= content::row_count || column < 0 || column >= columns_in(row)) return Hex::none;
  return hex_at(content::first_of_row[row] + column);
}
constexpr Hex neighbour(Hex hex, int direction) {
  return hex_at(content::neighbours[index(hex)][direction % directions]);
}

/// Three players use the inner area only.
enum class Area : std::uint8_t { whole, inner };
constexpr Area area_for(int players) {
  return players == content::players_min ? Area::inner : Area::whole;
}
constexpr bool in_use(Hex hex, Area area) {
  return area == Area::whole || !content::hexes[index(hex)].outer;
}

constexpr Hex hex_of_start(int start) {
  return hex_at(content::starts[start]);
}
constexpr Hex hex_of_space(int space) {
  return hex_at(content::spaces[space].hex);
}
constexpr bool start_in_use(int start, Area area) {
  return in_use(hex_of_start(start), area);
}
constexpr bool space_in_use(int space, Area area) {
  return in_use(hex_of_space(space), area);
}
constexpr Card entry_card_of_space(int space) {
  return card_at(content::spaces[space].card);
}

/// One bit for each hex, one word for each row: a whole row moves in one step.
class HexSet {
 public:
  constexpr bool contains(Hex hex) const { return ((rows_[row_of(hex)] >> column_of(hex)) & 1u) != 0; }
  constexpr void insert(Hex hex) { rows_[row_of(hex)] |= 1u << column_of(hex); }
  constexpr void remove(Hex hex) { rows_[row_of(hex)] &= ~(1u << column_of(hex)); }
  constexpr bool empty() const {
    for (auto row : rows_)
      if (row != 0) return false;
    return true;
  }
  constexpr HexSet operator&(const HexSet& other) const {
    HexSet both;
    for (int row = 0; row < content::row_count; ++row) both.rows_[row] = rows_[row] & other.rows_[row];
    return both;
  }
  /// Every place whose neighbour in this direction is in the set; some of them may lie beside the map.
  HexSet seen_from(int direction) const;

  template <typename Visit>
  void each(const Visit& visit) const {
    for (int row = 0; row < content::row_count; ++row)
      for (std::uint32_t columns = rows_[row], hex = content::first_of_row[row]; columns != 0;
           columns >>= 1, ++hex)
        if ((columns & 1u) != 0) visit(hex_at(static_cast<int>(hex)));
  }

 private:
  std::uint32_t rows_[content::row_count] = {};
};

/// Where tiles can lie, as long as there are none.
const HexSet& open_ocean(Area area);

}  // namespace seaglass::mermaid_rain
