// A state in as few bits as its ranges need. What is left in the pool follows.
#include "games/tide_pool/rules/state.h"

namespace seaglass::tide_pool {

void State::pack(BitWriter& writer) const {
  writer.write_below(players - players_min, players_max - players_min + 1);
  writer.write_below(turn.index(), players_max);
  for (Seat seat : all_seats(players)) {
    writer.write_below(pebbles[seat], pebble_values);
    writer.write_below(worth_of(cards[seat]), card_values);
  }
}

bool State::unpack(BitReader& reader) {
  players = static_cast<std::uint8_t>(players_min + reader.read_below(players_max - players_min + 1));
  turn = Seat(reader.read_below(players_max));
  int taken = 0;
  for (Seat seat : all_seats(players)) {
    pebbles[seat] = static_cast<std::uint8_t>(reader.read_below(pebble_values));
    cards[seat] = card_worth(reader.read_below(card_values));
    taken += pebbles[seat];
  }
  if (taken > content::pebble_count) return false;
  pool = static_cast<std::uint8_t>(content::pebble_count - taken);
  return reader.ok();
}

}  // namespace seaglass::tide_pool
