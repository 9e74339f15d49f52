// Before a game: how many play, and the game's own options, each with a line that says what it changes. Up
// and down choose the line, left and right change it, A on the last one deals.
#pragma once

#include "console/screen.h"

namespace seaglass {

class NewTable final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::dealt};

  explicit NewTable(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  const GameFacts& facts() const { return game_of(unit_.preferences.game).facts(); }
  int line_count() const { return facts().option_count + 2; }  // players above, start below
  bool is_start(int line) const { return line == line_count() - 1; }
  OptionWords option(int line) const { return screen_of(unit_.preferences.game)->option(line - 1); }
  int shown_value(int line) const { return screen_of(unit_.preferences.game)->shown_value(setup_, line - 1); }
  void change(int by);
  void draw_line(ink::Painter& painter, int line) const;
  void draw_value(ink::Painter& painter, int line, ink::Rect area) const;

  Setup setup_;
  int line_ = 0;
  Rows changed_ = all_rows;
};

}  // namespace seaglass
