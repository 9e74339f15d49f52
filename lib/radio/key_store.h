// The units that this one knows, each with the key that pairing left. Such a key seals nothing itself:
// sessions derive theirs from it.
#pragma once

#include "core/fixed_vector.h"
#include "radio/channel.h"
#include "radio/frames.h"

namespace seaglass {
namespace radio {

struct Pairing {
  enum class Standing : std::uint8_t {
    compared,    // two people compared the pictures
    introduced,  // a host gave both the key, and has it itself: good for that host's table alone
    kicked,      // no longer welcome; the key is kept to say so
  };
  static constexpr int standing_count = 3;

  RadioAddress unit;
  Standing standing = Standing::compared;
  UnitName name;
  Key key;
};

/// The units that this one is at a table with as far as they matter here: a guest's host, or a host's guests.
using Present = FixedVector<RadioAddress, Channel::peers_max>;

/// As many as a unit keeps (pairing_shelf.h).
constexpr int known_units_max = 12;
using KnownUnits = FixedVector<RadioAddress, known_units_max>;

class KeyStore {
 public:
  [[nodiscard]] virtual bool find(const RadioAddress& unit, Pairing& pairing) = 0;
  /// All that may come to a table of this unit's, or had one that it was at.
  virtual KnownUnits known() { return {}; }
  /// In place of what was kept of that unit; whoever has to go for it, nobody present does. It is there for
  /// good when this returns; false: the flash refused.
  [[nodiscard]] virtual bool keep(const Pairing& pairing, const Present& present) = 0;

 protected:
  ~KeyStore() = default;
};

}  // namespace radio
}  // namespace seaglass
