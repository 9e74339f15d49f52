// Who may know what.
#include "mermaid_rain/state.h"

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
    case Happening::took:
      if (event.b == static_cast<int>(Face::down)) event.a = static_cast<std::uint8_t>(Treasure::unknown);
      break;
    default: break;
  }
  return event;
}

}  // namespace seaglass::mermaid_rain
