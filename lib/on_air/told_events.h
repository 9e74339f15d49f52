// The last few things that happened at a table, and with which choice: what a host tells its guests, and what
// a screen has still to show.
#pragma once

#include "core/ring.h"
#include "on_air/table_message.h"

namespace seaglass {

class ToldEvents {
 public:
  /// Beach tells of at most 13 things at once; two choices in a row are still told whole.
  static constexpr int kept = 28;

  void add(int revision, const Event& event) {
    ring_.push({static_cast<std::uint16_t>(revision), event});
    ++count_;
  }
  void clear() {
    ring_.clear();
    count_ = 0;
  }

  int size() const { return ring_.size(); }
  /// 0 is the oldest that is kept.
  const ToldEvent& operator[](int i) const { return ring_[i]; }

  /// Nothing was dropped before it was read from this place on.
  bool has_all_from(std::uint32_t place) const {
    return place <= count_ && count_ - place <= static_cast<std::uint32_t>(ring_.size());
  }
  /// A reader keeps its own place, 0 at first. False: it has read all. Events that were dropped before it
  /// read them are skipped.
  bool next(std::uint32_t& place, ToldEvent& told) const {
    const std::uint32_t oldest = count_ - static_cast<std::uint32_t>(ring_.size());
    if (place < oldest || place > count_) place = oldest;
    if (place == count_) return false;
    told = ring_[static_cast<int>(place - oldest)];
    ++place;
    return true;
  }

 private:
  Ring<ToldEvent, kept> ring_;
  std::uint32_t count_ = 0;
};

}  // namespace seaglass
