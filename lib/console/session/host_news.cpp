#include "console/session/host_news.h"

#include "console/session/reasons.h"

namespace seaglass {

bool HostNews::hear(Milliseconds now) {
  bool changed = false;
  radio::GuestNews news;
  while (unit_.air.role().take_news(news)) {
    changed = true;
    if (news.kind == radio::GuestNews::Kind::joined) unit_.sound.play(Motif::gain);
    if (news.kind == radio::GuestNews::Kind::gone && !seated_[news.peer].empty())
      news.name = seated_[news.peer];
    news_ = news;
    any_ = !told().empty();
    end_ = now + shown_ms;
  }
  note_who_sits();
  const bool over = any_ && has_come(end_, now);
  any_ = any_ && !over;
  return changed || over;
}

Phrase HostNews::told() const {
  return told_to_host(news_, unit_.preferences.language);
}

/// A unit is called by its own name until its people sit here, perhaps by other emblems, and then by theirs.
void HostNews::note_who_sits() {
  const Roster& roster = unit_.air.roster();
  for (int unit = 0; unit < units_max; ++unit) {
    const SeatSet seats = roster.of_unit(unit);
    if (seats.empty()) {
      seated_[unit] = {};
      continue;
    }
    const Person& person = roster.seats[seats.first()].person;
    seated_[unit] = radio::UnitName::from(
        Phrase().add(shown_name(person.name, person.emblem, unit_.preferences.language)).text());
  }
}

}  // namespace seaglass
