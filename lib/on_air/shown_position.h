// What a guest shows: the newest position that its host has told it, and what happened last. Whatever the
// host says, what is shown is a position that its people may see, and that they can decide in.
#pragma once

#include "games/games.h"
#include "on_air/told_events.h"

namespace seaglass {

class ShownPosition {
 public:
  /// Of the two places one is shown, the other is worked in.
  ShownPosition(AnyState& one, AnyState& other) : shown_(&one), spare_(&other) {}

  bool any() const { return has_state_; }
  const AnyState& state() const {
    CHECK(has_state_);
    return *shown_;
  }
  int revision() const { return revision_; }
  /// Changes whenever the cards are taken from the table.
  int deal() const { return deal_; }
  const ToldEvents& events() const { return events_; }
  /// Of everything that has happened since this revision, and is in no older position, it was told.
  int told_all_since() const { return told_all_since_; }
  bool is_over(const Game& game) const { return has_state_ && game.over(*shown_); }
  AnyState& spare() { return *spare_; }

  /// The host has started anew since, if it proves another boot: then it may say otherwise than before.
  void begin_session(std::uint8_t boot);
  enum class Heard : std::uint8_t {
    nothing_new,
    newer,
    set_back,  // since it started anew the host says otherwise than before: it has lost its last record
    nonsense,  // sealed by the host, so nothing but the host can have made it
  };
  /// What follows the header.
  Heard hear(const StateHeader& header, BitReader& reader, const Roster& roster);
  void forget();

 private:
  friend struct TableProbe;

  Heard take(const StateHeader& header, BitReader& reader, const Roster& roster);
  bool is_for(SeatSet seats, const Game& game);
  bool shows_too_much(SeatSet seats, const Game& game);

  AnyState* shown_;
  AnyState* spare_;
  bool has_state_ = false;
  std::uint8_t boot_ = 0;         // of the host
  bool host_began_anew_ = false;  // and has shown nothing since
  int deal_ = 0;
  int revision_ = 0;
  ToldEvents events_;
  int told_all_since_ = 0;
};

}  // namespace seaglass
