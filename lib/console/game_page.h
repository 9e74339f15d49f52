// One game's page: the water rises over its card, and tells what it is, how many play, how long. Until the
// game's own screens are in, it says that its table is not there yet. A sits down at a table, Menu tells how
// it is played, B goes back.
#pragma once

#include "console/screen.h"
#include "console/water.h"

namespace seaglass {

class GamePage final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::table_wanted, Outcome::help_opened,
                                         Outcome::dealt};
  static constexpr Milliseconds rise_ms = 250;

  explicit GamePage(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  /// A table of this game was left in the middle.
  bool can_carry_on() const;
  Outcome sit_down();
  bool has_help() const;
  void draw_words(ink::Painter& painter) const;

  Water water_;  // lies still: the eye is on the words
  Milliseconds entered_at_ = 0;
  int rise_ = 0;  // by so many rows the water stands above the card's foot
  bool drawn_ = false;
};

}  // namespace seaglass
