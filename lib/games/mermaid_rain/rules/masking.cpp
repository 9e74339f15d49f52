// Who may know what.
// What could be true of that which is masked: whatever cannot be seen is dealt out again at random.
#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

namespace {

/// Unseen by everybody.
void hide_decks(State& state) {
  for (Card& card : state.deck) card = Card::unknown;
  for (Undercurrent& card : state.undercurrents) card = unknown_undercurrent;
  for (Pile& pile : state.piles)
    for (Tile& tile : pile) tile = unknown_tile;
  state.pool.hide();
}

/// A tile drawn blind is unseen by its owner, too, until it turns up.
void hide_blind_tiles(State& state) {
  for (Seat seat : all_seats(state.players))
    for (HeldTile& held : state.held[seat])
      if (held.blind) held.tile = unknown_tile;
  for (PlacedTile& placed : state.surf)
    if (placed.face_down) placed.tile = unknown_tile;
}

/// Face-down treasure on the ocean is seen only by whoever has just entered its space and may take some.
void hide_treasure(State& state, SeatSet viewers) {
  const bool somebody_looks = state.phase == Phase::take && viewers.contains(state.turn);
  for (int i = 0; i < space_count; ++i) {
    if (somebody_looks && state.mermaids[state.turn] == Place::space(i)) continue;
    for (Treasure& token : state.spaces[i].face_down) token = Treasure::unknown;
  }
}

void hide_seat(State& state, Seat seat) {
  state.hands[seat].hide();
  state.face_down[seat].hide();
  if (state.committed[seat].made()) state.committed[seat] = {Card::unknown, Card::none};
}

}  // namespace

void State::mask(SeatSet viewers) {
  random.forget();
  hide_decks(*this);
  hide_blind_tiles(*this);
  hide_treasure(*this, viewers);
  if (over()) return;  // hands and treasure won are open
  for (Seat seat : all_seats(players))
    if (!viewers.contains(seat)) hide_seat(*this, seat);
}

bool State::is_open_to(SeatSet viewers) const {
  for (Seat seat : all_seats(players))
    if (viewers.contains(seat) && (hands[seat].hidden || face_down[seat].hidden)) return false;
  const bool somebody_looks = phase == Phase::take && viewers.contains(turn);
  return !somebody_looks || !space_entered(*this).face_down.contains(Treasure::unknown);
}

Event State::mask(Event event, SeatSet viewers) {
  if (viewers.contains(event.seat)) return event;
  switch (happening(event)) {
    case Happening::chose_meld:
    case Happening::chose_keep:
      event.a = static_cast<std::uint8_t>(Card::unknown);
      event.b = static_cast<std::uint8_t>(Card::none);
      break;
    case Happening::dealt: event.b = event.c = hidden_cards; break;
    case Happening::looked: event.c = 0; break;
    case Happening::took:
      if (event.b == static_cast<int>(Face::down)) event.a = static_cast<std::uint8_t>(Treasure::unknown);
      break;
    default: break;
  }
  return event;
}

namespace {

void guess_cards(State& state, Random& source) {
  FixedVector<Card, card_count> unseen;
  for (int i = 0; i < card_kinds; ++i) {
    int count = content::cards[i] - state.discard.count[i];
    for (Seat seat : all_seats(state.players))
      count -= state.hands[seat].known.count[i] + state.melds[seat].count[i];
    for (Card card : state.deck) count -= card == card_at(i) ? 1 : 0;
    for (; count > 0; --count) unseen.push_back(card_at(i));
  }
  source.shuffle(unseen);
  for (Seat seat : all_seats(state.players)) {
    Hand& hand = state.hands[seat];
    if (!hand.hidden) continue;
    hand.hidden = false;
    for (int n = 0; n < hand.size; ++n) hand.known.add(unseen.pop_back());
  }
  for (Card& card : state.deck)
    if (card == Card::unknown) card = unseen.pop_back();
}

/// Whoever has chosen has chosen something that the hand allows.
void guess_commitments(State& state, Random& source) {
  for (Seat seat : all_seats(state.players)) {
    Commitment& chosen = state.committed[seat];
    if (chosen.first != Card::unknown) continue;
    Cards hand = state.hands[seat].known;
    if (state.phase == Phase::meld && cards_shown(state) > 0) {
      chosen = {source.below(2) == 0 ? Card::princess : hand.any(source), Card::none};
      continue;
    }
    const Card first = hand.any(source);
    hand.remove(first);
    const Card second = hand.any(source);
    chosen = first < second ? Commitment{first, second} : Commitment{second, first};
  }
}

void guess_undercurrents(State& state, Random& source) {
  if (state.undercurrents.empty() || state.undercurrents[0] != unknown_undercurrent) return;
  state.undercurrents.clear();
  for (int i = 1; i <= undercurrent_count; ++i)
    if (state.undercurrent != i && !state.undercurrents_used.contains(static_cast<Undercurrent>(i)))
      state.undercurrents.push_back(static_cast<Undercurrent>(i));
  source.shuffle(state.undercurrents);
}

TileSet seen_tiles(const State& state) {
  TileSet seen = state.tile_discards;
  const auto see = [&seen](Tile tile) {
    if (tile != unknown_tile) seen.insert(index(tile));
  };
  for (int i = 0; i < tile_count; ++i)
    if (state.offer.contains(i)) seen.insert(i);
  for (const Pile& pile : state.piles)
    for (Tile tile : pile) see(tile);
  for (Seat seat : all_seats(state.players))
    for (const HeldTile& held : state.held[seat]) see(held.tile);
  for (const PlacedTile& placed : state.surf) see(placed.tile);
  return seen;
}

void guess_tiles(State& state, Random& source) {
  const TileSet seen = seen_tiles(state);
  for (int i = 0; i < shape_count; ++i) {
    Pile unseen;
    for (int k = 0; k < tiles_of(shape_at(i)); ++k)
      if (!seen.contains(index(tile_of(shape_at(i), k)))) unseen.push_back(tile_of(shape_at(i), k));
    source.shuffle(unseen);
    const auto guess = [&](Tile& tile) {
      if (tile == unknown_tile) tile = unseen.pop_back();
    };
    for (Seat seat : all_seats(state.players))
      for (HeldTile& held : state.held[seat])
        if (held.shape == shape_at(i)) guess(held.tile);
    for (PlacedTile& placed : state.surf)
      if (placed.shape == shape_at(i)) guess(placed.tile);
    for (Tile& tile : state.piles[i]) guess(tile);
  }
}

void remove_known(Tokens& unseen, const Tokens& known) {
  for (int i = 0; i < treasure_kinds; ++i)
    unseen.count[i] = static_cast<std::uint8_t>(unseen.count[i] - known.count[i]);
}

Tokens unseen_tokens(const State& state) {
  Tokens unseen;
  for (int i = 0; i < treasure_kinds; ++i) unseen.count[i] = content::tokens[i];
  for (const Space& space : state.spaces) {
    for (Treasure token : space.face_up) unseen.remove(token);
    for (Treasure token : space.face_down)
      if (token != Treasure::unknown) unseen.remove(token);
  }
  remove_known(unseen, state.pool.known);
  for (Seat seat : all_seats(state.players)) {
    remove_known(unseen, state.face_up[seat]);
    remove_known(unseen, state.face_down[seat].known);
  }
  return unseen;
}

Treasure draw(Tokens& tokens, Random& source) {
  const Treasure token = tokens.any(source);
  tokens.remove(token);
  return token;
}

void guess_hidden(HiddenTokens& hidden, Tokens& unseen, Random& source) {
  if (!hidden.hidden) return;
  hidden.hidden = false;
  for (int n = 0; n < hidden.size; ++n) hidden.known.add(draw(unseen, source));
}

void guess_treasure(State& state, Random& source) {
  Tokens unseen = unseen_tokens(state);
  for (Space& space : state.spaces) {
    const int count = space.face_down.size();
    if (count == 0 || space.face_down[0] != Treasure::unknown) continue;
    space.face_down.clear();
    for (int n = 0; n < count; ++n) lay(space.face_down, draw(unseen, source));
  }
  for (Seat seat : all_seats(state.players)) guess_hidden(state.face_down[seat], unseen, source);
  guess_hidden(state.pool, unseen, source);
}

}  // namespace

void State::guess(Random& source) {
  guess_cards(*this, source);
  guess_commitments(*this, source);
  guess_undercurrents(*this, source);
  guess_tiles(*this, source);
  guess_treasure(*this, source);
  if (random.forgotten()) random = GameRandom(Random::seeded_by(source));
}

}  // namespace seaglass::mermaid_rain
