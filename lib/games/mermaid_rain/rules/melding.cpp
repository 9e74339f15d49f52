// The first half of a round: seven cards for everybody, tiles on offer, melds shown and ranked.
#include "games/mermaid_rain/rules/steps.h"

namespace seaglass::mermaid_rain {

namespace {

void rebuild_deck(State& state, Events events) {
  for (int i = 0; i < card_kinds; ++i)
    for (int n = 0; n < state.discard.count[i]; ++n) state.deck.push_back(card_at(i));
  state.discard.clear();
  state.random.shuffle(state.deck);
  events(make_revelation(Happening::deck_rebuilt, Seat(0)));
}

/// Ruling A3: the discards become the deck when a card is needed, not before. There are always enough: all
/// hands together hold fewer cards than there are.
Card draw_card(State& state, Events events) {
  if (state.deck.empty()) rebuild_deck(state, events);
  return state.deck.pop_back();
}

}  // namespace

void deal(State& state, Events events) {
  state.order.clear();
  state.ranks = PerSeat<Rank>();
  PerSeat<Cards> dealt;
  for (int n = 0; n < cards_dealt; ++n)
    for (int steps = 1; steps <= state.players; ++steps) {
      const Seat seat((state.dealer.index() + steps) % state.players);
      const Card card = draw_card(state, events);
      state.hands[seat].add(card);
      dealt[seat].add(card);
    }
  for (Seat seat : all_seats(state.players))
    events(make_revelation(Happening::dealt, seat, cards_dealt, dealt[seat].of(Card::dolphin),
                           dealt[seat].of(Card::gull)));
}

void turn_up_undercurrent(State& state, Events events) {
  if (state.undercurrent != unknown_undercurrent) state.undercurrents_used.push_back(state.undercurrent);
  state.undercurrent = state.undercurrents.pop_back();
  events(make_revelation(Happening::undercurrent, Seat(0), state.undercurrent));
  const auto& column = content::undercurrents[state.undercurrent - 1][state.players - players_min];
  for (int shape = 0; shape < shape_count; ++shape)
    for (int n = 0; n < column[shape]; ++n) {
      const Tile tile = draw_tile(state, shape_at(shape), events);
      state.offer.insert(index(tile));
      events(make_revelation(Happening::offered, Seat(0), index(tile)));
    }
}

// ----------------------------------------------------------------------------------------------- the melds

namespace {

void show(State& state, Seat seat, Card card) {
  if (!is_adventure(card)) return;
  state.hands[seat].remove(card);
  state.melds[seat].add(card);
}

/// All at once. Returns whether anybody has added a card.
bool show_what_was_chosen(State& state, Events events) {
  bool added = false;
  for (Seat seat : all_seats(state.players)) {
    const Commitment chosen = state.committed[seat];
    if (!chosen.made()) continue;
    state.committed[seat] = Commitment();
    if (chosen.first == Card::princess) {
      events(make_revelation(Happening::stopped, seat));
      continue;
    }
    show(state, seat, chosen.first);
    show(state, seat, chosen.second);
    events(make_revelation(Happening::showed, seat, index(chosen.first), index(chosen.second)));
    added = true;
  }
  return added;
}

}  // namespace

/// Whoever is still in has shown equally many cards, so that five of anybody are five of all of them.
void choose_meld(State& state, Seat seat, Commitment chosen, Events events) {
  state.committed[seat] = chosen;
  events(make_revelation(Happening::chose_meld, seat, index(chosen.first), index(chosen.second)));
  if (!state.to_act().empty()) return;
  const bool added = show_what_was_chosen(state, events);
  if (!added || cards_shown(state) == meld_max) after_melding(state, events);
}

/// Ruling A7: all cards shown are discarded, also those that the meld did not need.
void rank_melds(State& state, Events events) {
  for (Seat seat : all_seats(state.players)) state.ranks[seat] = rank_of(state.melds[seat]);
  state.order = player_order(state.ranks, state.dealer, state.players);
  for (int place = 0; place < state.order.size(); ++place)
    events(make_event(Happening::ranked, state.order[place], index(state.ranks[state.order[place]]), place));
  for (Seat seat : all_seats(state.players)) {
    for (int i = 0; i < card_kinds; ++i)
      for (int n = 0; n < state.melds[seat].count[i]; ++n) state.discard.add(card_at(i));
    state.melds[seat].clear();
  }
}

}  // namespace seaglass::mermaid_rain
