// What a person sets for this handheld: up and down choose the line, left and right change it, A changes it
// to the next. Everything holds at once. B goes back.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class Settings final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::back_to_table, Outcome::names_opened};

  explicit Settings(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds) override {}
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  enum class Line : std::uint8_t {
    brightness,
    volume,
    language,
    guide,
    large_text,
    strong_colors,
    calm,
    left_handed,
    three_buttons,
    off_after,
    names
  };
  static constexpr int line_count = 11;

  /// With three buttons left and right choose the line, and A alone changes it.
  bool is_walk() const { return unit_.three_buttons(); }
  void move(int lines);
  /// `around`: from the last value to the first.
  void change(int by, bool around);
  void change_switch();
  bool is_on(Line line) const;
  void draw_line(ink::Painter& painter, Line line, int place) const;
  void draw_marks(ink::Painter& painter) const;

  Line line_ = Line::brightness;
  int first_ = 0;  // of the lines that are shown
};

}  // namespace seaglass
