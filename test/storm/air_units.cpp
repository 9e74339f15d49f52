#include "storm/air_units.h"

#include <algorithm>

#include "games/bots.h"
#include "games/games.h"

namespace seaglass::storm {

namespace {

constexpr Microseconds never = ~Microseconds{0};

radio::UnitName name_of_unit(int number) {
  const char text[] = {'U', static_cast<char>('a' + number % 26), '\0'};
  return radio::UnitName::from(text);
}

}  // namespace

RadioAddress address_of(int number) {
  RadioAddress address;
  address.bytes[0] = 0x02;
  address.bytes[4] = static_cast<std::uint8_t>(number >> 8);
  address.bytes[5] = static_cast<std::uint8_t>(number + 1);
  return address;
}

Person person_named(char letter) {
  Person person;
  person.name.add(letter);
  return person;
}

bool MemoryKeys::find(const RadioAddress& unit, radio::Pairing& pairing) {
  std::array<std::uint8_t, 6> key;
  std::copy(unit.bytes, unit.bytes + 6, key.begin());
  const auto found = kept_.find(key);
  if (found == kept_.end()) return false;
  pairing = found->second;
  return true;
}

bool MemoryKeys::keep(const radio::Pairing& pairing, const radio::Present&) {
  std::array<std::uint8_t, 6> key;
  std::copy(pairing.unit.bytes, pairing.unit.bytes + 6, key.begin());
  kept_[key] = pairing;
  return true;
}

void acquaint(AirUnit& one, AirUnit& other, Random& random) {
  radio::Pairing pairing;
  for (std::uint8_t& byte : pairing.key.bytes) byte = static_cast<std::uint8_t>(random.next() >> 24);
  pairing.unit = other.radio.address();
  pairing.name = name_of_unit(other.number);
  one.keys.keep(pairing, {});
  pairing.unit = one.radio.address();
  pairing.name = name_of_unit(one.number);
  other.keys.keep(pairing, {});
}

// ------------------------------------------------------------------------------------------------ any unit

AirUnit::AirUnit(SharedMedium& on, Cryptography& by, int number_, std::uint64_t seed)
    : medium(on),
      cryptography(by),
      radio(on, address_of(number_), cryptography),
      entropy(seed),
      number(number_),
      mind_(seed ^ 0xA5) {}

Milliseconds AirUnit::now_ms() const {
  const Microseconds now = medium.now();
  const auto drift = static_cast<std::int64_t>(now) / 1000000 * drift_ppm;
  return clock_begins + static_cast<Milliseconds>((static_cast<std::int64_t>(now) + drift) / 1000);
}

Microseconds AirUnit::due() const {
  if (!is_up()) return starts_at_;
  return std::min(radio.goes_at(), next_step());
}

Microseconds AirUnit::next_step() const {
  return std::max(ready_at_, radio.has_frame() ? std::min(rests_until_, next_look()) : rests_until_);
}

/// It looks at every multiple of `doze_us` since its last step.
Microseconds AirUnit::next_look() const {
  const Microseconds now = std::max(medium.now(), ready_at_);
  const Microseconds rested = now - ready_at_;
  return ready_at_ + (rested + doze_us - 1) / doze_us * doze_us;
}

Choice AirUnit::pick(int game_number, const AnyState& state, Seat seat) {
  const Game& game = game_at(game_number);
  if (!greedy) return any_choice(mind_, [&](auto visit) { game.choices(state, seat, VisitChoice(visit)); });
  bot_.begin(game, bots::bots_of(static_cast<GameName>(game_number)), state, {}, seat, bots::Level::otter,
             Random(mind_.next()));
  while (!bot_.step()) {
  }
  return bot_.choice();
}

void AirUnit::step_if_due() {
  const Microseconds now = medium.now();
  radio.let_go();
  if (is_up() ? next_step() > now : starts_at_ > now) return;
  if (!is_up()) {
    starts_at_ = never;
    start();
    ready_at_ = now;
  }
  bool drew = false;
  const Milliseconds rest_ms = step(now_ms(), drew);
  ready_at_ = now + (drew ? drawing_us : step_us) + cryptography.worked_us;
  cryptography.worked_us = 0;
  rests_until_ = now + 1000 * static_cast<Microseconds>(std::min<Milliseconds>(rest_ms, 60000));
}

// -------------------------------------------------------------------------------------------------- the host

HostingUnit::HostingUnit(SharedMedium& on, Cryptography& by, int number_, std::uint64_t seed)
    : AirUnit(on, by, number_, seed), flash(std::make_unique<simulator::SimulatedFlash>()) {
  radio.flash = flash.get();
}

void HostingUnit::start() {
  flash->restore_power();
  log_.emplace(*flash);
  log_->mount();
  const GameId id = game_at(game).facts().id;
  deal_.emplace(*log_, id, rules);
  journal_.emplace(*log_, keys::journals[0], id, rules);
  sitting_.emplace(game_at(game), state_, *journal_);
  table_.emplace(parts(), *deal_, scratch_);
  Setup setup;
  const bool found = journal_->find(setup) == SavedJournal::Found::table;
  if (!found || !sitting_->resume(setup) || !table_->resume(*sitting_, name_of_unit(number), rules, now_ms()))
    open_anew();
}

/// The first time, or the power failed while the deal was being written.
void HostingUnit::open_anew() {
  ++lost_deals;
  table_->open(*sitting_, roster, name_of_unit(number), rules, now_ms());
}

void HostingUnit::stop() {
  table_.reset();
  radio.set_on(false);
}

Milliseconds HostingUnit::step(Milliseconds now, bool& drew) {
  act();
  Milliseconds rest_ms = table_->step(now);
  if (!flash->has_power()) {
    stop();
    return 0;
  }
  const Stage stage = table_->table().stage();
  if (stage == Stage::waiting && table_->table().can_deal()) {
    table_->deal();
    rest_ms = 0;
  }
  if (stage != Stage::playing && stage != Stage::over) return rest_ms;
  drew = table_->table().revision() != drawn_revision_ && !table_->table().is_speaking();
  if (drew) drawn_revision_ = table_->table().revision();
  return decides_by_itself && stage == Stage::playing ? std::min<Milliseconds>(rest_ms, 20) : rest_ms;
}

void HostingUnit::act() {
  TableHost& table = table_->table();
  if (!decides_by_itself || !table.takes_decisions()) return;
  for (Seat seat : all_seats(table.roster().players)) {
    const SeatOnAir& on_air = table.roster().seats[seat];
    if (lets_bots_play && on_air.away && !on_air.bot_plays) table.let_bot_play(seat, true);
  }
  if (mind_.below(2) == 0) return;
  const SeatSet deciding = game_at(game).to_act(state_);
  const SeatSet bots = table.waits_for_bots();
  const SeatSet here = table.roster().held_by(Holder::host);
  for (Seat seat : all_seats(table.roster().players)) {
    if (!deciding.contains(seat) || !(bots.contains(seat) || here.contains(seat))) continue;
    decide(seat, pick(game, state_, seat));
    return;
  }
}

int HostingUnit::decisions_of(Seat seat) const {
  int count = 0;
  for (int i = 0; i < journal_->size(); ++i)
    if (journal_->at(i).seat == seat) ++count;
  return count;
}

bool HostingUnit::decide(Seat seat, Choice choice) {
  wake();
  wanted.push_back({seat, decisions_of(seat), choice, table_->table().host_term()});
  const Decision decision = wanted.back();
  if (!table_->table().decide(seat, choice)) return false;
  acknowledged.push_back(decision);
  return true;
}

// ------------------------------------------------------------------------------------------------- the
// guests

void GuestUnit::start() {
  table_.emplace(parts(), name_of_unit(number), rules, one_, other_);
  if (flash != nullptr) {
    log_.emplace(*flash);
    log_->mount();
    const GameId id = game_at(game).facts().id;
    deal_.emplace(*log_, id, rules);
    journal_.emplace(*log_, keys::journals[0], id, rules);
    table_->offer_home(*journal_, *deal_);
  }
  if (was_seated_)
    table_->rejoin(host, people, now_ms());
  else
    table_->join(host, people, now_ms());
  drawn_revision_ = -1;
}

void GuestUnit::stop() {
  table_.reset();
  radio.set_on(false);
  ++restarts_since_deal;
}

Milliseconds GuestUnit::step(Milliseconds now, bool& drew) {
  const Milliseconds rest_ms = table_->step(now);
  using State = radio::GuestLink::State;
  const State state = table_->link().state();
  if (state == State::seated) was_seated_ = true;
  // Its person tries again.
  if (state == State::ended && !has_left)
    was_seated_ ? table_->rejoin(host, people, now) : table_->join(host, people, now);
  TableGuest::Answer answer;
  while (table().next_answer(answer))
    if (answer.outcome == TableGuest::Outcome::played) acknowledged.push_back(asked_[answer.seat]);
  if (table().has_state() && table().revision() != drawn_revision_) {
    drew = true;
    drawn_revision_ = table().revision();
    const auto place = static_cast<std::size_t>(drawn_revision_);
    if (shown_at.size() <= place) shown_at.resize(place + 1, 0);
    if (shown_at[place] == 0) shown_at[place] = medium.now();
  }
  act();
  return decides_by_itself && table().stage() == Stage::playing ? std::min<Milliseconds>(rest_ms, 20)
                                                                : rest_ms;
}

void GuestUnit::act() {
  if (!decides_by_itself || mind_.below(2) == 0) return;
  for (Seat seat : all_seats(seats_max)) {
    if (!table().may_decide(seat)) continue;
    if (mind_.below(100) < nonsense_percent) return decide(seat, {250, 1, 2, 3});
    return decide(seat, pick(number_of(name_by_id(table().roster().game)), table().state(), seat));
  }
}

void GuestUnit::decide(Seat seat, Choice choice) {
  wake();
  asked_[seat] = {seat, table().decisions_of(seat), choice, table().host_term()};
  wanted.push_back(asked_[seat]);
  table().decide(seat, choice);
}

// -------------------------------------------------------------------------------------------------- the room

void Room::pass(Microseconds until) {
  Microseconds next = std::min(until, medium_.next_event());
  for (AirUnit* unit : units_) next = std::min(next, std::max(unit->due(), medium_.now()));
  medium_.advance(next);
  for (AirUnit* unit : units_) unit->step_if_due();
}

}  // namespace seaglass::storm
