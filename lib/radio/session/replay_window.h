// Which sequence numbers of a session have come: a number counts once, and not at all when it lies 64 or more
// behind the newest. To be moved by frames alone whose seal has been checked.
#pragma once

#include <cstdint>

namespace seaglass {
namespace radio {

class ReplayWindow {
 public:
  static constexpr int size = 64;

  bool is_new(std::uint32_t sequence) const {
    if (sequence >= next_) return true;
    const std::uint32_t behind = next_ - 1 - sequence;
    return behind < size && (seen() >> behind & 1) == 0;
  }
  void note(std::uint32_t sequence) {
    std::uint64_t all = seen();
    if (sequence >= next_) {
      const std::uint32_t ahead = sequence - next_ + 1;
      all = ahead < size ? all << ahead : 0;
      next_ = sequence + 1;
    }
    all |= std::uint64_t{1} << (next_ - 1 - sequence);
    seen_[0] = static_cast<std::uint32_t>(all);
    seen_[1] = static_cast<std::uint32_t>(all >> 32);
  }

 private:
  /// Bit i: next_ - 1 - i has come.
  std::uint64_t seen() const { return std::uint64_t{seen_[1]} << 32 | seen_[0]; }

  std::uint32_t seen_[2] = {};  // in halves: eight peers need no padding for it
  std::uint32_t next_ = 0;      // one after the newest; senders stop before the last number
};

}  // namespace radio
}  // namespace seaglass
