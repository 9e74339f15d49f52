// How a game is played: its table in the middle of a game, and what is to be known of it, page by page.
#pragma once

#include "console/app/screen.h"
#include "stage/choice_walk.h"
#include "stage/lesson.h"

namespace seaglass {

class Help final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::back_to_table};

  explicit Help(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds) override { turn_to(0); }
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

  /// Where the words of a page stand: at the edge that is farther from what they speak of.
  static ink::Rect words_area(const Lesson& lesson, ink::Rect focus, Language language);

 private:
  const Lesson& lesson() const { return lessons_.first[page_]; }
  Outcome closed() const { return unit_.over_table ? Outcome::back_to_table : Outcome::back; }
  View view() const;
  void turn_to(int page);
  void draw_text(ink::Painter& painter, ink::Rect focus) const;

  Lessons lessons_;
  int page_ = 0;
  AnyState state_;  // as who looks may know it
  ChoiceWalk walk_;
  bool decides_ = false;  // who looks
};

}  // namespace seaglass
