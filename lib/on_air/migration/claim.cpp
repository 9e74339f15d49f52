#include "on_air/migration/claim.h"

#include "core/check.h"

namespace seaglass {

Claim::Claim(const ClaimState& claim_state, const Game& game, Entropy& entropy)
    : snapshots_(claim_state.snapshots), host_before_(claim_state.host) {
  message_.unit = claim_state.unit;
  message_.agreed = static_cast<UnitBits>(1 << claim_state.unit);
  entropy.fill({reinterpret_cast<std::uint8_t*>(&message_.attempt), sizeof message_.attempt});
  for (int i = 0; i < snapshots_kept; ++i) {
    const Snapshot* snapshot = snapshots_.whole(i, game);
    is_lost_[i] = snapshot == nullptr;
    gave_[i] = message_.agreed;
    if (snapshot == nullptr) continue;
    message_.editions[i] = snapshot->edition;
    asked_ = static_cast<UnitBits>(asked_ | snapshot->holders);
    sums_[i] = snapshot->share();
  }
  asked_ = static_cast<UnitBits>(asked_ & ~message_.agreed);
}

void Claim::end(ClaimEnd end, int unit) {
  if (end_ != ClaimEnd::none) return;
  end_ = end;
  refuser_ = static_cast<std::uint8_t>(unit);
}

bool Claim::hear(int unit, const Report& report, const Game& game) {
  if (end_ != ClaimEnd::none || !is_asked(unit) || has_agreed(unit)) return false;
  if (report.room_stamp == 0 || report.consent == Consent::none) return false;
  if (report.consent == Consent::no) {
    end(ClaimEnd::refused, unit);
    return false;
  }
  const auto its_bit = static_cast<UnitBits>(1 << unit);
  message_.agreed = static_cast<UnitBits>(message_.agreed | its_bit);
  for (int i = 0; i < snapshots_kept; ++i) {
    if (is_lost_[i] || (snapshots_.whole(i, game)->holders & its_bit) == 0) continue;
    is_lost_[i] = !report.shares[i].any;
    if (is_lost_[i]) continue;
    add(sums_[i], report.shares[i].key);
    gave_[i] = static_cast<UnitBits>(gave_[i] | its_bit);
  }
  return true;
}

bool Claim::step(Cryptography& cryptography, const Game& game, Opened& opened) {
  if (end_ != ClaimEnd::none) return false;
  for (opened.snapshot = 0; opened.snapshot < snapshots_kept; ++opened.snapshot) {
    const int i = opened.snapshot;
    if (is_lost_[i]) continue;
    const Snapshot& snapshot = *snapshots_.whole(i, game);
    if ((snapshot.holders & ~gave_[i]) != 0) return false;
    opened.members = snapshot.members();
    if (snapshot.open(cryptography, sums_[i], game, opened.position)) return true;
    is_lost_[i] = true;
  }
  end(ClaimEnd::impossible);
  return false;
}

void Claim::finish(Cryptography& cryptography) {
  CHECK(end_ == ClaimEnd::none);
  snapshots_.clear();
  for (Key& sum : sums_) cryptography.wipe(sum);
}

}  // namespace seaglass
