// What happened at the table, in pictures and words, as far as who looks may know it, page by page: all of it
// from the table's menu; and what a person has missed, when the curtain opens.
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
  int pages() const;
  void draw_page(ink::Painter& painter, int page) const;

 private:
  /// So many lines fit on a page; of all that is kept the newest are on the last one. What happened to who
  /// looks, and they were not told yet, comes first, and as large as two; so is everything where it is
  /// little.
  static constexpr int rows = 4;
  struct Page {
    int first = 0;
    int end = 0;
  };

  Page page_at(int number) const;
  int end_of_page(int first) const;
  int rows_of(int event) const;
  View view_of(int event) const;
  Phrase words(int event) const;
  bool is_known(int event) const;
  bool is_theirs(int event) const;
  void draw_line(ink::Painter& painter, int event, ink::Rect area) const;
  void draw_actor(ink::Painter& painter, int event, const Phrase& said, ink::Point middle) const;

  const Unit& unit_;
  What what_;
  FixedVector<Event, EventLog::kept> events_;
  FixedVector<std::uint8_t, EventLog::kept> lines_;  // those that are worth telling
};

}  // namespace seaglass
