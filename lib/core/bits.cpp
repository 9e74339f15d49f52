#include "core/bits.h"

namespace seaglass {

BitWriter::BitWriter(MutableBytes buffer) : buffer_(buffer) {
  for (int i = 0; i < buffer_.size; ++i) buffer_.data[i] = 0;
}

void BitWriter::write(std::uint32_t value, int bits) {
  CHECK(bits >= 0 && bits <= 32 && position_ + bits <= buffer_.size * 8);
  CHECK(bits == 32 || (value >> bits) == 0);
  while (bits > 0) {
    const int room = 8 - position_ % 8;
    const int take = bits < room ? bits : room;
    const std::uint32_t piece = value & ((1u << take) - 1u);
    buffer_.data[position_ / 8] |= static_cast<std::uint8_t>(piece << (position_ % 8));
    value >>= take;
    bits -= take;
    position_ += take;
  }
}

void BitWriter::write_below(int value, int count) {
  CHECK(value >= 0 && value < count);
  write(static_cast<std::uint32_t>(value), bits_for(static_cast<std::uint32_t>(count)));
}

std::uint32_t BitReader::read(int bits) {
  CHECK(bits >= 0 && bits <= 32);
  if (!ok_ || position_ + bits > buffer_.size * 8) {
    ok_ = false;
    return 0;
  }
  std::uint32_t value = 0;
  for (int done = 0; done < bits;) {
    const int room = 8 - position_ % 8;
    const int take = bits - done < room ? bits - done : room;
    const std::uint32_t piece =
        (static_cast<std::uint32_t>(buffer_.data[position_ / 8]) >> (position_ % 8)) & ((1u << take) - 1u);
    value |= piece << done;
    done += take;
    position_ += take;
  }
  return value;
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
