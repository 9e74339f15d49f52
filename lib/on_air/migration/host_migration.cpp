#include "on_air/migration/host_migration.h"

namespace seaglass {

namespace {

int count(UnitBits units) {
  int count = 0;
  for (; units != 0; units = static_cast<UnitBits>(units & (units - 1))) ++count;
  return count;
}

}  // namespace

void HostMigration::note_away(int unit, UnitBits here) {
  for (UnitBits& stayed : stayed_) stayed = static_cast<UnitBits>(stayed & ~(1 << unit));
  stayed_[unit] = here;
}

/// Who is here has not agreed to a claim, which needs all who hold a snapshot. Who stayed here holds one. Who
/// came later may not have been needed: then it counts where more of them are.
bool HostMigration::can_be_claimed_by(int unit, UnitBits here, UnitBits away) const {
  return ((away >> unit) & 1) != 0 && stayed_[unit] == 0 && count(here) < count(away);
}

}  // namespace seaglass
