// How far a hand of cards carries a mermaid in Mermaid Rain, and what treasure lies on the way: the measure
// by which places, tiles, moves and warps are compared. Of each kind of card it only asks whether there is
// one, so it is an estimate, and a hopeful one.
#pragma once

#include "games/mermaid_rain/rules/state.h"

namespace seaglass::yardstick {

/// What another token of each type is worth to a seat, in tenths of a point; `unknown` stands for one that
/// lies face-down.
class TokenWorth {
 public:
  TokenWorth(const mermaid_rain::State& state, Seat seat);
  int of(mermaid_rain::Treasure treasure) const { return worth_[mermaid_rain::index(treasure)]; }
  /// The best token on a treasure space; 0 where there is none.
  int of(const mermaid_rain::Space& space) const;

 private:
  int worth_[mermaid_rain::treasure_kinds + 1] = {};
};

struct Voyage {
  const mermaid_rain::State& state;
  const mermaid_rain::Chart& chart;
  const TokenWorth& tokens;

  /// What a seat can hope to gather from there with these cards, in tenths of a point.
  int haul(mermaid_rain::Place from, const mermaid_rain::Cards& hand) const;
};

}  // namespace seaglass::yardstick
