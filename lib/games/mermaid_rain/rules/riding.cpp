// The second half of a round: each in turn places tiles, may warp, and moves for cards to take treasure.
#include <initializer_list>

#include "games/mermaid_rain/rules/steps.h"

namespace seaglass::mermaid_rain {

namespace {

bool some_tile_fits(const State& state, Seat seat) {
  if (state.held[seat].empty()) return false;
  const HexSet water = free_water(state);
  for (const HeldTile& held : state.held[seat])
    if (fits_anywhere(held.shape, water)) return true;
  return false;
}

void go_on_placing(State& state, Seat seat, Events events) {
  state.phase = Phase::place;
  if (!some_tile_fits(state, seat)) end_placing(state, seat, events);
}

/// Without a card there is no move: the ride ends by itself.
void go_on_moving(State& state, Seat seat, Events events) {
  state.phase = Phase::move;
  if (state.hands[seat].size == 0) end_ride(state, seat, events);
}

/// Only the first entry into a space in a turn allows to look at its treasure and to take some.
void enter(State& state, Seat seat, Place place, Events events) {
  state.mermaids[seat] = place;
  if (!place.is_space() || state.entered.contains(place.space())) return go_on_moving(state, seat, events);
  state.entered.insert(place.space());
  const Space& space = space_entered(state);
  if (space.empty()) return go_on_moving(state, seat, events);
  const int face_down = space.face_down.size();
  events(make_event(Happening::looked, seat, place.space(), face_down, packed_secret(space.face_down),
                    face_down > 0));
  state.phase = Phase::take;
}

}  // namespace

void begin_ride(State& state, Seat seat, Events events) {
  state.turn = seat;
  events(make_event(Happening::turn, seat));
  if (state.round == 1)
    state.phase = Phase::start;
  else
    go_on_placing(state, seat, events);
}

void start_from(State& state, Seat seat, int start, Events events) {
  state.mermaids[seat] = Place::start(start);
  events(make_event(Happening::started, seat, start));
  go_on_placing(state, seat, events);
}

// ------------------------------------------------------------------------------------------------- the tiles

void place_tile(State& state, Seat seat, Choice choice, Events events) {
  int which = 0;
  while (choice.a != name_of(state.held[seat][which])) ++which;
  const HeldTile held = state.held[seat][which];
  state.held[seat].erase(which);
  state.surf.push_back({held.tile, held.shape, hex_at(choice.b), choice.c, held.blind});
  events(make_event(Happening::placed, seat, choice.a, choice.b, choice.c));
  go_on_placing(state, seat, events);
}

/// Ruling A15: a tile drawn blind turns up when all tiles lie. One that was not placed stays as it is.
void end_placing(State& state, Seat seat, Events events) {
  for (PlacedTile& placed : state.surf) {
    if (!placed.face_down) continue;
    placed.face_down = false;
    events(make_revelation(Happening::turned_up, seat, index(placed.tile)));
  }
  if (warp_is_owed(state, seat))
    state.phase = Phase::warp;
  else
    go_on_moving(state, seat, events);
}

// ------------------------------------------------------------------------------------------------- the moves

void warp_to(State& state, Seat seat, Place to, Events events) {
  events(make_event(Happening::warped, seat, to.index()));
  enter(state, seat, to, events);
}

void decline_warp(State& state, Seat seat, Events events) {
  events(make_event(Happening::stayed, seat));
  go_on_moving(state, seat, events);
}

void move_to(State& state, Seat seat, Choice choice, Events events) {
  for (const int card : {choice.b, choice.c}) {
    if (card == index(Card::none)) continue;
    state.hands[seat].remove(card_at(card));
    state.discard.add(card_at(card));
  }
  events(make_event(Happening::moved, seat, choice.a, choice.b, choice.c));
  enter(state, seat, Place::at(choice.a), events);
}

void end_ride(State& state, Seat seat, Events events) {
  state.entered.clear();
  events(make_event(Happening::ended, seat, state.hands[seat].size));
  after_ride(state, events);
}

// ---------------------------------------------------------------------------------------------- the treasure

void take_treasure(State& state, Seat seat, Treasure treasure, Face face, Events events) {
  const int number = state.mermaids[seat].space();
  Space& space = state.spaces[number];
  TokensOnSpace& tokens = face == Face::up ? space.face_up : space.face_down;
  tokens.erase(tokens.index_of(treasure));
  if (face == Face::up)
    state.face_up[seat].add(treasure);
  else
    state.face_down[seat].add(treasure);
  events(make_event(Happening::took, seat, index(treasure), static_cast<int>(face), number));
  score_points(state, seat, content::points_gained, events);
  go_on_moving(state, seat, events);
}

void leave_treasure(State& state, Seat seat, Events events) {
  events(make_event(Happening::left, seat));
  go_on_moving(state, seat, events);
}

}  // namespace seaglass::mermaid_rain
