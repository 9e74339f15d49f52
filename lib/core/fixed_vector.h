// A list with its capacity in its type and its elements inside. Places beyond the end are always T{}, so
// two lists with equal contents are equal byte for byte: states can be compared and hashed as memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/check.h"

namespace seaglass {

template <typename T, std::size_t Capacity>
class FixedVector {
  static_assert(Capacity > 0 && Capacity <= 0xFFFF);

 public:
  using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;
  using value_type = T;

  static constexpr int capacity() { return static_cast<int>(Capacity); }
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }

  constexpr T& operator[](int i) {
    CHECK(i >= 0 && i < size_);
    return items_[i];
  }
  constexpr const T& operator[](int i) const {
    CHECK(i >= 0 && i < size_);
    return items_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1]; }
  constexpr const T& back() const { return (*this)[size_ - 1]; }

  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }

  constexpr void push_back(const T& item) {
    CHECK(!full());
    items_[size_++] = item;
  }
  constexpr T pop_back() {
    CHECK(!empty());
    T item = items_[--size_];
    items_[size_] = T{};
    return item;
  }
  constexpr T pop_front() {
    T item = (*this)[0];
    erase(0);
    return item;
  }
  /// Keeps the order of the others.
  constexpr void erase(int i) {
    CHECK(i >= 0 && i < size_);
    for (int k = i; k + 1 < size_; ++k) items_[k] = items_[k + 1];
    items_[--size_] = T{};
  }
  constexpr void insert(int i, const T& item) {
    CHECK(!full() && i >= 0 && i <= size_);
    for (int k = size_; k > i; --k) items_[k] = items_[k - 1];
    items_[i] = item;
    ++size_;
  }
  constexpr void clear() {
    while (size_ > 0) items_[--size_] = T{};
  }
  /// New places hold T{}.
  constexpr void resize(int size) {
    CHECK(size >= 0 && size <= capacity());
    while (size_ > size) items_[--size_] = T{};
    size_ = static_cast<Size>(size);
  }
  constexpr bool contains(const T& item) const { return index_of(item) >= 0; }
  /// The first place of `item`, or −1.
  constexpr int index_of(const T& item) const {
    for (int i = 0; i < size_; ++i)
      if (items_[i] == item) return i;
    return -1;
  }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (int i = 0; i < a.size_; ++i)
      if (!(a.items_[i] == b.items_[i])) return false;
    return true;
  }
  friend constexpr bool operator!=(const FixedVector& a, const FixedVector& b) { return !(a == b); }

 private:
  T items_[Capacity]{};
  Size size_ = 0;
};

}  // namespace seaglass
