// A whole unit that hosts or is a guest, as its people and the air want it: what the console does, with the
// real HostedTable and JoinedTable. It claims the table of a host that has died, answers claims, gives way to
// a later host, and takes over what is handed to it.
#pragma once

#include "on_air/migration/yielding.h"
#include "save/records/saved_claim_state.h"
#include "storm/air_units.h"

namespace seaglass::storm {

class RoamingUnit final : public AirUnit {
 public:
  RoamingUnit(SharedMedium& on, Cryptography& by, int unit_number, std::uint64_t seed);

  int game = 0;
  People people;
  /// The unit that opens the table sets it up like this; the others ask it.
  bool opens_table = false;
  Roster roster;
  RadioAddress first_host;

  bool decides_by_itself = true;
  bool lets_bots_play = true;
  /// What its people say when they are asked about a claim; nothing, for as long as they think.
  Consent people_say = Consent::yes;

  bool is_up() const override { return log_.has_value() && (hosted_ || joined_); }
  void start() override;
  void stop() override;
  bool hosts() const { return hosted_.has_value(); }
  bool visits() const { return joined_.has_value(); }
  /// Hosts a game that goes on or is over, not one that it claims.
  bool hosts_game() const;
  HostedTable& hosted() { return *hosted_; }
  JoinedTable& joined() { return *joined_; }
  const TableGuest& seen() const { return joined_->table(); }
  Sitting& sitting() { return *sitting_; }
  const Journal& journal() const { return *journal_; }
  AnyState& truth() { return state_; }

  void claim(const ClaimState& claim_state);
  void claim() { claim(joined_->claim_state()); }
  void hand_over(int to) { hosted_->hand_over(to); }
  /// A person here decides something, if one is to.
  bool decide();

  int claims_over = 0;
  TableHost::ClaimEnd last_end = TableHost::ClaimEnd::none;
  int yields_in_vain = 0;
  std::unique_ptr<simulator::SimulatedFlash> flash;

 private:
  Milliseconds step(Milliseconds now, bool& drew) override;
  Milliseconds step_host(Milliseconds now);
  Milliseconds step_guest(Milliseconds now);
  void see_where_it_is();
  bool resume(Milliseconds now);
  void come_back(Milliseconds now);
  void visit();
  void act_as_host();
  bool decide_as_host();
  bool decide_as_guest();
  int decisions_of(Seat seat) const;

  std::optional<RecordLog> log_;
  std::optional<SavedDeal> deal_;
  std::optional<SavedJournal> journal_;
  std::optional<SavedClaimState> claim_state_;
  std::optional<Sitting> sitting_;
  std::optional<HostedTable> hosted_;
  std::optional<JoinedTable> joined_;
  Yielding yielding_;
  AnyState state_, other_;
  PerSeat<Decision> asked_;
  // As in flash: where it was a guest when it was on last.
  bool was_guest_ = false;
  RadioAddress kept_host_;
  radio::TableId kept_table_;
};

}  // namespace seaglass::storm
