// How a table comes to another host: handed over by this one, or claimed from one that is gone.
#pragma once

#include "on_air/migration/claim.h"
#include "on_air/migration/hand_over.h"

namespace seaglass {

class HostMigration {
 public:
  HandOver hand_over;
  Claim claim;
  /// What the units knew each other by at the host that this table came from in this run.
  radio::KeySeed former_key_seed;

  void begin_session(int unit) {
    hand_over.note_low(unit, false);
    stayed_[unit] = 0;
  }
  /// One that plays is not heard any more; the others that play are here.
  void note_away(int unit, UnitBits here);
  /// Whether another unit that plays can have claimed this table: it is away itself, nobody is here who was
  /// when it went and never left, and more of the units that play are away than here.
  bool can_be_claimed_by(int unit, UnitBits here, UnitBits away) const;

 private:
  UnitBits stayed_[units_max] = {};  // who was here when that unit went away, and never went
};

}  // namespace seaglass
