// Keeps the preferences over a power cut: short records, one after the other in two sectors by turns, the
// latest sound one counts. Whatever else lies there is passed over, and where nothing sound lies, the
// defaults hold. This is the only place that knows where in flash they are.
#pragma once

#include "console/preferences.h"
#include "device.h"

namespace seaglass {

class PreferenceStore {
 public:
  explicit PreferenceStore(Flash& flash) : flash_(flash) {}

  Preferences load();
  /// False: the flash refused; what was saved before still holds.
  bool save(const Preferences& preferences);

 private:
  static constexpr int record_bytes = 16;
  static constexpr int record_count = Flash::sector_bytes / record_bytes;  // of one sector
  static constexpr int sector_count = 2;  // one is still whole while the other is erased

  struct Place {
    int sector = 0;
    int record = 0;
  };

  static int address_of(Place place) {
    return place.sector * Flash::sector_bytes + place.record * record_bytes;
  }
  bool is_blank(Place place);
  bool find_room();

  Flash& flash_;
  std::uint32_t latest_ = 0;  // the number of the latest record; they count from 1
  Place next_;                // where the next one goes, if nothing lies there
};

}  // namespace seaglass
