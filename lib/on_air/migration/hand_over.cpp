#include "on_air/migration/hand_over.h"

#include "core/check.h"

namespace seaglass {

namespace {

bool note_gone(const KeptDeal& deal) {
  CHECK(deal.record.given > 0);  // only to a unit that was told before
  deal.record.hand_over_phase = HandOverPhase::gone;
  if (deal.store.keep(pack(deal.record))) return true;
  deal.record.hand_over_phase = HandOverPhase::here;
  return false;
}

}  // namespace

bool note_given(const KeptDeal& deal, int unit, Milliseconds now) {
  deal.record.given = static_cast<std::uint8_t>(unit + 1);
  if (deal.store.keep_told(pack(deal.record), now)) return true;
  deal.record.given = 0;
  return false;
}

void HandOver::begin(int unit, const RadioAddress& address, int choices) {
  CHECK(!is_moving() && unit >= 0 && unit < units_max);
  hand_over_status_ = {true, static_cast<std::uint8_t>(unit), address, static_cast<std::uint16_t>(choices),
                       false};
}

bool HandOver::keep() {
  if (!is_moving() || is_gone_) return false;
  hand_over_status_ = HandOverStatus();
  return true;
}

/// It is told that it hosts once it holds all. A guest that has read that and does not hold it has started
/// anew since: it does not host.
bool HandOver::hear(const Report& report, bool has_read, const KeptDeal& deal, Milliseconds now) {
  if (!is_moving() || is_gone_) return false;
  if (report.is_low && !hand_over_status_.done) {
    note_declined(hand_over_status_.unit);
    return keep();
  }
  if (report.holds_table == hand_over_status_.done || (report.holds_table && holds_)) return false;
  if (!report.holds_table && !has_read) return false;
  const bool is_kept = note_given(deal, report.holds_table ? hand_over_status_.unit : nobody, now);
  if (report.holds_table && !is_kept) return false;
  hand_over_status_.done = report.holds_table;  // what it says that it lost, it never has, kept or not
  return true;
}

void HandOver::report(int unit, RoomMessage& room) const {
  room.hand_over_status = hand_over_status_;
  room.hand_over_status.done = is_gone_ || (hand_over_status_.done && unit == hand_over_status_.unit);
}

/// First the new host must have heard that it is, and have that in flash; then this unit will not host this
/// table again; and then the others are told, who have a while.
bool HandOver::step(const Told& told, const KeptDeal& deal, Milliseconds now) {
  if (!hand_over_status_.done || has_moved_) return false;
  const int its_bit = 1 << hand_over_status_.unit;
  if (is_gone_) {
    const bool all_know = (told.linked & ~told.have_read & ~its_bit) == 0;
    has_moved_ = all_know || has_come(gone_at_ + move_ms_max, now);
    return false;
  }
  if ((told.have_read & its_bit) == 0 || !note_gone(deal)) return false;
  is_gone_ = true;
  gone_at_ = now;
  return true;
}

void HandOver::resume(const DealRecord& deal, int choices) {
  if (deal.given == 0) return;
  begin(deal.given - 1, deal.members.units[deal.given - 1], choices);
  hand_over_status_.done = true;
}

bool HandOver::take_decline(int& unit) {
  unit = declined_by_;
  declined_by_ = nobody;
  return unit != nobody;
}

}  // namespace seaglass
