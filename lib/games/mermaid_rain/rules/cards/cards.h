// The adventure cards of Mermaid Rain.
#pragma once

#include <cstdint>

#include "content/games/mermaid_rain.h"
#include "games/mermaid_rain/rules/cards/counted.h"

namespace seaglass::mermaid_rain {

constexpr int card_kinds = content::card_kinds;
constexpr int card_count = content::card_count;

enum class Card : std::uint8_t {
  dolphin,
  gull,
  turtle,
  princess,  // "no more": every player's own card, which never leaves the hand and counts nowhere
  none,
  unknown,  // a card that whoever looks may not know
};
static_assert(static_cast<int>(Card::princess) == card_kinds);

constexpr int index(Card card) {
  return static_cast<int>(card);
}
constexpr Card card_at(int index) {
  return static_cast<Card>(index);
}
constexpr bool is_adventure(Card card) {
  return index(card) < card_kinds;
}

using Cards = Counted<Card, card_kinds>;
using Hand = Hideable<Card, card_kinds>;

}  // namespace seaglass::mermaid_rain
