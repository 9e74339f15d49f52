// The subject of the next press on a screen: the kind of question, and of whom or what it is asked, byte for
// byte. Equal subjects ask the same. A subject contains everything that others can change and that a person
// relies on when they answer; what only their own presses change need not be in it.
//
// docs/CONFIRMATIONS.md lists what each confirmation carries.
#pragma once

#include "core/bytes.h"
#include "core/check.h"
#include "core/crc32.h"
#include "device.h"

namespace seaglass {

class Subject {
 public:
  enum class Kind : std::uint8_t {
    nothing,        // nobody else can change what a press does here
    pictures,       // are they the same?
    own_yes,        // is it to be taken back?
    end,            // this unit is at no table any more, and why
    room,           // is it dealt to these, or without whoever is late? does the table close for all?
    seat,           // what becomes of who sits there
    guest_sheet,    // the same in the middle of a game, and who gets the table
    may_claim,      // is the table to go on without its host?
    own_claim,      // how far this unit's claim has come
    claim,          // may somebody else go on with the table?
    menu_line,      // of a table's menu
    nearby_people,  // how many of them
    nearby_table,   // is that one to be joined, or watched?
    score,          // is there another game?
  };
  /// A room: six seats with a holder and a unit's address each, and five bytes about the table.
  static constexpr int bytes_max = 6 * (1 + sizeof(RadioAddress)) + 5;

  constexpr Subject() = default;
  explicit Subject(Kind kind) : kind_(kind) {}

  Subject& put(int byte) {
    CHECK(size_ < bytes_max && byte >= 0 && byte <= 0xFF);
    bytes_[size_++] = static_cast<std::uint8_t>(byte);
    return *this;
  }
  Subject& put(Bytes bytes) {
    for (int i = 0; i < bytes.size; ++i) put(bytes.data[i]);
    return *this;
  }
  Subject& put(const RadioAddress& unit) { return put(Bytes{unit.bytes, sizeof unit.bytes}); }

  Kind kind() const { return kind_; }
  Bytes bytes() const { return {bytes_, size_}; }
  /// Others make it come up, whatever the person was about to press.
  bool comes_by_itself() const { return kind_ == Kind::pictures || kind_ == Kind::claim; }
  /// Whether this button answers it; the others only look elsewhere.
  bool is_answered_by(Button button) const {
    if (kind_ == Kind::nothing) return false;
    const bool has_two_answers = kind_ == Kind::pictures || kind_ == Kind::own_yes || kind_ == Kind::claim ||
                                 kind_ == Kind::own_claim || kind_ == Kind::room;
    return button == Button::a || (button == Button::b && has_two_answers);
  }
  /// Tells those apart that a person's own presses lead to; no proof of anything.
  std::uint32_t print() const { return crc32(bytes(), static_cast<std::uint32_t>(kind_)); }

  friend bool operator==(const Subject& a, const Subject& b) {
    if (a.kind_ != b.kind_ || a.size_ != b.size_) return false;
    for (int i = 0; i < a.size_; ++i)
      if (a.bytes_[i] != b.bytes_[i]) return false;
    return true;
  }
  friend bool operator!=(const Subject& a, const Subject& b) { return !(a == b); }

 private:
  Kind kind_ = Kind::nothing;
  std::uint8_t size_ = 0;
  std::uint8_t bytes_[bytes_max] = {};
};

}  // namespace seaglass
