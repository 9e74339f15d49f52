// The table comes into this unit's hands: first the record of the deal, then the journal, each kept as it
// comes; then the record as it is seen from here.
#include "radio/table_guest.h"

namespace seaglass {

namespace {

constexpr int entry_bytes = 5;

/// Who was here sits at the host now, and who was at the host sits on another unit, with the number that this
/// unit had.
void turn_round(DealRecord& deal, std::uint8_t own_unit, const RadioAddress& old_host) {
  for (Seat seat : all_seats(seats_max)) {
    DealRecord::Place& place = deal.places[seat];
    if (place.holder == Holder::host)
      place = {Holder::another, own_unit};
    else if (place.holder == Holder::another && place.unit == own_unit)
      place = {Holder::host, 0};
  }
  bool host_plays = false;
  for (Seat seat : all_seats(seats_max))
    host_plays =
        host_plays || (deal.places[seat].holder == Holder::another && deal.places[seat].unit == own_unit);
  deal.members.units[own_unit] = host_plays ? old_host : RadioAddress();
  ++deal.epoch;
}

/// As the journal tells of them from now on.
Company seen_from(const Roster& roster, SeatSet here) {
  Company company = roster.company();
  for (Seat seat : all_seats(roster.players)) {
    SitterKind& kind = company.sitters[seat].kind;
    if (kind != SitterKind::bot) kind = here.contains(seat) ? SitterKind::person : SitterKind::elsewhere;
  }
  return company;
}

}  // namespace

void TableGuest::hear_succession(const Succession& succession) {
  if (succession.done && !succession_.done) taken_at_ = now_;
  const bool goes_on = succession.any && succession_.any && succession.unit == succession_.unit;
  succession_ = succession;
  if (!goes_on) has_home_deal_ = holds_table_ = false;
}

Parcel TableGuest::wanted_as_heir() const {
  if (!is_heir() || holds_table_) return Parcel::none;
  return has_home_deal_ ? Parcel::journal : Parcel::secret;
}

void TableGuest::hear_heirs_piece(const Piece& piece) {
  if (piece.from != wanted_from()) return;
  if (piece.parcel == Parcel::secret) {
    if (!unpack({piece.bytes.begin(), piece.bytes.size()}, home_deal_)) return;
    Setup setup;
    setup.players = roster_.players;
    setup.options = roster_.options;
    setup.seed = seed_of(cryptography_, home_deal_);
    setup.company = seen_from(roster_, seats());
    has_home_deal_ = home_journal_->begin(setup, {});
    return;
  }
  for (int at = 0; at + entry_bytes <= piece.bytes.size(); at += entry_bytes) {
    const std::uint8_t* entry = piece.bytes.begin() + at;
    if (entry[0] >= seats_max) return;
    if (!home_journal_->append({Seat(entry[0]), {entry[1], entry[2], entry[3], entry[4]}})) return;
  }
  if (home_journal_->size() * entry_bytes == piece.total) keep_table();
}

void TableGuest::keep_table() {
  DealRecord ours = home_deal_;
  turn_round(ours, unit_, host_);
  holds_table_ = home_store_->keep(pack(ours));
  must_report_ = true;
}

}  // namespace seaglass
