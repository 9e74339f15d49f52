// Keeps the preferences as one record of the log. Without a valid record of a form that this version knows
// there are defaults.
#pragma once

#include "save/log/record_log.h"
#include "save/records/preferences.h"

namespace seaglass {

class PreferenceStore {
 public:
  static constexpr std::uint8_t form = 4;

  explicit PreferenceStore(RecordLog& log) : log_(log) {}

  /// Nobody has set anything here yet.
  bool is_empty() const;
  Preferences load() const;
  /// False: the flash failed, or a later version's record lies there; the record before is still valid.
  [[nodiscard]] bool save(const Preferences& preferences);

 private:
  RecordLog& log_;
};

}  // namespace seaglass
