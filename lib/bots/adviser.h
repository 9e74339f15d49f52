// What a sensible person thinks of one choice: a number for each, the higher the better, which means nothing
// but in comparison with the other choices of the same decision. One file for each game says how it comes to
// be. An adviser sees a seat's own masked state and nothing else, and looks no further than the choice
// itself.
#pragma once

#include "tabletop/game.h"

namespace seaglass::bots {

class Adviser {
 public:
  /// A choice that the game lists there. `preview` is room to try it in; what it holds before and after means
  /// nothing.
  virtual int worth(const AnyState& seen, Seat seat, Choice choice, AnyState& preview) const = 0;
  /// So much may chance add to the worth of a choice: among those that differ by less, it decides.
  virtual int left_to_chance(Choice) const { return 0; }
  /// How many choices may be weighed in one step, so that no step takes longer than a frame.
  virtual int weighed_in_a_step() const = 0;

 protected:
  ~Adviser() = default;
};

}  // namespace seaglass::bots
