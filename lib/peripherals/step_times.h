// How long the steps of the loop took: the last, the longest, and the mean of the recent ones.
#pragma once

#include <cstdint>

namespace seaglass {
namespace peripherals {

class StepTimes {
 public:
  void add(std::uint32_t microseconds) {
    last_us_ = microseconds;
    if (microseconds > longest_us_) longest_us_ = microseconds;
    mean_us_by_share_ = steps_ == 0 ? microseconds * share : mean_us_by_share_ + microseconds - mean_us();
    ++steps_;
  }

  std::uint32_t last_us() const { return last_us_; }
  std::uint32_t longest_us() const { return longest_us_; }
  /// Each new step counts a sixteenth.
  std::uint32_t mean_us() const { return mean_us_by_share_ / share; }
  std::uint32_t steps() const { return steps_; }

 private:
  static constexpr std::uint32_t share = 16;

  std::uint32_t last_us_ = 0;
  std::uint32_t longest_us_ = 0;
  std::uint32_t mean_us_by_share_ = 0;
  std::uint32_t steps_ = 0;
};

}  // namespace peripherals
}  // namespace seaglass
