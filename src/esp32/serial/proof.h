// Everything that a board can prove of itself without hands, told as one block of lines that fits into an
// issue. docs/BRINGUP.md says what each line means. It takes about a minute.
#pragma once

#include "esp32/parts.h"
#include "peripherals/step_times.h"

namespace seaglass {
namespace esp32 {

void prove(Parts& parts, const peripherals::StepTimes& step_times);

}  // namespace esp32
}  // namespace seaglass
