#include "console/session/air.h"

#include "content/fingerprint.h"
#include "core/check.h"

namespace seaglass {

Air::Air() = default;

void Air::plug(const Device& device, RecordLog& log) {
  if (device.cryptography == nullptr) return;
  pairings_.emplace(log, *device.cryptography);
  for (int game = 0; game < game_count; ++game) {
    const GameFacts& facts = game_at(game).facts();
    deals_[game].emplace(log, facts.id, facts.fingerprints);
  }
  parts_.emplace(radio::LinkParts{device.radio, *device.cryptography, device.entropy, *pairings_});
}

const radio::LinkParts& Air::parts() const {
  CHECK(exists());
  return *parts_;
}

DealStore& Air::deal_of(GameName game) {
  CHECK(exists());
  return *deals_[number_of(game)];
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

void Air::become(AirChange change) {
  const AirPassage* passage = find_passage(air_passages, part_, change);
  CHECK(passage != nullptr);
  part_ = passage->to;
}

HostedTable& Air::hosted() {
  CHECK(part_ == AirPart::host);
  return static_cast<Hosting&>(*table_).table();
}

JoinedTable& Air::joined() {
  CHECK(part_ == AirPart::guest);
  return static_cast<Visiting&>(*table_).table();
}

HostedTable& Air::host(GameName game, AnyState& scratch) {
  become(AirChange::opens);
  Hosting& made = table_.emplace<Hosting>(parts(), deal_of(game), scratch);
  role_ = &made;
  return made.table();
}

JoinedTable& Air::visit(const radio::UnitName& own_name, const LentStates& lent) {
  become(AirChange::visits);
  Visiting& made = table_.emplace<Visiting>(parts(), own_name, content::fingerprint, lent.one, lent.other);
  role_ = &made;
  return made.table();
}

void Air::leave(Milliseconds now) {
  if (find_passage(air_passages, part_, AirChange::leaves) == nullptr) return;
  role_->leave(now);
  become(AirChange::leaves);
  role_ = &off_;
  silent_at_ = now + goodbye_ms_max;
}

bool Air::is_awaited() const {
  const Stage stage = roster().stage;
  return stage != Stage::closed && stage != Stage::over && !role_->has_ended();
}

void Air::hear(Milliseconds now) {
  role_->hear(now);
}

Milliseconds Air::speak(Milliseconds now) {
  return part_ == AirPart::leaving ? say_goodbye(now) : role_->speak(now);
}

Milliseconds Air::say_goodbye(Milliseconds now) {
  const Milliseconds wait_ms = table_->say_goodbye(now);
  if (!table_->has_said_goodbye() && !has_come(silent_at_, now))
    return sooner(wait_ms, left_until(silent_at_, now));
  parts().radio.set_on(false);
  become(AirChange::is_silent);
  return forever_ms;
}

}  // namespace seaglass
