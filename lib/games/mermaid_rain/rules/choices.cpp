// Every legal choice, by visiting: the counterpart of legality.cpp.
#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

namespace {

/// Every two cards of a hand, the first listed not after the second.
template <typename Visit>
void visit_pairs(const Hand& hand, const Visit& visit) {
  for (int first = 0; first < card_kinds; ++first)
    for (int second = first; second < card_kinds; ++second)
      if (hand.of(card_at(first)) > 0 && hand.of(card_at(second)) > (first == second ? 1 : 0))
        visit(card_at(first), card_at(second));
}

void visit_melds(const State& state, Seat seat, VisitChoice visit) {
  const Hand& hand = state.hands[seat];
  if (cards_shown(state) == 0)
    return visit_pairs(hand, [&](Card first, Card second) { visit(meld(first, second)); });
  for (int card = 0; card < card_kinds; ++card)
    if (hand.holds(card_at(card))) visit(meld(card_at(card)));
  visit(stop());
}

void visit_footprints(const HexSet& water, int tile, Shape shape, VisitChoice visit) {
  for (int rotation = 0; rotation < rotations_of(shape); ++rotation)
    anchors(shape, rotation, water).each([&](Hex anchor) {
      visit(make_choice(Verb::place, tile, index(anchor), rotation));
    });
}

void visit_placings(const State& state, Seat seat, VisitChoice visit) {
  const HexSet water = free_water(state);
  for (const HeldTile& tile : state.held[seat]) visit_footprints(water, name_of(tile), tile.shape, visit);
  visit(placed());
}

void visit_warps(const State& state, Seat seat, VisitChoice visit) {
  const PlaceSet places = chart_of(state).places();
  for (int i = 0; i < place_count; ++i)
    if (places.contains(i) && Place::at(i) != state.mermaids[seat]) visit(warp(Place::at(i)));
  visit(stay());
}

/// Every payment that enters a place: one card that matches, or two of which none does.
void visit_payments(const Hand& hand, Place to, VisitChoice visit) {
  const bool any_card = any_card_enters(to);
  for (int card = 0; card < card_kinds; ++card)
    if (hand.holds(card_at(card)) && (any_card || card_at(card) == entry_card(to)))
      visit(move(to, card_at(card)));
  if (any_card) return;
  visit_pairs(hand, [&](Card first, Card second) {
    if (first != entry_card(to) && second != entry_card(to)) visit(move(to, first, second));
  });
}

void visit_moves(const State& state, Seat seat, VisitChoice visit) {
  const PlaceSet beside = chart_of(state).neighbours(state.mermaids[seat]);
  for (int i = 0; i < place_count; ++i)
    if (beside.contains(i)) visit_payments(state.hands[seat], Place::at(i), visit);
  visit(end());
}

/// Of equal tokens that lie the same way up, one is as good as the other.
void visit_tokens(const TokensOnSpace& tokens, Face face, VisitChoice visit) {
  for (int i = 0; i < tokens.size(); ++i)
    if (tokens[i] != Treasure::unknown && tokens.index_of(tokens[i]) == i) visit(take(tokens[i], face));
}

void visit_treasure(const State& state, VisitChoice visit) {
  visit_tokens(space_entered(state).face_up, Face::up, visit);
  visit_tokens(space_entered(state).face_down, Face::down, visit);
  visit(leave());
}

}  // namespace

void State::choices(Seat seat, VisitChoice visit) const {
  if (!to_act().contains(seat)) return;
  switch (phase) {
    case Phase::meld: visit_melds(*this, seat, visit); break;
    case Phase::pick:
      for (int tile = 0; tile < tile_count; ++tile)
        if (offer.contains(tile)) visit(pick(tile_at(tile)));
      break;
    case Phase::blind:
      for (int shape = 0; shape < shape_count; ++shape)
        if (has_tile_left(*this, shape_at(shape))) visit(blind(shape_at(shape)));
      break;
    case Phase::start:
    case Phase::drift:
      for (int number = 0; number < start_count; ++number)
        if (start_is_free(*this, number)) visit(phase == Phase::start ? start(number) : drift(number));
      break;
    case Phase::place: visit_placings(*this, seat, visit); break;
    case Phase::warp: visit_warps(*this, seat, visit); break;
    case Phase::move: visit_moves(*this, seat, visit); break;
    case Phase::take: visit_treasure(*this, visit); break;
    case Phase::keep:
      visit_pairs(hands[seat], [&](Card first, Card second) { visit(keep(first, second)); });
      break;
    case Phase::over: break;
  }
}

}  // namespace seaglass::mermaid_rain
