// The host's half of decisions that come over the air: each is played at most once. One that was made has a
// number below the one that its seat owes now, and an attempt that was refused stays refused, however late
// another copy of it comes.
#pragma once

#include "on_air/table_message.h"

namespace seaglass {

class HostIntents {
 public:
  /// What is to be done with an intent.
  enum class Turn : std::uint8_t { nothing, play, tell_refused };

  HostIntents() = default;
  /// As the journal tells of the decisions of each seat.
  explicit HostIntents(const Journal& journal);

  /// What was refused, the people of these seats decide anew.
  void begin_session(int unit, SeatSet seats);
  [[nodiscard]] Turn hear(const Intent& intent) const;
  void note_played(Seat seat, Choice choice);
  void note_refused(const Intent& intent, std::uint8_t rule);
  /// False: its unit is told already. A message has place for one refusal: where two people of a unit are
  /// refused at once, the second takes the place of the first, who asks again until told.
  bool tell_refused(int unit, Seat seat);
  void report(int unit, StateHeader& header) const {
    header.decided = decided_;
    header.refused = told_[unit];
  }

 private:
  friend struct TableProbe;

  PerSeat<Decided> decided_;
  PerSeat<RefusedIntent> refused_;  // of the decision that the seat owes, the last attempt that was refused
  RefusedIntent told_[units_max];
};

}  // namespace seaglass
