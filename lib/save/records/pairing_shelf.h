// The units that this one knows, kept in the record log: each has a place of its own, so that a power cut
// while one is written harms no other. When all places are taken, a unit that is not present gives way, the
// one written longest ago: an introduced one if there are more than five of them, else one whose pictures
// were compared. So no host can push out the seven compared units that were written last.
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
  /// At one table at most four other guests and a host that took the table over are known by introduction
  /// alone.
  static constexpr int introduced_max = 5;
  /// All others at one table: five guests and two who watch.
  static constexpr int compared_min = units_max - introduced_max;
  static_assert(compared_min >= Present::capacity());

  /// Mount the log before the first call.
  PairingShelf(RecordLog& log, Cryptography& cryptography) : log_(log), cryptography_(cryptography) {}

  bool find(const RadioAddress& unit, Pairing& pairing) override;
  KnownUnits known() override;
  bool keep(const Pairing& pairing, const Present& present) override;
  /// Such a place is never reused.
  static bool has_of_later_version(const RecordLog& log);
  /// Forgets all units. False: the flash failed.
  [[nodiscard]] bool forget_all();

 private:
  /// Keys depend on no game's rules, so there is a form and no fingerprint. The first versions had neither.
  static constexpr std::uint8_t form = 1;
  static constexpr int bytes_at_first = 4 + 6 + 1 + 1 + UnitName::bytes_max + Key::size;
  static constexpr int record_bytes = 1 + bytes_at_first;
  static constexpr int two_keys_bytes = record_bytes + 1 + Key::size;
  static_assert(form == 1 && record_bytes == 67 && two_keys_bytes == 100, "another layout has another form");
  static_assert(two_keys_bytes <= RecordLog::payload_bytes_max);

  struct Place {
    bool taken = false;
    bool is_of_later_version = false;
    std::uint32_t turn = 0;  // counts writes
    Pairing pairing;
  };

  /// Finds the place that was written longest ago.
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
