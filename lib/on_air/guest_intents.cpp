#include "on_air/guest_intents.h"

namespace seaglass {

void GuestIntents::decide(Seat seat, Choice choice) {
  intents_[seat] = {seat, decided_[seat].count, ++attempts_, choice};
  deciding_.insert(seat);
}

bool GuestIntents::next(Answer& answer) {
  if (answers_.empty()) return false;
  answer = answers_.pop();
  return true;
}

void GuestIntents::hear(const StateHeader& header) {
  decided_ = header.decided;
  for (Seat seat : all_seats(seats_max)) {
    if (!deciding_.contains(seat)) continue;
    const Intent& intent = intents_[seat];
    const Decided& decided = header.decided[seat];
    if (decided.count > intent.number) {
      const bool was_ours = decided.count == intent.number + 1 && decided.last == intent.choice;
      drop(seat, was_ours ? Outcome::played : Outcome::overtaken, Refusal{});
    } else if (header.refused.any && header.refused.seat == seat &&
               header.refused.attempt == intent.attempt) {
      const bool kept = header.refused.rule != RefusedIntent::not_kept;
      drop(seat, kept ? Outcome::refused : Outcome::not_kept, Refusal{header.refused.rule});
    }
  }
}

void GuestIntents::report(Report& report) const {
  for (Seat seat : all_seats(seats_max))
    if (deciding_.contains(seat)) report.intents.push_back(intents_[seat]);
}

void GuestIntents::overtake() {
  for (Seat seat : all_seats(seats_max))
    if (deciding_.contains(seat)) drop(seat, Outcome::overtaken, Refusal{});
}

void GuestIntents::begin_anew() {
  overtake();
  decided_ = PerSeat<Decided>();
}

void GuestIntents::drop(Seat seat, Outcome outcome, Refusal rule) {
  deciding_.remove(seat);
  if (answers_.full()) answers_.pop();
  static_cast<void>(answers_.push({seat, outcome, rule}));
}

}  // namespace seaglass
