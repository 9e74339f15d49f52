// This unit would go on as the host of a table whose host has died.
#include "games/games.h"
#include "radio/new_host.h"
#include "radio/table_host.h"

namespace seaglass {

void TableHost::claim(Sitting& sitting, const Estate& estate) {
  open(estate.roster.game, sitting, estate.roster, static_cast<std::uint8_t>(estate.epoch + 1));
  roster_.stage = Stage::recovering;
  roster_.seats = estate.roster.seats;
  deal_.members.acquaintance = radio::drawn<radio::Acquaintance>(entropy_);
  claimed_ = estate.vaults;
  claimant_ = estate.unit;
  estate_host_ = estate.host;
  claim_ = ClaimMessage();
  claim_.unit = claimant_;
  claim_.agreed = static_cast<UnitBits>(1 << claimant_);
  entropy_.fill({reinterpret_cast<std::uint8_t*>(&claim_.attempt), sizeof claim_.attempt});
  asked_ = 0;
  for (int i = 0; i < vaults_kept; ++i) {
    const Vault* vault = claimed_.whole(i, sitting.game());
    is_lost_[i] = vault == nullptr;
    gave_[i] = claim_.agreed;
    sums_[i] = Key();
    if (vault == nullptr) continue;
    claim_.editions[i] = vault->edition;
    asked_ = static_cast<UnitBits>(asked_ | vault->holders);
    sums_[i] = vault->share();
  }
  asked_ = static_cast<UnitBits>(asked_ & ~claim_.agreed);
  room_changed();
}

Estate TableHost::estate() const {
  Estate estate;
  estate.roster = roster_;
  estate.roster.stage = Stage::playing;
  estate.host = estate_host_;
  estate.unit = claimant_;
  estate.epoch = static_cast<std::uint8_t>(deal_.epoch - 1);
  estate.vaults = claimed_;
  return estate;
}

void TableHost::end_claim(ClaimEnd end, int unit) {
  if (!is_claiming() || claim_end_ != ClaimEnd::none) return;
  claim_end_ = end;
  claim_ender_ = unit;
}

void TableHost::hear_consent(int number, const Report& report) {
  if (claim_end_ != ClaimEnd::none || !is_asked(number) || has_agreed(number)) return;
  if (report.room_stamp == 0 || report.consent == Consent::none) return;
  if (report.consent == Consent::no) return end_claim(ClaimEnd::refused, number);
  const auto its_bit = static_cast<UnitBits>(1 << number);
  claim_.agreed = static_cast<UnitBits>(claim_.agreed | its_bit);
  for (int i = 0; i < vaults_kept; ++i) {
    if (is_lost_[i] || (claimed_.whole(i, sitting_->game())->holders & its_bit) == 0) continue;
    if (report.shares[i].any) {
      add(sums_[i], report.shares[i].key);
      gave_[i] = static_cast<UnitBits>(gave_[i] | its_bit);
    } else {
      is_lost_[i] = true;
    }
  }
  room_changed();
}

bool TableHost::all_gave(int i) const {
  const UnitBits holders = claimed_.whole(i, sitting_->game())->holders;
  return (holders & ~gave_[i]) == 0;
}

/// The newest that all holders have given their shares of. An older one waits for as long as the newer can
/// still be opened.
void TableHost::open_when_all_agree() {
  if (claim_end_ != ClaimEnd::none) return;
  for (int i = 0; i < vaults_kept; ++i) {
    if (is_lost_[i]) continue;
    if (!all_gave(i)) return;
    if (recover(i)) return;
    is_lost_[i] = true;
  }
  end_claim(ClaimEnd::impossible);
}

/// From now on this unit hosts: first the record, then the journal, as after a deal.
bool TableHost::recover(int i) {
  const Vault& vault = *claimed_.whole(i, sitting_->game());
  Opening position;
  if (!vault.open(cryptography_, sums_[i], sitting_->game(), position)) return false;
  DealRecord ours;
  entropy_.fill({ours.secret, DealRecord::secret_bytes});
  ours.epoch = static_cast<std::uint8_t>(deal_.epoch - 1);
  ours.game = roster_.game;
  for (Seat seat : all_seats(roster_.players))
    ours.places[seat] = {roster_.seats[seat].holder, roster_.seats[seat].unit};
  ours.members = vault.members();
  ours.members.acquaintance = deal_.members.acquaintance;
  ours.own_acquaintance = true;
  turn_round(ours, claimant_, estate_host_);
  Setup setup;
  setup.players = roster_.players;
  setup.options = roster_.options;
  setup.seed = seed_of(cryptography_, ours);
  setup.company = seen_from(roster_, roster_.of_unit(claimant_));
  store_.keep(pack(ours));
  if (!sitting_->begin(setup, bytes_of(position))) return false;
  deal_ = ours;
  sit_as_recorded();
  claimed_.clear();
  for (Key& sum : sums_) cryptography_.wipe(sum);
  room_changed();
  state_changed();
  return true;
}

int TableHost::write_claim(MutableBytes buffer) {
  BitWriter writer(buffer);
  write(HostHeader{HostSays::claim, deal_.epoch}, writer);
  claim_.stamp = room_stamp_;
  write(claim_, writer);
  return writer.bytes();
}

}  // namespace seaglass
