// Worlds that were brought to where the fuzzer begins: each once, then they are copied. A world has all its
// memory inside it, and is always at the same place, so that its bytes are all that it is.
#pragma once

#include <cstring>
#include <map>
#include <new>
#include <vector>

namespace fuzz {

template <typename World>
class Prepared {
 public:
  /// Made by `make(place, number)`, at the first time.
  template <typename Make>
  World& begin(int number, const Make& make) {
    std::vector<unsigned char>& bytes = bytes_[number];
    if (bytes.empty()) {
      make(static_cast<void*>(place_), number);
      bytes.assign(place_, place_ + sizeof place_);
    } else {
      std::memcpy(place_, bytes.data(), sizeof place_);
    }
    return *std::launder(reinterpret_cast<World*>(place_));
  }

 private:
  alignas(World) unsigned char place_[sizeof(World)];
  std::map<int, std::vector<unsigned char>> bytes_;
};

}  // namespace fuzz
