#include "console/unit.h"

namespace seaglass {

void Unit::host(GameName game, const Roster& roster, Milliseconds now) {
  Sitting& sitting = table.lay(game);
  const Seat first = roster.held_by(Holder::host).first();
  air.host(table.spare())
      .open(number_of(game), sitting, roster, name_of(roster.seats[first].person), content::fingerprint, now);
}

void Unit::look_around(Milliseconds now) {
  table.leave();
  air.visit(name_of(people_here(1)[0]), table.truth(), table.spare()).look(now);
}

/// Units that were never told otherwise begin with different emblems.
People Unit::people_here(int count) const {
  const int first = air.address().bytes[5] % emblem_count;
  People people;
  for (int i = 0; i < count; ++i) {
    Person person;
    person.emblem = static_cast<std::uint8_t>((first + i) % emblem_count);
    person.name = names.of_emblem[person.emblem];
    people.push_back(person);
  }
  return people;
}

radio::UnitName Unit::name_of(const Person& person) const {
  if (!person.name.empty()) return radio::UnitName::from(person.name.text());
  return radio::UnitName::from(word(face_at(person.emblem).name, preferences.language));
}

void Unit::leave_table(Milliseconds now) {
  table.leave();
  air.leave(now);
}

}  // namespace seaglass
