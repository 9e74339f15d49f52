// What whoever hosts a table is told of the others for a while: who came, who left, and who could not come
// in.
#pragma once

#include "console/app/unit.h"

namespace seaglass {

class HostNews {
 public:
  explicit HostNews(Unit& unit) : unit_(unit) {}

  /// At every tick. True: what there is to say is another thing now, or nothing any more.
  bool hear(Milliseconds now);
  bool any() const { return any_; }
  /// Somebody who was at the table is not any more.
  bool is_of_who_left() const { return any_ && news_.kind == radio::GuestNews::Kind::gone; }
  Phrase told() const;
  Milliseconds wait_ms(Milliseconds now) const { return any_ ? left_until(end_, now) : forever_ms; }

 private:
  static constexpr Milliseconds shown_ms = 6000;

  void note_who_sits();

  Unit& unit_;
  radio::UnitName seated_[units_max];  // as each unit's first person is called at the table
  radio::GuestNews news_;
  bool any_ = false;
  Milliseconds end_ = 0;
};

}  // namespace seaglass
