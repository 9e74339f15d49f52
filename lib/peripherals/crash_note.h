// What a unit leaves itself before it stops, in memory that survives the restart and holds garbage after a
// power loss. It is shown once.
#pragma once

#include <cstdint>

namespace seaglass {
namespace peripherals {

class CrashNote {
 public:
  static constexpr int text_bytes = 96;

  // No constructor: at the start the memory is already what the last run left in it.

  /// "claim at file:line"; what does not fit is cut.
  void write(const char* claim, const char* file, int line);
  bool is_there() const;
  const char* text() const { return text_; }
  void forget();

 private:
  std::uint32_t checksum() const;

  std::uint32_t magic_;
  std::uint32_t checksum_;
  char text_[text_bytes];
};

}  // namespace peripherals
}  // namespace seaglass
