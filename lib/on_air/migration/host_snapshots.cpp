#include "on_air/migration/host_snapshots.h"

#include "core/check.h"

namespace seaglass {

void HostSnapshots::begin_session(int unit, Milliseconds now) {
  units_[unit] = Unit();
  units_[unit].again.begin(now);
}

void HostSnapshots::hear(int unit, const Report& report) {
  units_[unit].has = report.snapshot;
  if (snapshot_.edition != no_edition && settled_ != snapshot_.edition && all_have_it())
    settled_ = snapshot_.edition;
}

bool HostSnapshots::all_have_it() const {
  for (int i = 0; i < Snapshot::holders_max; ++i)
    if (owes(i)) return false;
  return true;
}

bool HostSnapshots::wants_next(UnitBits holders, int revision) const {
  if (holders == 0) return false;
  if (snapshot_.edition == no_edition || holders != snapshot_.holders) return true;
  return revision != revision_ && all_have_it();
}

void HostSnapshots::seal(Cryptography& cryptography, Entropy& entropy, const Content& content,
                         Milliseconds now) {
  CHECK(content.holders != 0);  // the key would be all zero
  Edition edition = snapshot_.edition + 1;
  if (snapshot_.edition == no_edition)
    entropy.fill({reinterpret_cast<std::uint8_t*>(&edition), sizeof edition});
  if (edition == no_edition) ++edition;
  snapshot_ = Snapshot();
  snapshot_.edition = edition;
  snapshot_.holders = content.holders;
  snapshot_.set_members(content.members);
  revision_ = content.sitting.journal().size();
  entropy.fill(drawn_);
  Key key;
  for (int i = 0; i < Snapshot::holders_max; ++i)
    if (is_holder(i)) add(key, share_of(cryptography, drawn_, i));
  snapshot_.seal(cryptography, key, content.sitting.game(), content.sitting.state());
  cryptography.wipe(key);
  for (Unit& unit : units_) {
    unit.next_part = 0;
    unit.again.begin(now);
  }
}

void HostSnapshots::report(int unit, Cryptography& cryptography, const Game& game, SnapshotMessage& message) {
  CHECK(owes(unit));  // nobody else may have a share
  message.part = units_[unit].next_part;
  message.settled = settled_;
  snapshot_.set_share(share_of(cryptography, drawn_, unit));
  snapshot_.fill(message, game);
  snapshot_.set_share(Key());
}

void HostSnapshots::sent(int unit, const Game& game, Milliseconds now) {
  Unit& told = units_[unit];
  if (++told.next_part < Snapshot::parts_of(game)) return;
  told.next_part = 0;
  told.again.sent(now);
}

}  // namespace seaglass
