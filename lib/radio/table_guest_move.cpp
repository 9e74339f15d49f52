// The table comes into this unit's hands: first the record of the deal as it is seen from here, then the
// journal, each kept as it comes; then, in the record, that this unit hosts.
#include "radio/new_host.h"
#include "radio/table_guest.h"

namespace seaglass {

namespace {

constexpr int entry_bytes = 5;

}  // namespace

/// The same hand-over, not another one to the same unit.
bool TableGuest::goes_on(const Succession& succession) const {
  return succession.any && succession_.any && succession.unit == succession_.unit &&
         succession.choices == succession_.choices;
}

/// In flash, before the host hears that this unit knows. False: it was not kept, and is to be said again.
bool TableGuest::note_whereabouts(const Succession& succession) {
  if (!holds_table_) return true;
  const bool is_here = goes_on(succession) && succession.done;
  if (is_here == is_here_) return true;
  if (!keep_home(is_here ? Whereabouts::here : Whereabouts::coming)) return false;
  is_here_ = is_here;
  taken_at_ = now_;
  return true;
}

void TableGuest::hear_succession(const Succession& succession) {
  const bool is_another = !goes_on(succession);
  succession_ = succession;
  if (is_another) has_home_deal_ = has_home_opening_ = holds_table_ = is_here_ = false;
}

Parcel TableGuest::wanted_as_heir() const {
  if (!is_heir() || holds_table_) return Parcel::none;
  if (!has_home_deal_) return Parcel::secret;
  return has_home_opening_ ? Parcel::journal : Parcel::opening;
}

void TableGuest::hear_heirs_piece(const Piece& piece) {
  if (piece.from != wanted_from()) return;
  switch (piece.parcel) {
    case Parcel::none: return;
    case Parcel::secret: return hear_heirs_deal(piece);
    case Parcel::opening: return hear_heirs_opening(piece);
    case Parcel::journal: return hear_heirs_choices(piece);
  }
}

void TableGuest::hear_heirs_deal(const Piece& piece) {
  if (!unpack({piece.bytes.begin(), piece.bytes.size()}, home_deal_)) return;
  has_home_deal_ = true;
  home_opening_.clear();
  has_home_opening_ = !home_deal_.was_claimed() && begin_home();
  if (!home_deal_.was_claimed()) has_home_deal_ = has_home_opening_;
}

void TableGuest::hear_heirs_opening(const Piece& piece) {
  if (piece.total > packed_bytes_max) return;
  for (int i = 0; i < piece.bytes.size() && !home_opening_.full(); ++i)
    home_opening_.push_back(piece.bytes[i]);
  if (home_opening_.size() < piece.total) return;
  has_home_opening_ = begin_home();
  if (!has_home_opening_) home_opening_.clear();
}

bool TableGuest::begin_home() {
  Setup setup;
  setup.players = roster_.players;
  setup.options = roster_.options;
  setup.seed = seed_of(cryptography_, home_deal_);
  setup.company = seen_from(roster_, seats());
  return keep_home(Whereabouts::coming) && home_journal_->begin(setup, bytes_of(home_opening_));
}

void TableGuest::hear_heirs_choices(const Piece& piece) {
  if (piece.total > game().facts().choices_max * entry_bytes) return;  // what was told is no game
  for (int at = 0; at + entry_bytes <= piece.bytes.size(); at += entry_bytes) {
    if (home_journal_->size() * entry_bytes >= piece.total) return;
    const std::uint8_t* entry = piece.bytes.begin() + at;
    if (entry[0] >= seats_max) return;
    if (!home_journal_->append({Seat(entry[0]), {entry[1], entry[2], entry[3], entry[4]}})) return;
  }
  if (home_journal_->size() * entry_bytes != piece.total) return;
  holds_table_ = true;
  holds_table_ = note_whereabouts(succession_);
  must_report_ = true;
}

bool TableGuest::keep_home(Whereabouts whereabouts) {
  DealRecord ours = home_deal_;
  turn_round(ours, unit_, host_);
  ours.whereabouts = whereabouts;
  return home_store_->keep(pack(ours));
}

}  // namespace seaglass
