// The last few of something: when it is full, the oldest makes room.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/check.h"

namespace seaglass {

template <typename T, std::size_t Capacity>
class Ring {
  static_assert(Capacity > 0 && Capacity <= 0xFFFF);

 public:
  static constexpr int capacity() { return static_cast<int>(Capacity); }
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }

  constexpr void push(const T& item) {
    items_[next_] = item;
    next_ = static_cast<std::uint16_t>((next_ + 1) % capacity());
    if (size_ < capacity()) ++size_;
  }
  /// 0 is the oldest that is still here.
  constexpr const T& operator[](int i) const {
    CHECK(i >= 0 && i < size_);
    return items_[(next_ + capacity() - size_ + i) % capacity()];
  }
  constexpr const T& newest() const { return (*this)[size_ - 1]; }
  constexpr void clear() { next_ = size_ = 0; }

 private:
  T items_[Capacity]{};
  std::uint16_t next_ = 0;
  std::uint16_t size_ = 0;
};

}  // namespace seaglass
