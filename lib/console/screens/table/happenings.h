// What happened at the table, in pictures and words, as far as who looks may know it: all of it, page by
// page, from the table's menu; and what a person has missed, when the curtain opens.
#pragma once

#include "console/app/unit.h"
#include "core/fixed_vector.h"

namespace seaglass {

class Happenings {
 public:
  /// All that is kept, or what who looks was not told yet.
  enum class What : std::uint8_t { all, untold };

  Happenings(const Unit& unit, What what);

  bool empty() const { return lines_.empty(); }
  /// The last one is the newest.
  int pages() const;
  void draw_page(ink::Painter& painter, int page) const;
  /// On one screen: what happened to who looks first, with a picture; then the newest of the rest.
  void draw_in_short(ink::Painter& painter) const;

 private:
  static constexpr int rows = 3;

  View view_of(int line) const;
  Phrase words(int line) const;
  bool is_same_as_before(int place) const;
  bool is_theirs(int line) const;
  void draw_picture(ink::Painter& painter, int line, ink::Rect area) const;

  const Unit& unit_;
  FixedVector<Event, EventLog::kept> events_;
  FixedVector<std::uint8_t, EventLog::kept> lines_;  // those that are worth telling
};

}  // namespace seaglass
