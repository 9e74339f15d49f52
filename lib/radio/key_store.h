// The units that this one knows, each with the key that pairing left. Such a key seals nothing itself:
// sessions derive theirs from it.
#pragma once

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

class KeyStore {
 public:
  [[nodiscard]] virtual bool find(const RadioAddress& unit, Pairing& pairing) = 0;
  /// In place of what was kept of that unit. It is there for good when this returns; false: the flash
  /// refused.
  [[nodiscard]] virtual bool keep(const Pairing& pairing) = 0;

 protected:
  ~KeyStore() = default;
};

}  // namespace radio
}  // namespace seaglass
