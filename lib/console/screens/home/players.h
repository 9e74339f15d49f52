// How many games each name has won, of how many it has played to the end, and its best total: a line for
// each, a column for each game. Up and down go on to those who do not fit.
#pragma once

#include "console/app/screen.h"
#include "core/fixed_vector.h"

namespace seaglass {

class Players final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back};

  explicit Players(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  void draw_line(ink::Painter& painter, int place) const;
  void draw_marks(ink::Painter& painter) const;

  static constexpr int lines_shown = 4;

  Statistics statistics_;
  FixedVector<std::uint8_t, emblem_count> emblems_;  // who has played, who won most above
  int first_ = 0;                                    // of the lines that are shown
};

}  // namespace seaglass
