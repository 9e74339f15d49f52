#include "radio/table_host.h"

#include "core/check.h"
#include "games/games.h"
#include "radio/later.h"

namespace seaglass {

namespace {

std::uint16_t after(std::uint16_t stamp) {
  return stamp == 0xFFFF ? std::uint16_t{1} : static_cast<std::uint16_t>(stamp + 1);
}

}  // namespace

// --------------------------------------------------------------------------------------------- waiting room

void TableHost::open(int game, Sitting& sitting, const Roster& roster, std::uint8_t epoch) {
  CHECK(&game_at(game) == &sitting.game());
  CHECK(sitting.game().facts().choices_max <= decisions_max);
  sitting_ = &sitting;
  roster_ = roster;
  roster_.stage = Stage::waiting;
  roster_.game = static_cast<std::uint8_t>(game);
  deal_ = DealRecord();
  deal_.game = roster_.game;
  deal_.epoch = epoch;
  former_acquaintance_ = radio::Acquaintance();
  commitment_ = Key();
  events_.clear();
  succession_ = Succession();
  has_retired_ = has_moved_ = false;
  vault_ = Vault();
  settled_ = no_edition;
  claim_end_ = ClaimEnd::none;
  for (int i = 0; i < units_max; ++i) begin_session(i);
  room_changed();
}

void TableHost::seat_bot(Seat seat, bool sits) {
  SeatOnAir& on_air = roster_.seats[seat];
  CHECK(roster_.stage == Stage::waiting && on_air.holder == (sits ? Holder::nobody : Holder::bot));
  on_air = SeatOnAir();
  if (sits) {
    on_air.person.emblem = free_emblem(static_cast<std::uint8_t>(seat.index()), seat);
    on_air.holder = Holder::bot;
  }
  room_changed();
}

/// Before the deal its seats are free again; in the game a bot takes them for good.
void TableHost::remove(int unit) {
  if (is_claiming()) {
    if (is_asked(unit) && !has_agreed(unit)) end_claim(ClaimEnd::refused, unit);
    return;
  }
  if (is_going_to(unit)) keep_table();
  if (deal_.was_given_to(unit)) deal_.given = 0;
  const SeatSet left = roster_.of_unit(unit);
  const bool dealt = roster_.stage == Stage::playing || roster_.stage == Stage::over;
  for (Seat seat : all_seats(roster_.players)) {
    if (!left.contains(seat)) continue;
    const Person person = roster_.seats[seat].person;
    roster_.seats[seat] = SeatOnAir();
    if (!dealt) continue;
    roster_.seats[seat].holder = deal_.places[seat].holder = Holder::bot;
    roster_.seats[seat].person = person;
  }
  if (dealt) {
    deal_.members.units[unit] = RadioAddress();
    store_.keep(pack(deal_));
  } else {
    roster_.stage = Stage::waiting;
  }
  room_changed();
}

bool TableHost::can_deal() const {
  return roster_.stage == Stage::waiting && roster_.held_by(Holder::nobody).empty() && roster_.away().empty();
}

void TableHost::deal(const TableMembers& members) {
  CHECK(can_deal());
  deal_.pinches.clear();
  deal_.members = members;
  deal_.own_acquaintance = true;
  for (Seat seat : all_seats(seats_max))
    deal_.places[seat] = {roster_.seats[seat].holder, roster_.seats[seat].unit};
  roster_.stage = Stage::dealing;
  gather_promises();
  commit_when_all_promised();
}

void TableHost::gather_promises() {
  entropy_.fill({deal_.secret, DealRecord::secret_bytes});
  commitment_ = Key();
  for (Unit& unit : units_) unit.has_promise = unit.has_pinch = false;
  room_changed();
  deal_stamp_ = room_stamp_;
}

void TableHost::commit_when_all_promised() {
  Promises promises;
  for (int i = 0; i < units_max; ++i) {
    if (roster_.of_unit(i).empty()) continue;
    if (!units_[i].has_promise) return;
    promises.push_back(units_[i].promise);
  }
  commitment_ = commitment_to(cryptography_, deal_, promises);
  room_changed();
  deal_stamp_ = room_stamp_;
  begin_when_all_pinched();
}

/// Who has another pinch than it promised started anew, and forgot: then all have to promise once more.
void TableHost::hear_pinch(Unit& unit, const Report& report) {
  if (report.gives == Report::Gives::promise && !is_committed()) {
    unit.promise = report.promise;
    unit.has_promise = true;
    commit_when_all_promised();
  } else if (report.gives == Report::Gives::pinch && is_committed() && unit.has_promise) {
    if (promise_of(cryptography_, report.pinch) != unit.promise) return gather_promises();
    unit.pinch = report.pinch;
    unit.has_pinch = true;
    begin_when_all_pinched();
  }
}

void TableHost::begin_when_all_pinched() {
  if (roster_.stage != Stage::dealing) return;
  for (int i = 0; i < units_max; ++i)
    if (!roster_.of_unit(i).empty() && !units_[i].has_pinch) return;
  deal_.pinches.clear();
  for (int i = 0; i < units_max; ++i)
    if (!roster_.of_unit(i).empty()) deal_.pinches.push_back(units_[i].pinch);
  Setup setup;
  setup.players = roster_.players;
  setup.options = roster_.options;
  setup.seed = seed_of(cryptography_, deal_);
  setup.company = roster_.company();
  // First the record, then the journal: a journal whose record is not there is no table on the air.
  store_.keep(pack(deal_));
  sitting_->begin(setup);
  count_decisions();
  events_.clear();
  roster_.stage = Stage::playing;
  room_changed();
  state_changed();
}

bool TableHost::resume(int game, Sitting& sitting) {
  DealRecord kept;
  if (!recall_deal(store_, cryptography_, game, sitting.setup(), kept) ||
      kept.whereabouts != Whereabouts::here)
    return false;
  Roster roster;
  roster.players = sitting.setup().players;
  roster.options = sitting.setup().options;
  open(game, sitting, roster);
  deal_ = kept;
  draw_acquaintance();
  for (Seat seat : all_seats(roster_.players)) {
    const Sitter& sitter = sitting.setup().company.sitters[seat];
    roster_.seats[seat].person = {sitter.emblem, sitter.name};
  }
  sit_as_recorded();
  go_on_giving();
  return true;
}

/// A former host gave the table away with what the units know each other by. What they are told from now on,
/// it cannot work out.
void TableHost::draw_acquaintance() {
  if (deal_.own_acquaintance) return;
  radio::Acquaintance& acquaintance = deal_.members.acquaintance;
  former_acquaintance_ = acquaintance;
  acquaintance = radio::drawn<radio::Acquaintance>(entropy_);
  deal_.own_acquaintance = true;
  store_.keep(pack(deal_));
}

/// The sitting lies there, and the record says who sits at it.
void TableHost::sit_as_recorded() {
  commitment_ = commitment_to(cryptography_, deal_);
  for (Seat seat : all_seats(roster_.players)) {
    SeatOnAir& on_air = roster_.seats[seat];
    on_air.holder = deal_.places[seat].holder;
    on_air.unit = deal_.places[seat].unit;
    on_air.away = on_air.holder == Holder::another && !units_[on_air.unit].linked;
    on_air.bot_plays = false;
  }
  count_decisions();
  roster_.stage = sitting_->game().over(sitting_->state()) ? Stage::over : Stage::playing;
}

void TableHost::count_decisions() {
  decided_ = PerSeat<Decided>();
  const Journal& journal = sitting_->journal();
  for (int i = 0; i < journal.size(); ++i) {
    const JournalEntry entry = journal.at(i);
    ++decided_[entry.seat].count;
    decided_[entry.seat].last = entry.choice;
  }
  refused_ = PerSeat<RefusedIntent>();
}

// ------------------------------------------------------------------------------------------------- the game

Sitting::Played TableHost::decide(Seat seat, Choice choice) {
  CHECK(takes_decisions());
  CHECK(roster_.seats[seat].holder != Holder::another || roster_.seats[seat].bot_plays);
  return play(seat, choice);
}

Sitting::Played TableHost::play(Seat seat, Choice choice) {
  FixedVector<Event, ToldEvents::kept> happened;
  const Sitting::Played played = sitting_->play(seat, choice, [&happened](const Event& event) {
    if (!happened.full()) happened.push_back(event);
  });
  if (!played) return played;
  for (const Event& event : happened) events_.add(revision(), event);
  ++decided_[seat].count;
  decided_[seat].last = choice;
  refused_[seat] = RefusedIntent();
  state_changed();
  if (sitting_->game().over(sitting_->state())) {
    roster_.stage = Stage::over;
    room_changed();
  }
  return played;
}

SeatSet TableHost::waits_for_bots() const {
  SeatSet waiting;
  if (!takes_decisions()) return waiting;
  const SeatSet deciding = sitting_->game().to_act(sitting_->state());
  for (Seat seat : all_seats(roster_.players)) {
    const SeatOnAir& on_air = roster_.seats[seat];
    if (deciding.contains(seat) && (on_air.holder == Holder::bot || on_air.bot_plays)) waiting.insert(seat);
  }
  return waiting;
}

void TableHost::let_bot_play(Seat seat, bool plays) {
  SeatOnAir& on_air = roster_.seats[seat];
  CHECK(on_air.holder == Holder::another);
  plays = plays && on_air.away;
  if (on_air.bot_plays == plays) return;
  on_air.bot_plays = plays;
  room_changed();
}

void TableHost::room_changed() {
  room_stamp_ = after(room_stamp_);
  for (Unit& unit : units_) unit.room_again.begin(now_);
}

void TableHost::state_changed() {
  for (Unit& unit : units_) {
    unit.state_stamp = after(unit.state_stamp);
    unit.state_again.begin(now_);
  }
}

// -------------------------------------------------------------------------------------------------- hearing

Milliseconds TableHost::step(Milliseconds now) {
  now_ = now;
  if (roster_.stage == Stage::closed) return forever_ms;
  for (int i = 0; i < units_max; ++i) watch(i);
  Channel::Message message;
  while (channel_.receive(message)) hear(message);
  finish_move();
  if (is_claiming()) open_when_all_agree();
  seal_when_told();
  const bool all_said = speak(now);
  is_speaking_ = !all_said && has_news(now);
  return all_said ? rest_ms(now) : send_again_ms;
}

/// A unit that came or went, and one that began a new session.
void TableHost::watch(int number) {
  Unit& unit = units_[number];
  const bool linked = channel_.linked(number);
  if (linked && (!unit.known || channel_.session(number) != unit.session)) begin_session(number);
  if (linked == unit.linked) return;
  unit.linked = linked;
  if (!linked) note_who_stayed(number);
  if (!linked && is_going_to(number) && !succession_.done) keep_table();
  const SeatSet seats = roster_.of_unit(number);
  for (Seat seat : all_seats(roster_.players)) {
    if (!seats.contains(seat)) continue;
    roster_.seats[seat].away = !linked;
    if (linked) roster_.seats[seat].bot_plays = false;
  }
  if (!seats.empty()) room_changed();
}

/// What a unit had read before, it may have forgotten.
void TableHost::begin_session(int number) {
  Unit& unit = units_[number];
  unit.known = true;
  unit.session = channel_.session(number);
  unit.room_heard = unit.state_heard = unit.revision_heard = 0;
  unit.refused = RefusedIntent();
  unit.has_pinch = false;  // perhaps it started anew: then what it has is not what it promised
  unit.wants = Parcel::none;
  unit.vault_heard = no_edition;
  unit.next_part = 0;
  unit.is_low = false;
  unit.stayed = 0;
  unit.vault_again.begin(now_);
  unit.room_again.begin(now_);
  unit.state_again.begin(now_);
  const SeatSet seats = roster_.of_unit(number);
  for (Seat seat : all_seats(roster_.players))
    if (seats.contains(seat)) refused_[seat] = RefusedIntent();
}

void TableHost::hear(const Channel::Message& message) {
  CHECK(message.peer >= 0 && message.peer < units_max);
  BitReader reader({message.bytes, message.size});
  Report report;
  if (!read(report, reader)) return;
  watch(message.peer);
  Unit& unit = units_[message.peer];
  unit.room_heard = report.room_stamp;
  unit.state_heard = report.state_stamp;
  unit.revision_heard = report.revision;
  unit.is_low = report.is_low;
  if (deal_.was_given_to(message.peer) && !is_moving() && !owes_room(unit))
    static_cast<void>(note_given(nobody));  // it is a guest here, and has read that it stays one
  if (is_claiming()) return hear_consent(message.peer, report);
  hear_of_vault(message.peer, report.vault);
  if (report.introduces) seat_people(message.peer, report);
  // One for an earlier deal is none for this one.
  const bool has_read_deal = report.room_stamp != 0 && !later(deal_stamp_, report.room_stamp);
  if (has_read_deal && roster_.stage == Stage::dealing) hear_pinch(unit, report);
  // Who has not read yet that the table was claimed counts its decisions from before that.
  if (report.epoch == deal_.epoch)
    for (const Intent& intent : report.intents) consider(message.peer, intent);
  unit.wants = may_have_parcels(message.peer) ? report.wants : Parcel::none;
  unit.wants_from = report.wants_from;
  if (is_going_to(message.peer)) hear_heir(report);
}

void TableHost::seat_people(int number, const Report& report) {
  if (number >= DealRecord::pinches_max) return;  // it came to watch
  if (roster_.stage != Stage::waiting || !roster_.of_unit(number).empty()) return;
  int seated = 0;
  for (Seat seat : all_seats(roster_.players)) {
    SeatOnAir& on_air = roster_.seats[seat];
    if (on_air.holder != Holder::nobody || seated == report.people.size()) continue;
    on_air = SeatOnAir();
    on_air.holder = Holder::another;
    on_air.unit = static_cast<std::uint8_t>(number);
    on_air.person = report.people[seated++];
    on_air.person.emblem = free_emblem(on_air.person.emblem, seat);
  }
  if (seated > 0) room_changed();
}

/// The one that was wished for, or the first that nobody has.
std::uint8_t TableHost::free_emblem(std::uint8_t wished, Seat seat) const {
  for (int i = 0; i < emblem_count; ++i) {
    const int emblem = (wished + i) % emblem_count;
    bool taken = false;
    for (Seat other : all_seats(roster_.players))
      taken = taken || (other != seat && roster_.seats[other].holder != Holder::nobody &&
                        roster_.seats[other].person.emblem == emblem);
    if (!taken) return static_cast<std::uint8_t>(emblem);
  }
  return wished;
}

/// At most once: a decision that was made has a number below the one that the seat owes now, and an attempt
/// that was refused stays refused, however late another copy of it comes.
void TableHost::consider(int number, const Intent& intent) {
  if (!takes_decisions()) return;
  if (!roster_.of_unit(number).contains(intent.seat)) return;
  if (intent.number != decided_[intent.seat].count) return;
  RefusedIntent& refused = refused_[intent.seat];
  if (refused.any && intent.attempt == refused.attempt) return tell_refused(number, intent.seat);
  if (refused.any && !later(intent.attempt, refused.attempt)) return;
  const Sitting::Played played = play(intent.seat, intent.choice);
  if (played) return;
  refused.any = true;
  refused.seat = intent.seat;
  refused.attempt = intent.attempt;
  refused.rule = played.not_kept ? RefusedIntent::not_kept : played.refusal.rule;
  tell_refused(number, intent.seat);
}

/// A message has place for one refusal. Where two people of a unit are refused at once, the second takes the
/// place of the first, who asks again until told.
void TableHost::tell_refused(int number, Seat seat) {
  Unit& unit = units_[number];
  const RefusedIntent& refused = refused_[seat];
  if (unit.refused.any && unit.refused.seat == seat && unit.refused.attempt == refused.attempt) return;
  unit.refused = refused;
  unit.state_stamp = after(unit.state_stamp);
  unit.state_again.begin(now_);
}

}  // namespace seaglass
