#include "on_air/migration/consenting.h"

#include "on_air/later.h"

namespace seaglass {

namespace {

/// The same claim: a yes to one is a yes to the other.
bool asks_the_same(const ClaimMessage& a, const ClaimMessage& b) {
  bool same = a.attempt == b.attempt && a.unit == b.unit;
  for (int i = 0; i < snapshots_kept; ++i) same = same && a.editions[i] == b.editions[i];
  return same;
}

}  // namespace

bool may_claim(const RadioAddress& unit, int number, const Snapshots& snapshots, const Game& game) {
  const Snapshot* newest = snapshots.whole(0, game);
  return newest == nullptr || newest->members().units[number] == unit;
}

void Consenting::hear(const ClaimMessage& claim, const Snapshots& snapshots, const Game& game) {
  if (any() && !later(claim.stamp, claim_.stamp)) return;
  if (!asks_the_same(claim, claim_)) consent_ = Consent::none;
  claim_ = claim;
  // There is nothing to ask its people for; but who claims must not wait for a share that there is not.
  if (!holds_what_is_claimed(snapshots, game)) consent_ = Consent::yes;
}

bool Consenting::holds_what_is_claimed(const Snapshots& snapshots, const Game& game) const {
  for (const Edition edition : claim_.editions)
    if (edition != no_edition && snapshots.find(edition, game) != nullptr) return true;
  return false;
}

void Consenting::report(Report& report, const Snapshots& snapshots, const Game& game) const {
  report.room_stamp = claim_.stamp;
  report.consent = consent_;
  if (consent_ != Consent::yes) return;
  for (int i = 0; i < snapshots_kept; ++i) {
    if (claim_.editions[i] == no_edition) continue;
    const Snapshot* snapshot = snapshots.find(claim_.editions[i], game);
    if (snapshot == nullptr) continue;
    report.shares[i].any = true;
    report.shares[i].key = snapshot->share();
  }
}

}  // namespace seaglass
