// What playing over the air protects from and what not, page by page: from nearby tables and from the waiting
// room, where it makes room by itself as soon as something happens there.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class AirHelp final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::waits};
  static constexpr int page_count = 7;

  explicit AirHelp(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds) override { situation_ = situation(); }
  Outcome handle(Press press, Milliseconds now) override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  /// What waits below, as a number that changes with it.
  std::uint32_t situation() const;
  Outcome closed() const;
  void draw_sign(ink::Painter& painter) const;

  int page_ = 0;
  std::uint32_t situation_ = 0;
};

}  // namespace seaglass
