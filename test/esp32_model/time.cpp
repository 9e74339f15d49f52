// millis, micros, delay and the loop task's watchdog.
#include <Arduino.h>

#include "esp32_model/processor.h"
#include "esp_system.h"

namespace seaglass {
namespace model {

namespace {

// The watchdog as both cores configure it: five seconds, then a panic (core 2: tools/sdk/esp32/dio_qspi/
// include/sdkconfig.h:344-345, CONFIG_ESP_TASK_WDT_PANIC and _TIMEOUT_S).
constexpr Moment patience_us = 5000000;

bool watched = false;
Moment fed_at = 0;

Moment due() {
  return watched ? fed_at + patience_us : never;
}

void work() {
  if (watched && hardware->now >= fed_at + patience_us)
    panic(ESP_RST_TASK_WDT, "the loop task fed no watchdog");
}

Moment since_start() {
  return hardware->now - hardware->started_at;
}

}  // namespace

const Task watchdog_task = {due, work};

void feed_watchdog_in_sleep() {
  fed_at = hardware->now;
}

}  // namespace model
}  // namespace seaglass

using namespace seaglass::model;

extern "C" {

// esp32-hal-misc.c:166, :171 (core 3 :204, :208): of the chip's own timer, 32 bits wide on the chip.
unsigned long micros() {
  return static_cast<std::uint32_t>(since_start());
}
unsigned long millis() {
  return static_cast<std::uint32_t>(since_start() / 1000);
}

// esp32-hal-misc.c:176 (core 3 :212): vTaskDelay of as many ticks, which are milliseconds here
// (CONFIG_FREERTOS_HZ 1000). The first tick comes when it comes, so up to one millisecond is missing.
void delay(std::uint32_t wait_ms) {
  const Moment tick = since_start() / 1000 + wait_ms;
  wait_until(hardware->started_at + tick * 1000);
}

// esp32-hal-misc.c:91 (core 3 :128): adds the loop task to the task watchdog.
void enableLoopWDT() {
  watched = true;
  fed_at = hardware->now;
}
// esp32-hal-misc.c:110 (core 3 :147), esp_system/task_wdt.c (core 3 :696): of a task that nobody watches core
// 3 prints "task not found" each time, among what the console says.
void feedLoopWDT() {
  if (!watched) misuse("feeds a watchdog that does not watch");
  fed_at = hardware->now;
}
}
