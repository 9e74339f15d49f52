// First in, first out, with its capacity in its type. When it is full, `push` says so and drops nothing.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/check.h"

namespace seaglass {

template <typename T, std::size_t Capacity>
class FixedQueue {
  static_assert(Capacity > 0 && Capacity <= 0xFFFF);

 public:
  static constexpr int capacity() { return static_cast<int>(Capacity); }
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == capacity(); }

  [[nodiscard]] constexpr bool push(const T& item) {
    if (full()) return false;
    items_[(first_ + size_) % capacity()] = item;
    ++size_;
    return true;
  }
  constexpr const T& front() const {
    CHECK(!empty());
    return items_[first_];
  }
  constexpr T pop() {
    CHECK(!empty());
    T item = items_[first_];
    first_ = static_cast<std::uint16_t>((first_ + 1) % capacity());
    --size_;
    return item;
  }
  constexpr void clear() { first_ = size_ = 0; }

 private:
  T items_[Capacity]{};
  std::uint16_t first_ = 0;
  std::uint16_t size_ = 0;
};

}  // namespace seaglass
