// The host's half of the snapshots (snapshot.h): when the next is made, and who has still to be given which
// part.
#pragma once

#include "on_air/migration/snapshot.h"
#include "radio/resend.h"
#include "tabletop/sitting.h"

namespace seaglass {

class HostSnapshots {
 public:
  /// As long as some of the units may not have found this host yet, no snapshot is made without them.
  void set_gathering(bool gathers) { gathers_ = gathers; }
  bool is_gathering() const { return gathers_; }
  /// Perhaps it started anew, and holds nothing.
  void begin_session(int unit, Milliseconds now);
  void hear(int unit, const Report& report);

  /// What the next one is made of.
  struct Content {
    UnitBits holders = 0;
    const TableMembers& members;
    const Sitting& sitting;
  };
  /// When these holders have the last, and there is something new. Who went away is not waited for, and has
  /// no share of the next.
  bool wants_next(UnitBits holders, int revision) const;
  void seal(Cryptography& cryptography, Entropy& entropy, const Content& content, Milliseconds now);

  bool owes(int unit) const { return is_holder(unit) && units_[unit].has != snapshot_.edition; }
  bool is_due(int unit, Milliseconds now) const { return owes(unit) && units_[unit].again.is_due(now); }
  Milliseconds wait_ms(int unit, Milliseconds now) const {
    return owes(unit) ? units_[unit].again.wait_ms(now) : forever_ms;
  }
  /// The part that this unit is sent next.
  void report(int unit, Cryptography& cryptography, const Game& game, SnapshotMessage& message);
  void sent(int unit, const Game& game, Milliseconds now);

 private:
  friend struct TableProbe;

  struct Unit {
    Edition has = no_edition;
    std::uint8_t next_part = 0;
    radio::Resend again{150, 2000};
  };

  bool is_holder(int unit) const { return ((snapshot_.holders >> unit) & 1) != 0; }
  bool all_have_it() const;

  Snapshot snapshot_;  // the newest that is given away; its share stays empty
  Key drawn_;          // the shares of its key come from this
  int revision_ = 0;
  Edition settled_ = no_edition;  // the newest that all its holders had
  bool gathers_ = false;
  Unit units_[units_max];
};

}  // namespace seaglass
