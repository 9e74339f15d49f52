// What outlives the screens and all of them may know of the handheld they are on.
#pragma once

#include "console/preferences.h"
#include "device.h"

namespace seaglass {

struct Unit {
  Preferences preferences;  // changed by screens, kept by the Handheld
  BatteryLevel battery;
  bool calm_place = false;  // the device was asked for little motion

  bool calm() const { return preferences.calm || calm_place; }
};

}  // namespace seaglass
