// The end of a round: dark tiles drain away, mermaids drift, and two cards are kept.
#include "games/mermaid_rain/rules/steps.h"

namespace seaglass::mermaid_rain {

namespace {

void set_adrift(State& state, Tile drained, Events events) {
  for (Seat seat : state.order) {
    if (state.mermaids[seat] != Place::tile(drained)) continue;
    state.mermaids[seat] = Place();
    events(make_event(Happening::adrift, seat));
  }
}

}  // namespace

void drain_dark_tiles(State& state, Events events) {
  for (int i = state.surf.size() - 1; i >= 0; --i) {
    const Tile tile = state.surf[i].tile;
    if (!is_dark(tile)) continue;
    state.surf.erase(i);
    state.tile_discards.insert(index(tile));
    events(make_event(Happening::drained, index(tile)));
    set_adrift(state, tile, events);
  }
}

void discard_unplaced_tiles(State& state, Events events) {
  for (Seat seat : all_seats(state.players)) {
    for (const HeldTile& held : state.held[seat]) {
      state.tile_discards.insert(index(held.tile));
      events(make_event(Happening::discarded_tile, seat, index(held.tile), 0, 0, held.blind));
    }
    state.held[seat].clear();
  }
}

// --------------------------------------------------------------------------------------------- drifting

bool begin_drift(State& state) {
  for (Seat seat : state.order) {
    if (!state.mermaids[seat].nowhere()) continue;
    state.phase = Phase::drift;
    state.turn = seat;
    return true;
  }
  return false;
}

void drift_to(State& state, Seat seat, int start, Events events) {
  state.mermaids[seat] = Place::start(start);
  events(make_event(Happening::drifted, seat, start));
  after_drift(state, events);
}

// ---------------------------------------------------------------------------------------------- keeping

bool begin_keeping(State& state) {
  state.phase = Phase::keep;
  state.turn = Seat(0);
  return !state.to_act().empty();
}

namespace {

/// All at once; what is discarded lies open.
void keep_what_was_chosen(State& state, Events events) {
  for (Seat seat : all_seats(state.players)) {
    const Commitment chosen = state.committed[seat];
    if (!chosen.made()) continue;
    state.committed[seat] = Commitment();
    Hand kept;
    kept.add(chosen.first);
    kept.add(chosen.second);
    Cards others;
    for (int i = 0; i < card_kinds; ++i)
      for (int n = state.hands[seat].of(card_at(i)) - kept.of(card_at(i)); n > 0; --n) {
        others.add(card_at(i));
        state.discard.add(card_at(i));
      }
    state.hands[seat] = kept;
    events(make_revelation(Happening::kept, seat, others.count[0], others.count[1], others.count[2]));
  }
}

}  // namespace

void choose_to_keep(State& state, Seat seat, Commitment chosen, Events events) {
  state.committed[seat] = chosen;
  events(make_revelation(Happening::chose_keep, seat, index(chosen.first), index(chosen.second)));
  if (!state.to_act().empty()) return;
  keep_what_was_chosen(state, events);
  begin_round(state, events);
}

}  // namespace seaglass::mermaid_rain
