// Keeps the preferences over a power cut, as one record of the log. Where nothing sound lies, or the record
// of another form, the defaults hold.
#pragma once

#include "console/preferences.h"
#include "save/record_log.h"

namespace seaglass {

class PreferenceStore {
 public:
  explicit PreferenceStore(RecordLog& log) : log_(log) {}

  Preferences load() const;
  /// False: the flash refused; what was saved before still holds.
  [[nodiscard]] bool save(const Preferences& preferences);

 private:
  // Another form of the record is another number: what people prefer depends on no game's rules.
  static constexpr std::uint8_t form = 2;
  static constexpr std::uint8_t form_without_off_after = 1;  // read, and written anew when something is set

  RecordLog& log_;
};

}  // namespace seaglass
