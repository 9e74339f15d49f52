#include "on_air/host_intents.h"

#include "on_air/later.h"

namespace seaglass {

HostIntents::HostIntents(const Journal& journal) {
  for (int i = 0; i < journal.size(); ++i) {
    const JournalEntry entry = journal.at(i);
    note_played(entry.seat, entry.choice);
  }
}

void HostIntents::begin_session(int unit, SeatSet seats) {
  told_[unit] = RefusedIntent();
  for (Seat seat : all_seats(seats_max))
    if (seats.contains(seat)) refused_[seat] = RefusedIntent();
}

HostIntents::Turn HostIntents::hear(const Intent& intent) const {
  if (intent.number != decided_[intent.seat].count) return Turn::nothing;
  const RefusedIntent& refused = refused_[intent.seat];
  if (!refused.any || later(intent.attempt, refused.attempt)) return Turn::play;
  return intent.attempt == refused.attempt ? Turn::tell_refused : Turn::nothing;
}

void HostIntents::note_played(Seat seat, Choice choice) {
  ++decided_[seat].count;
  decided_[seat].last = choice;
  refused_[seat] = RefusedIntent();
}

void HostIntents::note_refused(const Intent& intent, std::uint8_t rule) {
  refused_[intent.seat] = {true, intent.seat, intent.attempt, rule};
}

bool HostIntents::tell_refused(int unit, Seat seat) {
  RefusedIntent& told = told_[unit];
  const RefusedIntent& refused = refused_[seat];
  if (told.any && told.seat == seat && told.attempt == refused.attempt) return false;
  told = refused;
  return true;
}

}  // namespace seaglass
