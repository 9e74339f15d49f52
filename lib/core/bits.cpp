#include "core/bits.h"

namespace seaglass {

BitWriter::BitWriter(MutableBytes buffer) : buffer_(buffer) {
  for (int i = 0; i < buffer_.size; ++i) buffer_.data[i] = 0;
}

void BitWriter::write(std::uint32_t value, int bits) {
  CHECK(bits >= 0 && bits <= 32 && position_ + bits <= buffer_.size * 8);
  CHECK(bits == 32 || (value >> bits) == 0);
  if (value != 0) {
    const int used = position_ % 8;
    std::uint8_t* byte = buffer_.data + position_ / 8;
    *byte |= static_cast<std::uint8_t>(value << used);
    for (value >>= 8 - used; value != 0; value >>= 8) *++byte = static_cast<std::uint8_t>(value);
  }
  position_ += bits;
}

void BitWriter::write_below(int value, int count) {
  CHECK(value >= 0 && value < count);
  write(static_cast<std::uint32_t>(value), bits_for(static_cast<std::uint32_t>(count)));
}

void BitWriter::write_tally(int count, int most) {
  CHECK(count >= 0 && count <= most && most < 32);
  write((1u << count) - 1u, count < most ? count + 1 : count);
}

bool BitReader::read_flag() {
  ok_ = ok_ && position_ < buffer_.size * 8;
  if (!ok_) return false;
  const bool flag = ((buffer_.data[position_ / 8] >> (position_ % 8)) & 1) != 0;
  ++position_;
  return flag;
}

std::uint32_t BitReader::read(int bits) {
  CHECK(bits >= 0 && bits <= 32);
  if (!ok_ || position_ + bits > buffer_.size * 8) {
    ok_ = false;
    return 0;
  }
  if (bits == 0) return 0;
  const int used = position_ % 8;
  const std::uint8_t* byte = buffer_.data + position_ / 8;
  std::uint32_t value = *byte >> used;
  for (int have = 8 - used; have < bits; have += 8) value |= std::uint32_t{*++byte} << have;
  position_ += bits;
  return bits < 32 ? value & ((1u << bits) - 1u) : value;
}

int BitReader::read_below(int count) {
  CHECK(count > 0);
  const std::uint32_t value = read(bits_for(static_cast<std::uint32_t>(count)));
  if (value >= static_cast<std::uint32_t>(count)) {
    ok_ = false;
    return 0;
  }
  return static_cast<int>(value);
}

int BitReader::read_tally(int most) {
  int count = 0;
  while (count < most && read_flag()) ++count;
  return count;
}

bool BitReader::finished() {
  const int spare = (8 - position_ % 8) % 8;
  return read(spare) == 0 && ok_ && position_ == buffer_.size * 8;
}

void Digits::add(int digit, int radix) {
  CHECK(digit >= 0 && digit < radix);
  CHECK(std::uint64_t{range_} * static_cast<std::uint32_t>(radix) < (std::uint64_t{1} << 31));
  value_ += static_cast<std::uint32_t>(digit) * range_;
  range_ *= static_cast<std::uint32_t>(radix);
}

}  // namespace seaglass
