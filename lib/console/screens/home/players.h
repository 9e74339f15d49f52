// How many games each name has won, of how many it has played to the end: a line for each, a column for each
// game.
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
  void draw_line(ink::Painter& painter, int line) const;

  FixedVector<std::uint8_t, emblem_count> emblems_;  // who has played, who won most above
};

}  // namespace seaglass
