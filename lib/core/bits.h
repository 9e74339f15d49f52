// Packing numbers into as few bits as their ranges need, and reading them back from bytes that nobody
// trusts: a reader never reads past the end, refuses a number outside its range, and remembers that it did.
#pragma once

#include <cstdint>

#include "core/bytes.h"
#include "core/check.h"

namespace seaglass {

/// How many bits tell apart the numbers 0 … count − 1.
constexpr int bits_for(std::uint32_t count) {
  int bits = 0;
  for (std::uint32_t top = count > 0 ? count - 1 : 0; top != 0; top >>= 1) ++bits;
  return bits;
}

class BitWriter {
 public:
  /// Clears the buffer: what is not written reads as zero.
  explicit BitWriter(MutableBytes buffer) : buffer_(buffer) {
    for (int i = 0; i < buffer_.size; ++i) buffer_.data[i] = 0;
  }

  void write(std::uint32_t value, int bits) {
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
  /// 0 ≤ value < count.
  void write_below(int value, int count) {
    CHECK(value >= 0 && value < count);
    write(static_cast<std::uint32_t>(value), bits_for(static_cast<std::uint32_t>(count)));
  }
  void write_flag(bool flag) { write(flag ? 1u : 0u, 1); }

  int bits() const { return position_; }
  int bytes() const { return (position_ + 7) / 8; }

 private:
  MutableBytes buffer_;
  int position_ = 0;
};

class BitReader {
 public:
  explicit BitReader(Bytes buffer) : buffer_(buffer) {}

  std::uint32_t read(int bits) {
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
  /// A number that is not below `count` spoils the reader and reads as 0.
  int read_below(int count) {
    CHECK(count > 0);
    const std::uint32_t value = read(bits_for(static_cast<std::uint32_t>(count)));
    if (value >= static_cast<std::uint32_t>(count)) {
      ok_ = false;
      return 0;
    }
    return static_cast<int>(value);
  }
  bool read_flag() { return read(1) != 0; }

  /// What was read makes no sense to whoever reads it.
  void refuse() { ok_ = false; }

  bool ok() const { return ok_; }
  /// The bytes ended where the packing did, and the spare bits of the last byte are zero.
  bool finished() {
    const int spare = (8 - position_ % 8) % 8;
    return read(spare) == 0 && ok_ && position_ == buffer_.size * 8;
  }

 private:
  Bytes buffer_;
  int position_ = 0;
  bool ok_ = true;
};

/// Several small numbers as one, which takes fewer bits than each on its own: five counts of 0 … 4 need 12
/// bits, not 15.
class Digits {
 public:
  void add(int digit, int radix) {
    CHECK(digit >= 0 && digit < radix);
    CHECK(std::uint64_t{range_} * static_cast<std::uint32_t>(radix) < (std::uint64_t{1} << 31));
    value_ += static_cast<std::uint32_t>(digit) * range_;
    range_ *= static_cast<std::uint32_t>(radix);
  }
  void write_to(BitWriter& writer) const {
    writer.write_below(static_cast<int>(value_), static_cast<int>(range_));
  }

 private:
  std::uint32_t value_ = 0;
  std::uint32_t range_ = 1;
};

/// Takes them apart again, first in, first out.
class DigitsReader {
 public:
  DigitsReader(BitReader& reader, std::uint32_t range) : value_(reader.read_below(static_cast<int>(range))) {}
  int take(int radix) {
    const int digit = value_ % radix;
    value_ /= radix;
    return digit;
  }

 private:
  int value_;
};

}  // namespace seaglass
