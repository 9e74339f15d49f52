// What happened to the run before this one.
#pragma once

namespace seaglass {
namespace esp32 {

/// Why the last run ended, if it ended badly: the failed check, or what the chip knows. Null if it did not,
/// and when it was told already.
const char* take_crash_note();

}  // namespace esp32
}  // namespace seaglass
