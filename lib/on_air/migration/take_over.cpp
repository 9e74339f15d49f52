#include "on_air/migration/take_over.h"

#include "core/check.h"
#include "on_air/journal_pieces.h"
#include "on_air/migration/new_host.h"

namespace seaglass {

/// The same hand-over, not another one to the same unit.
bool TakeOver::goes_on(const HandOverStatus& hand_over_status) const {
  return hand_over_status.any && hand_over_status_.any && hand_over_status.unit == hand_over_status_.unit &&
         hand_over_status.choices == hand_over_status_.choices;
}

bool TakeOver::hear(const HandOverStatus& hand_over_status, const TableAsTold& table, Milliseconds now) {
  if (holds_ && !note_hand_over_phase(hand_over_status, table, now)) return false;
  if (!goes_on(hand_over_status)) has_deal_ = has_opening_ = holds_ = is_here_ = false;
  hand_over_status_ = hand_over_status;
  return true;
}

/// In flash, before the host hears that this unit knows.
bool TakeOver::note_hand_over_phase(const HandOverStatus& hand_over_status, const TableAsTold& table,
                                    Milliseconds now) {
  const bool is_here = goes_on(hand_over_status) && hand_over_status.done;
  if (is_here == is_here_) return true;
  if (!keep(is_here ? HandOverPhase::here : HandOverPhase::coming, table, now)) return false;
  is_here_ = is_here;
  here_at_ = now;
  return true;
}

bool TakeOver::has_moved(RadioAddress& to, int own_unit) const {
  if (!hand_over_status_.any || !hand_over_status_.done || holds_ || hand_over_status_.unit == own_unit)
    return false;
  to = hand_over_status_.address;
  return true;
}

Blob TakeOver::wanted(const TableAsTold& table) const {
  const bool comes_here = hand_over_status_.any && hand_over_status_.unit == table.unit &&
                          journal_ != nullptr && !table.seats().empty();
  if (!comes_here || holds_) return Blob::none;
  if (!has_deal_) return Blob::secret;
  return has_opening_ ? Blob::journal : Blob::opening;
}

std::uint16_t TakeOver::wanted_from(const TableAsTold& table) const {
  switch (wanted(table)) {
    case Blob::none:
    case Blob::secret: return 0;
    case Blob::opening: return static_cast<std::uint16_t>(opening_.size());
    case Blob::journal: return static_cast<std::uint16_t>(journal_->size() * entry_bytes);
  }
  return 0;
}

bool TakeOver::hear(const Piece& piece, const TableAsTold& table, Milliseconds now) {
  if (piece.blob != wanted(table) || piece.from != wanted_from(table)) return false;
  if (piece.blob == Blob::secret) hear_deal(piece, table, now);
  if (piece.blob == Blob::opening) hear_opening(piece, table, now);
  if (piece.blob != Blob::journal || !hear_choices(piece, table)) return false;
  holds_ = note_hand_over_phase(hand_over_status_, table, now);
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
  CHECK(journal_ != nullptr && !holds_);
  const Company company = seen_from(table.roster, table.seats());
  const Setup setup = table.roster.setup(seed_of(table.cryptography, deal_), company);
  return keep(HandOverPhase::coming, table, now) && journal_->begin(setup, bytes_of(opening_));
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

bool TakeOver::keep(HandOverPhase hand_over_phase, const TableAsTold& table, Milliseconds now) {
  DealRecord ours = deal_;
  turn_round(ours, table.unit, host_);
  ours.hand_over_phase = hand_over_phase;
  return store_->keep_told(pack(ours), now);
}

}  // namespace seaglass
