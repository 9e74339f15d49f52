#include "console/unit.h"

#include "save/keys.h"

namespace seaglass {

namespace {

constexpr std::uint8_t form = 1;  // of the record: another form is another number
constexpr int guest_bytes = 1 + 6 + 1;

bool keep_guest_at(RecordLog& log, const RadioAddress& host, int people) {
  std::uint8_t bytes[guest_bytes];
  BitWriter writer({bytes, guest_bytes});
  writer.write(form, 8);
  for (const std::uint8_t byte : host.bytes) writer.write(byte, 8);
  writer.write(static_cast<std::uint32_t>(people), 8);
  return log.begin(keys::guest_at, {bytes, guest_bytes});
}

}  // namespace

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

void Unit::join(const RadioAddress& host, int people, Milliseconds now) {
  static_cast<void>(keep_guest_at(log, host, people));  // if not, it comes back by hand
  air.joined().join(host, people_here(people), now);
}

bool Unit::rejoin(Milliseconds now) {
  RecordLog::Record record;
  RecordLog::Reader records(log, keys::guest_at);
  if (!air.exists() || !records.next(record)) return false;
  BitReader reader({record.bytes, record.size});
  const bool known = reader.read(8) == form;
  RadioAddress host;
  for (std::uint8_t& byte : host.bytes) byte = static_cast<std::uint8_t>(reader.read(8));
  const int people = static_cast<int>(reader.read(8));
  if (!known || !reader.finished() || people >= seats_max) return false;
  look_around(now);
  air.joined().rejoin(host, people_here(people), now);
  return true;
}

bool Unit::host_again(Milliseconds now) {
  if (!air.exists()) return false;
  const Company& company = table.sitting().setup().company;
  const Sitter& first = company.sitters[table.people().first()];
  HostedTable& hosted = air.host(table.spare());
  if (!hosted.resume(number_of(table.name()), table.resumed_on_air(), name_of({first.emblem, first.name}),
                     content::fingerprint, now)) {
    air.leave(now);
    return false;
  }
  table.follow(hosted.table());
  return true;
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
  if (air.visits()) static_cast<void>(log.clear(keys::guest_at));
  table.leave();
  air.leave(now);
}

}  // namespace seaglass
