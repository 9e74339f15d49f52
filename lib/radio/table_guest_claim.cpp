// A table whose host has died: what this unit keeps for that, and what it says when somebody claims it.
#include "radio/later.h"
#include "radio/table_guest.h"

namespace seaglass {

namespace {

/// A yes to the one is a yes to the other.
bool asks_the_same(const ClaimMessage& a, const ClaimMessage& b) {
  bool same = a.attempt == b.attempt && a.unit == b.unit;
  for (int i = 0; i < vaults_kept; ++i) same = same && a.editions[i] == b.editions[i];
  return same;
}

}  // namespace

void TableGuest::hear_vault(BitReader& reader) {
  VaultMessage vault;
  // Who had nothing to be asked for says yes to a claim; what became whole after that would go unasked.
  if (!read(vault, reader) || room_stamp_ == 0 || in_claim() || roster_.stage != Stage::playing) return;
  if (seats().empty() || ((vault.holders >> unit_) & 1) == 0) return;
  const Edition before = vaults_.newest(game());
  vaults_.hear(vault, game());
  // Said at once where it is whole; also again, since the host would not say it again if it knew.
  const Edition newest = vaults_.newest(game());
  if (newest != no_edition && (newest != before || newest == vault.edition)) must_report_ = true;
}

/// Also while the table is on its way: should its heir host by now, it is seen to play there, and that ends
/// the claim.
bool TableGuest::can_claim() const {
  return roster_.stage == Stage::playing && !seats().empty() && !channel_.linked(0) &&
         vaults_.whole(0, game()) != nullptr;
}

Estate TableGuest::estate() const {
  Estate estate;
  estate.roster = roster_;
  estate.unit = unit_;
  estate.epoch = epoch_;
  estate.vaults = vaults_;
  return estate;
}

void TableGuest::restore(const Estate& estate) {
  roster_ = estate.roster;
  unit_ = estate.unit;
  epoch_ = estate.epoch;
  vaults_ = estate.vaults;
  if (const Vault* newest = vaults_.whole(0, game())) table_ = newest->members().table;
}

void TableGuest::hear_claim(std::uint8_t epoch, BitReader& reader) {
  ClaimMessage claim;
  if (!read(claim, reader) || roster_.stage != Stage::playing || epoch <= epoch_) return;
  if (!is_from_its_unit(claim)) return;
  must_report_ = true;
  if (claim_.stamp != 0 && !later(claim.stamp, claim_.stamp)) return;
  if (!asks_the_same(claim, claim_)) consent_ = Consent::none;
  claim_ = claim;
  // There is nothing to ask its people for; but who claims must not wait for a share that there is not.
  if (!holds_what_is_claimed()) consent_ = Consent::yes;
}

/// Whoever claims speaks for the people of its own unit, as the last host has told who that is; who holds
/// nothing of this table was told nothing, and is asked for nothing.
bool TableGuest::is_from_its_unit(const ClaimMessage& claim) const {
  if (claim.unit == unit_ || roster_.of_unit(claim.unit).empty()) return false;
  const Vault* newest = vaults_.whole(0, game());
  return newest == nullptr || newest->members().units[claim.unit] == host_;
}

bool TableGuest::holds_what_is_claimed() const {
  for (const Edition edition : claim_.editions)
    if (edition != no_edition && vaults_.find(edition, game()) != nullptr) return true;
  return false;
}

void TableGuest::answer_claim(bool yes) {
  CHECK(is_asked());
  consent_ = yes ? Consent::yes : Consent::no;
  must_report_ = true;
}

/// Until it says that it has heard; a no ends it.
bool TableGuest::waits_for_claimant() const {
  return consent_ != Consent::none && ((claim_.agreed >> unit_) & 1) == 0;
}

void TableGuest::report_claim(Report& report) const {
  if (!in_claim()) return;
  report.consent = consent_;
  if (consent_ != Consent::yes) return;
  for (int i = 0; i < vaults_kept; ++i) {
    const Vault* vault =
        claim_.editions[i] != no_edition ? vaults_.find(claim_.editions[i], game()) : nullptr;
    if (vault == nullptr) continue;
    report.shares[i].any = true;
    report.shares[i].key = vault->share();
  }
}

}  // namespace seaglass
