#include "console/unit.h"

#include "save/keys.h"

namespace seaglass {

namespace {

constexpr std::uint8_t form = 2;  // of the record: another form is another number
constexpr int guest_bytes = 1 + 6 + 1 + radio::TableId::size;

bool keep_guest_at(RecordLog& log, const RadioAddress& host, int people, const radio::TableId& table) {
  std::uint8_t bytes[guest_bytes];
  BitWriter writer({bytes, guest_bytes});
  writer.write(form, 8);
  for (const std::uint8_t byte : host.bytes) writer.write(byte, 8);
  writer.write(static_cast<std::uint32_t>(people), 8);
  for (const std::uint8_t byte : table.bytes) writer.write(byte, 8);
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
  offers_home = false;
  air.visit(name_of(people_here(1)[0]), table.truth(), table.spare()).look(now);
}

void Unit::join(const RadioAddress& to, int people, Milliseconds now) {
  note_host(to, people);
  air.joined().join(to, people_here(people), now);
}

void Unit::note_host(const RadioAddress& at, int people) {
  host_address = at;
  host_table = air.joined().table_id();
  static_cast<void>(keep_guest_at(log, at, people, host_table));  // if not, it comes back by hand
}

bool Unit::rejoin(Milliseconds now) {
  RecordLog::Record record;
  RecordLog::Reader records(log, keys::guest_at);
  if (!air.exists() || !records.next(record)) return false;
  BitReader reader({record.bytes, record.size});
  const bool known = reader.read(8) == form;
  for (std::uint8_t& byte : host_address.bytes) byte = static_cast<std::uint8_t>(reader.read(8));
  const int people = static_cast<int>(reader.read(8));
  for (std::uint8_t& byte : host_table.bytes) byte = static_cast<std::uint8_t>(reader.read(8));
  if (!known || !reader.finished() || people >= seats_max) return false;
  look_around(now);
  air.joined().rejoin(host_address, people_here(people), now, host_table);
  return true;
}

bool Unit::host_again(Milliseconds now) {
  if (!air.exists() || !open_again(now)) return false;
  table.follow(air.hosted().table());
  return true;
}

bool Unit::open_again(Milliseconds now) {
  const Company& company = table.sitting().setup().company;
  const Sitter& first = company.sitters[table.people().first()];
  HostedTable& hosted = air.host(table.spare());
  if (!hosted.resume(number_of(table.name()), table.resumed_on_air(), name_of({first.emblem, first.name}),
                     content::fingerprint, now)) {
    air.leave(now);
    return false;
  }
  return true;
}

bool Unit::hand_over(int to, Milliseconds now) {
  handed_at = now;
  return air.hosted().hand_over(to);
}

Phrase Unit::told_of_move() const {
  const SeatSet heirs = air.heirs();
  if (heirs.empty()) return {};  // nobody's: it does not go any more
  if (table.people().contains(heirs.first()))
    return Phrase().add(word(Word::table_comes, preferences.language));
  return phrase(Word::table_goes, preferences.language, view().name(heirs.first()));
}

/// Should the table come to this unit, it is kept where its game's table always is: unless another one lies
/// there, which nobody gave up.
void Unit::follow_table() {
  if (air.hosts()) return table.follow(air.hosted().table());
  table.follow(air.joined().table());
  offer_home();
}

void Unit::offer_home() {
  offers_home = !shelf.has_table(number_of(table.name()));
  if (offers_home) air.joined().offer_home(table.home(), air.deals());
}

/// What came of a table that then stayed where it was.
void Unit::clear_home() {
  if (offers_home && shelf.has_table(number_of(table.name()))) table.discard(table.name());
}

Notice Unit::watch_air(Milliseconds now) {
  RadioAddress to;
  if (yielding_.is_under_way()) return watch_giving_way(now);
  if (claims_ && air.hosts() && !is_claiming()) {
    claims_ = false;
    static_cast<void>(log.clear(keys::guest_at));
    return Notice::table_is_here;
  }
  if (!table.on_air()) return Notice::none;
  if (air.hosts()) {
    if (!table.over() && yielding_.wants(air.hosted(), now)) return give_way(now);
    if (air.hosted().has_moved(to)) return go_along(to, now);
    return waits_too_long(now) ? keep_table() : Notice::none;
  }
  JoinedTable& joined = air.joined();
  if (joined.has_taken_over()) return take_over(now);
  if (!air.is_moving()) clear_home();
  const radio::NearbyTable* there = joined.link().nearby().find(joined.link().host());
  if (!joined.table().is_told() || there == nullptr) return Notice::none;
  const bool moved = joined.link().host() != host_address;
  if (!moved && joined.table_id() == host_table) return Notice::none;
  host_name = there->name;
  note_host(joined.link().host(), table.people().count());
  return moved ? Notice::table_moved : Notice::none;
}

bool Unit::waits_too_long(Milliseconds now) {
  return air.hosted().table().may_keep_table() && has_come(handed_at + handing_ms_max, now);
}

Notice Unit::keep_table() {
  host_name = heirs_name();
  air.hosted().table().keep_table();
  return Notice::table_stayed;
}

radio::UnitName Unit::heirs_name() const {
  const SeatSet heirs = air.heirs();
  return heirs.empty() ? radio::UnitName() : radio::UnitName::from(view().name(heirs.first()));
}

/// The table that this unit hosted is at another one: its people play on there.
Notice Unit::go_along(const RadioAddress& to, Milliseconds now) {
  const int people = table.people().count();
  const GameName game = table.name();
  host_name = heirs_name();
  look_around(now);
  table.discard(game);
  note_host(to, people);
  air.joined().rejoin(to, people_here(people), now);
  return Notice::table_moved;
}

/// What is missing is a host that told nonsense.
Notice Unit::take_over(Milliseconds now) {
  const GameName game = table.name();
  static_cast<void>(log.clear(keys::guest_at));
  table.leave();
  const bool whole = table.resume(game).found == Saved::table;
  if (whole) table.sit_down();
  if (whole && open_again(now)) return Notice::table_is_here;
  table.discard(game);
  look_around(now);
  air.joined().rejoin(host_address, {}, now);
  return Notice::none;
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
  return radio::UnitName::from(shown_name(person.name, person.emblem, preferences.language));
}

void Unit::leave_table(Milliseconds now) {
  if (air.visits()) {
    clear_home();
    static_cast<void>(log.clear(keys::guest_at));
  }
  yielding_ = Yielding();
  claims_ = false;
  table.leave();
  air.leave(now);
}

}  // namespace seaglass
