// A set of small numbers, one bit each.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/bits.h"

namespace seaglass {

template <std::size_t Capacity>
class BitSet {
  static_assert(Capacity > 0);
  static constexpr int bits_per_word = 32;
  static constexpr int words = static_cast<int>((Capacity + bits_per_word - 1) / bits_per_word);

 public:
  static constexpr int capacity() { return static_cast<int>(Capacity); }

  constexpr bool contains(int i) const { return (words_[word(i)] & bit(i)) != 0; }
  constexpr void insert(int i) { words_[word(i)] |= bit(i); }
  constexpr void remove(int i) { words_[word(i)] &= ~bit(i); }
  constexpr void clear() {
    for (auto& w : words_) w = 0;
  }
  constexpr bool empty() const {
    for (auto w : words_)
      if (w != 0) return false;
    return true;
  }
  constexpr int count() const {
    int n = 0;
    for (auto w : words_)
      for (; w != 0; w &= w - 1) ++n;
    return n;
  }

  /// One bit for each number.
  void pack(BitWriter& writer) const {
    for (int i = 0; i < words; ++i) writer.write(words_[i], bits_of_word(i));
  }
  static BitSet unpack(BitReader& reader) {
    BitSet set;
    for (int i = 0; i < words; ++i) set.words_[i] = reader.read(bits_of_word(i));
    return set;
  }

  friend constexpr bool operator==(const BitSet& a, const BitSet& b) {
    for (int i = 0; i < words; ++i)
      if (a.words_[i] != b.words_[i]) return false;
    return true;
  }
  friend constexpr bool operator!=(const BitSet& a, const BitSet& b) { return !(a == b); }

 private:
  static constexpr int word(int i) {
    CHECK(i >= 0 && i < capacity());
    return i / bits_per_word;
  }
  static constexpr int bits_of_word(int i) {
    return i + 1 < words ? bits_per_word : capacity() - i * bits_per_word;
  }
  static constexpr std::uint32_t bit(int i) { return std::uint32_t{1} << (i % bits_per_word); }

  std::uint32_t words_[words]{};
};

}  // namespace seaglass
