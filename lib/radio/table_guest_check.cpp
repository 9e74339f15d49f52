// The check at the end: the host's secret fits its commitment, the seed has as many pinches as there were to
// be and this unit's in its place, and the journal, played again from that seed, shows everything that this
// unit was shown.
#include <cstring>

#include "radio/table_guest.h"

namespace seaglass {

namespace {

constexpr int entry_bytes = 5;

}  // namespace

std::uint16_t TableGuest::wanted_from() const {
  if (wanted() == Parcel::opening) return static_cast<std::uint16_t>(home_opening_.size());
  if (wanted() != Parcel::journal) return 0;
  const int entries = is_checking() ? checked_ : home_journal_->size();
  return static_cast<std::uint16_t>(entries * entry_bytes);
}

Parcel TableGuest::wanted() const {
  if (!is_checking()) return wanted_as_heir();
  if (!has_told_deal_) return Parcel::secret;
  const bool has_more = !piece_.bytes.empty() && piece_.from + piece_.bytes.size() > checked_ * entry_bytes;
  return has_more ? Parcel::none : Parcel::journal;
}

void TableGuest::hear_piece(BitReader& reader) {
  Piece piece;
  if (!read(piece, reader) || piece.parcel == Parcel::none || piece.parcel != wanted()) return;
  if (!is_checking()) return hear_heirs_piece(piece);
  if (piece.parcel == Parcel::secret) return check_secret(piece);
  if (piece.parcel != Parcel::journal || piece.from != checked_ * entry_bytes) return;
  if (piece.total != revision_ * entry_bytes || piece.bytes.size() % entry_bytes != 0)
    return judge(Fairness::untrue);
  piece_ = piece;
}

void TableGuest::check_secret(const Piece& piece) {
  if (piece.from != 0) return;
  if (!unpack({piece.bytes.begin(), piece.bytes.size()}, told_deal_)) return judge(Fairness::untrue);
  if (untrue_) return judge(Fairness::untrue);
  if (!provable_ || seats().empty()) return judge(Fairness::not_provable);
  const Key commitment = commitment_to(cryptography_, told_deal_);
  Setup setup;
  setup.players = roster_.players;
  setup.options = roster_.options;
  setup.seed = seed_of(cryptography_, told_deal_);
  if (!same_bytes(commitment.bytes, commitment_.bytes, Key::size) || !has_our_pinch(told_deal_) ||
      !told_deal_.long_seed)
    return judge(Fairness::untrue);
  has_told_deal_ = true;
  checked_ = 0;
  checked_hash_ = Key();
  piece_ = Piece();
  game().begin(*spare_, setup);
  if (!check_sight()) judge(Fairness::untrue);
}

bool TableGuest::has_our_pinch(const DealRecord& record) const {
  return record.pinches.size() == pinches_due_ && own_pinch_ < pinches_due_ &&
         same_bytes(record.pinches[own_pinch_].bytes, pinch_.bytes, Pinch::size);
}

/// A few entries at each step, so that the unit stays awake to its buttons.
void TableGuest::check_some() {
  for (int i = 0; i < entries_checked_at_once && is_checking() && has_told_deal_; ++i) {
    if (checked_ == revision_)
      return judge(same_bytes(checked_hash_.bytes, witness_.hash().bytes, Key::size) ? Fairness::fair
                                                                                     : Fairness::untrue);
    if (wanted() != Parcel::none) return;
    if (!check_entry()) return judge(Fairness::untrue);
  }
}

bool TableGuest::check_entry() {
  const std::uint8_t* entry = piece_.bytes.begin() + (checked_ * entry_bytes - piece_.from);
  if (entry[0] >= seats_max) return false;
  const Choice choice{entry[1], entry[2], entry[3], entry[4]};
  if (game().over(*spare_) || !game().to_act(*spare_).contains(Seat(entry[0]))) return false;
  if (game().play(*spare_, Seat(entry[0]), choice, no_events)) return false;
  ++checked_;
  return check_sight();
}

/// If this unit was shown this revision: what it must have been shown goes into the hash.
bool TableGuest::check_sight() {
  if (!witness_.has_seen(checked_)) return true;
  std::uint8_t whole[packed_bytes_max];
  BitWriter writer({whole, packed_bytes_max});
  game().pack(*spare_, writer);
  std::uint8_t masked[packed_bytes_max];
  BitWriter masked_writer({masked, packed_bytes_max});
  game().mask(*spare_, seats());
  game().pack(*spare_, masked_writer);
  if (masked_writer.bytes() > masked_bytes_limit) return false;
  checked_hash_ = hash_with(cryptography_, checked_hash_, checked_, {masked, masked_writer.bytes()});
  BitReader reader({whole, writer.bytes()});
  return game().unpack(*spare_, reader);
}

}  // namespace seaglass
