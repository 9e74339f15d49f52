#include "radio/pairing/pairing_turns.h"

namespace seaglass {
namespace radio {

void PairingTurns::hear(const RadioAddress& unit, Milliseconds now) {
  forget_silent(now);
  const int place = place_of(unit);
  if (place < 0) {
    if (!waiting_.full() && !is_held_back(unit, now)) waiting_.push_back({unit, false, now + first_ms});
    return;
  }
  Waiting& waiting = waiting_[place];
  if (!waiting.again && !has_come(waiting.gone_at - first_ms + apart_ms, now)) return;
  waiting.again = true;
  waiting.gone_at = now + silent_ms;
}

bool PairingTurns::is_turn_of(const RadioAddress& unit, Milliseconds now) const {
  if (!has_come(pause_until_, now) || is_held_back(unit, now)) return false;
  if (has_come(turns_until_, now)) return true;
  for (const Waiting& waiting : waiting_)
    if (waiting.again && !is_held_back(waiting.unit, now)) return waiting.unit == unit;
  return true;
}

void PairingTurns::fail(const RadioAddress& unit, Milliseconds now) {
  if (failed_in_a_row_ < 0xFF) ++failed_in_a_row_;
  pause_until_ = now + pause_ms(failed_in_a_row_, pause_ms_max);
  turns_until_ = pause_until_ + turns_ms;
  forgives_at_ = now + forgive_ms;
  hold_back(unit, now);
}

void PairingTurns::succeed(const RadioAddress& unit, Milliseconds now) {
  failed_in_a_row_ = 0;
  pause_until_ = now;
  turns_until_ = now + turns_ms;
  if (const int place = place_of(unit); place >= 0) waiting_.erase(place);
  if (Failed* failed = find_failed(unit); failed != nullptr) *failed = Failed();
}

void PairingTurns::step(Milliseconds now) {
  forget_silent(now);
  keep_up(pause_until_, now);
  keep_up(turns_until_, now);
  for (Failed& failed : failed_) keep_up(failed.until, now);
  if (failed_in_a_row_ == 0 || !has_come(forgives_at_, now)) return;
  failed_in_a_row_ = 0;
  failed_.clear();
}

void PairingTurns::hold_back(const RadioAddress& unit, Milliseconds now) {
  if (const int place = place_of(unit); place >= 0) waiting_.erase(place);
  Failed* failed = find_failed(unit);
  if (failed == nullptr) {
    if (failed_.full()) failed_.erase(0);
    failed_.push_back({unit, 0, now});
    failed = &failed_.back();
  }
  if (failed->times < 0xFF) ++failed->times;
  failed->until = now + pause_ms(failed->times, own_pause_ms_max);
}

void PairingTurns::forget_silent(Milliseconds now) {
  for (int i = waiting_.size() - 1; i >= 0; --i)
    if (has_come(waiting_[i].gone_at, now)) waiting_.erase(i);
}

bool PairingTurns::is_held_back(const RadioAddress& unit, Milliseconds now) const {
  for (const Failed& failed : failed_)
    if (failed.unit == unit) return !has_come(failed.until, now);
  return false;
}

int PairingTurns::place_of(const RadioAddress& unit) const {
  for (int i = 0; i < waiting_.size(); ++i)
    if (waiting_[i].unit == unit) return i;
  return -1;
}

PairingTurns::Failed* PairingTurns::find_failed(const RadioAddress& unit) {
  for (Failed& failed : failed_)
    if (failed.unit == unit) return &failed;
  return nullptr;
}

}  // namespace radio
}  // namespace seaglass
