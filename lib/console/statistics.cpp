#include "console/statistics.h"

#include "core/bits.h"

namespace seaglass {

namespace {

void add_one(std::uint16_t& number) {
  if (number < 0xFFFF) ++number;
}

}  // namespace

Statistics Statistics::load(const RecordLog& log) {
  RecordLog::Record record;
  RecordLog::Reader records(log, keys::statistics);
  if (!records.next(record)) return {};
  BitReader reader({record.bytes, record.size});
  if (reader.read(8) != form) return {};
  Statistics statistics;
  statistics.counted_ = reader.read(32);
  for (auto& of_emblem : statistics.counts_)
    for (Count& count : of_emblem) {
      count.played = static_cast<std::uint16_t>(reader.read(16));
      count.won = static_cast<std::uint16_t>(reader.read(16));
    }
  return reader.finished() ? statistics : Statistics();
}

bool Statistics::save(RecordLog& log) const {
  std::uint8_t bytes[packed_bytes];
  BitWriter writer({bytes, packed_bytes});
  writer.write(form, 8);
  writer.write(counted_, 32);
  for (const auto& of_emblem : counts_)
    for (const Count& count : of_emblem) {
      writer.write(count.played, 16);
      writer.write(count.won, 16);
    }
  return log.begin(keys::statistics, {bytes, packed_bytes});
}

void Statistics::count_games(const Shelf& shelf, RecordLog& log) {
  const std::uint32_t finished = shelf.finished_count();
  if (counted_ == finished) return;
  const std::uint32_t since = finished - counted_;
  const int there = shelf.past_count();
  for (int i = since < static_cast<std::uint32_t>(there) ? static_cast<int>(since) - 1 : there - 1; i >= 0;
       --i) {
    Setup setup;
    if (shelf.past(i).find(setup) == SavedJournal::Found::table)
      count(setup, shelf.past_game(i), shelf.past_winners(i));
  }
  counted_ = finished;
  static_cast<void>(save(log));
}

void Statistics::count(const Setup& setup, int game, SeatSet winners) {
  if (setup.players > seats_max) return;
  for (Seat seat : all_seats(setup.players)) {
    const Sitter& sitter = setup.company.sitters[seat];
    if (sitter.kind != SitterKind::person) continue;
    Count& count = counts_[sitter.emblem][game];
    add_one(count.played);
    if (winners.contains(seat)) add_one(count.won);
  }
}

Statistics::Total Statistics::of(int emblem) const {
  Total all;
  for (const Count& count : counts_[emblem]) {
    all.played += count.played;
    all.won += count.won;
  }
  return all;
}

}  // namespace seaglass
