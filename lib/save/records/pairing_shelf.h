// The units that this one knows, kept in the record log: each has a place of its own, so that whatever the
// power does while one is written, all others stay. When there is no place left, one goes that is not
// present, the one that was kept longest ago: of those that were only introduced if they have more than
// their five places, else of the others. So whatever a host says, seven of the others stay: the host itself
// if it is one, and those kept last.
#pragma once

#include "radio/key_store.h"
#include "save/log/record_log.h"
#include "save/records/keys.h"

namespace seaglass {
namespace radio {

class PairingShelf final : public KeyStore {
 public:
  static constexpr int units_max = keys::pairings.count();
  static_assert(units_max == known_units_max);
  /// All that can be at one table and are known by introductions alone: four others, and a host that took the
  /// table over.
  static constexpr int introduced_max = 5;
  /// The others at one table: five guests and two who watch.
  static constexpr int compared_min = units_max - introduced_max;
  static_assert(compared_min >= Present::capacity());

  /// The log has been mounted before anybody is looked for.
  PairingShelf(RecordLog& log, Cryptography& cryptography) : log_(log), cryptography_(cryptography) {}

  bool find(const RadioAddress& unit, Pairing& pairing) override;
  KnownUnits known() override;
  bool keep(const Pairing& pairing, const Present& present) override;
  /// A place of such a unit is given to no other one.
  static bool has_of_later_version(const RecordLog& log);
  /// Nobody is known any more. False: the flash refused.
  [[nodiscard]] bool forget_all();

 private:
  /// Keys depend on no game's rules: a form stands for the fingerprint that other records have. At first
  /// there was none.
  static constexpr std::uint8_t form = 1;
  static constexpr int bytes_at_first = 4 + 6 + 1 + 1 + UnitName::bytes_max + Key::size;
  static constexpr int record_bytes = 1 + bytes_at_first;
  static constexpr int two_keys_bytes = record_bytes + 1 + Key::size;
  static_assert(form == 1 && record_bytes == 67 && two_keys_bytes == 100, "another layout has another form");
  static_assert(two_keys_bytes <= RecordLog::payload_bytes_max);

  struct Place {
    bool taken = false;
    bool is_of_later_version = false;
    std::uint32_t turn = 0;  // grows with everything that is kept
    Pairing pairing;
  };

  /// Of several places the one that was written longest ago.
  struct Oldest {
    int place = -1;  // −1: there is none
    std::uint32_t turn = 0;

    void see(int i, const Place& seen) {
      if (place >= 0 && turn <= seen.turn) return;
      place = i;
      turn = seen.turn;
    }
  };

  void wipe_keys(Place& place) const {
    cryptography_.wipe(place.pairing.key);
    cryptography_.wipe(place.pairing.other_key);
  }
  static bool is_of_later_version(const RecordLog::Record& record);
  Place read(int i) const;
  bool write(int i, const Place& place);

  RecordLog& log_;
  Cryptography& cryptography_;
};

}  // namespace radio
}  // namespace seaglass
