#include "on_air/migration/take_over.h"

#include "on_air/journal_pieces.h"
#include "on_air/migration/new_host.h"

namespace seaglass {

/// The same hand-over, not another one to the same unit.
bool TakeOver::goes_on(const Succession& succession) const {
  return succession.any && succession_.any && succession.unit == succession_.unit &&
         succession.choices == succession_.choices;
}

bool TakeOver::hear(const Succession& succession, const TableAsTold& table, Milliseconds now) {
  if (holds_ && !note_whereabouts(succession, table, now)) return false;
  if (!goes_on(succession)) has_deal_ = has_opening_ = holds_ = is_here_ = false;
  succession_ = succession;
  return true;
}

/// In flash, before the host hears that this unit knows.
bool TakeOver::note_whereabouts(const Succession& succession, const TableAsTold& table, Milliseconds now) {
  const bool is_here = goes_on(succession) && succession.done;
  if (is_here == is_here_) return true;
  if (!keep(is_here ? Whereabouts::here : Whereabouts::coming, table, now)) return false;
  is_here_ = is_here;
  here_at_ = now;
  return true;
}

bool TakeOver::has_moved(RadioAddress& to, int own_unit) const {
  if (!succession_.any || !succession_.done || holds_ || succession_.unit == own_unit) return false;
  to = succession_.address;
  return true;
}

Parcel TakeOver::wanted(const TableAsTold& table) const {
  const bool comes_here =
      succession_.any && succession_.unit == table.unit && journal_ != nullptr && !table.seats().empty();
  if (!comes_here || holds_) return Parcel::none;
  if (!has_deal_) return Parcel::secret;
  return has_opening_ ? Parcel::journal : Parcel::opening;
}

std::uint16_t TakeOver::wanted_from(const TableAsTold& table) const {
  switch (wanted(table)) {
    case Parcel::none:
    case Parcel::secret: return 0;
    case Parcel::opening: return static_cast<std::uint16_t>(opening_.size());
    case Parcel::journal: return static_cast<std::uint16_t>(journal_->size() * entry_bytes);
  }
  return 0;
}

bool TakeOver::hear(const Piece& piece, const TableAsTold& table, Milliseconds now) {
  if (piece.parcel != wanted(table) || piece.from != wanted_from(table)) return false;
  if (piece.parcel == Parcel::secret) hear_deal(piece, table, now);
  if (piece.parcel == Parcel::opening) hear_opening(piece, table, now);
  if (piece.parcel != Parcel::journal || !hear_choices(piece, table)) return false;
  holds_ = note_whereabouts(succession_, table, now);
  return true;
}

void TakeOver::hear_deal(const Piece& piece, const TableAsTold& table, Milliseconds now) {
  if (!unpack({piece.bytes.begin(), piece.bytes.size()}, deal_)) return;
  opening_.clear();
  // Whoever claimed the table began it from a position, which follows.
  has_opening_ = !deal_.was_claimed() && begin(table, now);
  has_deal_ = deal_.was_claimed() || has_opening_;
}

void TakeOver::hear_opening(const Piece& piece, const TableAsTold& table, Milliseconds now) {
  if (piece.total > packed_bytes_max) return;
  for (int i = 0; i < piece.bytes.size() && !opening_.full(); ++i) opening_.push_back(piece.bytes[i]);
  if (opening_.size() < piece.total) return;
  has_opening_ = begin(table, now);
  if (!has_opening_) opening_.clear();
}

bool TakeOver::begin(const TableAsTold& table, Milliseconds now) {
  const Company company = seen_from(table.roster, table.seats());
  const Setup setup = table.roster.setup(seed_of(table.cryptography, deal_), company);
  return keep(Whereabouts::coming, table, now) && journal_->begin(setup, bytes_of(opening_));
}

/// True: that was the last of them.
bool TakeOver::hear_choices(const Piece& piece, const TableAsTold& table) {
  const int choices_max = game_by_id(table.roster.game).facts().choices_max;
  if (piece.total > choices_max * entry_bytes) return false;  // what was told is no game
  JournalEntry entry;
  while (journal_->size() * entry_bytes < piece.total && read_entry(piece, journal_->size(), entry))
    if (!journal_->append(entry)) return false;
  return journal_->size() * entry_bytes == piece.total;
}

bool TakeOver::keep(Whereabouts whereabouts, const TableAsTold& table, Milliseconds now) {
  DealRecord ours = deal_;
  turn_round(ours, table.unit, host_);
  ours.whereabouts = whereabouts;
  return store_->keep_told(pack(ours), now);
}

}  // namespace seaglass
