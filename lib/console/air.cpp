#include "console/air.h"

#include <new>

#include "console/own_fingerprints.h"

namespace seaglass {

static_assert(std::is_trivially_destructible_v<HostedTable> && std::is_trivially_destructible_v<JoinedTable>);

namespace {

/// A link without its table, whose states are somebody else's by now.
template <typename Link>
Milliseconds step_alone(Link& link, Milliseconds now) {
  Channel::Message message;
  link.step(now);
  while (link.receive(message)) continue;
  return link.wait_ms(now);
}

}  // namespace

void Air::plug(const Device& device, RecordLog& log) {
  if (device.cryptography == nullptr) return;
  pairings_.emplace(log, *device.cryptography);
  for (int game = 0; game < game_count; ++game) deals_[game].emplace(log, game, own_fingerprints);
  parts_.emplace(radio::LinkParts{device.radio, *device.cryptography, device.entropy, *pairings_});
}

RadioAddress Air::address() const {
  return exists() ? parts().radio.address() : RadioAddress();
}

radio::UnitName Air::name_of(const RadioAddress& unit) const {
  radio::Pairing pairing;
  if (!exists() || !parts().keys.find(unit, pairing)) return {};
  parts().cryptography.wipe(pairing.key);
  return pairing.name;
}

HostedTable& Air::hosted() const {
  CHECK(hosts() || (part_ == Part::leaving && left_as_host_));
  return *std::launder(reinterpret_cast<HostedTable*>(&memory_));
}

JoinedTable& Air::joined() const {
  CHECK(visits() || (part_ == Part::leaving && !left_as_host_));
  return *std::launder(reinterpret_cast<JoinedTable*>(&memory_));
}

HostedTable& Air::host(GameName game, AnyState& scratch) {
  CHECK(exists());
  part_ = Part::host;
  return *new (&memory_) HostedTable(parts(), deal_of(game), scratch);
}

JoinedTable& Air::visit(const radio::UnitName& own_name, AnyState& one, AnyState& other) {
  CHECK(exists());
  part_ = Part::guest;
  return *new (&memory_) JoinedTable(parts(), own_name, content::fingerprint, one, other);
}

void Air::leave(Milliseconds now) {
  if (part_ == Part::none || part_ == Part::leaving) return;
  left_as_host_ = hosts();
  if (hosts())
    hosted().close(now);
  else
    joined().leave(now);
  part_ = Part::leaving;
  silent_at_ = now + goodbye_ms_max;
}

SeatSet Air::away_without_bot() const {
  SeatSet away;
  if (!hosts() || roster().stage != Stage::playing) return away;
  for (Seat seat : all_seats(roster().players)) {
    const SeatOnAir& on_air = roster().seats[seat];
    if (on_air.holder == Holder::another && on_air.away && !on_air.bot_plays) away.insert(seat);
  }
  return away;
}

void Air::let_bots_step_in() {
  const SeatSet away = away_without_bot();
  for (Seat seat : all_seats(roster().players))
    if (away.contains(seat)) hosted().table().let_bot_play(seat, true);
}

bool Air::is_awaited() const {
  const Stage stage = roster().stage;
  return stage != Stage::closed && stage != Stage::over && !has_ended();
}

bool Air::is_speaking() const {
  return hosts() ? hosted().table().is_speaking() : visits() && joined().table().is_speaking();
}

bool Air::is_asked() const {
  if (!hosts()) return false;
  const radio::HostPairing& pairing = hosted().link().pairing();
  return pairing.state() == radio::HostPairing::State::comparing && !pairing.said_yes();
}

bool Air::is_moving() const {
  return hosts() ? hosted().table().is_moving() : visits() && joined().table().is_moving();
}

SeatSet Air::heirs() const {
  if (!is_moving()) return {};
  return roster().of_unit(hosts() ? hosted().table().heir() : joined().table().heir());
}

const Roster& Air::roster() const {
  static constexpr Roster nobody;
  if (hosts()) return hosted().table().roster();
  if (visits()) return joined().table().roster();
  return nobody;
}

SitterSign Air::sign_of(Seat seat) const {
  const SeatOnAir& on_air = roster().seats[seat];
  if (on_air.holder == Holder::bot || on_air.bot_plays) return SitterSign::bot;
  const bool is_lost = on_air.holder == Holder::host && is_cut_off();
  return on_air.away || is_lost ? SitterSign::away : SitterSign::none;
}

int Air::signal_dbm(int unit) const {
  return hosts() ? hosted().link().signal_dbm(unit) : joined().link().signal_dbm();
}

bool Air::find_worst_signal(int& dbm) const {
  if (visits()) {
    dbm = is_cut_off() ? signal_none : signal_dbm(0);
    return roster().stage != Stage::closed;
  }
  bool any = false;
  dbm = 0;
  for (Seat seat : all_seats(roster().players)) {
    const SeatOnAir& on_air = roster().seats[seat];
    if (on_air.holder != Holder::another || on_air.bot_plays) continue;
    const int heard = on_air.away ? signal_none : signal_dbm(on_air.unit);
    dbm = heard < dbm ? heard : dbm;
    any = true;
  }
  return any;
}

Milliseconds Air::step(Milliseconds now) {
  switch (part_) {
    case Part::none: return forever_ms;
    case Part::host: return hosted().step(now);
    case Part::guest: return joined().step(now);
    case Part::leaving: return say_goodbye(now);
  }
  return forever_ms;
}

Milliseconds Air::say_goodbye(Milliseconds now) {
  const Milliseconds wait_ms =
      left_as_host_ ? step_alone(hosted().link(), now) : step_alone(joined().link(), now);
  if (!has_said_goodbye() && !has_come(silent_at_, now)) return sooner(wait_ms, left_until(silent_at_, now));
  be_silent();
  return forever_ms;
}

bool Air::has_said_goodbye() const {
  return left_as_host_ ? !hosted().link().is_open()
                       : joined().link().state() != radio::GuestLink::State::leaving;
}

void Air::be_silent() {
  parts().radio.set_on(false);
  part_ = Part::none;
}

}  // namespace seaglass
