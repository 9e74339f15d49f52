// Which places touch, as lists: along them a bot rides in thought, thousands of times. A tile can be laid on
// trial and lifted again.
#pragma once

#include "games/mermaid_rain/rules/ocean/chart.h"

namespace seaglass::mermaid_rain {

class Links {
 public:
  void chart(const Surf& surf, Area area);

  /// The places beside one.
  struct Beside {
    const std::uint8_t* first;
    const std::uint8_t* last;
    const std::uint8_t* begin() const { return first; }
    const std::uint8_t* end() const { return last; }
  };
  Beside beside(int place) const { return {beside_[place], beside_[place] + count_[place]}; }

  /// False: it would join nothing there, and was not laid.
  bool lay(Tile tile, const Footprint& hexes);
  /// The one that was laid last.
  void lift(Tile tile);

 private:
  /// A tile of three hexes has 18 edges, at least four of them between its own; one more tile is on trial.
  static constexpr int beside_max = shape_hexes_max * directions - 2 * (shape_hexes_max - 1) + 1;
  static constexpr std::uint8_t no_place = place_count;

  void put(int hex, int place) { at_[hex] = static_cast<std::uint8_t>(place); }
  void link(int place, int other);

  std::uint8_t at_[hex_count] = {};
  std::uint8_t count_[place_count] = {};
  std::uint8_t beside_[place_count][beside_max] = {};
};

}  // namespace seaglass::mermaid_rain
