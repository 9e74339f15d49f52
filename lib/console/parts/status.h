// The upper right corner: the battery, on every screen; at a table on the air how well the others are heard;
// and where there is one, the way to the settings.
#pragma once

#include "console/parts/rows.h"
#include "console/session/air.h"
#include "device.h"
#include "ink/painter.h"
#include "ink/text.h"

namespace seaglass {

constexpr Rows status_rows{0, 32};
/// On a game's table it is shifted (GameScreen::battery_shift).
constexpr ink::Rect battery_area{270, 4, 44, 26};

/// Whether two levels look alike there.
bool looks_alike(const BatteryLevel& a, const BatteryLevel& b);

/// At a table on the air with the bars of the signal beside it.
constexpr int no_air = -1;
void draw_battery(ink::Painter& painter, const BatteryLevel& battery, int air_bars = no_air);
/// Beside it, where Menu opens the settings.
void draw_gear(ink::Painter& painter);

/// Where B, or what stands for it, opens the tables nearby.
void draw_nearby(ink::Painter& painter, ink::Text button);
/// What goes through the air, 18 pixels wide.
void draw_waves(ink::Painter& painter, ink::Point middle, ink::Color color);

/// How well a unit is heard: four bars at most, none where it is not.
constexpr int signal_bars(int dbm) {
  return dbm <= signal_none ? 0 : dbm < -80 ? 1 : dbm < -70 ? 2 : dbm < -60 ? 3 : 4;
}
void draw_signal(ink::Painter& painter, ink::Point at, int dbm);

}  // namespace seaglass
