#include "peripherals/radio_inbox.h"

#include <cstring>

namespace seaglass {
namespace peripherals {

namespace {

// A 32-bit word is read and written whole on every processor of ours; what the other core must not see is the
// index before the frame that it stands for.
std::uint32_t load(const std::uint32_t& word) {
  return __atomic_load_n(&word, __ATOMIC_ACQUIRE);
}
void store(std::uint32_t& word, std::uint32_t value) {
  __atomic_store_n(&word, value, __ATOMIC_RELEASE);
}
void count(std::uint32_t& counter) {
  store(counter, counter + 1);
}

}  // namespace

void RadioInbox::put(const RadioAddress& from, int signal_dbm, Bytes frame) {
  if (frame.size < 1 || frame.data[0] != first_byte_) return;
  count(received_);
  const std::uint32_t after = (next_in_ + 1) % places;
  if (frame.size > radio_frame_bytes_max || after == load(next_out_)) return count(dropped_);
  RadioFrame& place = frames_[next_in_];
  place.from = from;
  place.signal_dbm = static_cast<std::int8_t>(signal_dbm);
  place.size = static_cast<std::uint8_t>(frame.size);
  std::memcpy(place.bytes, frame.data, static_cast<std::size_t>(frame.size));
  store(next_in_, after);
}

void RadioInbox::put_sent(bool acknowledged) {
  count(acknowledged ? sent_ : failed_);
}

bool RadioInbox::take(RadioFrame& frame) {
  if (empty()) return false;
  frame = frames_[next_out_];
  store(next_out_, (next_out_ + 1) % places);
  return true;
}

bool RadioInbox::empty() const {
  return next_out_ == load(next_in_);
}
std::uint32_t RadioInbox::sent_count() const {
  return load(sent_);
}
std::uint32_t RadioInbox::failed_count() const {
  return load(failed_);
}
std::uint32_t RadioInbox::dropped_count() const {
  return load(dropped_);
}
std::uint32_t RadioInbox::received_count() const {
  return load(received_);
}

void RadioInbox::clear() {
  store(next_out_, load(next_in_));
}

}  // namespace peripherals
}  // namespace seaglass
