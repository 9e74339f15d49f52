// The part of the waiting room where a table is claimed whose host stays away: here, with who has agreed so
// far, or by somebody else, with the question and what it means.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class ClaimRoom {
 public:
  explicit ClaimRoom(Unit& unit) : unit_(unit) {}

  enum class Scene : std::uint8_t {
    none,      // nobody claims anything
    alone,     // this unit could
    claiming,  // it does
    ended,     // in vain
    asked,     // somebody does
    waiting,   // the same, and this unit has answered, or has nothing to give
  };
  Scene scene() const;

  Subject subject() const;

  /// What the buttons do but for leaving; false: nothing.
  bool handle(Button button, Milliseconds now);
  /// After a while nobody has to read any more why it ended.
  void tick(Milliseconds now);
  /// What is shown, as a number that changes with it.
  std::uint32_t sight() const;
  void draw(ink::Painter& painter) const;
  void draw_hints(ink::Painter& painter, int x, int y) const;

 private:
  static constexpr Milliseconds ending_ms = 8000;

  /// This unit's, and somebody else's.
  TableHost& claim() const { return unit_.air.hosted().table(); }
  TableGuest& other() const { return unit_.air.joined().table(); }
  bool claim_is_over() const { return unit_.air.hosted().claim_is_over(); }
  Text name_of(Seat seat) const;
  Text claimant() const;
  Phrase why_ended() const;
  void draw_asked_units(ink::Painter& painter) const;

  Unit& unit_;
  bool has_ended_ = false;
  Milliseconds ended_at_ = 0;
};

}  // namespace seaglass
