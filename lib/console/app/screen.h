// What every screen is. The Handheld constructs the one that is shown in place, tells it of presses and of
// time, and draws it when it says that it changed, or what the next press is about. A screen lives only while
// it is shown: what must outlive it lies in `Unit`.
#pragma once

#include "console/app/button_reader.h"
#include "console/app/flow.h"
#include "console/app/unit.h"
#include "console/parts/rows.h"
#include "ink/painter.h"
#include "moments.h"

namespace seaglass {

struct Tick {
  Rows changed;                       // what looks different since the last tick
  Milliseconds wait_ms = forever_ms;  // no press: nothing changes before this has passed
  Outcome outcome = Outcome::stay;    // time itself can leave a screen
};

class Screen {
 public:
  /// Once, before anything else.
  virtual void enter(Milliseconds now) = 0;
  /// Only what answers `subject` as it was when it was drawn (press_guard.h).
  virtual Outcome handle(Press press, Milliseconds now) = 0;
  /// What the next press would be about, as it is now. None: nothing that others can change.
  virtual Subject subject() const { return {}; }
  /// Whether letters are typed here, one by one, and then what happens with one.
  virtual bool takes_letters() const { return false; }
  virtual void type(int) {}
  /// As it is, for a screen that only presses change.
  virtual Tick tick(Milliseconds) { return what_changed(); }
  /// Draws every pixel; between two ticks always the same.
  virtual void draw(ink::Painter& painter) const = 0;

 protected:
  explicit Screen(Unit& unit) : unit_(unit) {}
  ~Screen() = default;

  /// Since the last tick.
  Tick what_changed(Milliseconds wait_ms = forever_ms, Outcome outcome = Outcome::stay) {
    const Tick tick{changed_, wait_ms, outcome};
    changed_ = no_rows;
    return tick;
  }

  Unit& unit_;
  Rows changed_ = all_rows;
};

}  // namespace seaglass
