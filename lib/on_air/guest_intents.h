// What the people of a guest decided: at most one decision for each seat, said to the host until it has
// answered.
#pragma once

#include "core/fixed_queue.h"
#include "on_air/table_message.h"
#include "tabletop/refusal.h"

namespace seaglass {

class GuestIntents {
 public:
  enum class Outcome : std::uint8_t {
    played,
    refused,   // for the reason in `rule`
    not_kept,  // the host could not keep it in its flash: try again
    overtaken  // something else was decided for this seat: a bot played while the unit was away
  };
  struct Answer {
    Seat seat;
    Outcome outcome = Outcome::played;
    Refusal rule;
  };

  bool any() const { return !deciding_.empty(); }
  bool is_deciding(Seat seat) const { return deciding_.contains(seat); }
  /// How many decisions of that seat have been played.
  int decisions_of(Seat seat) const { return decided_[seat].count; }
  void decide(Seat seat, Choice choice);
  /// What became of a decision. False: nothing new.
  bool next(Answer& answer);

  void hear(const StateHeader& header);
  void report(Report& report) const;

  /// The game is gone from the table, and nobody waits for an answer.
  void forget() { deciding_ = SeatSet(); }
  /// What was to be decided is no more.
  void overtake();
  /// Another game, in which decisions are counted anew.
  void begin_anew();

 private:
  friend struct TableProbe;

  void drop(Seat seat, Outcome outcome, Refusal rule);

  PerSeat<Intent> intents_;
  SeatSet deciding_;
  PerSeat<Decided> decided_;
  std::uint8_t attempts_ = 0;
  FixedQueue<Answer, 2 * seats_max> answers_;
};

}  // namespace seaglass
