// What a screen works out once a frame and uses in each strip of it. The memory is the display's; it holds
// one such thing, whatever it is.
#pragma once

#include <cstdint>
#include <new>
#include <type_traits>

namespace seaglass {
namespace ink {

class FrameMemory {
 public:
  static constexpr int bytes_max = 1296;  // the largest is Mirage's map, as it is shown, with the scores

  /// A frame begins: what was kept is of the one before.
  void forget() { made_by_ = nullptr; }

  /// What `make(T&)` puts there when it is asked for first in a frame. Where two are asked for by turns, each
  /// is made again.
  template <typename T, typename Make>
  const T& once(const Make& make) {
    static_assert(sizeof(T) <= bytes_max && alignof(T) <= alignof(std::uint32_t));
    static_assert(std::is_trivially_destructible<T>::value);
    if (made_by_ != &mark<T>) {
      made_by_ = &mark<T>;
      make(*new (bytes_) T);
    }
    return *reinterpret_cast<const T*>(bytes_);
  }

 private:
  template <typename T>
  static constexpr char mark = 0;

  const char* made_by_ = nullptr;
  alignas(std::uint32_t) unsigned char bytes_[bytes_max];
};

}  // namespace ink
}  // namespace seaglass
