// Every legal choice, by visiting: the counterpart of legality.cpp.
#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

namespace {

void visit_singing(const State& state, Card melody, VisitChoice visit) {
  for (Seat owner : all_seats(state.players)) {
    const Area& area = state.areas[owner];
    for (int slot = 0; slot < slots; ++slot)
      if (area.slot[slot].here) visit(sing(melody, owner, slot));
  }
}

void visit_enticing(const State& state, Seat seat, VisitChoice visit) {
  const Area& area = state.areas[seat];
  for (int slot = 0; slot < slots; ++slot) {
    if (!area.slot[slot].here) continue;
    const int power = area.slot[slot].power();
    for (int place = 0; place < row_size; ++place)
      if (power >= rating(state.row[place])) visit(entice(slot, place));
  }
}

void visit_actions(const State& state, Seat seat, VisitChoice visit) {
  const Hand& hand = state.hands[seat];
  if (hand.holds(Card::mermaid)) {
    const int free_slot = state.areas[seat].free_slot();
    if (free_slot >= 0) visit(place_mermaid(free_slot));
  }
  for (int i = first_melody; is_melody(i); ++i)
    if (hand.count[i] > 0) visit_singing(state, card_at(i), visit);
  visit_enticing(state, seat, visit);
  if (hand.holds(Card::kraken)) visit(kraken());
  if (hand.holds(Card::treasure))
    for (Seat other : all_seats(state.players))
      if (other != seat && state.creatures[other].any()) visit(treasure(other));
  if (rule_against_ending(state, seat) == Rule::allowed) visit(end_turn());
}

void visit_losses(const Area& area, VisitChoice visit) {
  const int largest = area.largest_power();
  for (int slot = 0; slot < slots; ++slot)
    if (area.slot[slot].here && area.slot[slot].power() == largest) visit(lose(slot));
}

}  // namespace

void State::choices(Seat seat, VisitChoice visit) const {
  if (!to_act().contains(seat)) return;
  switch (phase) {
    case Phase::hand_choice:
      if (can_discard_hand(*this, seat)) visit(discard_hand());
      visit(act());
      break;
    case Phase::action: visit_actions(*this, seat, visit); break;
    case Phase::kraken: visit_losses(areas[seat], visit); break;
    case Phase::over: break;
  }
}

}  // namespace seaglass::mermaids_song
