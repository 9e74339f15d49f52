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
  /// Since a button was last pressed or let go.
  Milliseconds untouched_ms = 0;
};

enum class RestKind : std::uint8_t { none, doze, light_sleep };

struct Rest {
  RestKind kind = RestKind::none;
  /// Then look at the buttons and the radio again.
  Milliseconds at_most_ms = 0;
};

constexpr Milliseconds doze_ms = 5;  // between two looks while the processor only idles
constexpr Milliseconds watchdog_feed_ms = 1000;
constexpr Milliseconds wake_up_ms = 2;           // about: what going to sleep and coming back costs
constexpr Milliseconds light_sleep_ms_min = 10;  // less is not worth that

// How long it sleeps between two looks at a d-pad. While somebody plays, a press waits 5 ms in the mean,
// which no finger notices; README.md says what that takes from the cell. Left alone, it is seen all the same:
// a press that is shorter than this is rare.
constexpr Milliseconds watch_pad_ms = 10 - wake_up_ms;
constexpr Milliseconds watch_left_pad_ms = 50;
constexpr Milliseconds left_alone_after_ms = 15000;

Rest choose_rest(const RestConditions& conditions);

}  // namespace peripherals
}  // namespace seaglass
