// Reading what packing.cpp wrote, trusting nothing.
#include "games/mermaid_beach/rules/packed_form.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mermaid_beach {

namespace {

using namespace packed_form;

Hand unpack_hand(BitReader& reader) {
  Hand hand;
  hand.hidden = reader.read_flag();
  if (hand.hidden) {
    hand.size = static_cast<std::uint8_t>(reader.read_below(beach_cards_max + 1));
    return hand;
  }
  DigitsReader counts(reader, hand_range());
  for (int i = 0; i < kind_count; ++i) {
    hand.count[i] = static_cast<std::uint8_t>(counts.take(counts_of(kind_at(i))));
    hand.size = static_cast<std::uint8_t>(hand.size + hand.count[i]);
  }
  return hand;
}

void unpack_discards(State& state, BitReader& reader) {
  DigitsReader beach(reader, discard_range());
  for (int i = 0; i < kind_count; ++i)
    state.beach_discard[i] =
        static_cast<std::uint8_t>(beach.take(discard_radix(kind_at(i))) * discard_unit(kind_at(i)));
  DigitsReader shell(reader, shell_range(shell_card_kinds));
  for (int i = 0; i < shell_card_kinds; ++i)
    state.shell_discard[i] = static_cast<std::uint8_t>(shell.take(shell_radix(i)));
}

Shells unpack_shells(BitReader& reader) {
  Shells shells;
  DigitsReader counts(reader, shell_range(shell_values));
  for (int i = 0; i < shell_values; ++i)
    shells.count[i] = static_cast<std::uint8_t>(counts.take(shell_radix(i)));
  return shells;
}

int cards_left_for_beach_deck(const State& state) {
  int left = all_beach_cards(state.younger);
  for (int n : state.beach_discard) left -= n;
  for (Seat seat : all_seats(state.players)) left -= state.hands[seat].size;
  return left;
}

int cards_left_for_shell_deck(const State& state) {
  int left = all_shell_cards();
  for (int n : state.shell_discard) left -= n;
  for (Seat seat : all_seats(state.players)) left -= state.shells[seat].cards();
  return left;
}

}  // namespace

bool State::unpack(BitReader& reader) {
  players = static_cast<std::uint8_t>(players_min + reader.read_below(players_count));
  younger = reader.read_flag();
  free_ask = reader.read_flag();
  phase = static_cast<Phase>(reader.read_below(phase_count));
  turn = Seat(reader.read_below(players_max));
  bonus = reader.read_flag();
  ending = static_cast<Ending>(reader.read_below(ending_count));
  for (Seat seat : all_seats(players)) hands[seat] = unpack_hand(reader);
  unpack_discards(*this, reader);
  for (Seat seat : all_seats(players)) shells[seat] = unpack_shells(reader);
  failed_asks = static_cast<std::uint8_t>(reader.read_below(failed_asks_limit));
  if (phase == Phase::play_drawn) drawn = kind_at(reader.read_below(beach_card_values));
  if (phase == Phase::pass) {
    direction = reader.read_flag() ? Direction::right : Direction::left;
    for (Seat seat : all_seats(players)) committed[seat] = kind_at(reader.read_below(beach_card_values));
  }
  if (!unpack_deck(beach_deck, cards_left_for_beach_deck(*this), kind_count, reader)) return false;
  if (!unpack_deck(shell_deck, cards_left_for_shell_deck(*this), shell_card_kinds, reader)) return false;
  random = unpack_random(reader);
  return reader.ok();
}

}  // namespace seaglass::mermaid_beach
