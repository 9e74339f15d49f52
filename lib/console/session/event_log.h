// What happened last at a table, with all that this unit knows of it: it is masked for whoever is shown it.
// And how far each person here has been told.
#pragma once

#include "core/ring.h"
#include "tabletop/event.h"

namespace seaglass {

class EventLog {
 public:
  /// With the position that is shown while something is told (2,048 B) they take less than 3 KiB.
  static constexpr int kept = 40;
  static_assert(kept * sizeof(Event) + seats_max * sizeof(std::uint32_t) <= 1024);

  /// Among the events: something happened that was not heard here.
  static constexpr std::uint8_t missed = 255;
  static constexpr bool is_missed(const Event& event) { return event.what == missed; }

  /// Nothing has happened, and nobody was told anything.
  void clear() {
    forget();
    told_ = {};
  }
  /// To be filled anew, by as much as has happened after all: what was told stays told.
  void forget() {
    events_.clear();
    count_ = 0;
  }
  /// Of what is not there any more, nobody was told.
  void note_filled() {
    for (Seat seat : all_seats(seats_max))
      if (told_[seat] > count_) told_[seat] = count_;
  }
  void add(const Event& event) {
    events_.push(event);
    ++count_;
  }
  void note_missed() {
    Event event;
    event.what = missed;
    if (events_.empty() || !is_missed(events_.newest())) add(event);
  }

  int size() const { return events_.size(); }
  /// 0 is the oldest that is kept.
  const Event& operator[](int i) const { return events_[i]; }

  void note_told(Seat seat) {
    if (told_[seat] < count_) told_[seat] = count_;
  }
  /// The first that was not told to this seat; `size()` where all were.
  int first_untold(Seat seat) const {
    const std::uint32_t untold = told_[seat] < count_ ? count_ - told_[seat] : 0;
    return untold > static_cast<std::uint32_t>(size()) ? 0 : size() - static_cast<int>(untold);
  }

 private:
  Ring<Event, kept> events_;
  std::uint32_t count_ = 0;
  PerSeat<std::uint32_t> told_;
};

}  // namespace seaglass
