// Writing a state; unpacking.cpp reads it in the same order.
#include "games/mermaid_beach/rules/packed_form.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mermaid_beach {

namespace {

using namespace packed_form;

void pack_hand(const Hand& hand, BitWriter& writer) {
  writer.write_flag(hand.hidden);
  if (hand.hidden) return writer.write_below(hand.size, beach_cards_max + 1);
  Digits counts;
  for (int i = 0; i < kind_count; ++i) counts.add(hand.count[i], counts_of(kind_at(i)));
  counts.write_to(writer);
}

void pack_discards(const State& state, BitWriter& writer) {
  Digits beach;
  for (int i = 0; i < kind_count; ++i)
    beach.add(state.beach_discard[i] / discard_unit(kind_at(i)), discard_radix(kind_at(i)));
  beach.write_to(writer);
  Digits shell;
  for (int i = 0; i < shell_card_kinds; ++i) shell.add(state.shell_discard[i], shell_radix(i));
  shell.write_to(writer);
}

void pack_shells(const Shells& shells, BitWriter& writer) {
  Digits counts;
  for (int i = 0; i < shell_values; ++i) counts.add(shells.count[i], shell_radix(i));
  counts.write_to(writer);
}

}  // namespace

void State::pack(BitWriter& writer) const {
  writer.write_below(players - players_min, players_count);
  writer.write_flag(younger);
  writer.write_flag(free_ask);
  writer.write_below(static_cast<int>(phase), phase_count);
  writer.write_below(turn.index(), players_max);
  writer.write_flag(bonus);
  writer.write_below(static_cast<int>(ending), ending_count);
  for (Seat seat : all_seats(players)) pack_hand(hands[seat], writer);
  pack_discards(*this, writer);
  for (Seat seat : all_seats(players)) pack_shells(shells[seat], writer);
  writer.write_below(failed_asks, failed_asks_limit);
  if (phase == Phase::play_drawn) writer.write_below(index(drawn), beach_card_values);
  if (phase == Phase::pass) {
    writer.write_flag(direction == Direction::right);
    for (Seat seat : all_seats(players)) writer.write_below(index(committed[seat]), beach_card_values);
  }
  pack_deck(beach_deck, kind_count, writer);
  pack_deck(shell_deck, shell_card_kinds, writer);
  pack_random(random, writer);
}

}  // namespace seaglass::mermaid_beach
