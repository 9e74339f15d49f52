// The part of the waiting room where a table is claimed whose host stays away: here, with who has agreed so
// far, or by somebody else, with the question and what it means.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class ClaimRoom {
 public:
  explicit ClaimRoom(Unit& unit) : unit_(unit) {}

  enum class Scene : std::uint8_t {
    none,      // there is no claim
    alone,     // the host is gone, and this unit could claim
    claiming,  // this unit claims
    ended,     // its claim failed
    asked,     // another unit claims, and this one is asked
    waiting,   // another unit claims; this one has answered, or holds no share
  };
  Scene scene() const;

  Subject subject() const;

  /// Handles all buttons except leaving. False: nothing to do.
  bool handle(Button button, Milliseconds now);
  /// Hides after a while why the claim ended.
  void tick(Milliseconds now);
  /// A hash of what is shown.
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
