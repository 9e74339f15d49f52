// What a seat remembers of the hands of others: who asked for what and whom, who had it and who had not, who
// was given what, and how many cards came since. It follows from what the seat was told. Nothing of it is
// certain to hold for ever (a hand may be passed on unseen), so whoever uses it prefers what agrees with it
// and never relies on it; all zero knows nothing.
#pragma once

#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

/// A set of kinds of cards.
class Kinds {
 public:
  constexpr bool has(Kind kind) const { return (bits_ >> index(kind) & 1) != 0; }
  constexpr void add(Kind kind) { bits_ = static_cast<std::uint16_t>(bits_ | 1 << index(kind)); }
  constexpr void remove(Kind kind) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1 << index(kind))); }
  constexpr void clear() { bits_ = 0; }
  constexpr void keep_common(Kinds other) { bits_ &= other.bits_; }

 private:
  static_assert(kind_count <= 16);

  std::uint16_t bits_ = 0;
};

/// In a set of what is not there: two of any item.
constexpr Kind a_pair = Kind::none;

/// Of the hand of one other seat: cards that are known, items that are likely, `fresh` cards that came
/// lately, and all the others.
struct Recollection {
  Kinds known;
  Kinds likely;     // were known when one of the hand's cards was passed on unseen
  Kinds not_old;    // none of the others is of these kinds
  Kinds not_fresh;  // nor any fresh one of these
  std::uint8_t fresh = 0;
  std::uint8_t just_came = 0;  // in a pass that is still told of: its index + 1

  /// Who asks, by the rules, has no pair: of each item one at most.
  constexpr bool old_are_single() const { return not_old.has(a_pair); }
  /// None of this kind is there: it was asked for in vain, say, and no card came since.
  constexpr bool has_none_of(Kind kind) const {
    return !known.has(kind) && !likely.has(kind) && not_old.has(kind) && (fresh == 0 || not_fresh.has(kind));
  }
};

struct Memory {
  Recollection others[players_max - 1];  // from the left neighbour on
  std::uint8_t decisions = 0;            // that the seat had to think about, in this turn

  Recollection& of(Seat seat, Seat other, int players) {
    return others[steps_clockwise(seat, other, players) - 1];
  }
  const Recollection& of(Seat seat, Seat other, int players) const {
    return others[steps_clockwise(seat, other, players) - 1];
  }
};

/// An event, masked for the seat, and the position before the choice that it came of.
void remember(Memory& memory, Seat seat, const Event& event, const State& before);

}  // namespace seaglass::mermaid_beach
