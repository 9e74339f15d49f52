#include "mermaid_rain/refusals.h"

#include "mermaid_rain/state.h"

namespace seaglass::mermaid_rain {

const char* State::why(Refusal refusal) {
  static constexpr const char* words[rule_count] = {
      "allowed",
      "the game is over",
      "somebody else decides now",
      "that is chosen already",
      "that is not what is decided now",
      "there is no such choice",
      "that card is not in the hand",
      "a meld begins with two cards",
      "only one card is added at a time",
      "a meld has at least two cards",
      "that tile is not on offer",
      "no tile of that shape is left",
      "that starting space is not in use",
      "there is a mermaid on that starting space",
      "that tile is not in your hands",
      "that tile cannot be turned like this",
      "that would stick out of the ocean",
      "with three players the outer area is closed",
      "tiles lie on open ocean only",
      "there is a tile already",
      "no mermaid can be there",
      "your mermaid is there already",
      "that place does not touch yours",
      "another card enters there",
      "a single card is enough there",
      "the deep sea takes two cards that do not match",
      "there is no such treasure here",
  };
  return refusal.rule < rule_count ? words[refusal.rule] : "unknown rule";
}

}  // namespace seaglass::mermaid_rain
