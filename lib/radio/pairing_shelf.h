// The units that this one knows, kept in the record log: each has a place of its own, so that whatever the
// power does while one is written, all others stay. When there is no place left, the one that was kept
// longest ago goes.
#pragma once

#include "radio/key_store.h"
#include "save/keys.h"
#include "save/record_log.h"

namespace seaglass {
namespace radio {

class PairingShelf final : public KeyStore {
 public:
  /// More than ever sit at one table: five guests and two who watch, or a host and four introduced by it.
  static constexpr int units_max = keys::pairing_max;
  static_assert(units_max >= 7);

  /// The log has been mounted before anybody is looked for.
  PairingShelf(RecordLog& log, Cryptography& cryptography) : log_(log), cryptography_(cryptography) {}

  bool find(const RadioAddress& unit, Pairing& pairing) override;
  bool keep(const Pairing& pairing) override;
  /// Nobody is known any more. False: the flash refused.
  [[nodiscard]] bool forget_all();

 private:
  static constexpr int record_bytes = 4 + 6 + 1 + 1 + UnitName::bytes_max + Key::size;
  static_assert(record_bytes <= RecordLog::payload_bytes_max);

  struct Place {
    bool taken = false;
    std::uint32_t turn = 0;  // grows with everything that is kept
    Pairing pairing;
  };

  Place read(int i) const;
  bool write(int i, const Place& place);

  RecordLog& log_;
  Cryptography& cryptography_;
};

}  // namespace radio
}  // namespace seaglass
