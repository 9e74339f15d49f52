// Every legal choice, by visiting: the counterpart of the refusals in rules.cpp. Included by state.h.
#pragma once

#include <initializer_list>

#include "mermaid_beach/state.h"

namespace seaglass::mermaid_beach {

template <typename Visit>
void visit_others(const State& state, Seat seat, const Visit& visit) {
  for (Seat other : all_seats(state.players))
    if (other != seat) visit(other);
}

template <typename Visit>
void visit_shells_of_others(const State& state, Seat seat, const Visit& visit) {
  visit_others(state, seat, [&](Seat other) {
    for (int value = 1; value <= shell_values; ++value)
      if (state.shells[other].of(value) > 0) visit(other, value);
  });
}

/// The actions that discard `card` from the hand for its effect; of an item, the pair.
template <typename Visit>
void visit_plays_of(const State& state, Seat seat, Kind card, const Visit& visit) {
  if (card == Kind::nice) visit(nice());
  if (card == Kind::mean)
    visit_shells_of_others(state, seat, [&](Seat other, int value) { visit(mean(other, value)); });
  if (is_item(card) && state.hands[seat].of(card) >= 2) visit(pair(card));
  if (card == Kind::wave)
    visit_shells_of_others(state, seat, [&](Seat other, int value) { visit(wave(other, value)); });
  if (card == Kind::seaweed && !state.beach_deck.empty())
    visit_others(state, seat, [&](Seat other) { visit(seaweed(other)); });
}

template <typename Visit>
void visit_actions(const State& state, Seat seat, const Visit& visit) {
  const Hand& hand = state.hands[seat];
  for (int i = 0; i < kind_count; ++i)
    if (hand.count[i] > 0) visit_plays_of(state, seat, kind_at(i), visit);
  if (can_ask(state, seat))
    visit_others(state, seat, [&](Seat other) {
      for (int item = 0; item < item_count; ++item)
        if (hand.count[item] > 0) visit(ask(other, kind_at(item)));
    });
  if (must_dump(state, seat))
    for (Kind card : {Kind::mean, Kind::wave, Kind::seaweed})
      if (hand.holds(card)) visit(dump(card));
  if (state.bonus) visit(stop());
}

template <typename Visit>
void State::choices(Seat seat, const Visit& visit) const {
  if (!to_act().contains(seat)) return;
  switch (phase) {
    case Phase::action: visit_actions(*this, seat, visit); break;
    case Phase::play_drawn:
      visit_plays_of(*this, seat, drawn, visit);
      visit(keep());
      break;
    case Phase::pass:
      for (int i = 0; i < kind_count; ++i)
        if (hands[seat].count[i] > 0) visit(pass(kind_at(i)));
      break;
    case Phase::over: break;
  }
}

}  // namespace seaglass::mermaid_beach
