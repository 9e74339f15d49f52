// What everybody sees of an event, moved on the position that is shown while it is told.
#include <initializer_list>

#include "games/mermaid_rain/rules/state.h"
#include "games/mermaid_rain/rules/steps.h"

namespace seaglass::mermaid_rain {

namespace {

template <typename Things>
void lift_top(Things& things) {
  if (!things.empty()) things.pop_back();
}

template <typename Things, typename Thing>
void take_out(Things& things, const Thing& thing) {
  const int place = things.index_of(thing);
  if (place >= 0) things.erase(place);
}

/// Of what whoever looks may not know, only the number changes.
template <typename Kind, int kinds>
void take_from(Hideable<Kind, kinds>& things, Kind kind) {
  if (things.size == 0) return;
  if (things.hidden) {
    --things.size;
    things.hidden = things.size > 0;
  } else if (static_cast<int>(kind) < kinds && things.holds(kind)) {
    things.remove(kind);
  }
}

template <typename Kind, int kinds>
void give_to(Hideable<Kind, kinds>& things, Kind kind) {
  const bool known = static_cast<int>(kind) < kinds;
  if (!known && things.known.size() > 0) return;
  things.hidden = things.hidden || !known;
  things.add(kind);
}

// ------------------------------------------------------------------------------------------------- the round

void go_to_round(State& state, int number) {
  state.round = static_cast<std::uint8_t>(number);
  state.phase = Phase::meld;
  state.turn = Seat(0);
  state.order.clear();
  state.ranks = PerSeat<Rank>();
}

void rebuild_deck(State& state) {
  for (int n = state.discard.size(); n > 0 && !state.deck.full(); --n) state.deck.push_back(Card::unknown);
  state.discard.clear();
}

/// Which cards, only their owner knows.
void deal_to(State& state, const Event& event) {
  const bool known = event.b != hidden_cards;
  for (int n = 0; n < event.a; ++n) {
    lift_top(state.deck);
    const Card card = !known                  ? Card::unknown
                      : n < event.b           ? Card::dolphin
                      : n < event.b + event.c ? Card::gull
                                              : Card::turtle;
    if (state.hands[event.seat].size < hand_max) give_to(state.hands[event.seat], card);
  }
}

void turn_up(State& state, Undercurrent card) {
  if (state.undercurrent != unknown_undercurrent && !state.undercurrents_used.full())
    state.undercurrents_used.push_back(state.undercurrent);
  lift_top(state.undercurrents);
  state.undercurrent = card;
}

void rebuild_pile(State& state, Shape shape) {
  Pile& pile = state.piles[index(shape)];
  for (int i = 0; i < tiles_of(shape); ++i) {
    const int tile = index(tile_of(shape, i));
    if (!state.tile_discards.contains(tile) || pile.full()) continue;
    state.tile_discards.remove(tile);
    pile.push_back(unknown_tile);
  }
}

void lay_on_offer(State& state, Tile tile) {
  lift_top(state.piles[index(shape_of(tile))]);
  state.offer.insert(index(tile));
}

// ------------------------------------------------------------------------------------------------- the melds

void show(State& state, const Event& event) {
  state.committed[event.seat] = Commitment();
  for (const int card : {event.a, event.b}) {
    if (!is_adventure(card_at(card)) || state.melds[event.seat].size() == meld_max) continue;
    take_from(state.hands[event.seat], card_at(card));
    state.melds[event.seat].add(card_at(card));
  }
}

void rank(State& state, const Event& event) {
  if (state.order.full() || state.order.contains(event.seat)) return;
  state.order.push_back(event.seat);
  state.ranks[event.seat] = static_cast<Rank>(event.a);
}

/// All cards shown are discarded, now that all have seen who comes first.
void discard_melds(State& state) {
  for (Seat seat : all_seats(state.players)) {
    for (int i = 0; i < card_kinds; ++i)
      for (int n = 0; n < state.melds[seat].count[i]; ++n) state.discard.add(card_at(i));
    state.melds[seat].clear();
  }
}

bool has_all_tiles(const State& state) {
  for (Seat seat : state.order)
    if (state.held[seat].empty()) return false;
  return true;
}

/// To pick, before all have a tile; then to ride.
void begin_turn(State& state, Seat seat) {
  state.turn = seat;
  if (state.phase == Phase::meld) discard_melds(state);
  const bool rides = is_riding(state.phase) || (state.phase != Phase::meld && has_all_tiles(state));
  state.phase = !rides ? Phase::pick : state.round == 1 ? Phase::start : Phase::place;
}

// -------------------------------------------------------------------------------------------------- the ride

void hold(State& state, Seat seat, const HeldTile& tile) {
  if (!state.held[seat].full()) state.held[seat].push_back(tile);
}

void pick(State& state, Seat seat, Tile tile) {
  state.offer.remove(index(tile));
  hold(state, seat, {tile, shape_of(tile), false});
  if (state.ranks[seat] != Rank::none && bonus_of(state.ranks[seat]) == Bonus::tile)
    state.phase = Phase::blind;
}

bool put_down(State& state, Seat seat, int name) {
  for (int i = 0; i < state.held[seat].size(); ++i) {
    if (name_of(state.held[seat][i]) != name) continue;
    state.held[seat].erase(i);
    return true;
  }
  return false;
}

/// A blind tile is held by another name than its own.
void discard_held(State& state, Seat seat, Tile tile) {
  if (!put_down(state, seat, index(tile)))
    static_cast<void>(put_down(state, seat, name_of_blind(shape_of(tile))));
  state.tile_discards.insert(index(tile));
}

void lay_tile(State& state, const Event& event) {
  const HeldTile held = tile_named(event.a);
  const Footprint hexes = footprint(held.shape, hex_at(event.b), event.c);
  if (state.surf.full() || !fits(hexes, free_water(state))) return;
  for (const PlacedTile& placed : state.surf)
    if (!held.blind && placed.tile == held.tile) return;
  state.surf.push_back({held.tile, held.shape, hex_at(event.b), event.c, held.blind});
}

void turn_up_tile(State& state, Tile tile) {
  for (PlacedTile& placed : state.surf) {
    if (!placed.face_down || placed.shape != shape_of(tile)) continue;
    placed.face_down = false;
    placed.tile = tile;
    return;
  }
}

/// What was looked at lies face down again.
void stop_looking(State& state) {
  if (!state.masked()) return;
  for (Space& space : state.spaces)
    for (Treasure& token : space.face_down) token = Treasure::unknown;
}

/// Each tile that can be entered lies there, face up.
bool lies(const State& state, Tile tile) {
  for (const PlacedTile& placed : state.surf)
    if (!placed.face_down && placed.tile == tile) return true;
  return false;
}

void arrive_at(State& state, Seat seat, Place place) {
  if (place.is_tile() && !lies(state, place.tile())) return;
  state.mermaids[seat] = place;
  state.phase = Phase::move;
  if (place.is_space()) state.entered.insert(place.space());
}

/// Packed as in `looked`: 0, or one more than the first treasure and 8 times one more than the second.
void look(State& state, const Event& event) {
  TokensOnSpace& tokens = state.spaces[event.a].face_down;
  state.phase = Phase::take;
  const int seen[2] = {event.c % 8, event.c / 8};
  if (event.c == 0 || (seen[0] != 0) + (seen[1] != 0) != tokens.size()) return;
  tokens.clear();
  for (const int number : seen)
    if (number != 0) lay(tokens, treasure_at(number - 1));
}

TokensOnSpace& tokens_of(State& state, const Event& event) {
  Space& space = state.spaces[event.c];
  return event.b == static_cast<int>(Face::up) ? space.face_up : space.face_down;
}

void take_token(State& state, const Event& event) {
  TokensOnSpace& tokens = tokens_of(state, event);
  const int place = tokens.index_of(treasure_at(event.a));
  if (place >= 0)
    tokens.erase(place);
  else if (event.b == static_cast<int>(Face::down))
    lift_top(tokens);
}

void win_token(State& state, const Event& event) {
  const Treasure treasure = treasure_at(event.a);
  if (event.b != static_cast<int>(Face::up))
    give_to(state.face_down[event.seat], treasure);
  else if (index(treasure) < treasure_kinds)
    state.face_up[event.seat].add(treasure);
  state.phase = Phase::move;
  stop_looking(state);
}

/// After the last rider nobody has a turn until the next round.
void end_ride(State& state, Seat seat) {
  state.entered.clear();
  const bool is_last = !state.order.empty() && state.order.back() == seat;
  if (is_last && state.round < rounds) static_cast<void>(begin_keeping(state));
}

// ----------------------------------------------------------------------------------------- the end of a
// round

void drain(State& state, Tile tile) {
  for (int i = 0; i < state.surf.size(); ++i)
    if (state.surf[i].tile == tile) {
      state.surf.erase(i);
      break;
    }
  state.tile_discards.insert(index(tile));
  for (Seat seat : all_seats(state.players))
    if (state.mermaids[seat] == Place::tile(tile)) state.mermaids[seat] = Place();
}

void go_on_drifting(State& state) {
  if (!begin_drift(state)) static_cast<void>(begin_keeping(state));
}

void keep_two(State& state, const Event& event) {
  Hand& hand = state.hands[event.seat];
  state.committed[event.seat] = Commitment();
  const int discarded[card_kinds] = {event.a, event.b, event.c};
  for (int kind = 0; kind < card_kinds; ++kind)
    for (int n = 0; n < discarded[kind] && hand.size > 0; ++n) {
      take_from(hand, card_at(kind));
      state.discard.add(card_at(kind));
    }
}

/// The first time that anything of a seat's hidden treasure is turned over, what it holds is counted anew.
void reveal(State& state, const Event& event) {
  HiddenTokens& hidden = state.face_down[event.seat];
  if (!hidden.hidden) return;
  hidden.known.count[event.b] = event.a;
  hidden.hidden = hidden.known.size() < hidden.size;
}

void end_game(State& state) {
  state.phase = Phase::over;
  state.turn = Seat(0);
}

}  // namespace

void State::depart(const Event& event) {
  switch (happening(event)) {
    case Happening::started:
    case Happening::warped:
    case Happening::moved:
    case Happening::drifted: mermaids[event.seat] = Place(); break;
    case Happening::took: return take_token(*this, event);
    case Happening::placed: static_cast<void>(put_down(*this, event.seat, event.a)); return;
    case Happening::march_token: return take_from(pool, treasure_at(event.a));
    default: break;
  }
  if (happening(event) != Happening::moved) return;
  for (const int card : {event.b, event.c}) {
    if (!is_adventure(card_at(card))) continue;
    take_from(hands[event.seat], card_at(card));
    discard.add(card_at(card));
  }
}

void State::arrive(const Event& event) {
  const Seat seat = event.seat;
  switch (happening(event)) {
    case Happening::round: return go_to_round(*this, event.a);
    case Happening::deck_rebuilt: return rebuild_deck(*this);
    case Happening::dealt: return deal_to(*this, event);
    case Happening::undercurrent: return turn_up(*this, event.a);
    case Happening::pile_rebuilt: return rebuild_pile(*this, shape_at(event.a));
    case Happening::offered: return lay_on_offer(*this, tile_at(event.a));
    case Happening::chose_meld:
    case Happening::chose_keep: committed[seat] = {card_at(event.a), card_at(event.b)}; return;
    case Happening::showed: return show(*this, event);
    case Happening::stopped: committed[seat] = Commitment(); return;
    case Happening::ranked: return rank(*this, event);
    case Happening::turn: return begin_turn(*this, seat);
    case Happening::scored: scores[seat] = static_cast<std::int16_t>(scores[seat] + event.a); return;
    case Happening::march_token: return face_up[seat].add(treasure_at(event.a));
    case Happening::picked: return pick(*this, seat, tile_at(event.a));
    case Happening::drew_blind:
      lift_top(piles[event.a]);
      return hold(*this, seat, {unknown_tile, shape_at(event.a), true});
    case Happening::prince: dealer = seat; return;
    case Happening::started: return arrive_at(*this, seat, Place::start(event.a));
    case Happening::placed: return lay_tile(*this, event);
    case Happening::turned_up: return turn_up_tile(*this, tile_at(event.a));
    case Happening::warped:
    case Happening::moved: return arrive_at(*this, seat, Place::at(event.a));
    case Happening::looked: return look(*this, event);
    case Happening::took: return win_token(*this, event);
    case Happening::left: phase = Phase::move; return stop_looking(*this);
    case Happening::ended: return end_ride(*this, seat);
    case Happening::drained: return drain(*this, tile_at(event.a));
    case Happening::discarded_tile: return discard_held(*this, seat, tile_at(event.a));
    case Happening::adrift: mermaids[seat] = Place(); return go_on_drifting(*this);
    case Happening::drifted: mermaids[seat] = Place::start(event.a); return go_on_drifting(*this);
    case Happening::kept: return keep_two(*this, event);
    case Happening::revealed: return reveal(*this, event);
    case Happening::over: return end_game(*this);
    case Happening::bonus:
    case Happening::stayed:
    case Happening::tribute:
    case Happening::type_points: return;
  }
}

}  // namespace seaglass::mermaid_rain
