#include "on_air/journal_pieces.h"

namespace seaglass {

void fill(Piece& piece, const Journal& journal) {
  piece.total = static_cast<std::uint16_t>(journal.size() * entry_bytes);
  piece.from = static_cast<std::uint16_t>(piece.from / entry_bytes * entry_bytes);
  for (int i = piece.from / entry_bytes;
       i < journal.size() && piece.bytes.size() + entry_bytes <= piece_bytes_max; ++i) {
    const JournalEntry entry = journal.at(i);
    piece.bytes.push_back(static_cast<std::uint8_t>(entry.seat.index()));
    for (const std::uint8_t byte : {entry.choice.verb, entry.choice.a, entry.choice.b, entry.choice.c})
      piece.bytes.push_back(byte);
  }
}

void fill(Piece& piece, Bytes whole) {
  piece.total = static_cast<std::uint16_t>(whole.size);
  for (int i = piece.from; i < piece.total && !piece.bytes.full(); ++i) piece.bytes.push_back(whole.data[i]);
}

bool read_entry(const Piece& piece, int i, JournalEntry& entry) {
  const int at = i * entry_bytes - piece.from;
  if (at < 0 || at + entry_bytes > piece.bytes.size()) return false;
  const std::uint8_t* bytes = piece.bytes.begin() + at;
  if (bytes[0] >= seats_max) return false;
  entry.seat = Seat(bytes[0]);
  entry.choice = {bytes[1], bytes[2], bytes[3], bytes[4]};
  return true;
}

}  // namespace seaglass
