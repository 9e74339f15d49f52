// Secrets that are done with: overwritten so that the compiler does not leave it out, though nobody reads the
// memory again.
#pragma once

#include <type_traits>

#include "core/bytes.h"

namespace seaglass {

void wipe(MutableBytes secret);

/// Of anything that is plain memory.
template <typename Plain>
void wipe(Plain& secret) {
  static_assert(std::is_trivially_copyable_v<Plain>);
  wipe(MutableBytes{reinterpret_cast<std::uint8_t*>(&secret), static_cast<int>(sizeof secret)});
}

/// When whoever holds it is done, however that comes about.
template <typename Plain>
class WipeAtEnd {
 public:
  explicit WipeAtEnd(Plain& secret) : secret_(secret) {}
  ~WipeAtEnd() { wipe(secret_); }
  WipeAtEnd(const WipeAtEnd&) = delete;
  WipeAtEnd& operator=(const WipeAtEnd&) = delete;

 private:
  Plain& secret_;
};

}  // namespace seaglass
