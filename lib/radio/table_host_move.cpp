// The table goes to another unit.
#include "radio/table_host.h"

namespace seaglass {

bool TableHost::may_hand_over_to(int unit) const {
  return roster_.stage == Stage::playing && !is_moving() && channel_.linked(unit) &&
         !roster_.of_unit(unit).empty() && !is_low(unit);
}

bool TableHost::hand_over(int unit, const RadioAddress& address) {
  if (is_low(unit)) declined_by_ = static_cast<std::int8_t>(unit);
  if (!may_hand_over_to(unit)) return false;
  succession_ = Succession();
  succession_.any = true;
  succession_.unit = static_cast<std::uint8_t>(unit);
  succession_.address = address;
  succession_.choices = static_cast<std::uint16_t>(revision());
  room_changed();
  return true;
}

void TableHost::keep_table() {
  if (!is_moving() || has_retired_) return;
  succession_ = Succession();
  room_changed();
}

/// The secret and the journal are told when nothing is hidden any more, and to who hosts next.
bool TableHost::may_have_parcels(int number) const {
  return roster_.stage == Stage::over || is_going_to(number);
}

/// First the new host must have heard that it is, and have that in flash; then this unit will not host this
/// table again; and then the others are told, who have a while.
void TableHost::finish_move() {
  if (!succession_.done || has_moved_) return;
  if (!has_retired_) {
    if (units_[succession_.unit].room_heard != room_stamp_ || !note_gone()) return;
    has_retired_ = true;
    moved_at_ = now_;
    return room_changed();
  }
  for (int i = 0; i < units_max; ++i)
    if (i != succession_.unit && channel_.linked(i) && owes_room(units_[i]) &&
        !has_come(moved_at_ + move_ms_max, now_))
      return;
  has_moved_ = true;
}

/// Before that unit is told: this one still knows who may host should it lose its power then.
bool TableHost::note_given(int to) {
  deal_.given = static_cast<std::uint8_t>(to + 1);
  if (store_.keep(pack(deal_))) return true;
  deal_.given = 0;
  return false;
}

bool TableHost::note_gone() {
  deal_.whereabouts = Whereabouts::gone;
  if (store_.keep(pack(deal_))) return true;
  deal_.whereabouts = Whereabouts::here;
  return false;
}

/// It is told that it hosts once it holds all. A guest that has read that and does not hold it has started
/// anew since: it does not host.
void TableHost::hear_heir(const Report& report) {
  if (report.is_low && !has_retired_ && !succession_.done) {
    declined_by_ = static_cast<std::int8_t>(succession_.unit);
    return keep_table();
  }
  if (has_retired_ || report.holds_table == succession_.done || (report.holds_table && holds_)) return;
  if (!report.holds_table && report.room_stamp != room_stamp_) return;
  if (!note_given(report.holds_table ? succession_.unit : nobody)) return;
  succession_.done = report.holds_table;
  room_changed();
}

/// This unit lost its power after another one was told that it hosts, and does not know whether that heard
/// it.
void TableHost::go_on_giving() {
  if (deal_.given == 0 || roster_.stage != Stage::playing) return;
  succession_.any = succession_.done = true;
  succession_.unit = static_cast<std::uint8_t>(deal_.given - 1);
  succession_.address = deal_.members.units[succession_.unit];
  succession_.choices = static_cast<std::uint16_t>(revision());
}

void TableHost::note_who_stayed(int gone) {
  UnitBits here = 0;
  for (int i = 0; i < units_max; ++i) {
    units_[i].stayed = static_cast<UnitBits>(units_[i].stayed & ~(1 << gone));
    if (units_[i].linked && !roster_.of_unit(i).empty()) here = static_cast<UnitBits>(here | 1 << i);
  }
  units_[gone].stayed = here;
}

/// Who is here has not agreed to a claim, which needs all who hold a vault. Who stayed here holds one. Who
/// came later may not have been needed: then it counts where more of them are.
bool TableHost::can_be_at(int unit) const {
  if (deal_.was_given_to(unit)) return true;
  if (roster_.of_unit(unit).empty() || units_[unit].linked || units_[unit].stayed != 0) return false;
  int here = 0, elsewhere = 0;
  for (int i = 0; i < units_max; ++i)
    if (!roster_.of_unit(i).empty()) ++(units_[i].linked ? here : elsewhere);
  return here < elsewhere;
}

}  // namespace seaglass
