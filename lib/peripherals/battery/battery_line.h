// What is known of the cell, as one line for a person with a cable.
#pragma once

#include "device.h"
#include "peripherals/line.h"

namespace seaglass {
namespace peripherals {

/// "battery 3790 mV, 40 %, charging no, cable no"
Line battery_line(const BatteryLevel& level);

}  // namespace peripherals
}  // namespace seaglass
