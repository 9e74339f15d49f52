// Writing a state; unpacking.cpp reads it in the same order.
#include "games/mermaids_song/rules/packed_form.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mermaids_song {

namespace {

using namespace packed_form;

void pack_hand(const Hand& hand, BitWriter& writer) {
  writer.write_flag(hand.hidden);
  if (hand.hidden) return writer.write_below(hand.size, hand_max + 1);
  for (int i = 0; i < kind_count; ++i) writer.write_tally(hand.count[i], most_in_hand(card_at(i)));
}

void pack_area(const Area& area, BitWriter& writer) {
  for (const Mermaid& mermaid : area.slot) {
    writer.write_flag(mermaid.here);
    for (int i = 0; mermaid.here && i < melody_kinds; ++i)
      writer.write_tally(mermaid.melodies[i], cards_in_box(card_at(first_melody + i)));
  }
}

void pack_creatures(const Creatures& creatures, BitWriter& writer) {
  for (int i = 0; i < creature_kinds; ++i) writer.write_tally(creatures.count[i], cards_of(creature_at(i)));
}

void pack_open_cards(const State& state, BitWriter& writer) {
  Digits discards;
  for (int i = 0; i < kind_count; ++i) discards.add(state.discard[i], cards_in_box(card_at(i)) + 1);
  discards.write_to(writer);
  Digits row;
  for (const Creature creature : state.row) row.add(index(creature), creature_kinds);
  row.write_to(writer);
}

}  // namespace

void State::pack(BitWriter& writer) const {
  writer.write_below(players - players_min, players_count);
  writer.write_below(target, highest_target() + 1);
  writer.write_below(static_cast<int>(phase), phase_count);
  writer.write_below(turn.index(), players_max);
  if (phase == Phase::kraken) writer.write(kraken_pending.bits(), players_max);
  writer.write_below(idle_turns, idle_turns_count);
  writer.write_below(turns, turns_max + 1);
  for (Seat seat : all_seats(players)) pack_hand(hands[seat], writer);
  for (Seat seat : all_seats(players)) pack_area(areas[seat], writer);
  for (Seat seat : all_seats(players)) pack_creatures(creatures[seat], writer);
  pack_open_cards(*this, writer);
  pack_deck(deck, kind_count, writer);
  pack_deck(creature_deck, creature_kinds, writer);
  pack_random(random, writer);
  if (!random.forgotten()) return;
  for (int left = bits_left_out(*this); left > 0; --left) writer.write_flag(false);
}

}  // namespace seaglass::mermaids_song
