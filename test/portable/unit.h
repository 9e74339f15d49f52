// The one handheld that is looked at: all that it needs of RAM, apart from the device below it.
#pragma once

#include "console/app/handheld.h"

namespace seaglass {

/// Boots it over this device, as after a reset.
Handheld& boot_unit(const Device& device);

}  // namespace seaglass
