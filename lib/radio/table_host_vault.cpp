// The vault that the guests hold for the case that this unit breaks.
#include "radio/table_host.h"

namespace seaglass {

UnitBits TableHost::holders_now() const {
  UnitBits holders = 0;
  for (int i = 0; i < Vault::holders_max; ++i)
    if (units_[i].linked && !roster_.of_unit(i).empty()) holders = static_cast<UnitBits>(holders | 1 << i);
  return holders;
}

bool TableHost::owes_vault(int number) const {
  return roster_.stage == Stage::playing && !is_moving() && ((vault_.holders >> number) & 1) != 0 &&
         units_[number].vault_heard != vault_.edition;
}

bool TableHost::all_have_heard() const {
  for (int i = 0; i < Vault::holders_max; ++i)
    if (((vault_.holders >> i) & 1) != 0 && units_[i].vault_heard != vault_.edition) return false;
  return true;
}

/// The next one, when all who are near have been told the newest position and have the last vault. Who went
/// away is not waited for, and has no share of the next.
void TableHost::seal_when_told() {
  if (roster_.stage != Stage::playing || is_moving() || (gathers_ && !roster_.away().empty())) return;
  const UnitBits holders = holders_now();
  const bool is_new = holders != vault_.holders || revision() != vault_revision_;
  if (holders == 0 || (vault_.edition != no_edition && !is_new)) return;
  if (holders == vault_.holders && !all_have_heard()) return;
  for (int i = 0; i < units_max; ++i)
    if (channel_.linked(i) && (owes_room(units_[i]) || owes_state(units_[i]))) return;
  seal();
}

void TableHost::seal() {
  Edition edition = vault_.edition + 1;
  if (vault_.edition == no_edition)
    entropy_.fill({reinterpret_cast<std::uint8_t*>(&edition), sizeof edition});
  if (edition == no_edition) ++edition;
  vault_ = Vault();
  vault_.edition = edition;
  vault_.holders = holders_now();
  vault_.set_members(deal_.members);
  vault_revision_ = revision();
  entropy_.fill(vault_secret_);
  Key key;
  for (int i = 0; i < Vault::holders_max; ++i)
    if (((vault_.holders >> i) & 1) != 0) add(key, share_of(cryptography_, vault_secret_, i));
  vault_.seal(cryptography_, key, sitting_->game(), sitting_->state());
  cryptography_.wipe(key);
  for (Unit& unit : units_) {
    unit.next_part = 0;
    unit.vault_again.begin(now_);
  }
}

void TableHost::hear_of_vault(int number, Edition edition) {
  units_[number].vault_heard = edition;
  if (vault_.edition != no_edition && all_have_heard()) settled_ = vault_.edition;
}

int TableHost::write_vault(int number, MutableBytes buffer) {
  VaultMessage message;
  message.part = units_[number].next_part;
  message.settled = settled_;
  vault_.set_share(share_of(cryptography_, vault_secret_, number));
  vault_.fill(message, sitting_->game());
  vault_.set_share(Key());
  BitWriter writer(buffer);
  write(HostHeader{HostSays::vault, deal_.epoch}, writer);
  write(message, writer);
  return writer.bytes();
}

}  // namespace seaglass
