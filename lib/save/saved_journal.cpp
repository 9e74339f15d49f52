#include "save/saved_journal.h"

#include "core/bits.h"
#include "core/check.h"

namespace seaglass {

namespace {

constexpr int setup_bytes = 4 + 1 + options_max + 8;
constexpr int entry_bytes = 5;

}  // namespace

bool SavedJournal::begin(const Setup& setup) {
  next_ = none;
  std::uint8_t bytes[setup_bytes];
  BitWriter writer({bytes, setup_bytes});
  writer.write(fingerprint_, 32);
  writer.write(setup.players, 8);
  for (const std::uint8_t value : setup.options.values) writer.write(value, 8);
  writer.write(static_cast<std::uint32_t>(setup.seed), 32);
  writer.write(static_cast<std::uint32_t>(setup.seed >> 32), 32);
  return log_.begin(key_, {bytes, setup_bytes});
}

SavedJournal::Found SavedJournal::find(Setup& setup) const {
  if (log_.size(key_) == 0) return log_.damaged(key_) ? Found::damaged : Found::nothing;
  RecordLog::Record record;
  RecordLog::Reader reader(log_, key_);
  if (log_.damaged(key_) || !reader.next(record)) return Found::damaged;
  BitReader bits({record.bytes, record.size});
  if (bits.read(32) != fingerprint_) return Found::other_version;
  setup.players = static_cast<std::uint8_t>(bits.read(8));
  for (std::uint8_t& value : setup.options.values) value = static_cast<std::uint8_t>(bits.read(8));
  const std::uint32_t low = bits.read(32);
  setup.seed = std::uint64_t{bits.read(32)} << 32 | low;
  return bits.finished() ? Found::table : Found::damaged;
}

JournalEntry SavedJournal::at(int i) const {
  CHECK(i >= 0 && i < size());
  RecordLog::Record record;
  if (next_ == none || next_ > i) {
    reader_ = RecordLog::Reader(log_, key_);
    CHECK(reader_.next(record));  // the set-up
    next_ = 0;
  }
  for (; next_ <= i; ++next_) {
    // A choice that no game knows: whoever plays the journal will find it refused.
    if (!reader_.next(record) || record.size != entry_bytes)
      record = RecordLog::Record{{0, 0xFF}, entry_bytes};
  }
  return {Seat(record.bytes[0] % seats_max),
          {record.bytes[1], record.bytes[2], record.bytes[3], record.bytes[4]}};
}

bool SavedJournal::append(const JournalEntry& entry) {
  next_ = none;
  const std::uint8_t bytes[entry_bytes] = {static_cast<std::uint8_t>(entry.seat.index()), entry.choice.verb,
                                           entry.choice.a, entry.choice.b, entry.choice.c};
  return log_.append(key_, {bytes, entry_bytes});
}

bool SavedJournal::drop_last() {
  CHECK(size() > 0);
  next_ = none;
  return log_.drop_last(key_);
}

}  // namespace seaglass
