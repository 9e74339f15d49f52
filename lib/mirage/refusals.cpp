#include "mirage/state.h"

namespace seaglass::mirage {

const char* State::why(Refusal refusal) {
  static constexpr const char* words[rule_count] = {
      "allowed",
      "the game is over",
      "somebody else decides now",
      "there is no such choice now",
      "no tile of that type is left",
      "there lies a tile already",
      "a tile must touch another along an edge",
      "land may only meet land, and water only water",
      "its coast would find no place beside it",
      "the coast must touch the survey tile just laid",
      "no coast of that pattern is left",
      "choose as many squares as there are explorers",
      "that gap is not waiting to be settled",
      "that player does not lead there",
      "that gap does not hold your tent",
      "you have no such explorer there",
      "camels keep an oasis, ships an island, either a coast",
      "plant as many trees as the gap has room for",
      "there are not enough trees of that colour",
  };
  return refusal.rule < rule_count ? words[refusal.rule] : "unknown rule";
}

}  // namespace seaglass::mirage
