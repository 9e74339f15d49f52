// A sitting's journal in flash, one list of the record log: the set-up, the opening if there is one, and the
// choices. Every choice is written before the next one is made, so a power cut costs at most one.
#pragma once

#include "core/game_id.h"
#include "save/log/record_log.h"
#include "tabletop/fingerprints.h"
#include "tabletop/journal.h"

namespace seaglass {

class SavedJournal final : public Journal {
 public:
  /// Of the set-up's record. While all games shared one fingerprint there was no form.
  static constexpr std::uint8_t form = 2;
  static constexpr int setup_bytes =
      4 + 1 + 1 + 1 + options_max + 1 + Seed::packed_bytes + Company::packed_bytes;
  static_assert(form == 2 && setup_bytes == 109, "another layout has another form");
  /// Nobody was named who begins.
  static constexpr std::uint8_t form_by_chance = 1;
  static constexpr int entry_bytes = 5;

  SavedJournal(RecordLog& log, int key, GameId game, const Fingerprints& fingerprints)
      : log_(log), key_(key), game_(game), fingerprints_(fingerprints), reader_(log, key) {}

  enum class Found : std::uint8_t { nothing, table, other_version, damaged };
  /// What lies under this key; the set-up if it is a table.
  Found find(Setup& setup) const;
  int key() const { return key_; }
  /// Discards whatever is there.
  [[nodiscard]] bool discard() { return log_.clear(key_); }

  /// After the flash failed: the game goes on without being kept, and nothing can be taken back. What was
  /// kept before stays.
  void keep_no_more() { keeps_ = false; }
  bool keeps() const { return keeps_; }

  int size() const override {
    const int others = 1 + opening_records();
    return keeps_ && log_.size(key_) > others ? log_.size(key_) - others : 0;
  }
  /// Cheapest in ascending order; the last entry is cached.
  JournalEntry at(int i) const override;
  bool append(const JournalEntry& entry) override;
  bool drop_last() override;
  bool begin(const Setup& setup, Bytes opening) override;
  Opening opening() const override;

 private:
  static constexpr int none = -1;
  /// An opening takes up to two records; the set-up says how many. If the power failed between them, there is
  /// no table.
  static constexpr int opening_record_bytes = packed_bytes_max / 2;
  static_assert(opening_record_bytes <= RecordLog::payload_bytes_max);
  static constexpr int opening_records_max = 2;
  static constexpr int records_for(int opening_bytes) {
    return (opening_bytes + opening_record_bytes - 1) / opening_record_bytes;
  }

  struct Head;
  int opening_records() const;

  RecordLog& log_;
  int key_;
  GameId game_;
  Fingerprints fingerprints_;
  bool keeps_ = true;
  mutable int opening_records_ = none;  // not looked up yet
  mutable RecordLog::Reader reader_;
  mutable int next_ = none;  // the entry that the reader reads next
  mutable JournalEntry known_;
  mutable int known_at_ = none;
};

}  // namespace seaglass
