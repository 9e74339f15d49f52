// The first thing that anybody sees: the wave and the glass, for less than a second or until a button is
// pressed. Then the launcher, the page of the game that was interrupted, or the table on the air where this
// unit was a guest; at the very first start, which language it speaks.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class Boot final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::started, Outcome::first_started, Outcome::interrupted,
                                         Outcome::waits};
  static constexpr Milliseconds mark_ms = 600;

  explicit Boot(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override { entered_at_ = now; }
  /// Any button; the press itself is meant for what follows.
  Outcome handle(Press, Milliseconds now) override { return leave(now); }
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  Outcome leave(Milliseconds now);

  Milliseconds entered_at_ = 0;
  bool drawn_ = false;
};

}  // namespace seaglass
