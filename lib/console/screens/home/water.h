// The water that washes over a card's foot. Stirred by every press, it moves for a while, slows down and
// lies still; in calm mode it never moves. Only its crests move, within the rows of one strip.
#pragma once

#include "console/parts/rows.h"
#include "games/cards.h"
#include "ink/painter.h"
#include "moments.h"

namespace seaglass {

class Water {
 public:
  static constexpr Rows rows{176, 188};
  static constexpr Milliseconds moves_for_ms = 5000;
  static constexpr Milliseconds frame_ms = 66;

  void stir(Milliseconds now);
  /// Returns whether it looks different.
  bool tick(Milliseconds now);
  /// How long until it will.
  Milliseconds wait_ms(Milliseconds now) const;

  /// Down to the foot of the screen. `drift` moves the waves sideways, `rise` moves all of it up, in pixels.
  void draw(ink::Painter& painter, const WaterColors& colors, int drift, int rise = 0) const;

 private:
  static constexpr Milliseconds slows_for_ms = 1000;

  static Milliseconds flowed_ms(Milliseconds elapsed_ms);

  bool stirred_ = false;
  Milliseconds stirred_at_ = 0;
  Milliseconds flow_before_ms_ = 0;  // how far it had flowed when it was stirred last
  Milliseconds flow_ms_ = 0;         // and has by now
  Milliseconds draws_at_ = 0;        // next, while it moves
};

}  // namespace seaglass
