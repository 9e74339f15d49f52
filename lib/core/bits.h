// Packing numbers into as few bits as their ranges need, and reading them back from bytes that nobody
// trusts: a reader never reads past the end, refuses a number outside its range, and remembers that it did.
#pragma once

#include <cstdint>

#include "core/bytes.h"
#include "core/check.h"

namespace seaglass {

/// How many bits tell apart the numbers 0 … count − 1.
constexpr int bits_for(std::uint32_t count) {
  return count > 1 ? 32 - __builtin_clz(count - 1) : 0;
}

class BitWriter {
 public:
  /// Clears the buffer: what is not written reads as zero.
  explicit BitWriter(MutableBytes buffer);

  void write(std::uint32_t value, int bits);
  /// 0 ≤ value < count.
  void write_below(int value, int count);
  void write_flag(bool flag) { write(flag ? 1u : 0u, 1); }
  /// A one for each of so many, then a zero; where there are as many as there can be (below 32), without it.
  void write_tally(int count, int most);

  int bits() const { return position_; }
  int bytes() const { return (position_ + 7) / 8; }

 private:
  MutableBytes buffer_;
  int position_ = 0;
};

class BitReader {
 public:
  explicit BitReader(Bytes buffer) : buffer_(buffer) {}

  std::uint32_t read(int bits);
  /// A number that is not below `count` spoils the reader and reads as 0.
  int read_below(int count);
  bool read_flag();
  int read_tally(int most);

  /// What was read makes no sense to whoever reads it.
  void refuse() { ok_ = false; }

  bool ok() const { return ok_; }
  int bits() const { return position_; }
  int bits_left() const { return buffer_.size * 8 - position_; }
  /// The bytes ended where the packing did, and the spare bits of the last byte are zero.
  bool finished();

 private:
  Bytes buffer_;
  int position_ = 0;
  bool ok_ = true;
};

/// Several small numbers as one, which takes fewer bits than each on its own: five counts of 0 … 4 need 12
/// bits, not 15.
class Digits {
 public:
  void add(int digit, int radix);
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
