// Who may know what.
// What could be true of that which is masked: whatever cannot be seen is dealt out again at random.
#include "games/mermaids_song/rules/state.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mermaids_song {

void State::mask(SeatSet viewers) {
  random.forget();
  hide(deck);
  hide(creature_deck);
  if (over()) return;  // all hands are open
  for (Seat seat : all_seats(players))
    if (!viewers.contains(seat)) hands[seat].hide();
}

bool State::is_open_to(SeatSet viewers) const {
  for (Seat seat : all_seats(players))
    if (viewers.contains(seat) && hands[seat].hidden) return false;
  return true;
}

Event State::mask(Event event, SeatSet viewers) {
  if (happening(event) == Happening::drew && !viewers.contains(event.seat))
    event.a = static_cast<std::uint8_t>(Card::unknown);
  return event;
}

namespace {

using Cards = FixedVector<Card, deck_max>;

/// Those that must be played when drawn, or the others.
Cards unseen_cards(const SeenCards& seen, int players, bool urgent) {
  Cards unseen;
  for (int i = 0; i < kind_count; ++i) {
    if (is_urgent(card_at(i)) != urgent) continue;
    for (int n = cards_of(card_at(i), players) - seen.count[i]; n > 0; --n) unseen.push_back(card_at(i));
  }
  return unseen;
}

void deal_hidden_hands(State& state, Cards& unseen, bool those_that_may_hold_urgent) {
  for (Seat seat : all_seats(state.players)) {
    if (!state.hands[seat].hidden || may_hold_urgent(state, seat) != those_that_may_hold_urgent) continue;
    const int size = state.hands[seat].size;
    state.hands[seat] = Hand();
    for (int i = 0; i < size; ++i) state.hands[seat].add(unseen.pop_back());
  }
}

void guess_creature_deck(State& state, Random& source) {
  const SeenCreatures seen = seen_creatures(state);
  state.creature_deck.clear();
  for (int i = 0; i < creature_kinds; ++i)
    for (int n = cards_of(creature_at(i)) - seen.count[i]; n > 0; --n)
      state.creature_deck.push_back(creature_at(i));
  source.shuffle(state.creature_deck);
}

}  // namespace

/// First the hands that cannot hold Kraken or Treasure; then with these what is left.
void State::guess(Random& source) {
  const SeenCards seen = seen_cards(*this);
  Cards unseen = unseen_cards(seen, players, false);
  const Cards urgent = unseen_cards(seen, players, true);
  source.shuffle(unseen);
  deal_hidden_hands(*this, unseen, false);
  for (const Card card : urgent) unseen.push_back(card);
  source.shuffle(unseen);
  deal_hidden_hands(*this, unseen, true);
  for (Card& card : deck)
    if (card == Card::unknown) card = unseen.pop_back();
  if (is_hidden(creature_deck)) guess_creature_deck(*this, source);
  if (random.forgotten()) random = GameRandom(Random::seeded_by(source));
}

}  // namespace seaglass::mermaids_song
