// A guest's check at the end: the host's secret fits its commitment, the seed has as many entropy shares as
// there were to be and this unit's in its place, and the journal, played again from that seed, shows
// everything that this unit was shown.
#pragma once

#include "on_air/shuffle/fairness.h"
#include "on_air/shuffle/guest_shuffle.h"
#include "on_air/shuffle/witness.h"
#include "tabletop/game.h"

namespace seaglass {

/// The game that is over, as this unit was shown it.
struct PlayedGame {
  Cryptography& cryptography;
  const Game& game;
  const Roster& roster;
  SeatSet seats;
  int revision;
  AnyState& scratch;  // is left alone by all others for as long as the check goes on
};

class DealCheck {
 public:
  DealCheck() = default;
  /// Of a new deal.
  explicit DealCheck(bool is_provable) : provable_(is_provable) {}

  /// Whatever this unit has seen is none of the game that it sees from now on.
  void lose_proof();
  /// The host said what no honest one says. Read in `scratch`, it may have left nonsense there.
  void find_untrue() {
    untrue_ = true;
    if (has_secret_ && fairness_ == Fairness::unknown) fairness_ = Fairness::untrue;
  }
  bool finds_untrue() const { return untrue_; }
  /// A position as it was shown: the first sight of this revision.
  void see(Cryptography& cryptography, int revision, Bytes packed);

  Fairness fairness() const { return fairness_; }
  /// Once the game is over, until it is judged: what is to be asked for, and from where on.
  Blob wanted() const;
  std::uint16_t wanted_from() const;
  void hear(const Piece& piece, const GuestShuffle& shuffle, const PlayedGame& played);
  /// A few entries at each step, so that the unit stays awake to its buttons.
  void step(const PlayedGame& played);

 private:
  static constexpr int entries_at_once = 4;  // each costs up to a play, a packing and an unpacking

  Fairness judge_secret(const Piece& piece, const GuestShuffle& shuffle, const PlayedGame& played);
  bool replay_entry(const PlayedGame& played);
  bool check_sight(const PlayedGame& played);

  bool provable_ = false;  // this unit has been there since the host committed itself
  bool untrue_ = false;
  Fairness fairness_ = Fairness::unknown;
  Witness witness_;
  bool has_secret_ = false;
  Piece piece_;       // of the journal
  int replayed_ = 0;  // entries of it
  Key replayed_hash_;
};

}  // namespace seaglass
