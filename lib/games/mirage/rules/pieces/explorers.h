// Camels and ships, and whose they are.
#pragma once

#include <cstdint>

#include "games/mirage/rules/map/tiles.h"
#include "tabletop/seat.h"

namespace seaglass::mirage {

constexpr int players_min = 2;
constexpr int players_max = 4;

/// Camels go on land, ships on water.
enum class ExplorerKind : std::uint8_t { camel, ship };

constexpr int index(ExplorerKind kind) {
  return static_cast<int>(kind);
}
constexpr ExplorerKind explorer_for(Terrain terrain) {
  return static_cast<ExplorerKind>(terrain);
}
constexpr Terrain terrain_of(ExplorerKind kind) {
  return static_cast<Terrain>(kind);
}

/// A camel or ship of some seat, or nobody.
class Explorer {
 public:
  constexpr Explorer() = default;
  constexpr Explorer(Seat seat, ExplorerKind kind)
      : code_(static_cast<std::uint8_t>(1 + 2 * seat.index() + index(kind))) {}

  constexpr bool here() const { return code_ != 0; }
  constexpr Seat seat() const {
    CHECK(here());
    return Seat((code_ - 1) / 2);
  }
  constexpr ExplorerKind kind() const {
    CHECK(here());
    return static_cast<ExplorerKind>((code_ - 1) % 2);
  }
  constexpr bool belongs_to(Seat whom) const { return here() && seat() == whom; }

  friend constexpr bool operator==(Explorer a, Explorer b) { return a.code_ == b.code_; }
  friend constexpr bool operator!=(Explorer a, Explorer b) { return !(a == b); }

 private:
  std::uint8_t code_ = 0;
};

/// Some seat, or nobody.
class Owner {
 public:
  constexpr Owner() = default;
  constexpr explicit Owner(Seat seat) : code_(static_cast<std::uint8_t>(1 + seat.index())) {}

  constexpr bool somebody() const { return code_ != 0; }
  constexpr Seat seat() const {
    CHECK(somebody());
    return Seat(code_ - 1);
  }
  constexpr bool is(Seat whom) const { return somebody() && seat() == whom; }

  friend constexpr bool operator==(Owner a, Owner b) { return a.code_ == b.code_; }
  friend constexpr bool operator!=(Owner a, Owner b) { return !(a == b); }

 private:
  std::uint8_t code_ = 0;
};

}  // namespace seaglass::mirage
