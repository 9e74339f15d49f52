// Keeps the preferences over a power cut, as one record of the log. Where nothing sound lies, or a record of
// a form that this version does not know, the defaults hold.
#pragma once

#include "save/log/record_log.h"
#include "save/records/preferences.h"

namespace seaglass {

class PreferenceStore {
 public:
  static constexpr std::uint8_t form = 3;

  explicit PreferenceStore(RecordLog& log) : log_(log) {}

  /// Nobody has set anything here yet.
  bool is_empty() const;
  Preferences load() const;
  /// False: the flash refused, or another version's lie there; what was saved before still holds.
  [[nodiscard]] bool save(const Preferences& preferences);

 private:
  RecordLog& log_;
};

}  // namespace seaglass
