// The first screen: one full-bleed card for each game, in a ring. Left and right slide to the next, A opens
// the card, Menu the settings, B the tables nearby. The card stays chosen over a power cut.
#pragma once

#include "console/app/screen.h"
#include "console/screens/home/water.h"

namespace seaglass {

class Launcher final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::game_opened, Outcome::settings_opened,
                                         Outcome::nearby_opened};
  static constexpr Milliseconds slide_ms = 200;

  explicit Launcher(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  /// Where the screen stands in the ring, in pixels from the chosen card.
  int offset_at(Milliseconds now) const;
  void slide(int cards, Milliseconds now);

  Water water_;
  int offset_ = 0;
  int slid_from_ = 0;
  Milliseconds slid_at_ = 0;
};

}  // namespace seaglass
