// The menu of a table: go on, take back what was done last (where nothing came to light since), leave it.
// Below stands why not every card can be played just now.
#pragma once

#include "console/screen.h"

namespace seaglass {

class TableMenu final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::opened, Outcome::back, Outcome::left};

  explicit TableMenu(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds) override {}
  Outcome handle(Press press, Milliseconds now) override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  enum class Line : std::uint8_t { go_on, take_back, leave };
  static constexpr int line_count = 3;

  Outcome choose();
  /// To who has the handheld open already, or behind the curtain.
  Outcome go_on() const { return unit_.table.is_open() ? Outcome::opened : Outcome::back; }
  bool can_choose(int line) const {
    return static_cast<Line>(line) != Line::take_back || unit_.table.can_take_back();
  }
  void move(int by);

  int line_ = 0;
  Rows changed_ = all_rows;
};

}  // namespace seaglass
