// Reading what packing.cpp wrote, trusting nothing.
#include "games/mermaids_song/rules/packed_form.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mermaids_song {

namespace {

using namespace packed_form;

std::uint8_t read_tally(BitReader& reader, int most) {
  return static_cast<std::uint8_t>(reader.read_tally(most));
}

Hand unpack_hand(BitReader& reader) {
  Hand hand;
  hand.hidden = reader.read_flag();
  if (hand.hidden) {
    hand.size = static_cast<std::uint8_t>(reader.read_below(hand_max + 1));
    return hand;
  }
  for (int i = 0; i < kind_count; ++i) {
    hand.count[i] = read_tally(reader, most_in_hand(card_at(i)));
    hand.size = static_cast<std::uint8_t>(hand.size + hand.count[i]);
  }
  return hand;
}

Area unpack_area(BitReader& reader) {
  Area area;
  for (Mermaid& mermaid : area.slot) {
    mermaid.here = reader.read_flag();
    for (int i = 0; mermaid.here && i < melody_kinds; ++i)
      mermaid.melodies[i] = read_tally(reader, cards_in_box(card_at(first_melody + i)));
  }
  return area;
}

Creatures unpack_creatures(BitReader& reader) {
  Creatures creatures;
  for (int i = 0; i < creature_kinds; ++i) creatures.count[i] = read_tally(reader, cards_of(creature_at(i)));
  return creatures;
}

void unpack_open_cards(State& state, BitReader& reader) {
  DigitsReader discards(reader, discard_range());
  for (int i = 0; i < kind_count; ++i)
    state.discard[i] = static_cast<std::uint8_t>(discards.take(cards_in_box(card_at(i)) + 1));
  DigitsReader row(reader, row_range());
  for (Creature& creature : state.row) creature = creature_at(row.take(creature_kinds));
}

int cards_left_for_deck(const State& state) {
  int left = 0;
  for (int i = 0; i < kind_count; ++i) left += cards_of(card_at(i), state.players) - state.discard[i];
  for (Seat seat : all_seats(state.players)) {
    left -= state.hands[seat].size;
    for (const Mermaid& mermaid : state.areas[seat].slot) left -= mermaid.cards();
  }
  return left;
}

int creatures_left_for_deck(const State& state) {
  int left = all_creatures() - row_size;
  for (Seat seat : all_seats(state.players)) left -= state.creatures[seat].cards();
  return left;
}

}  // namespace

bool State::unpack(BitReader& reader) {
  players = static_cast<std::uint8_t>(players_min + reader.read_below(players_count));
  target = static_cast<std::uint8_t>(reader.read_below(highest_target() + 1));
  phase = static_cast<Phase>(reader.read_below(phase_count));
  turn = Seat(reader.read_below(players_max));
  if (phase == Phase::kraken) kraken_pending = SeatSet::from_bits(reader.read(players_max));
  idle_turns = static_cast<std::uint8_t>(reader.read_below(idle_turns_count));
  turns = static_cast<std::uint16_t>(reader.read_below(turns_max + 1));
  for (Seat seat : all_seats(players)) hands[seat] = unpack_hand(reader);
  for (Seat seat : all_seats(players)) areas[seat] = unpack_area(reader);
  for (Seat seat : all_seats(players)) creatures[seat] = unpack_creatures(reader);
  unpack_open_cards(*this, reader);
  if (!reader.ok()) return false;
  if (!unpack_deck(deck, cards_left_for_deck(*this), kind_count, reader)) return false;
  if (!unpack_deck(creature_deck, creatures_left_for_deck(*this), creature_kinds, reader)) return false;
  random = unpack_random(reader);
  if (!random.forgotten()) return reader.ok();
  for (int left = bits_left_out(*this); left > 0; --left)
    if (reader.read_flag()) reader.refuse();
  return reader.ok();
}

}  // namespace seaglass::mermaids_song
