// A state in as few bits as its ranges need. How many play, and what is left in the pool, follow.
#include "games/tide_pool/rules/state.h"

namespace seaglass::tide_pool {

namespace {

constexpr int counts = content::pebble_count + 1;
constexpr int card_values = content::card_count + 1;
constexpr int packed_bits = 1 /* turn */ + players_all * (bits_for(counts) + bits_for(card_values));  // 17
static_assert(packed_bits <= 8 * State::masked_bytes_max && packed_bits <= 8 * State::whole_bytes_max);

}  // namespace

void State::pack(BitWriter& writer) const {
  writer.write_below(turn.index(), players_all);
  for (Seat seat : all_seats(players)) {
    writer.write_below(pebbles[seat], counts);
    writer.write_below(worth_of(cards[seat]), card_values);
  }
}

bool State::unpack(BitReader& reader) {
  players = players_all;
  turn = Seat(reader.read_below(players_all));
  int taken = 0;
  for (Seat seat : all_seats(players)) {
    pebbles[seat] = static_cast<std::uint8_t>(reader.read_below(counts));
    cards[seat] = card_worth(reader.read_below(card_values));
    taken += pebbles[seat];
  }
  if (taken > content::pebble_count) return false;
  pool = static_cast<std::uint8_t>(content::pebble_count - taken);
  return reader.ok();
}

}  // namespace seaglass::tide_pool
