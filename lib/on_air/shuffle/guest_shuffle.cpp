#include "on_air/shuffle/guest_shuffle.h"

namespace seaglass {

GuestShuffle::Heard GuestShuffle::hear(const RoomMessage& room, std::uint8_t host_term, bool was_judged,
                                       Entropy& entropy) {
  const bool is_dealing = room.roster.stage == Stage::dealing;
  if (is_dealing && same_bytes(room.commitment.bytes, Key().bytes, Key::size)) {
    promise(entropy);
    return Heard::nothing_new;
  }
  const bool knows_it = is_committed_to(room.commitment);
  const bool knew_another = !is_committed_to(Key());
  const bool is_same_host = host_term_ == host_term;
  commitment_ = room.commitment;
  host_term_ = host_term;
  if (knows_it) return Heard::nothing_new;
  note_deal(room, host_term);
  if (is_dealing) return give_entropy_share(room, was_judged, entropy);
  const bool plays = !room.roster.of_unit(room.unit).empty();
  return knew_another && plays && is_same_host ? Heard::exchanged_deal : Heard::another_deal;
}

void GuestShuffle::note_deal(const RoomMessage& room, std::uint8_t host_term) {
  terms_ = room.roster.terms();
  for (Seat seat : all_seats(seats_max))
    places_[seat] = {room.roster.seats[seat].holder, room.roster.seats[seat].unit};
  own_ = room.roster.of_unit(room.unit);
  told_in_ = host_term;
}

/// Who is sent away has no seats any more, and a bot takes them; a bot has no unit, whatever number a host
/// has left there. With another host all places are counted from its unit, but one's own are where they were.
bool GuestShuffle::changes_deal(const RoomMessage& room, std::uint8_t host_term) const {
  if (is_committed_to(Key()) || !is_committed_to(room.commitment)) return false;
  if (!(room.roster.terms() == terms_)) return true;
  const SeatSet own = room.roster.of_unit(room.unit);
  if (!own.empty() && own != own_) return true;
  for (Seat seat : all_seats(terms_.players)) {
    const DealRecord::Place before = places_[seat];
    const SeatOnAir& now = room.roster.seats[seat];
    const bool is_left = before.holder == Holder::another && now.holder == Holder::bot;
    const bool is_same =
        now.holder == before.holder && (now.holder != Holder::another || now.unit == before.unit);
    if (host_term == told_in_ && !is_left && !is_same) return true;
  }
  return false;
}

/// Nobody is told the entropy share itself before the host has committed itself to everybody's.
void GuestShuffle::promise(Entropy& entropy) {
  if (gives_ == Report::Gives::promise) return;
  entropy.fill({entropy_share_.bytes, EntropyShare::size});
  gives_ = Report::Gives::promise;
}

/// A table that is dealt anew after this unit gave its entropy share could be the host's choice among many
/// deals. And what was not promised, since this unit started anew, proves nothing: the host asks for promises
/// again.
GuestShuffle::Heard GuestShuffle::give_entropy_share(const RoomMessage& room, bool was_judged,
                                                     Entropy& entropy) {
  const bool is_promised = gives_ == Report::Gives::promise;
  const bool is_provable = is_promised && (!has_given_ || was_judged);
  if (is_promised)
    has_given_ = true;
  else
    entropy.fill({entropy_share_.bytes, EntropyShare::size});
  gives_ = Report::Gives::entropy_share;
  entropy_shares_due_ = own_entropy_share_ = 0;
  for (int unit = 0; unit < units_max; ++unit) {
    if (room.roster.of_unit(unit).empty()) continue;
    if (unit < room.unit) ++own_entropy_share_;
    ++entropy_shares_due_;
  }
  return is_provable ? Heard::deal : Heard::unprovable_deal;
}

void GuestShuffle::report(Report& report, Cryptography& cryptography) const {
  report.gives = gives_;
  report.entropy_share = entropy_share_;
  if (gives_ == Report::Gives::promise) report.promise = promise_of(cryptography, entropy_share_);
}

bool GuestShuffle::is_of(Cryptography& cryptography, const DealRecord& deal) const {
  return deal.long_seed && has_our_entropy_share(deal) && is_committed_to(commitment_to(cryptography, deal));
}

bool GuestShuffle::has_our_entropy_share(const DealRecord& deal) const {
  return deal.entropy_shares.size() == entropy_shares_due_ && own_entropy_share_ < entropy_shares_due_ &&
         same_bytes(deal.entropy_shares[own_entropy_share_].bytes, entropy_share_.bytes, EntropyShare::size);
}

}  // namespace seaglass
