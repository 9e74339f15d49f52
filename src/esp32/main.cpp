// Seaglass on an ESP32. One loop does everything: a step of the handheld, then rest until something happens.
#include <Arduino.h>

#include <new>

#include "console/app/crash_screen.h"
#include "console/app/handheld.h"
#include "core/check.h"
#include "esp32/parts.h"
#include "esp32/serial/crash.h"
#include "esp32/serial/serial_console.h"
#include "esp32/version.h"

namespace {

using namespace seaglass;

// The deepest step may take 6 KiB. It takes 4.2 with register windows, without what the SDK's own calls take:
// stack.windowed_bytes in test/figures.py, by GCC 13; nobody has measured the boards' GCC 8.4.
// The Wi-Fi driver's start takes 3 KiB, neither within the other; the rest is for interrupts, which run on
// whatever stack is there.
constexpr std::size_t loop_stack_bytes = 12 * 1024;

esp32::Parts parts;
esp32::SerialConsole serial_console(parts);

// A handheld reads flash as soon as it exists, so it is made when the board is ready. Before that, the same
// memory shows why the last run ended.
alignas(Handheld) alignas(CrashScreen)
    std::uint8_t memory[sizeof(Handheld) > sizeof(CrashScreen) ? sizeof(Handheld) : sizeof(CrashScreen)];
Handheld* handheld = nullptr;

void show_crash(const char* note) {
  auto* screen = new (memory) CrashScreen;
  screen->show(parts.panel, note, esp32::version);
  parts.panel.set_brightness(80);
  constexpr Milliseconds shown_ms_max = 60000;
  const Milliseconds shown_at = millis();
  while (parts.buttons.held().bits == 0 && millis() - shown_at < shown_ms_max) {
    serial_console.step();
    delay(10);
    feedLoopWDT();
  }
  screen->~CrashScreen();
}

}  // namespace

SET_LOOP_TASK_STACK_SIZE(loop_stack_bytes)

void setup() {
  parts.entropy.begin();
  parts.serial.begin();
  parts.buttons.begin();
  parts.power.begin();  // after the buttons: setting up a pin takes its wake-up away
  parts.speaker.begin();
  parts.battery.begin();
  parts.flash.begin();
  const char* crash_note = esp32::take_crash_note();
  serial_console.greet(crash_note);
  if (!parts.panel.begin()) parts.serial.say("the panel's light or its DMA failed: nothing will be shown");
  enableLoopWDT();  // from here on five seconds without a sign of life restart the unit
  if (crash_note != nullptr) show_crash(crash_note);
  handheld = new (memory) Handheld(parts.device());
}

void loop() {
  const unsigned long started_at = micros();
  const Milliseconds wait_ms = handheld->step(millis());
  serial_console.add_step(static_cast<std::uint32_t>(micros() - started_at));
  serial_console.step();
  parts.power.rest(wait_ms);
}
