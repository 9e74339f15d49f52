// One test for each part, told over the serial line. Each takes as long as it takes and keeps the watchdog
// fed.
#pragma once

#include "esp32/parts.h"

namespace seaglass {
namespace esp32 {

/// The watchdog is fed meanwhile.
void wait(Milliseconds wait_ms);
/// The whole panel, in one colour.
void fill(TftPanel& panel, std::uint16_t pixel);
/// Begins like our frames, and is of a kind that there is not: whoever is at a table drops it.
Bytes test_frame();

void test_buttons(Parts& parts);
void test_panel(Parts& parts);
void test_buzzer(Parts& parts);
void test_flash(Parts& parts);
void test_radio(Parts& parts);
void test_sealing(Parts& parts);

}  // namespace esp32
}  // namespace seaglass
