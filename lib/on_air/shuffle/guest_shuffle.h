// The guest's half of the shuffle (deal.h): it draws an entropy share for each deal, promises it, tells it
// once the host has committed itself, and notices when the host is committed to another deal than before.
#pragma once

#include "on_air/shuffle/deal.h"

namespace seaglass {

class GuestShuffle {
 public:
  enum class Heard : std::uint8_t {
    nothing_new,
    deal,             // the cards are dealt, and this unit can prove how
    unprovable_deal,  // they are dealt, but this unit cannot
    another_deal,     // the table was claimed, or this unit was not there for the deal
    exchanged_deal,   // the same, under the same host: no honest one does that
  };
  /// From the stage `dealing` on. `was_judged`: the deal before was checked to its end.
  Heard hear(const RoomMessage& room, std::uint8_t host_term, bool was_judged, Entropy& entropy);
  /// While the cards are dealt.
  void report(Report& report, Cryptography& cryptography) const;

  /// This is the deal that the host committed itself to, and this unit's entropy share is in its place.
  bool is_of(Cryptography& cryptography, const DealRecord& deal) const;
  bool is_committed_to(const Key& commitment) const {
    return same_bytes(commitment.bytes, commitment_.bytes, Key::size);
  }
  /// The same deal, but set up otherwise or with others in its seats than when the host committed itself: who
  /// knows the cards by now could choose what they are good for, and whose they are.
  bool changes_deal(const RoomMessage& room, std::uint8_t host_term) const;

 private:
  void promise(Entropy& entropy);
  Heard give_entropy_share(const RoomMessage& room, bool was_judged, Entropy& entropy);
  void note_deal(const RoomMessage& room, std::uint8_t host_term);
  bool has_our_entropy_share(const DealRecord& deal) const;

  Key commitment_;
  // As it was told with the commitment, and in which host term.
  Terms terms_;
  PerSeat<DealRecord::Place> places_;
  SeatSet own_;
  std::uint8_t told_in_ = 0;
  std::uint8_t host_term_ = 0;  // in which the host was committed to it last
  EntropyShare entropy_share_;
  Report::Gives gives_ = Report::Gives::nothing;
  bool has_given_ = false;  // an entropy share that it had promised, now or before
  // As the host told it before it was given ours: how many entropy shares there will be, and which of them is
  // ours.
  std::uint8_t entropy_shares_due_ = 0;
  std::uint8_t own_entropy_share_ = 0;
};

}  // namespace seaglass
