#include "on_air/shuffle/guest_shuffle.h"

namespace seaglass {

GuestShuffle::Heard GuestShuffle::hear(const RoomMessage& room, std::uint8_t epoch, bool was_judged,
                                       Entropy& entropy) {
  const bool is_dealing = room.roster.stage == Stage::dealing;
  if (is_dealing && same_bytes(room.commitment.bytes, Key().bytes, Key::size)) {
    promise(entropy);
    return Heard::nothing_new;
  }
  const bool knows_it = is_committed_to(room.commitment);
  const bool knew_another = !is_committed_to(Key());
  const bool is_same_host = epoch_ == epoch;
  commitment_ = room.commitment;
  epoch_ = epoch;
  if (knows_it) return Heard::nothing_new;
  if (is_dealing) return give_pinch(room, was_judged, entropy);
  const bool plays = !room.roster.of_unit(room.unit).empty();
  return knew_another && plays && is_same_host ? Heard::exchanged_deal : Heard::another_deal;
}

/// Nobody is told the pinch itself before the host has committed itself to everybody's.
void GuestShuffle::promise(Entropy& entropy) {
  if (gives_ == Report::Gives::promise) return;
  entropy.fill({pinch_.bytes, Pinch::size});
  gives_ = Report::Gives::promise;
}

/// A table that is dealt anew after this unit gave its pinch could be the host's choice among many deals. And
/// what was not promised, since this unit started anew, proves nothing: the host asks for promises again.
GuestShuffle::Heard GuestShuffle::give_pinch(const RoomMessage& room, bool was_judged, Entropy& entropy) {
  const bool is_promised = gives_ == Report::Gives::promise;
  const bool is_provable = is_promised && (!has_given_ || was_judged);
  if (is_promised)
    has_given_ = true;
  else
    entropy.fill({pinch_.bytes, Pinch::size});
  gives_ = Report::Gives::pinch;
  pinches_due_ = own_pinch_ = 0;
  for (int unit = 0; unit < units_max; ++unit) {
    if (room.roster.of_unit(unit).empty()) continue;
    if (unit < room.unit) ++own_pinch_;
    ++pinches_due_;
  }
  return is_provable ? Heard::deal : Heard::unprovable_deal;
}

void GuestShuffle::report(Report& report, Cryptography& cryptography) const {
  report.gives = gives_;
  report.pinch = pinch_;
  if (gives_ == Report::Gives::promise) report.promise = promise_of(cryptography, pinch_);
}

bool GuestShuffle::is_of(Cryptography& cryptography, const DealRecord& deal) const {
  return deal.long_seed && has_our_pinch(deal) && is_committed_to(commitment_to(cryptography, deal));
}

bool GuestShuffle::has_our_pinch(const DealRecord& deal) const {
  return deal.pinches.size() == pinches_due_ && own_pinch_ < pinches_due_ &&
         same_bytes(deal.pinches[own_pinch_].bytes, pinch_.bytes, Pinch::size);
}

}  // namespace seaglass
