// The upper right corner: the battery, on every screen; and where there is one, the way to the settings.
#pragma once

#include "console/rows.h"
#include "device.h"
#include "ink/painter.h"

namespace seaglass {

constexpr Rows status_rows{0, 32};

/// Whether two levels look alike there.
bool looks_alike(BatteryLevel a, BatteryLevel b);

void draw_battery(ink::Painter& painter, BatteryLevel battery);
/// Beside it, where Menu opens the settings.
void draw_gear(ink::Painter& painter);

}  // namespace seaglass
