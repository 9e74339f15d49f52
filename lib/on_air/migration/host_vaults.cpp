#include "on_air/migration/host_vaults.h"

namespace seaglass {

void HostVaults::begin_session(int unit, Milliseconds now) {
  units_[unit] = Unit();
  units_[unit].again.begin(now);
}

void HostVaults::hear(int unit, const Report& report) {
  units_[unit].has = report.vault;
  if (vault_.edition != no_edition && settled_ != vault_.edition && all_have_it()) settled_ = vault_.edition;
}

bool HostVaults::all_have_it() const {
  for (int i = 0; i < Vault::holders_max; ++i)
    if (owes(i)) return false;
  return true;
}

bool HostVaults::wants_next(UnitBits holders, int revision) const {
  if (holders == 0) return false;
  if (vault_.edition == no_edition || holders != vault_.holders) return true;
  return revision != revision_ && all_have_it();
}

void HostVaults::seal(Cryptography& cryptography, Entropy& entropy, const Content& content,
                      Milliseconds now) {
  Edition edition = vault_.edition + 1;
  if (vault_.edition == no_edition) entropy.fill({reinterpret_cast<std::uint8_t*>(&edition), sizeof edition});
  if (edition == no_edition) ++edition;
  vault_ = Vault();
  vault_.edition = edition;
  vault_.holders = content.holders;
  vault_.set_members(content.members);
  revision_ = content.sitting.journal().size();
  entropy.fill(drawn_);
  Key key;
  for (int i = 0; i < Vault::holders_max; ++i)
    if (is_holder(i)) add(key, share_of(cryptography, drawn_, i));
  vault_.seal(cryptography, key, content.sitting.game(), content.sitting.state());
  cryptography.wipe(key);
  for (Unit& unit : units_) {
    unit.next_part = 0;
    unit.again.begin(now);
  }
}

void HostVaults::report(int unit, Cryptography& cryptography, const Game& game, VaultMessage& message) {
  message.part = units_[unit].next_part;
  message.settled = settled_;
  vault_.set_share(share_of(cryptography, drawn_, unit));
  vault_.fill(message, game);
  vault_.set_share(Key());
}

void HostVaults::sent(int unit, const Game& game, Milliseconds now) {
  Unit& told = units_[unit];
  if (++told.next_part < Vault::parts_of(game)) return;
  told.next_part = 0;
  told.again.sent(now);
}

}  // namespace seaglass
