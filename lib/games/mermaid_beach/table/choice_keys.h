// What the cursor picks at each step of a choice, as a number (GameScreen::key), and where that lies.
#pragma once

#include "games/mermaid_beach/rules/state.h"
#include "ink/geometry.h"
#include "stage/view.h"

namespace seaglass::mermaid_beach {

/// Picked first: a card of the hand, by its kind, or a button.
constexpr int stop_key = kind_count;
constexpr int keep_key = stop_key + 1;

/// Picked second: a seat, the Shell deck (the pair is laid, nobody asked), or a shell of somebody.
constexpr int shell_deck_key = seats_max;
constexpr int first_shell_key = shell_deck_key + 1;
constexpr int shell_key(Seat owner, int value) {
  return first_shell_key + owner.index() * shell_values + value - 1;
}
static_assert(kind_count <= stop_key && stop_key < keep_key, "what can be picked first");
static_assert(seats_max <= shell_deck_key && shell_deck_key < first_shell_key, "what can be picked second");

/// What a choice picks at a step; −1 when it was complete before.
int key_of(Choice choice, int step);
ink::Point spot_of(const View& view, int step, int key);

}  // namespace seaglass::mermaid_beach
