// What outlives the screens and all of them may know of the handheld they are on.
#pragma once

#include "console/preferences.h"
#include "console/sound.h"
#include "console/table.h"
#include "device.h"

namespace seaglass {

struct Unit {
  Preferences preferences;  // changed by screens, kept by the Handheld
  BatteryLevel battery;
  bool calm_place = false;  // the device was asked for little motion
  ButtonSet held;           // at this step
  Entropy* entropy = nullptr;
  Sound sound;
  Table table;

  /// Chance for a new game.
  std::uint64_t seed() const {
    std::uint8_t bytes[8] = {};
    if (entropy != nullptr) entropy->fill({bytes, 8});
    std::uint64_t number = 0;
    for (std::uint8_t byte : bytes) number = number << 8 | byte;
    return number;
  }
  View view() const { return table.view(preferences.language, calm()); }
  bool calm() const { return preferences.calm || calm_place; }
};

}  // namespace seaglass
