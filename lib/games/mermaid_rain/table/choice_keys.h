// What the cursor picks at each step of a choice, as a number (GameScreen::key), and where that lies. A step
// picks one kind of thing: a place, a hex, a rotation, a tile by its name in the choice, a token, or cards.
#pragma once

#include "games/mermaid_rain/rules/state.h"
#include "ink/geometry.h"
#include "stage/view.h"

namespace seaglass::mermaid_rain {

/// Two cards as one key: the first below, the second beside it.
constexpr int pair_key(int first, int second) {
  CHECK(first <= second && second < card_kinds);
  return first * (2 * card_kinds - first + 1) / 2 + second - first;
}
/// A single card comes after the pairs.
constexpr int first_card_key = card_kinds * (card_kinds + 1) / 2;
constexpr int card_key(int card) {
  return first_card_key + card;
}
static_assert(pair_key(card_kinds - 1, card_kinds - 1) < first_card_key);

/// Those that lie face-up, then those that lie face-down.
constexpr int token_key(Treasure treasure, Face face) {
  return static_cast<int>(face) * treasure_kinds + index(treasure);
}

/// What ends a step without doing anything: no more cards, tiles, moves; no treasure, no warp.
constexpr int button_key = 200;
static_assert(place_count <= button_key && tile_names <= button_key && card_key(card_kinds) <= button_key &&
                  2 * treasure_kinds <= button_key,
              "what can be picked first, besides the button");

/// All show their first two cards.
inline bool begins_meld(const State& state) {
  return state.phase == Phase::meld && cards_shown(state) == 0;
}

/// What a choice picks at a step; −1 when it was complete before.
int key_of(Choice choice, int step);
ink::Point spot_of(const View& view, int step, int key);

}  // namespace seaglass::mermaid_rain
