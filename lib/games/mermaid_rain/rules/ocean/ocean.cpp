#include "games/mermaid_rain/rules/ocean/ocean.h"

namespace seaglass::mermaid_rain {
namespace {

constexpr HexSet find_open_ocean(Area area) {
  HexSet open;
  for (int i = 0; i < hex_count; ++i)
    if (content::hexes[i].ground == content::Ground::ocean && in_use(hex_at(i), area)) open.insert(hex_at(i));
  return open;
}

constexpr HexSet whole_ocean = find_open_ocean(Area::whole);
constexpr HexSet inner_ocean = find_open_ocean(Area::inner);

struct Step {
  int right;
  int down;
};
/// From an even row and from an odd one, which is shifted half a hex to the right.
constexpr Step steps[directions][2] = {{{1, 0}, {1, 0}},   {{0, 1}, {1, 1}},    {{-1, 1}, {0, 1}},
                                       {{-1, 0}, {-1, 0}}, {{-1, -1}, {0, -1}}, {{0, -1}, {1, -1}}};

}  // namespace

HexSet HexSet::seen_from(int direction) const {
  HexSet from;
  for (int row = 0; row < content::row_count; ++row) {
    const Step step = steps[direction % directions][row % 2];
    const int other = row + step.down;
    if (other < 0 || other >= content::row_count) continue;
    from.rows_[row] = step.right < 0 ? rows_[other] << 1 : rows_[other] >> step.right;
  }
  return from;
}

const HexSet& open_ocean(Area area) {
  return area == Area::whole ? whole_ocean : inner_ocean;
}

}  // namespace seaglass::mermaid_rain
