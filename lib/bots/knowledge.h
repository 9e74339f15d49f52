// What a bot remembers of a game beyond the position: a few bytes for its seat, which its game reads and
// writes as it likes. They follow from what the seat was told and from nothing else, so that they can be made
// anew from a journal. All zero, which is how they begin, knows nothing; that is always allowed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace seaglass::bots {

constexpr int knowledge_bytes_max = 44;

class Knowledge {
 public:
  template <typename Known>
  Known read() const {
    require<Known>();
    Known known;
    std::memcpy(&known, bytes_, sizeof known);
    return known;
  }
  template <typename Known>
  void write(const Known& known) {
    require<Known>();
    std::memcpy(bytes_, &known, sizeof known);
  }

 private:
  template <typename Known>
  static constexpr void require() {
    static_assert(sizeof(Known) <= knowledge_bytes_max && std::is_trivially_copyable_v<Known> &&
                  std::is_default_constructible_v<Known>);
  }

  std::uint8_t bytes_[knowledge_bytes_max] = {};
};

}  // namespace seaglass::bots
