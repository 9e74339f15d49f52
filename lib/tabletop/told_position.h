// The position that is shown while events are told, one after the other. Each event moves it twice: what
// leaves its place departs, then it arrives where it goes (Game::depart, Game::arrive).
//
// The position and the events come masked for whoever looks. The position is not masked again while it moves:
// an event may reveal what a mask would hide until the game is over, as Mermaid Rain's final count does.
#pragma once

#include "tabletop/game.h"

namespace seaglass {

class ToldPosition {
 public:
  const AnyState& state() const { return state_; }
  /// Whether every event up to now fits: if not, the newest position has to be shown instead.
  bool is_whole() const { return is_whole_; }
  /// The event has begun to be told.
  bool has_departed() const { return moment_ != Moment::before; }

  /// Before the first event. `is_whole` is false if some events are missing.
  void begin(const AnyState& masked, bool is_whole);
  void note_missed() { is_whole_ = false; }
  /// The person who looked puts the handheld down. Not after the game: then everything lies open.
  void hide(const Game& game) { game.mask(state_, SeatSet()); }

  /// Both do nothing if the event has gone that far before. A lying host can send an event that does not fit.
  void depart(const Game& game, const Event& event);
  void arrive(const Game& game, const Event& event);
  /// The next event is told from now on.
  void go_on() { moment_ = Moment::before; }

 private:
  enum class Moment : std::uint8_t { before, departed, arrived };  // of the event that is told

  AnyState state_;
  bool is_whole_ = false;
  Moment moment_ = Moment::before;
};

}  // namespace seaglass
