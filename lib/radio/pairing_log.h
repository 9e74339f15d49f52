// The units that this one knows, kept in the record log: one list, in which a later record of a unit replaces
// its earlier ones.
#pragma once

#include "radio/key_store.h"
#include "save/record_log.h"

namespace seaglass {
namespace radio {

class PairingLog final : public KeyStore {
 public:
  /// Five guests and two who watch, or as a guest a host and five introduced by it; the rest are old friends.
  static constexpr int units_max = 16;

  PairingLog(RecordLog& log, int key, Cryptography& cryptography)
      : log_(log), key_(key), cryptography_(cryptography) {}

  bool find(const RadioAddress& unit, Pairing& pairing) override;
  bool keep(const Pairing& pairing) override;
  /// Nobody is known any more.
  [[nodiscard]] bool forget_all() { return log_.clear(key_); }

 private:
  static constexpr int record_bytes = 6 + 1 + 1 + UnitName::bytes_max + Key::size;
  static_assert(record_bytes <= RecordLog::payload_bytes_max);
  /// Then the list is written anew with the newest record of each unit. Until the last of those is there, a
  /// power cut costs the pairings that were not written yet: those units compare pictures again.
  static constexpr int records_max = 4 * units_max;

  static bool read(const RecordLog::Record& record, Pairing& pairing);
  bool write(const Pairing& pairing, bool first);
  bool tidy();

  RecordLog& log_;
  int key_;
  Cryptography& cryptography_;
};

}  // namespace radio
}  // namespace seaglass
