// How a game is to be played: alone, together on this handheld, or with other handhelds around. The cursor
// stands on the way that was chosen last.
#pragma once

#include "console/app/screen.h"
#include "save/new_table/seating.h"

namespace seaglass {

class SitDown final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::table_wanted, Outcome::nearby_opened};

  explicit SitDown(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  /// Without a radio there are no other handhelds.
  int ways() const { return unit_.air.exists() ? 3 : 2; }
  void draw_way(ink::Painter& painter, int way) const;
  void draw_sign(ink::Painter& painter, int way, ink::Point middle) const;

  int way_ = 0;
  std::uint8_t emblems_[2] = {};                             // of the first two people here
  BotLevel levels_[2] = {usual_bot_level, usual_bot_level};  // of the first two bots against one
};

}  // namespace seaglass
