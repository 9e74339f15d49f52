// A claim: this unit asks all who hold a snapshot (snapshot.h) that it holds too. When all have said yes, the
// snapshot is opened, and the game goes on from there: what was decided after it is lost, and nobody can
// prove the deal any more. What this protects from: a host that breaks, or is carried off the train. What
// not: who wants to undo a choice can claim a table whose host is away, but only with everybody's consent.
#pragma once

#include "on_air/migration/snapshot.h"

namespace seaglass {

enum class ClaimEnd : std::uint8_t {
  none,
  refused,     // somebody said no
  impossible,  // a share is lost, or what was opened is no position
  given_up,    // by who claimed
  host_is_back,
  other_claims,
};

class Claim {
 public:
  Claim() = default;
  Claim(const ClaimState& claim_state, const Game& game, Entropy& entropy);

  /// True: the others are to be told who has agreed.
  bool hear(int unit, const Report& report, const Game& game);
  void report(ClaimMessage& message) const { message = message_; }
  void end(ClaimEnd end, int unit = 0);

  struct Opened {
    int snapshot = 0;
    Opening position;
    TableMembers members;
  };
  /// True: the newest snapshot that all its holders have given their shares of has been opened. An older one
  /// waits for as long as the newer can still be opened.
  bool step(Cryptography& cryptography, const Game& game, Opened& opened);
  /// What was opened is no position: the older one is left.
  void refuse(const Opened& opened) { is_lost_[opened.snapshot] = true; }
  /// The game goes on: nothing of this is needed any more.
  void finish(Cryptography& cryptography);

  ClaimEnd ended() const { return end_; }
  /// Who refused.
  int refuser() const { return refuser_; }
  /// The last host's number for this unit.
  std::uint8_t claimant() const { return message_.unit; }
  bool has_agreed(int unit) const { return ((message_.agreed >> unit) & 1) != 0; }
  /// Its share is needed: all of these have to agree.
  bool is_asked(int unit) const { return ((asked_ >> unit) & 1) != 0; }
  const RadioAddress& host_before() const { return host_before_; }
  const Snapshots& snapshots() const { return snapshots_; }

 private:
  friend struct TableProbe;

  Snapshots snapshots_;
  ClaimMessage message_;
  UnitBits asked_ = 0;
  UnitBits gave_[snapshots_kept] = {};
  bool is_lost_[snapshots_kept] = {};
  Key sums_[snapshots_kept];  // of the shares that have come
  RadioAddress host_before_;
  ClaimEnd end_ = ClaimEnd::none;
  std::uint8_t refuser_ = 0;
};

}  // namespace seaglass
