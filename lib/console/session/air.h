// The air as the console uses it: at most one table at a time, which this unit hosts or is a guest at. Both
// live in one place in memory. Without a radio that can seal there is no air, and no screen offers it.
#pragma once

#include <optional>

#include "console/session/roles/air_parts.h"
#include "console/session/roles/hosting.h"
#include "console/session/roles/lent_states.h"
#include "console/session/roles/visiting.h"
#include "core/one_of.h"
#include "save/records/pairing_shelf.h"
#include "save/records/saved_deal.h"

namespace seaglass {

class Air {
 public:
  Air();
  Air(const Air&) = delete;
  Air& operator=(const Air&) = delete;

  /// Once, when the unit starts.
  void plug(const Device& device, RecordLog& log);
  bool exists() const { return parts_.has_value(); }
  RadioAddress address() const;
  /// As another unit was called when it was met; empty: it never was.
  radio::UnitName name_of(const RadioAddress& unit) const;

  AirPart part() const { return part_; }
  bool is_at_table() const { return role_ != &off_; }
  /// As screens see it.
  AirRole& role() { return *role_; }
  const AirRole& role() const { return *role_; }
  /// Only as this.
  HostedTable& hosted();
  JoinedTable& joined();
  /// The tables around, for somebody who looks for one.
  const radio::Nearby& nearby() { return joined().link().nearby(); }

  /// Only makes the table: its own `open`, `resume` or `claim` puts it on the air.
  HostedTable& host(GameName game, AnyState& scratch);
  JoinedTable& visit(const radio::UnitName& own_name, const LentStates& lent);
  /// Says goodbye to the other units, then switches the radio off.
  void leave(Milliseconds now);

  /// Others at the table may wait for somebody here: not where it is over, or closed.
  bool is_awaited() const;

  /// Where the record of this game's deal is kept.
  DealStore& deal_of(GameName game);
  /// The record that belongs to the table with this set-up. False: that was none on the air.
  bool recall_deal(GameName game, const Setup& setup, DealRecord& deal) {
    return seaglass::recall_deal(deal_of(game), parts().cryptography, id_of(game), setup, deal);
  }

  const Roster& roster() const { return role_->roster(); }
  SitterSign sign_of(Seat seat) const { return role_->sign_of(roster().seats[seat]); }

  /// Each once a step: what came, before anything is done with it, and what there is to say, after that.
  void hear(Milliseconds now);
  /// Returns how long there is nothing to do if nothing comes.
  Milliseconds speak(Milliseconds now);

 private:
  const radio::LinkParts& parts() const;
  /// Several times what a goodbye takes; after that the radio goes off also if it sends nothing.
  static constexpr Milliseconds goodbye_ms_max = 5000;

  void become(AirChange change);
  Milliseconds say_goodbye(Milliseconds now);

  std::optional<radio::PairingShelf> pairings_;
  std::optional<SavedDeal> deals_[game_count];
  std::optional<radio::LinkParts> parts_;
  AirPart part_ = AirPart::none;
  OneOf<AirRole, Hosting, Visiting> table_;
  OffAir off_;
  AirRole* role_ = &off_;
  Milliseconds silent_at_ = 0;
};

}  // namespace seaglass
