#include "save/records/saved_journal.h"

#include "core/bits.h"
#include "core/check.h"

namespace seaglass {

namespace {

constexpr int players_bits = 4;

Seed read_short_seed(BitReader& bits) {
  const std::uint32_t low = bits.read(32);
  return Seed(std::uint64_t{bits.read(32)} << 32 | low);
}

}  // namespace

/// The fields before the set-up, of every form.
struct SavedJournal::Head {
  std::uint32_t fingerprint;
  GameId game;
  bool is_known;
  bool has_short_seed;
  bool has_beginner = false;
  std::uint8_t players;
  int opening_records;

  Head(BitReader& bits, const Fingerprints& fingerprints)
      : fingerprint(bits.read(32)),
        game(static_cast<GameId>(bits.read(8))),
        is_known(fingerprints.know(fingerprint)),
        has_short_seed(fingerprints.is_of_short_seeds(fingerprint)) {
    if (fingerprint == fingerprints.now || fingerprint == fingerprints.of_terse_events) {
      const std::uint32_t found = bits.read(8);
      has_beginner = found == form;
      is_known = has_beginner || found == form_by_chance;
    }
    players = static_cast<std::uint8_t>(bits.read(players_bits));
    opening_records = static_cast<int>(bits.read(8 - players_bits));
  }
};

bool SavedJournal::begin(const Setup& setup, Bytes opening) {
  CHECK(opening.size <= packed_bytes_max);
  next_ = known_at_ = opening_records_ = none;
  keeps_ = true;
  std::uint8_t bytes[setup_bytes];
  BitWriter writer({bytes, setup_bytes});
  writer.write(fingerprints_.now, 32);
  writer.write(static_cast<std::uint8_t>(game_), 8);
  writer.write(form, 8);
  writer.write(setup.players, players_bits);
  writer.write(static_cast<std::uint32_t>(records_for(opening.size)), 8 - players_bits);
  for (const std::uint8_t value : setup.options.values) writer.write(value, 8);
  writer.write(static_cast<std::uint32_t>(setup.begins.number()), 8);
  setup.seed.pack(writer);
  setup.company.pack(writer);
  if (!log_.begin(key_, {bytes, setup_bytes})) return false;
  for (int at = 0; at < opening.size; at += opening_record_bytes) {
    const int left = opening.size - at;
    if (!log_.append(key_, {opening.data + at, left < opening_record_bytes ? left : opening_record_bytes}))
      return false;
  }
  return true;
}

int SavedJournal::opening_records() const {
  if (opening_records_ != none) return opening_records_;
  opening_records_ = 0;
  RecordLog::Record record;
  RecordLog::Reader reader(log_, key_);
  if (!reader.next(record)) return 0;
  BitReader bits({record.bytes, record.size});
  opening_records_ = Head(bits, fingerprints_).opening_records;
  return opening_records_;
}

Opening SavedJournal::opening() const {
  Opening opening;
  RecordLog::Record record;
  RecordLog::Reader reader(log_, key_);
  if (!keeps_ || opening_records() == 0 || !reader.next(record)) return opening;
  for (int i = 0; i < opening_records() && reader.next(record); ++i)
    for (int k = 0; k < record.size && !opening.full(); ++k) opening.push_back(record.bytes[k]);
  return opening;
}

SavedJournal::Found SavedJournal::find(Setup& setup) const {
  if (log_.size(key_) == 0) return log_.damaged(key_) ? Found::damaged : Found::nothing;
  RecordLog::Record record;
  RecordLog::Reader reader(log_, key_);
  if (log_.damaged(key_) || !reader.next(record)) return Found::damaged;
  BitReader bits({record.bytes, record.size});
  const Head head(bits, fingerprints_);
  if (!head.is_known) return Found::other_version;
  setup.players = head.players;
  for (std::uint8_t& value : setup.options.values) value = static_cast<std::uint8_t>(bits.read(8));
  const auto begins = static_cast<int>(head.has_beginner ? bits.read(8) : 0);
  setup.begins = Beginner::from_number(begins < Beginner::numbers ? begins : 0);
  setup.seed = head.has_short_seed ? read_short_seed(bits) : Seed::unpack(bits);
  setup.company = Company::unpack(bits);
  const bool can_sit = setup.players <= seats_max;  // the game says how many may; nobody asks before that
  if (!bits.finished() || begins >= Beginner::numbers || head.game != game_ || !can_sit ||
      head.opening_records > opening_records_max)
    return Found::damaged;
  return log_.size(key_) > head.opening_records ? Found::table : Found::nothing;
}

JournalEntry SavedJournal::at(int i) const {
  CHECK(i >= 0 && i < size());
  if (known_at_ == i) return known_;
  RecordLog::Record record;
  if (next_ == none || next_ > i) {
    reader_ = RecordLog::Reader(log_, key_);
    for (int before = 1 + opening_records(); before > 0; --before) static_cast<void>(reader_.next(record));
    next_ = 0;
  }
  for (; next_ <= i; ++next_) {
    // The flash has failed since the journal was opened. No game allows this choice, so playing the journal
    // fails there.
    if (!reader_.next(record) || record.size != entry_bytes)
      record = RecordLog::Record{{0, 0xFF}, entry_bytes};
  }
  known_ = {Seat(record.bytes[0] % seats_max),
            {record.bytes[1], record.bytes[2], record.bytes[3], record.bytes[4]}};
  known_at_ = i;
  return known_;
}

bool SavedJournal::append(const JournalEntry& entry) {
  if (!keeps_) return true;
  next_ = known_at_ = none;
  const std::uint8_t bytes[entry_bytes] = {static_cast<std::uint8_t>(entry.seat.index()), entry.choice.verb,
                                           entry.choice.a, entry.choice.b, entry.choice.c};
  if (!log_.append(key_, {bytes, entry_bytes})) return false;
  known_ = entry;
  known_at_ = size() - 1;
  return true;
}

bool SavedJournal::drop_last() {
  if (!keeps_) return false;
  CHECK(size() > 0);
  next_ = known_at_ = none;
  return log_.drop_last(key_);
}

}  // namespace seaglass
