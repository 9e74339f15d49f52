// One object of several types in one place in memory, reached through the class that all of them derive from.
// What is made there takes the place of what was there before, which needs no farewell. std::variant would do
// the same with a table of functions for every visit, and with a state in which it holds nothing.
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>
#include <utility>

#include "core/check.h"

namespace seaglass {

template <typename Base, typename... Types>
class OneOf {
  static_assert((std::is_base_of_v<Base, Types> && ...));
  static_assert((std::is_trivially_destructible_v<Types> && ...));

  template <typename T>
  static constexpr int times() {
    return ((std::is_same_v<T, Types> ? 1 : 0) + ...);
  }

 public:
  OneOf() = default;
  OneOf(const OneOf&) = delete;
  OneOf& operator=(const OneOf&) = delete;

  template <typename T, typename... Args>
  T& emplace(Args&&... args) {
    static_assert(times<T>() == 1);
    T* made = new (&memory_) T(std::forward<Args>(args)...);
    held_ = made;
    return *made;
  }

  bool empty() const { return held_ == nullptr; }
  Base* operator->() { return &**this; }
  const Base* operator->() const { return &**this; }
  Base& operator*() {
    CHECK(!empty());
    return *held_;
  }
  const Base& operator*() const {
    CHECK(!empty());
    return *held_;
  }

 private:
  std::aligned_union_t<0, Types...> memory_;
  Base* held_ = nullptr;
};

}  // namespace seaglass
