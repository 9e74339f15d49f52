// One game's page: what it is, how many play, how long. Until the game's own screens are in, it says that its
// table is not there yet. B goes back.
#pragma once

#include "console/screen.h"

namespace seaglass {

class GamePage final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back};

  explicit GamePage(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds) override {}
  Outcome handle(Press press, Milliseconds now) override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  bool drawn_ = false;
};

}  // namespace seaglass
