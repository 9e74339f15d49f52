// The chip's own side: its time, its other tasks, and how it stops. The process that is the unit runs the
// firmware and this; whenever the firmware waits, or does what takes time, the director gets its turn.
#pragma once

#include "esp32_model/board.h"

namespace seaglass {
namespace model {

extern Board* hardware;

/// A fresh process becomes the unit. `look` is called before each of the director's turns.
[[noreturn]] void run_unit(Board& of, void (*firmware)(), void (*look)(Board&));

/// Time passes, while the chip's other tasks go on: the radio's, the panel's transfer, the watchdog.
void wait_until(Moment moment);
inline void spend_us(Moment microseconds) {
  wait_until(hardware->now + microseconds);
}
/// Nothing goes on. Returns at that time, or when the director sees a reason to wake it.
void sleep_until(Moment moment);

/// What stops a chip. It starts anew, for the reason given.
[[noreturn]] void panic(int reset_reason, const char* why);
/// What a chip would not notice, or not always.
[[noreturn]] void misuse(const char* why);
[[noreturn]] void end_run(Ending ending);

/// 0 … n − 1.
int fate_below(int n);
inline bool happens(int percent) {
  return percent > 0 && fate_below(100) < percent;
}

// The other tasks: when each has something to do next, and doing it.
struct Task {
  Moment (*due)();
  void (*work)();
};
extern const Task radio_task, panel_task, watchdog_task;

// What one part of the model tells another.
/// The one that what runs now runs on.
int core();
bool radio_is_on();
bool noise_source_is_on();
void light_pin(int pin);
/// Clocks stop in light sleep; what of the backlight goes on.
void stop_clocks(bool stop);
void pin_mode_changed(int pin);
void begin_pins();
bool pin_wakes(int pin);
bool floats_in_sleep(int pin);
int level_of(int pin);
void feed_watchdog_in_sleep();

}  // namespace model
}  // namespace seaglass
