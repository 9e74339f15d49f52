#include "on_air/table_host.h"

#include "core/check.h"
#include "games/games.h"
#include "on_air/later.h"
#include "on_air/migration/new_host.h"

namespace seaglass {

namespace {

std::uint16_t after(std::uint16_t stamp) {
  return stamp == 0xFFFF ? std::uint16_t{1} : static_cast<std::uint16_t>(stamp + 1);
}

}  // namespace

// --------------------------------------------------------------------------------------------- waiting room

void TableHost::open(Sitting& sitting, const Roster& roster, std::uint8_t host_term) {
  CHECK(sitting.game().facts().choices_max <= decisions_max);
  sitting_ = &sitting;
  roster_ = roster;
  roster_.stage = Stage::waiting;
  roster_.game = sitting.game().facts().id;
  deal_ = DealRecord();
  deal_.game = roster_.game;
  deal_.host_term = host_term;
  events_.clear();
  intents_ = HostIntents();
  shuffle_ = HostShuffle();
  snapshots_ = HostSnapshots();
  migration_ = HostMigration();
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
  if (migration_.hand_over.is_to(unit)) keep_table();
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
    roster_.late = SeatSet();
    roster_.stage = Stage::waiting;
  }
  room_changed();
}

bool TableHost::can_deal() const {
  return roster_.stage == Stage::waiting && roster_.held_by(Holder::nobody).empty() && roster_.away().empty();
}

void TableHost::deal(const TableMembers& members) {
  CHECK(can_deal());
  deal_.members = members;
  deal_.own_key_seed = true;
  for (Seat seat : all_seats(seats_max))
    deal_.places[seat] = {roster_.seats[seat].holder, roster_.seats[seat].unit};
  roster_.stage = Stage::dealing;
  go_on_dealing(shuffle_.begin(dealing()));
}

void TableHost::go_on_dealing(HostShuffle::Turn turn) {
  if (turn == HostShuffle::Turn::deals) return begin_game();
  if (turn == HostShuffle::Turn::waits) return;
  room_changed();
  shuffle_.note_asked(room_stamp_);
}

void TableHost::note_who_is_late() {
  const SeatSet late = shuffle_.late(roster_, now_);
  if (late == roster_.late) return;
  roster_.late = late;
  room_changed();
}

void TableHost::begin_game() {
  CHECK(roster_.stage == Stage::dealing);
  const Setup setup = roster_.setup(seed_of(cryptography_, deal_), roster_.company());
  // First the record, then the journal: a journal whose record is not there is no table on the air.
  store_.keep(pack(deal_));
  sitting_->begin(setup);
  intents_ = HostIntents();
  events_.clear();
  roster_.late = SeatSet();
  roster_.stage = Stage::playing;
  room_changed();
  state_changed();
}

bool TableHost::resume(Sitting& sitting) {
  const Setup& setup = sitting.setup();
  DealRecord kept;
  if (!recall_deal(store_, cryptography_, sitting.game().facts().id, setup, kept) ||
      kept.hand_over_phase != HandOverPhase::here || !fit_together(kept, setup.company, setup.players))
    return false;
  Roster roster;
  roster.players = setup.players;
  roster.options = setup.options;
  roster.begins = setup.begins;
  open(sitting, roster);
  deal_ = kept;
  draw_key_seed();
  for (Seat seat : all_seats(roster_.players)) {
    const Sitter& sitter = setup.company.sitters[seat];
    roster_.seats[seat].person = {sitter.emblem, sitter.name};
    roster_.seats[seat].level = sitter.level;
  }
  sit_as_recorded();
  if (roster_.stage == Stage::playing) migration_.hand_over.resume(deal_, revision());
  return true;
}

/// A former host gave the table away with what the units know each other by. What they are told from now on,
/// it cannot work out.
void TableHost::draw_key_seed() {
  if (deal_.own_key_seed) return;
  radio::KeySeed& key_seed = deal_.members.key_seed;
  migration_.former_key_seed = key_seed;
  key_seed = radio::drawn<radio::KeySeed>(entropy_);
  deal_.own_key_seed = true;
  store_.keep(pack(deal_));
}

/// The sitting lies there, and the record says who sits at it.
void TableHost::sit_as_recorded() {
  shuffle_.resume(cryptography_, deal_);
  for (Seat seat : all_seats(roster_.players)) {
    SeatOnAir& on_air = roster_.seats[seat];
    on_air.holder = deal_.places[seat].holder;
    on_air.unit = deal_.places[seat].unit;
    on_air.away = on_air.holder == Holder::another && !units_[on_air.unit].linked;
    on_air.bot_plays = false;
  }
  intents_ = HostIntents(sitting_->journal());
  roster_.stage = sitting_->game().over(sitting_->state()) ? Stage::over : Stage::playing;
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
  intents_.note_played(seat, choice);
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
  for (int i = 0; i < units_max; ++i) state_changed_for(i);
}

void TableHost::state_changed_for(int number) {
  Unit& unit = units_[number];
  unit.state_stamp = after(unit.state_stamp);
  unit.state_again.begin(now_);
}

}  // namespace seaglass
