// Which language the handheld speaks, asked once: four greetings, each in its own. Where the place knows it,
// as a browser does, nobody is asked.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class FirstStart final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::started};

  explicit FirstStart(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds) override {}
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  void move(int by);
};

}  // namespace seaglass
