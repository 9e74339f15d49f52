// What the cursor picks at each step of a choice, as a number (GameScreen::key), and where that lies.
#pragma once

#include "games/mermaids_song/rules/state.h"
#include "ink/geometry.h"
#include "stage/view.h"

namespace seaglass::mermaids_song {

/// A card of the hand, by its kind; then, one range after the other: a creature of the row, a button, a seat,
/// a mermaid of a seat, an own mermaid.
constexpr int first_creature_key = kind_count;
constexpr int act_key = first_creature_key + row_size;
constexpr int discard_key = act_key + 1;
constexpr int end_key = discard_key + 1;
constexpr int first_seat_key = end_key + 1;
constexpr int first_mermaid_key = first_seat_key + seats_max;
constexpr int first_own_mermaid_key = first_mermaid_key + seats_max * slots;

constexpr int creature_key(int place) {
  return first_creature_key + place;
}
constexpr int seat_key(Seat seat) {
  return first_seat_key + seat.index();
}
constexpr int mermaid_key(Seat seat, int slot) {
  return first_mermaid_key + seat.index() * slots + slot;
}
/// The own mermaid that entices or is lost has no seat in the choice: whoever decides.
constexpr int own_mermaid_key(int slot) {
  return first_own_mermaid_key + slot;
}
static_assert(index(Card::treasure) < first_creature_key && creature_key(row_size - 1) < act_key &&
              act_key < discard_key && discard_key < end_key && end_key < first_seat_key &&
              seat_key(Seat(seats_max - 1)) < first_mermaid_key &&
              mermaid_key(Seat(seats_max - 1), slots - 1) < first_own_mermaid_key);

/// What a choice picks at a step; −1 when it was complete before.
int key_of(Choice choice, int step);
ink::Point spot_of(const View& view, int key);

}  // namespace seaglass::mermaids_song
