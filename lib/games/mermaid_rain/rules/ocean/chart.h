// Where a mermaid can be, and which of these places touch. A place is a treasure space, a starting space or a
// whole surf tile, however many hexes it has. Bare ocean and rocks are none.
#pragma once

#include <cstdint>

#include "core/bit_set.h"
#include "games/mermaid_rain/rules/ocean/ocean.h"
#include "games/mermaid_rain/rules/ocean/surf.h"

namespace seaglass::mermaid_rain {

constexpr int place_count = space_count + start_count + tile_count;

class Place {
 public:
  /// Nowhere: before the start, and when her tile has drained away.
  constexpr Place() = default;
  static constexpr Place space(int number) { return at(number); }
  static constexpr Place start(int number) { return at(space_count + number); }
  static constexpr Place tile(Tile tile) { return at(space_count + start_count + mermaid_rain::index(tile)); }
  static constexpr Place at(int index) {
    CHECK(index >= 0 && index < place_count);
    Place place;
    place.index_ = static_cast<std::uint8_t>(index);
    return place;
  }

  constexpr int index() const { return index_; }
  constexpr bool nowhere() const { return index_ == place_count; }
  constexpr bool is_space() const { return index_ < space_count; }
  constexpr bool is_start() const { return !is_space() && index_ < space_count + start_count; }
  constexpr bool is_tile() const { return index_ >= space_count + start_count && index_ < place_count; }
  constexpr int space() const {
    CHECK(is_space());
    return index_;
  }
  constexpr int start() const {
    CHECK(is_start());
    return index_ - space_count;
  }
  constexpr Tile tile() const {
    CHECK(is_tile());
    return tile_at(index_ - space_count - start_count);
  }

  friend constexpr bool operator==(Place x, Place y) { return x.index_ == y.index_; }
  friend constexpr bool operator!=(Place x, Place y) { return x.index_ != y.index_; }

 private:
  std::uint8_t index_ = place_count;
};

using PlaceSet = BitSet<place_count>;

/// Whether a single card of any kind is the fee: on starting spaces and on tiles with the mermaid.
constexpr bool any_card_enters(Place place) {
  return place.is_start() || (place.is_tile() && is_mermaid(place.tile()));
}
/// The kind of card that enters a place which not every card enters.
constexpr Card entry_card(Place place) {
  return place.is_space() ? entry_card_of_space(place.space()) : entry_card(place.tile());
}

/// The ocean with its tiles, hex by hex. Tiles that lie face-down take up water but are no places yet.
class Chart {
 public:
  Chart(const Surf& surf, Area area);

  Place at(Hex hex) const { return places_[index(hex)]; }
  PlaceSet places() const;
  /// Everything that touches a place.
  PlaceSet neighbours(Place place) const;

 private:
  void add_neighbours(Hex hex, PlaceSet& places) const;

  Place places_[hex_count];
  const Surf& surf_;
};

}  // namespace seaglass::mermaid_rain
