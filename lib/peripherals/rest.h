// How deeply a board may sleep until something happens. Light sleep stops everything but the backlight, and
// wakes by a pin's level or by time; listening on the air, sounding and talking to a computer all need more.
#pragma once

#include "device.h"

namespace seaglass {
namespace peripherals {

struct RestConditions {
  Milliseconds wait_ms = 0;
  bool radio_on = false;
  bool sounding = false;
  bool console_open = false;
  bool button_held = false;
  /// A d-pad by voltage cannot wake by level: somebody has to look.
  bool pad_must_be_watched = false;
};

enum class RestKind : std::uint8_t { none, doze, light_sleep };

struct Rest {
  RestKind kind = RestKind::none;
  /// Then look at the buttons and the radio again.
  Milliseconds at_most_ms = 0;
};

constexpr Milliseconds doze_ms = 5;        // between two looks while the processor only idles
constexpr Milliseconds watch_pad_ms = 50;  // a press that is shorter than this is rare
constexpr Milliseconds watchdog_feed_ms = 1000;
constexpr Milliseconds light_sleep_ms_min = 10;  // going to sleep and coming back costs about 2 ms

Rest choose_rest(const RestConditions& conditions);

}  // namespace peripherals
}  // namespace seaglass
