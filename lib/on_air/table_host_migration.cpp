// The table goes to another host, or comes to this one.
#include "core/check.h"
#include "games/games.h"
#include "on_air/migration/new_host.h"
#include "on_air/table_host.h"

namespace seaglass {

UnitBits TableHost::players_who_are(bool linked) const {
  UnitBits players = 0;
  for (int i = 0; i < DealRecord::entropy_shares_max; ++i)
    if (units_[i].linked == linked && !roster_.of_unit(i).empty())
      players = static_cast<UnitBits>(players | 1 << i);
  return players;
}

// ------------------------------------------------------------------------------------------------ hand-over

bool TableHost::may_hand_over_to(int unit) const {
  return roster_.stage == Stage::playing && !is_moving() && channel_.linked(unit) &&
         !roster_.of_unit(unit).empty() && !is_low(unit);
}

bool TableHost::hand_over(int unit, const RadioAddress& address) {
  if (is_low(unit)) migration_.hand_over.note_declined(unit);
  if (!may_hand_over_to(unit)) return false;
  migration_.hand_over.begin(unit, address, revision());
  room_changed();
  return true;
}

void TableHost::keep_table() {
  if (migration_.hand_over.keep()) room_changed();
}

/// The secret and the journal are told when nothing is hidden any more, and to who hosts next.
bool TableHost::may_have_blobs(int number) const {
  return roster_.stage == Stage::over || migration_.hand_over.is_to(number);
}

void TableHost::go_on_moving() {
  HandOver::Told told;
  for (int i = 0; i < units_max; ++i) {
    const auto its_bit = static_cast<UnitBits>(1 << i);
    if (channel_.linked(i)) told.linked = static_cast<UnitBits>(told.linked | its_bit);
    if (!owes_room(units_[i])) told.have_read = static_cast<UnitBits>(told.have_read | its_bit);
  }
  if (migration_.hand_over.step(told, kept_deal(), now_)) room_changed();
}

// --------------------------------------------------------------------------------------------------- claims

void TableHost::claim(Sitting& sitting, const ClaimState& claim_state) {
  CHECK(sitting.game().facts().id == claim_state.roster.game);
  open(sitting, claim_state.roster, static_cast<std::uint8_t>(claim_state.host_term + 1));
  roster_.stage = Stage::recovering;
  deal_.members.key_seed = radio::drawn<radio::KeySeed>(entropy_);
  migration_.claim = Claim(claim_state, sitting.game(), entropy_);
  room_changed();
}

ClaimState TableHost::claim_state() const {
  const Claim& claim = migration_.claim;
  ClaimState claim_state;
  claim_state.roster = roster_;
  claim_state.roster.stage = Stage::playing;
  claim_state.host = claim.host_before();
  claim_state.unit = claim.claimant();
  claim_state.host_term = static_cast<std::uint8_t>(deal_.host_term - 1);
  claim_state.snapshots = claim.snapshots();
  return claim_state;
}

void TableHost::end_claim(ClaimEnd end, int unit) {
  if (is_claiming()) migration_.claim.end(end, unit);
}

void TableHost::hear_consent(int number, const Report& report) {
  if (migration_.claim.hear(number, report, sitting_->game())) room_changed();
}

void TableHost::go_on_claiming() {
  Claim& claim = migration_.claim;
  Claim::Opened opened;
  while (claim.step(cryptography_, sitting_->game(), opened)) {
    if (!begin_from(opened)) {
      claim.refuse(opened);
      continue;
    }
    claim.finish(cryptography_);
    room_changed();
    state_changed();
    return;
  }
}

/// From now on this unit hosts: first the record, then the journal, as after a deal.
bool TableHost::begin_from(const Claim::Opened& opened) {
  const Claim& claim = migration_.claim;
  DealRecord ours;
  entropy_.fill({ours.secret, DealRecord::secret_bytes});
  ours.host_term = static_cast<std::uint8_t>(deal_.host_term - 1);
  ours.game = roster_.game;
  for (Seat seat : all_seats(roster_.players))
    ours.places[seat] = {roster_.seats[seat].holder, roster_.seats[seat].unit};
  ours.members = opened.members;
  ours.members.key_seed = deal_.members.key_seed;
  turn_round(ours, claim.claimant(), claim.host_before());
  const Company company = seen_from(roster_, roster_.of_unit(claim.claimant()));
  const Setup setup = roster_.setup(seed_of(cryptography_, ours), company);
  store_.keep(pack(ours));
  if (!sitting_->begin(setup, bytes_of(opened.position))) return false;
  deal_ = ours;
  sit_as_recorded();
  return true;
}

// ------------------------------------------------------------------------------------------------- snapshots

/// When all who are near have been told the newest position.
void TableHost::seal_when_told() {
  if (snapshots_.is_gathering() && !roster_.away().empty()) return;
  const UnitBits holders = players_who_are(true);
  if (!snapshots_.wants_next(holders, revision())) return;
  for (int i = 0; i < units_max; ++i)
    if (channel_.linked(i) && (owes_room(units_[i]) || owes_state(units_[i]))) return;
  snapshots_.seal(cryptography_, entropy_, {holders, deal_.members, *sitting_}, now_);
}

}  // namespace seaglass
