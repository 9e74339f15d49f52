#include "simulator/medium.h"

#include "core/check.h"

namespace seaglass {
namespace simulator {

namespace {

constexpr Microseconds never = ~Microseconds{0};
constexpr std::int8_t near_dbm = -50;

}  // namespace

int SharedMedium::join(const RadioAddress& address) {
  CHECK(count_ < members_max);
  members_[count_].address = address;
  return count_++;
}

void SharedMedium::set_reach(int from, int to, bool reaches) {
  cut_[from][to] = !reaches;
}

void SharedMedium::set_on(int member, bool on) {
  Member& m = members_[member];
  m.is_on = on;
  if (on) return;
  m.inbox.clear();
  if (m.phase == Phase::waiting) m.phase = Phase::idle;
  for (int i = delayed_.size() - 1; i >= 0; --i)
    if (delayed_[i].to == member) delayed_.erase(i);
}

bool SharedMedium::send(int member, Bytes frame) {
  CHECK(frame.size > 0 && frame.size <= radio_frame_bytes_max);
  Member& m = members_[member];
  if (!m.is_on || m.phase != Phase::idle) return false;
  m.size = static_cast<std::uint8_t>(frame.size);
  for (int i = 0; i < frame.size; ++i) m.bytes[i] = frame.data[i];
  m.phase = Phase::waiting;
  m.moment = quiet_from(member) + quiet_us + slot_us * static_cast<Microseconds>(random_.below(slots_max));
  return true;
}

bool SharedMedium::receive(int member, RadioFrame& frame) {
  Member& m = members_[member];
  if (!m.is_on || m.inbox.empty()) return false;
  frame = m.inbox.pop();
  return true;
}

/// When the last of what this member hears now will be over.
Microseconds SharedMedium::quiet_from(int member) const {
  Microseconds quiet = now_;
  for (int i = 0; i < count_; ++i)
    if (i != member && members_[i].phase == Phase::sending && reaches(i, member) &&
        members_[i].moment > quiet)
      quiet = members_[i].moment;
  return quiet;
}

Microseconds SharedMedium::next_event() const {
  Microseconds next = never;
  for (int i = 0; i < count_; ++i)
    if (members_[i].phase != Phase::idle && members_[i].moment < next) next = members_[i].moment;
  for (const Delayed& each : delayed_)
    if (each.lands_at < next) next = each.lands_at;
  return next;
}

void SharedMedium::advance(Microseconds to) {
  for (Microseconds next = next_event(); next <= to; next = next_event()) {
    if (next > now_) now_ = next;
    for (int i = 0; i < count_; ++i)  // what ends is heard before something else begins
      if (members_[i].phase == Phase::sending && members_[i].moment <= now_) end(i);
    for (int i = 0; i < count_; ++i)
      if (members_[i].phase == Phase::waiting && members_[i].moment <= now_) begin(i);
    for (int i = delayed_.size() - 1; i >= 0; --i) {
      if (delayed_[i].lands_at > now_) continue;
      put(delayed_[i].to, delayed_[i].frame);
      delayed_.erase(i);
    }
  }
  if (to > now_) now_ = to;
}

/// Who waits hears it and goes on counting its slots afterwards, but not who begins within the same slot.
void SharedMedium::begin(int member) {
  Member& m = members_[member];
  m.phase = Phase::sending;
  m.began = now_;
  m.moment = now_ + airtime_us(m.size);
  m.met_another = false;
  ++counts_.sent;
  counts_.busy_us += airtime_us(m.size);
  if (m.size > counts_.bytes_max) counts_.bytes_max = m.size;
  for (int i = 0; i < count_; ++i) {
    spoilt_[member][i] = false;
    if (i == member || members_[i].phase != Phase::waiting || !reaches(member, i)) continue;
    Member& other = members_[i];
    if (other.moment < now_ + slot_us) continue;
    const Microseconds left = (other.moment - now_) / slot_us;
    const Microseconds slots = left < slots_max ? left : slots_max - 1;
    if (other.moment < m.moment + quiet_us + slot_us * slots)
      other.moment = m.moment + quiet_us + slot_us * slots;
  }
  for (int other = 0; other < count_; ++other) {
    if (other == member || members_[other].phase != Phase::sending) continue;
    for (int to = 0; to < count_; ++to)
      if (to == other || to == member || (reaches(other, to) && reaches(member, to))) {
        spoilt_[member][to] = spoilt_[other][to] = true;
        m.met_another = members_[other].met_another = true;
      }
  }
}

bool SharedMedium::is_spoilt(int from, int to) const {
  return spoilt_[from][to] || members_[to].phase == Phase::sending;
}

void SharedMedium::end(int member) {
  Member& m = members_[member];
  RadioFrame frame;
  frame.from = m.address;
  frame.signal_dbm = near_dbm;
  frame.size = m.size;
  for (int i = 0; i < m.size; ++i) frame.bytes[i] = m.bytes[i];
  for (int to = 0; to < count_; ++to)
    if (to != member && members_[to].is_on && reaches(member, to) && !is_spoilt(member, to))
      deliver(to, frame);
  if (m.met_another) ++counts_.collided;
  m.phase = Phase::idle;
  if (overheard_.full()) overheard_.erase(0);
  overheard_.push_back(frame);
}

void SharedMedium::deliver(int to, const RadioFrame& frame) {
  Member& m = members_[to];
  if (now_ < m.deaf_until || happens(faults.loss_percent)) return;
  if (faults.burst_permille > 0 && random_.below(1000) < faults.burst_permille) {
    m.deaf_until = now_ + faults.burst_us;
    return;
  }
  RadioFrame heard = frame;
  if (happens(faults.corrupt_percent)) {
    std::uint8_t& byte = heard.bytes[random_.below(heard.size)];
    byte = static_cast<std::uint8_t>(byte ^ (1 << random_.below(8)));
  }
  const int copies = happens(faults.duplicate_percent) ? 2 : 1;
  for (int i = 0; i < copies; ++i) {
    if (!happens(faults.delay_percent) || delayed_.full()) {
      put(to, heard);
      continue;
    }
    Delayed later;
    later.to = to;
    later.lands_at =
        now_ + 1 + static_cast<Microseconds>(random_.below(static_cast<int>(faults.delay_us_max)));
    later.frame = heard;
    delayed_.push_back(later);
  }
}

void SharedMedium::put(int to, const RadioFrame& frame) {
  if (members_[to].is_on && !members_[to].inbox.push(frame)) ++counts_.overflowed;
}

void SharedMedium::forge(const RadioAddress& from, Bytes bytes) {
  CHECK(bytes.size > 0 && bytes.size <= radio_frame_bytes_max);
  RadioFrame frame;
  frame.from = from;
  frame.signal_dbm = near_dbm;
  frame.size = static_cast<std::uint8_t>(bytes.size);
  for (int i = 0; i < bytes.size; ++i) frame.bytes[i] = bytes.data[i];
  for (int to = 0; to < count_; ++to) put(to, frame);
}

}  // namespace simulator
}  // namespace seaglass
