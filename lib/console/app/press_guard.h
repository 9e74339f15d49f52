// A press answers exactly what was on the screen. The subject of the next press (subject.h) is fixed when the
// screen is drawn; a press that would answer another subject does nothing. If the subject changed by itself,
// presses are ignored until no button was pressed for a moment: they may be meant for the one before.
#pragma once

#include "console/app/quiet_period.h"
#include "console/app/subject.h"

namespace seaglass {

class PressGuard {
 public:
  /// Another screen is shown, by a press or by itself; nothing of it has been drawn.
  void begin(bool by_press) {
    shown_ = Subject();
    expected_ = shown_.print();
    is_new_ = true;
    by_press_ = by_press;
    quiet_period_ = QuietPeriod();
  }
  /// The screen has been drawn, nothing covers it.
  void note_drawn(const Subject& subject, Milliseconds now) {
    if (subject == shown_ && !is_new_) return;
    const bool is_expected = is_new_ ? by_press_ : subject.print() == expected_;
    const bool is_other = subject != shown_;
    shown_ = subject;
    expected_ = subject.print();
    is_new_ = false;
    if (is_other && (!is_expected || subject.comes_by_itself())) quiet_period_.begin(now);
  }
  /// Whether this press may do what it does: it is about what was drawn, and not too soon.
  bool lets_pass(Button button, const Subject& subject, Milliseconds now) {
    const bool is_expected = subject == shown_ || subject.print() == expected_;
    if (!is_expected) quiet_period_.begin(now);
    if (is_expected && !subject.is_answered_by(button)) return true;
    return !quiet_period_.swallows(now) && subject == shown_;
  }
  /// What a press has led to, which is still to be drawn.
  void note_pressed(const Subject& subject) { expected_ = subject.print(); }

  /// What the person has before their eyes.
  const Subject& shown() const { return shown_; }

 private:
  Subject shown_;
  std::uint32_t expected_ = 0;
  bool is_new_ = true;
  bool by_press_ = false;
  QuietPeriod quiet_period_;
};

}  // namespace seaglass
