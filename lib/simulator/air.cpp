#include "simulator/air.h"

#include "core/check.h"

namespace seaglass {
namespace simulator {

namespace {

constexpr std::int8_t near_dbm = -50;

/// Earlier on the air first; those that land together in the order in which they were sent.
bool lands_before(Milliseconds a, std::uint32_t a_order, Milliseconds b, std::uint32_t b_order) {
  return a == b ? static_cast<std::int32_t>(a_order - b_order) < 0 : static_cast<std::int32_t>(a - b) < 0;
}

}  // namespace

SimulatedRadio::SimulatedRadio(SimulatedAir& air, const RadioAddress& address)
    : air_(air), address_(address), member_(air.join()) {}

void SimulatedRadio::set_on(bool on) {
  is_on_ = on;
  air_.set_listening(member_, on);
}

bool SimulatedRadio::send(Bytes frame) {
  CHECK(frame.size > 0 && frame.size <= radio_frame_bytes_max);
  if (!is_on_ || air_.now() - sent_at_ < frame_ms_) return false;
  sent_at_ = air_.now();
  ++sent_count_;
  air_.send(member_, address_, frame);
  return true;
}

bool SimulatedRadio::receive(RadioFrame& frame) {
  return is_on_ && air_.take(member_, frame);
}

Milliseconds SimulatedRadio::wait_ms() const {
  return air_.wait_ms(member_);
}

int SimulatedAir::join() {
  CHECK(members_ < members_max);
  return members_++;
}

void SimulatedAir::set_listening(int member, bool listening) {
  listening_[member] = listening;
  if (listening) return;
  for (int i = flights_.size() - 1; i >= 0; --i)
    if (flights_[i].to == member) flights_.erase(i);
}

void SimulatedAir::send(int from, const RadioAddress& address, Bytes bytes) {
  RadioFrame frame;
  frame.from = address;
  frame.signal_dbm = near_dbm;
  frame.size = static_cast<std::uint8_t>(bytes.size);
  for (int i = 0; i < bytes.size; ++i) frame.bytes[i] = bytes.data[i];
  ++sent_count_;
  for (int to = 0; to < members_; ++to) {
    if (to == from || !listening_[to] || cut_[from][to]) continue;
    launch(to, frame);
    if (happens(faults_.duplicate_percent)) launch(to, frame);
  }
}

void SimulatedAir::launch(int to, const RadioFrame& frame) {
  if (flights_.full() || happens(faults_.loss_percent)) {
    ++lost_count_;
    return;
  }
  Flight flight;
  flight.to = static_cast<std::uint8_t>(to);
  flight.order = next_order_++;
  flight.lands_at = clock_.now;
  flight.frame = frame;
  if (faults_.delay_ms_max > 0 && happens(faults_.delay_percent))
    flight.lands_at += static_cast<Milliseconds>(1 + random_.below(faults_.delay_ms_max));
  flights_.push_back(flight);
}

int SimulatedAir::find(int member) const {
  int found = -1;
  for (int i = 0; i < flights_.size(); ++i) {
    const Flight& flight = flights_[i];
    if (flight.to != member || !has_come(flight.lands_at, clock_.now)) continue;
    if (found < 0 ||
        lands_before(flight.lands_at, flight.order, flights_[found].lands_at, flights_[found].order))
      found = i;
  }
  return found;
}

bool SimulatedAir::take(int member, RadioFrame& frame) {
  const int found = find(member);
  if (found < 0) return false;
  frame = flights_[found].frame;
  flights_[found] = flights_.back();
  flights_.pop_back();
  return true;
}

Milliseconds SimulatedAir::wait_ms(int member) const {
  Milliseconds wait = forever_ms;
  for (const Flight& flight : flights_) {
    if (flight.to != member) continue;
    const Milliseconds left = has_come(flight.lands_at, clock_.now) ? 0 : flight.lands_at - clock_.now;
    if (left < wait) wait = left;
  }
  return wait;
}

}  // namespace simulator
}  // namespace seaglass
