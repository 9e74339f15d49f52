// What the host can do with another unit during the game: hand it the table, or send it away. Neither is done
// by one press.
#pragma once

#include "core/check.h"
#include "ink/painter.h"
#include "stage/face.h"
#include "words/words.h"

namespace seaglass {

class GuestSheet {
 public:
  enum class Deed : std::uint8_t { hand_over, send_away };
  static constexpr int deed_count = 2;

  bool is_open() const { return open_; }
  void open() {
    open_ = true;
    deed_ = Deed::hand_over;
  }
  void close() { open_ = false; }
  void move() { deed_ = deed_ == Deed::hand_over ? Deed::send_away : Deed::hand_over; }
  Deed deed() const { return deed_; }

  /// For the one who is called so.
  void draw(ink::Painter& painter, const Face& face, ink::Text name, Language language) const;

 private:
  bool open_ = false;
  Deed deed_ = Deed::hand_over;
};

}  // namespace seaglass
