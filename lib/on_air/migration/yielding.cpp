#include "on_air/migration/yielding.h"

namespace seaglass {

bool Yielding::wants(HostedTable& hosted, Milliseconds now) {
  has_failed_ = has_failed_ && !has_come(again_at_, now);
  if (is_under_way_ || !hosted.has_successor(to_)) return false;
  hosted.forget_successor();
  if (has_failed_) return false;
  host_term_ = hosted.table().host_term();
  table_ = hosted.table().members().table;
  return true;
}

Yielding::Turn Yielding::step(const TableGuest& joined, Milliseconds now) {
  if (!is_under_way_) return Turn::waits;
  if (joined.is_told() && joined.host_term() > host_term_ && joined.table_id() == table_) {
    is_under_way_ = has_failed_ = false;
    return Turn::settled;
  }
  if (!has_come(ends_at_, now)) return Turn::waits;
  is_under_way_ = false;
  has_failed_ = true;
  again_at_ = now + not_again_ms;
  return Turn::in_vain;
}

}  // namespace seaglass
