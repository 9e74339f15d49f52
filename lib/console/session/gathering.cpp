#include "console/session/gathering.h"

#include "content/fingerprint.h"
#include "save/new_table/seating.h"
#include "save/records/kept_record.h"
#include "save/records/keys.h"

namespace seaglass {

namespace {

struct GuestAt {
  static constexpr std::uint8_t form = 3;
  RadioAddress host;
  std::uint8_t people = 0;
  radio::TableId table;
  std::uint8_t starts = 0;

  template <typename Fields, typename Self>
  static constexpr void describe_first(Fields& fields, Self& guest) {
    fields.bytes("host", guest.host.bytes);
    fields.number("people", guest.people, 8, seats_max);
    fields.bytes("table", guest.table.bytes);
  }
  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& guest) {
    describe_first(fields, guest);
    fields.number("starts", guest.starts, 8);
  }
};
static_assert(has_layout<GuestAt, 0x30d5ec90>);

/// Only read.
struct GuestWithoutStarts : GuestAt {
  static constexpr std::uint8_t form = 2;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& guest) {
    describe_first(fields, guest);
  }
};
static_assert(has_layout<GuestWithoutStarts, 0x2c4e91b8>);

}  // namespace

void Gathering::host(GameName game, const Roster& roster, Milliseconds now) {
  Sitting& sitting = table_.lay(game);
  const Seat first = roster.held_by(Holder::host).first();
  air_.host(game, table_.spare())
      .open(sitting, roster, name_of(roster.seats[first].person), content::fingerprint, now);
}

void Gathering::look_around(Milliseconds now) {
  offers_home_ = home_is_taken_ = false;
  air_.visit(name_of(people_here(1)[0]), table_.lend()).look(now);
}

void Gathering::join(const RadioAddress& to, int people, Milliseconds now) {
  starts_ = 0;
  note_host(to, people);
  air_.joined().join(to, people_here(people), now);
}

void Gathering::note_host(const RadioAddress& at, int people) {
  note_guest_at(at, people, air_.joined().table_id());
}

void Gathering::note_guest_at(const RadioAddress& at, int people, const radio::TableId& table) {
  host_address_ = at;
  host_table_ = table;
  // If not, it comes back by hand.
  static_cast<void>(
      keep_record(log_, keys::guest_at, GuestAt{at, static_cast<std::uint8_t>(people), table, starts_}));
}

bool Gathering::rejoin(Milliseconds now) {
  if (!air_.exists()) return false;
  int people = recall_guest();
  for (int game = 0; game < game_count; ++game) people = see_where_it_is(static_cast<GameName>(game), people);
  if (people == nowhere || stops_there(people, now)) return false;
  look_around(now);
  host_name_ = air_.name_of(host_address_);  // until it is heard
  if (!restore(people, now)) air_.joined().rejoin(host_address_, people_here(people), now, host_table_);
  return true;
}

/// It came back by itself, and started again within a minute: something there may stop it each time. Then
/// people have to want it, by choosing the table, or by another start.
bool Gathering::stops_there(int people, Milliseconds now) {
  const bool stops = starts_ > 0;
  starts_ = stops ? 0 : 1;
  settles_at_ = now + settling_ms;
  note_guest_at(host_address_, people, host_table_);
  return stops;
}

Notice Gathering::settle(Milliseconds now) {
  if (starts_ == 0 || !has_come(settles_at_, now)) return Notice::none;
  const int people = recall_guest();
  starts_ = 0;
  if (people != nowhere) note_guest_at(host_address_, people, host_table_);
  return Notice::none;
}

/// With what this unit held of the table when its host was not heard any more. False: nothing of this table.
bool Gathering::restore(int people, Milliseconds now) {
  ClaimState claim_state;
  if (!saved_claim_state_.recall(claim_state) || people == 0) return false;
  if (claim_state.roster.of_unit(claim_state.unit).count() != people) return false;
  const Snapshot* newest = claim_state.snapshots.whole(0, game_by_id(claim_state.roster.game));
  if (newest == nullptr || newest->members().table != host_table_) return false;
  offer_home(name_by_id(claim_state.roster.game));
  air_.joined().restore(claim_state, people_here(people), now);
  return true;
}

void Gathering::forget_guest_at() {
  if (form_at(log_, keys::guest_at) <= GuestAt::form) static_cast<void>(log_.clear(keys::guest_at));
  saved_claim_state_.forget();
}

/// How many people of this unit were guests when it was on last, where and at which table; or nowhere.
int Gathering::recall_guest() {
  GuestWithoutStarts guest;
  GuestAt& now = guest;
  if (!recall_record(log_, keys::guest_at, now) && !recall_record(log_, keys::guest_at, guest))
    return nowhere;
  host_address_ = guest.host;
  host_table_ = guest.table;
  starts_ = guest.starts;
  return guest.people;
}

/// The power failed while a table was on its way to this unit, or from it: to where it got is in its record.
/// Returns how many people are guests after that.
int Gathering::see_where_it_is(GameName game, int people) {
  DealRecord deal;
  if (!recall(game, deal)) return people;
  switch (deal.hand_over_phase) {
    case HandOverPhase::coming: table_.discard(game); break;
    case HandOverPhase::here:
      if (people == nowhere || deal.members.table != host_table_) break;
      forget_guest_at();
      return nowhere;
    case HandOverPhase::gone:
      if (deal.given == 0) break;
      people = 0;
      for (Seat seat : all_seats(seats_max)) people += deal.places[seat].holder == Holder::host ? 1 : 0;
      note_guest_at(deal.members.units[deal.given - 1], people, deal.members.table);
      table_.discard(game);
      break;
  }
  return people;
}

/// False: no table of this game lies there, or none that was on the air.
bool Gathering::recall(GameName game, DealRecord& deal) const {
  Setup setup;
  return shelf_.has_table(id_of(game)) && shelf_.table(id_of(game)).find(setup) == Saved::table &&
         air_.recall_deal(game, setup, deal);
}

bool Gathering::host_again(Milliseconds now) {
  if (!air_.exists() || !open_again(now)) return false;
  table_.follow(air_.hosted().table());
  return true;
}

bool Gathering::open_again(Milliseconds now) {
  if (table_.people().empty()) return false;  // nobody here would host it
  const Company& company = table_.sitting().setup().company;
  const Sitter& first = company.sitters[table_.people().first()];
  HostedTable& hosted = air_.host(table_.name(), table_.spare());
  if (!hosted.resume(table_.resumed_on_air(), name_of({first.emblem, first.name}), content::fingerprint,
                     now)) {
    air_.leave(now);
    return false;
  }
  return true;
}

bool Gathering::open_once_more() {
  if (!table_.on_air()) return false;
  air_.hosted().open_again(table_.lay(table_.name()));
  return true;
}

bool Gathering::hand_over(int to, Milliseconds now) {
  handed_at_ = now;
  return air_.hosted().hand_over(to);
}

bool Gathering::find_next_host(NextHost& next_host) const {
  if (course() != Course::hosts) return false;
  const HostedTable& hosted = air_.hosted();
  int heard_dbm = signal_none - 1;
  for (int unit = 0; unit < units_max; ++unit) {
    const int dbm = hosted.link().signal_dbm(unit);
    if (!hosted.table().may_hand_over_to(unit) || dbm <= heard_dbm) continue;
    heard_dbm = dbm;
    next_host.unit = unit;
    next_host.address = hosted.link().unit(unit);
    next_host.name = radio::UnitName::from(Phrase().add(name_at(air_.roster().of_unit(unit).first())).text());
  }
  return heard_dbm >= signal_none;
}

bool Gathering::can_go_to(const NextHost& next_host) const {
  return air_.role().can_go_to(next_host.unit, next_host.address);
}

Phrase Gathering::told_of_move() const {
  const SeatSet next_hosts = air_.role().next_hosts();
  if (next_hosts.empty()) return {};  // nobody's: it does not go any more
  if (table_.people().contains(next_hosts.first()))
    return Phrase().add(word(is_blocked() ? Word::table_blocked : Word::table_comes, preferences_.language));
  return phrase(Word::table_goes, preferences_.language, name_at(next_hosts.first()));
}

/// Should the table come to this unit, it is kept where its game's table always is: unless another one lies
/// there, which nobody gave up.
void Gathering::follow() {
  air_.role().be_followed_by(table_);
  if (course() == Course::visits) offer_home(table_.name());
}

void Gathering::offer_home(GameName game) {
  home_is_taken_ = shelf_.has_table(id_of(game));
  offers_home_ = !home_is_taken_;
  if (offers_home_) air_.joined().offer_home(table_.home(game), air_.deal_of(game));
}

void Gathering::make_room() {
  CHECK(has_no_room());
  table_.discard(table_.name());
  offer_home(table_.name());
}

/// What came of a table that then stayed where it was.
void Gathering::clear_home() {
  if (!offers_home_ || air_.role().hosts_by_now()) return;
  if (shelf_.has_table(id_of(table_.name()))) table_.discard(table_.name());
}

const Gathering::Duty Gathering::duties[] = {
    {Course::comes, &Gathering::settle},
    {Course::comes, &Gathering::keep_claim_state},
    {Course::visits, &Gathering::settle},
    {Course::visits, &Gathering::keep_claim_state},
    {Course::visits, &Gathering::take_over_if_here},
    {Course::visits, &Gathering::clear_home_if_stays},
    {Course::visits, &Gathering::note_where_host_is},
    {Course::hosts, &Gathering::give_way_to_successor},
    {Course::hosts, &Gathering::go_along_if_moved},
    {Course::hosts, &Gathering::tell_decline},
    {Course::hosts, &Gathering::keep_table_if_late},
    {Course::claims, &Gathering::see_claim_end},
    {Course::gives_way, &Gathering::settle},
    {Course::gives_way, &Gathering::watch_giving_way},
};

Gathering::Course Gathering::course() const {
  if (yielding_.is_under_way()) return Course::gives_way;
  const bool plays = table_.on_air();
  switch (air_.part()) {
    case AirPart::host: return claims_ ? Course::claims : plays ? Course::hosts : Course::apart;
    case AirPart::guest: return plays ? Course::visits : Course::comes;
    case AirPart::none:
    case AirPart::leaving: break;
  }
  return Course::apart;
}

/// What changes the course, or has to be told, is enough for one step.
Notice Gathering::step(Milliseconds now) {
  const Course course = this->course();
  for (const Duty& duty : duties) {
    if (duty.course != course) continue;
    const Notice notice = (this->*duty.see_to)(now);
    if (notice != Notice::none || this->course() != course) return notice;
  }
  return Notice::none;
}

Notice Gathering::keep_claim_state(Milliseconds) {
  saved_claim_state_.watch(air_.joined());
  air_.joined().table().set_low(is_low_);
  return Notice::none;
}

Notice Gathering::take_over_if_here(Milliseconds now) {
  return air_.joined().has_taken_over() ? take_over(now) : Notice::none;
}

Notice Gathering::clear_home_if_stays(Milliseconds) {
  if (!air_.role().is_moving()) clear_home();
  return Notice::none;
}

Notice Gathering::note_where_host_is(Milliseconds now) {
  JoinedTable& joined = air_.joined();
  const radio::NearbyTable* there = joined.link().nearby().find(joined.link().host());
  if (!joined.table().is_told() || there == nullptr) return Notice::none;
  const bool moved = joined.link().host() != host_address_;
  if (!moved && joined.table_id() == host_table_) return Notice::none;
  if (!notes_.take(now)) return Notice::none;
  host_name_ = there->name;
  note_host(joined.link().host(), table_.people().count());
  return moved ? Notice::table_moved : Notice::none;
}

Notice Gathering::give_way_to_successor(Milliseconds now) {
  return !table_.over() && yielding_.wants(air_.hosted(), now) ? give_way(now) : Notice::none;
}

Notice Gathering::go_along_if_moved(Milliseconds now) {
  RadioAddress to;
  return air_.hosted().has_moved(to) ? go_along(to, now) : Notice::none;
}

/// Its people perhaps left meanwhile.
Notice Gathering::tell_decline(Milliseconds) {
  int unit = 0;
  if (!air_.hosted().table().take_decline(unit)) return Notice::none;
  const SeatSet seats = air_.roster().of_unit(unit);
  if (seats.empty()) return Notice::none;
  host_name_ = radio::UnitName::from(Phrase().add(name_at(seats.first())).text());
  return Notice::table_declined;
}

Notice Gathering::keep_table_if_late(Milliseconds now) {
  TableHost& table = air_.hosted().table();
  const bool is_late = has_come(handed_at_ + handing_ms_max, now);
  if (!table.may_keep_table() || table.is_given() || !is_late) return Notice::none;
  host_name_ = next_hosts_name();
  table.keep_table();
  return Notice::table_stayed;
}

/// Whoever sits there.
Text Gathering::name_at(Seat seat) const {
  return table_.view(preferences_.language, preferences_.calm).name(seat);
}

radio::UnitName Gathering::next_hosts_name() const {
  const SeatSet next_hosts = air_.role().next_hosts();
  return next_hosts.empty() ? radio::UnitName()
                            : radio::UnitName::from(Phrase().add(name_at(next_hosts.first())).text());
}

/// The table that this unit hosted is at another one: its people play on there.
Notice Gathering::go_along(const RadioAddress& to, Milliseconds now) {
  const int people = table_.people().count();
  const GameName game = table_.name();
  host_name_ = next_hosts_name();
  const radio::TableId which = air_.hosted().table().members().table;
  look_around(now);
  note_guest_at(to, people, which);
  table_.discard(game);
  air_.joined().rejoin(to, people_here(people), now, which);
  return Notice::table_moved;
}

/// Resuming fails only if the old host sent invalid data.
Notice Gathering::take_over(Milliseconds now) {
  const GameName game = table_.name();
  offers_home_ = false;
  forget_guest_at();
  table_.leave();
  if (table_.resume(game).found == Saved::table && open_again(now)) {
    table_.sit_down();
    return Notice::table_is_here;
  }
  table_.discard(game);
  look_around(now);
  air_.joined().rejoin(host_address_, {}, now);
  return Notice::none;
}

People Gathering::people_here(int count) const {
  Seating seating = Seating::load(log_, PlayMode::visiting, preferences_.game, first_emblem());
  while (seating.players() < count) seating.add(Seating::Place::person);
  People people;
  for (int i = 0; i < count; ++i) {
    const std::uint8_t emblem = seating.chairs[i].emblem;
    people.push_back({emblem, names_.of_emblem[emblem]});
  }
  return people;
}

radio::UnitName Gathering::name_of(const Person& person) const {
  return radio::UnitName::from(
      Phrase().add(shown_name(person.name, person.emblem, preferences_.language)).text());
}

void Gathering::leave(Milliseconds now) {
  clear_home();
  offers_home_ = home_is_taken_ = false;
  if (air_.part() == AirPart::guest) forget_guest_at();
  yielding_ = Yielding();
  claims_ = false;
  table_.leave();
  air_.leave(now);
}

}  // namespace seaglass
