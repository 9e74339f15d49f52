#include "save/shelf.h"

#include "core/bits.h"
#include "core/check.h"

namespace seaglass {

namespace {

constexpr std::uint32_t packed_none = 0xFF;

std::uint32_t packed(int number) {
  return number < 0 ? packed_none : static_cast<std::uint32_t>(number);
}
/// A number below `count`, or −1 for none; everything else spoils the reader.
std::int8_t unpacked(BitReader& reader, int count) {
  const std::uint32_t number = reader.read(8);
  if (number == packed_none) return -1;
  if (number >= static_cast<std::uint32_t>(count)) reader.refuse();
  return static_cast<std::int8_t>(number % static_cast<std::uint32_t>(count));
}

}  // namespace

void Shelf::forget() {
  for (std::int8_t& slot : tables_) slot = none;
  seated_ = nobody;
  past_count_ = 0;
  finished_count_ = 0;
}

void Shelf::mount() {
  forget();
  RecordLog::Record record;
  RecordLog::Reader reader(log_, keys::shelf);
  if (reader.next(record) && !unpack({record.bytes, record.size})) forget();
  for (std::int8_t& slot : tables_)
    if (slot != none && is_empty(slot)) slot = none;  // given up when the power failed
  while (past_count_ > 0 && is_empty(past_[past_count_ - 1].slot)) --past_count_;
  if (seated_ != nobody && !has_table(seated_)) seated_ = nobody;
  for (int slot = 0; slot < keys::journals_max; ++slot)
    if (!is_used(slot) && log_.size(keys::journals + slot) > 0) adopt(slot);
}

/// A journal that the shelf's own record does not name: the power failed when it was begun or given up, or
/// that record came to harm. It is a table again where its game has none.
void Shelf::adopt(int slot) {
  for (int game = 0; game < games_max; ++game) {
    Setup setup;
    if (has_table(game) || journal(slot, game).find(setup) != SavedJournal::Found::table) continue;
    tables_[game] = static_cast<std::int8_t>(slot);
    static_cast<void>(keep());
    return;
  }
  static_cast<void>(log_.clear(keys::journals + slot));
}

bool Shelf::unpack(Bytes bytes) {
  BitReader reader(bytes);
  if (reader.read(8) != form) return false;
  finished_count_ = reader.read(32);
  seated_ = unpacked(reader, games_max);
  std::uint32_t seen = 0;
  const auto slot_alone = [&] {
    const std::int8_t slot = unpacked(reader, keys::journals_max);
    if (slot != none && ((seen >> slot) & 1u) != 0) reader.refuse();
    if (slot != none) seen |= 1u << slot;
    return slot;
  };
  for (std::int8_t& slot : tables_) slot = slot_alone();
  past_count_ = static_cast<std::int8_t>(reader.read(8) & 0x7F);
  if (past_count_ > past_max) return false;
  for (int i = 0; i < past_max; ++i) {
    past_[i].slot = slot_alone();
    past_[i].game = unpacked(reader, games_max);
    past_[i].winners = SeatSet::from_bits(reader.read(8) & ((1u << seats_max) - 1u));
    if ((i < past_count_) != (past_[i].slot != none) || (i < past_count_ && past_[i].game < 0)) return false;
  }
  return reader.finished();
}

bool Shelf::keep() {
  std::uint8_t bytes[packed_bytes];
  BitWriter writer({bytes, packed_bytes});
  writer.write(form, 8);
  writer.write(finished_count_, 32);
  writer.write(packed(seated_), 8);
  for (const std::int8_t slot : tables_) writer.write(packed(slot), 8);
  writer.write(static_cast<std::uint32_t>(past_count_), 8);
  for (int i = 0; i < past_max; ++i) {
    writer.write(packed(i < past_count_ ? past_[i].slot : none), 8);
    writer.write(packed(i < past_count_ ? past_[i].game : none), 8);
    writer.write(i < past_count_ ? past_[i].winners.bits() : 0, 8);
  }
  return log_.begin(keys::shelf, {bytes, packed_bytes});
}

bool Shelf::is_used(int slot) const {
  for (const std::int8_t of_table : tables_)
    if (of_table == slot) return true;
  for (int i = 0; i < past_count_; ++i)
    if (past_[i].slot == slot) return true;
  return false;
}

int Shelf::free_slot() const {
  int slot = 0;
  while (is_used(slot)) ++slot;
  CHECK(slot < keys::journals_max);
  return slot;
}

SavedJournal Shelf::table(int game) const {
  CHECK(game >= 0 && game < games_max);
  return journal(has_table(game) ? tables_[game] : free_slot(), game);
}

bool Shelf::begin_table(int game, SavedJournal& journal, const Setup& setup, Bytes opening) {
  while (!journal.begin(setup, opening))
    if (!make_room()) return false;
  if (has_table(game)) return sit_down(game);
  tables_[game] = static_cast<std::int8_t>(free_slot());
  seated_ = static_cast<std::int8_t>(game);
  if (keep()) return true;
  tables_[game] = none;
  seated_ = nobody;
  return false;
}

/// Gives up the oldest of the past games: first the journal, so that nothing is found that nobody names.
bool Shelf::make_room() {
  if (past_count_ == 0 || !log_.clear(keys::journals + past_[past_count_ - 1].slot)) return false;
  --past_count_;
  if (keep()) return true;
  ++past_count_;
  return false;
}

bool Shelf::finish_table(int game, SeatSet winners) {
  CHECK(has_table(game));
  if (past_count_ == past_max && !make_room()) return false;
  const Past latest{tables_[game], static_cast<std::int8_t>(game), winners};
  for (int i = past_count_; i > 0; --i) past_[i] = past_[i - 1];
  past_[0] = latest;
  ++past_count_;
  ++finished_count_;
  tables_[game] = none;
  seated_ = nobody;
  if (keep()) return true;
  mount();
  return false;
}

bool Shelf::discard_table(int game) {
  CHECK(has_table(game));
  if (!log_.clear(keys::journals + tables_[game])) return false;
  tables_[game] = none;
  if (seated_ == game) seated_ = nobody;
  if (keep()) return true;
  mount();
  return false;
}

bool Shelf::sit_down(int game) {
  if (seated_ == game) return true;
  const std::int8_t before = seated_;
  seated_ = static_cast<std::int8_t>(game);
  if (keep()) return true;
  seated_ = before;
  return false;
}

int Shelf::past_game(int i) const {
  CHECK(i >= 0 && i < past_count_);
  return past_[i].game;
}

SeatSet Shelf::past_winners(int i) const {
  CHECK(i >= 0 && i < past_count_);
  return past_[i].winners;
}

SavedJournal Shelf::past(int i) const {
  CHECK(i >= 0 && i < past_count_);
  return journal(past_[i].slot, past_[i].game);
}

}  // namespace seaglass
