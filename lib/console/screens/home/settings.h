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
    speed,
    hides_after,
    dims_after,
    off_after,
    names
  };
  static constexpr int line_count = 14;

  /// A window of a computer neither dims nor goes off.
  int lines() const { return unit_.lit_place ? line_count - 2 : line_count; }
  Line line_at(int place) const {
    const bool is_past = unit_.lit_place && place >= static_cast<int>(Line::dims_after);
    return static_cast<Line>(is_past ? place + 2 : place);
  }
  Line line() const { return line_at(at_); }

  /// With three buttons left and right choose the line, and A alone changes it.
  bool is_walk() const { return unit_.three_buttons(); }
  void move(int by);
  /// `around`: from the last value to the first.
  void change(int by, bool around);
  void change_switch();
  bool is_on(Line line) const;
  /// What is chosen there, of several.
  ink::Text chosen(Line line) const;
  void draw_line(ink::Painter& painter, int place) const;
  void draw_marks(ink::Painter& painter) const;

  int at_ = 0;     // of the lines that there are here
  int first_ = 0;  // of those that are shown
};

}  // namespace seaglass
