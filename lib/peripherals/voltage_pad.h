// The ODROID-GO's d-pad: one wire for each axis, at rest near 0 V, at half the supply for one direction and
// at the whole supply for the other.
#pragma once

#include "device.h"

namespace seaglass {
namespace peripherals {

/// Readings of a 12-bit converter: from half on one direction, from whole on the other.
constexpr int voltage_pad_half = 1024;
constexpr int voltage_pad_whole = 3072;

ButtonSet decode_voltage_pad(int reading_x, int reading_y);

}  // namespace peripherals
}  // namespace seaglass
