// Every legal choice, by visiting: the counterpart of legality.cpp.
#include <initializer_list>

#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

namespace {

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

void visit_means(const State& state, Seat seat, VisitChoice visit) {
  visit_shells_of_others(state, seat, [&](Seat other, int value) { visit(mean(other, value)); });
}

void visit_waves(const State& state, Seat seat, VisitChoice visit) {
  visit_shells_of_others(state, seat, [&](Seat other, int value) { visit(wave(other, value)); });
}

void visit_seaweeds(const State& state, Seat seat, VisitChoice visit) {
  if (state.beach_deck.empty()) return;
  visit_others(state, seat, [&](Seat other) { visit(seaweed(other)); });
}

void visit_pairs(const Hand& hand, VisitChoice visit) {
  for (int item = 0; item < item_count; ++item)
    if (hand.count[item] >= 2) visit(pair(kind_at(item)));
}

void visit_asks(const State& state, Seat seat, VisitChoice visit) {
  const Hand& hand = state.hands[seat];
  visit_others(state, seat, [&](Seat other) {
    for (int item = 0; item < item_count; ++item)
      if (hand.count[item] > 0) visit(ask(other, kind_at(item)));
  });
}

void visit_actions(const State& state, Seat seat, VisitChoice visit) {
  const Hand& hand = state.hands[seat];
  if (hand.holds(Kind::nice)) visit(nice());
  if (hand.holds(Kind::mean)) visit_means(state, seat, visit);
  if (hand.has_pair()) visit_pairs(hand, visit);
  if (can_ask(state, seat)) visit_asks(state, seat, visit);
  if (hand.holds(Kind::wave)) visit_waves(state, seat, visit);
  if (hand.holds(Kind::seaweed)) visit_seaweeds(state, seat, visit);
  if (must_dump(state, seat))
    for (const Kind card : {Kind::mean, Kind::wave, Kind::seaweed})
      if (hand.holds(card)) visit(dump(card));
  if (state.bonus) visit(stop());
}

/// Only what discards the card just drawn.
void visit_plays_of_drawn(const State& state, Seat seat, VisitChoice visit) {
  if (state.drawn == Kind::nice) visit(nice());
  if (state.drawn == Kind::mean) visit_means(state, seat, visit);
  if (is_item(state.drawn) && state.hands[seat].of(state.drawn) >= 2) visit(pair(state.drawn));
  if (state.drawn == Kind::wave) visit_waves(state, seat, visit);
  if (state.drawn == Kind::seaweed) visit_seaweeds(state, seat, visit);
  visit(keep());
}

}  // namespace

void State::choices(Seat seat, VisitChoice visit) const {
  if (!to_act().contains(seat)) return;
  switch (phase) {
    case Phase::action: visit_actions(*this, seat, visit); break;
    case Phase::play_drawn: visit_plays_of_drawn(*this, seat, visit); break;
    case Phase::pass:
      for (int i = 0; i < kind_count; ++i)
        if (hands[seat].count[i] > 0) visit(pass(kind_at(i)));
      break;
    case Phase::over: break;
  }
}

}  // namespace seaglass::mermaid_beach
