// One test for each part, told over the serial line. Each takes as long as it takes and keeps the watchdog
// fed.
#pragma once

#include "esp32/parts.h"

namespace seaglass {
namespace esp32 {

void test_buttons(Parts& parts);
void test_panel(Parts& parts);
void test_buzzer(Parts& parts);
void test_flash(Parts& parts);
void test_radio(Parts& parts);
void test_sealing(Parts& parts);

}  // namespace esp32
}  // namespace seaglass
