// The cell of a unit that hosts runs low, and another one at the table could host: its people are asked once
// whether the table goes there, over whatever the screen shows. What they say yes to is what was shown:
// should that unit not be able any more, the question goes away.
#pragma once

#include "console/app/quiet_period.h"
#include "console/app/unit.h"
#include "ink/painter.h"

namespace seaglass {

class TableOffer {
 public:
  explicit TableOffer(Unit& unit) : unit_(unit) {}

  bool is_shown() const { return shown_; }
  /// Call at every step; `free`: nothing else covers the screen. Returns whether the picture changed.
  bool watch(bool free, Milliseconds now);
  /// Returns whether the press was for the offer, or for one that has just disappeared.
  bool answer(Button button, Milliseconds now);
  void draw(ink::Painter& painter) const;

 private:
  void go_away(Milliseconds now);

  Unit& unit_;
  QuietPeriod quiet_period_;
  bool shown_ = false;
  bool asked_ = false;  // since the cell is low
  Gathering::NextHost next_host_;
};

}  // namespace seaglass
