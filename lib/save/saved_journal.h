// A sitting's journal in flash: one list of the record log, which begins with the set-up and goes on with the
// choices. Every choice is there before the next is made, so that a power cut costs at most the one that was
// being written.
#pragma once

#include "save/record_log.h"
#include "tabletop/journal.h"

namespace seaglass {

class SavedJournal final : public Journal {
 public:
  /// `fingerprint` is that of the rules and the data which this firmware plays by.
  SavedJournal(RecordLog& log, int key, std::uint32_t fingerprint)
      : log_(log), key_(key), fingerprint_(fingerprint), reader_(log, key) {}

  enum class Found { nothing, table, other_version, damaged };
  /// What was saved under this key, and with a table its set-up.
  Found find(Setup& setup) const;
  /// Whatever is there is given up.
  [[nodiscard]] bool discard() { return log_.clear(key_); }

  int size() const override { return log_.size(key_) > 0 ? log_.size(key_) - 1 : 0; }
  /// One after the other costs least.
  JournalEntry at(int i) const override;
  bool append(const JournalEntry& entry) override;
  bool drop_last() override;
  bool begin(const Setup& setup) override;

 private:
  RecordLog& log_;
  int key_;
  std::uint32_t fingerprint_;
  mutable RecordLog::Reader reader_;
  mutable int next_ = none;  // which entry the reader comes to next

  static constexpr int none = -1;
};

}  // namespace seaglass
