// Between two people: whom the handheld goes to, and nothing else of the game. It opens when A is held for a
// moment; Menu or B leads to the table's menu. For a bot it opens by itself, for somebody on another
// handheld, for the only person here, and where all lies open to everybody.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class Curtain final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::opened, Outcome::back, Outcome::parted};
  static constexpr Milliseconds hold_ms = 600;

  explicit Curtain(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  /// There is nothing to hide from anybody here.
  bool is_for_all() const { return unit_.table.is_alone() || unit_.table.lies_open(); }
  bool opens_by_itself() const {
    return is_for_all() || unit_.table.bot_is_next() || unit_.table.waits_for_others();
  }

  Seat seat_;
  bool holding_ = false;
  Milliseconds held_since_ = 0;
  int held_ = 0;  // how much of the moment has passed (motion.h)
  bool drawn_ = false;
  bool too_short_ = false;  // A was let go too soon: the sign says louder that it is to be held
};

}  // namespace seaglass
