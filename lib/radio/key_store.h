// The units that this one knows, each with the key that pairing left. Such a key seals nothing itself:
// sessions derive theirs from it.
#pragma once

#include "core/fixed_vector.h"
#include "radio/allowance.h"
#include "radio/channel.h"
#include "radio/frames/frames.h"

namespace seaglass {
namespace radio {

struct Pairing {
  enum class Standing : std::uint8_t {
    compared,    // two people compared the pictures
    introduced,  // a host gave both the key, and has it itself: good for that host's table alone
    kicked,      // no longer welcome; the key is kept to say so
  };
  static constexpr int standing_count = 3;

  /// Introduced anew by another host, two units do not come to the new key at the same moment. Until both
  /// have it, each keeps two, so that whatever is lost and whoever starts anew, they have one in common.
  enum class Other : std::uint8_t {
    none,
    coming,  // the one that the unit may have already
    former,  // the one that it may have still
  };
  static constexpr int other_count = 3;

  RadioAddress unit;
  Standing standing = Standing::compared;
  UnitName name;
  Key key;
  Other other = Other::none;
  Key other_key;
};

/// The units that this one is at a table with as far as they matter here: a guest's host, or a host's guests.
using Present = FixedVector<RadioAddress, Channel::peers_max>;

/// As many as a unit keeps (pairing_shelf.h).
constexpr int known_units_max = 12;
using KnownUnits = FixedVector<RadioAddress, known_units_max>;

class KeyStore {
 public:
  [[nodiscard]] virtual bool find(const RadioAddress& unit, Pairing& pairing) = 0;
  /// All units that may come to this unit's table, or hosted one where it was.
  virtual KnownUnits known() { return {}; }
  /// Replaces what was kept of that unit. If another unit has to be forgotten for it, it is none that is
  /// present. It is in flash when this returns; false: the flash refused.
  [[nodiscard]] virtual bool keep(const Pairing& pairing, const Present& present) = 0;
  /// The same for an introduction by a host. False: the flash refused, or it is too early; the host will
  /// repeat it.
  [[nodiscard]] bool keep_introduced(const Pairing& pairing, const Present& present, Milliseconds now) {
    return introductions_.take(now) && keep(pairing, present);
  }

 protected:
  ~KeyStore() = default;

 private:
  /// All others at a table, and all of them once more should it go to another host, which takes three records
  /// each: beyond that a host that means well has nothing new to say for minutes. One that does not makes
  /// 17,280 records of 110 bytes a day, seven times round the flash; its sectors bear that for 37 years.
  Allowance introductions_{4 * Channel::peers_max, 5000};
};

}  // namespace radio
}  // namespace seaglass
