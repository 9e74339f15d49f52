// A sitting at a table: one game, its true state, and the journal that could rebuild it. Every choice goes
// through here, so that what is on the table and what is in the journal never differ.
#pragma once

#include "core/result.h"
#include "tabletop/game.h"
#include "tabletop/journal.h"

namespace seaglass {

class Sitting {
 public:
  /// The state and the journal live elsewhere; what they held is over once `begin` or `resume` is called.
  Sitting(const Game& game, AnyState& state, Journal& journal)
      : game_(game), state_(state), journal_(journal) {}

  const Game& game() const { return game_; }
  const AnyState& state() const { return state_; }
  const Setup& setup() const { return setup_; }
  const Journal& journal() const { return journal_; }
  /// Whether anything was ever begun or resumed here.
  bool has_begun() const { return setup_.players > 0; }

  /// False: the journal could not be begun; the game is on the table all the same.
  bool begin(const Setup& setup);

  /// The same from a position in which another unit left the table. False: these bytes are none of a table
  /// that is set up like this, or the journal could not be begun; then nothing has begun,
  /// and the state is of no use.
  [[nodiscard]] bool begin(const Setup& setup, Bytes opening);

  /// The same without the journal, which was begun already.
  void deal(const Setup& setup);

  /// Plays what the journal holds, from its opening on. Refused: the reason, and the state is of no use.
  [[nodiscard]] Result<bool> resume(const Setup& setup);

  /// The state after the first `entries` of the journal, into another place: for looking back.
  void look_back(int entries, AnyState& at, Events events = no_events) const;

  /// Plays that entry of the journal at a state which those before it have led to, and tells of it. False:
  /// the rules forbid it there, so that those did not lead to this state.
  [[nodiscard]] bool play_back(int entry, AnyState& at, Events events) const;

  struct Played {
    Refusal refusal;
    /// The choice was legal but could not be kept: the state is as it was before, whatever the events told.
    bool not_kept = false;

    explicit operator bool() const { return !refusal && !not_kept; }
  };
  Played play(Seat seat, Choice choice, Events events);

  /// Whether the last choice can be taken back by who made it: nothing came to light since, nobody else has
  /// decided after it, it was no final commitment, and the game goes on: what is over has its winners.
  bool can_undo(Seat seat) const;
  /// False: the journal could not be changed, and nothing was taken back.
  bool undo();

  /// What these viewers may know, into another place.
  void view(SeatSet viewers, AnyState& masked) const;

 private:
  Refusal apply(const JournalEntry& entry, Events events);
  bool lay(Bytes opening, AnyState& at) const;

  const Game& game_;
  AnyState& state_;
  Journal& journal_;
  Setup setup_;
  int undoable_ = 0;  // how many of the last choices revealed nothing
};

}  // namespace seaglass
