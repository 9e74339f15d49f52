// Sleep, entered on core 0. IDF 4.4.7's sleep code reads a variable in RTC FAST memory (sleep_modes.c:186),
// which core 1, where the loop runs, cannot access (IDF's docs/en/api-guides/memory-types.rst). So a small
// task on core 0 enters it, and the loop waits for that task.
#pragma once

namespace seaglass {
namespace esp32 {

void begin_sleep_task();

/// Until something wakes the chip. False: it refused at once, for instance because a pin that wakes is low
/// already.
bool sleep_lightly();
[[noreturn]] void sleep_deeply();

}  // namespace esp32
}  // namespace seaglass
