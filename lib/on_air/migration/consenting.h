// What the people of a guest say to a claim (claim.h): this unit gives its shares with their yes, never
// before. Who has said yes once has given them.
#pragma once

#include "on_air/migration/snapshot.h"

namespace seaglass {

class Consenting {
 public:
  /// Stamps begin anew. What was said to this claim stays said.
  void begin_session() { claim_.stamp = 0; }
  /// Of who may claim the table.
  void hear(const ClaimMessage& claim, const Snapshots& snapshots, const Game& game);
  void answer(bool yes) { consent_ = yes ? Consent::yes : Consent::no; }
  void report(Report& report, const Snapshots& snapshots, const Game& game) const;

  bool any() const { return claim_.stamp != 0; }
  /// Whose people claim it: the last host's number for their unit.
  int claimant() const { return claim_.unit; }
  int attempt() const { return claim_.attempt; }
  Consent consent() const { return consent_; }
  /// Who holds nothing that it takes is not asked.
  bool holds_what_is_claimed(const Snapshots& snapshots, const Game& game) const;
  /// Until it says that it has heard; a no ends it.
  bool waits_for_claimant(int own_unit) const {
    return consent_ != Consent::none && ((claim_.agreed >> own_unit) & 1) == 0;
  }

 private:
  ClaimMessage claim_;  // its stamp is 0 where there is none
  Consent consent_ = Consent::none;
};

/// Whoever claims speaks for the people of its own unit, as the last host has told who that is; who holds
/// nothing of this table was told nothing, and is asked for nothing.
bool may_claim(const RadioAddress& unit, int number, const Snapshots& snapshots, const Game& game);

}  // namespace seaglass
