#include "esp32/power/power.h"

#include <Arduino.h>
#include <driver/gpio.h>
#include <driver/rtc_io.h>
#include <driver/uart.h>
#include <esp_sleep.h>

#include "esp32/pins.h"
#include "esp32/power/power_chip.h"
#include "esp32/power/sleep_task.h"
#include "peripherals/rest.h"

namespace seaglass {
namespace esp32 {

namespace {

constexpr auto wake_pin = static_cast<gpio_num_t>(board::wake_pin);

/// Only these wake from deep sleep and have a part of the chip that is awake then.
constexpr bool is_rtc_pin(int pin) {
  return pin == 0 || pin == 2 || pin == 4 || (pin >= 12 && pin <= 15) || (pin >= 25 && pin <= 27) ||
         (pin >= 32 && pin <= 39);
}
static_assert(is_rtc_pin(board::wake_pin), "nothing would wake this board again");
constexpr int pressed_level = 0;
constexpr int edges_to_wake = 3;  // the fewest that the serial port can count: one letter has them

}  // namespace

void BoardPower::begin() {
  // After deep sleep these pins still belong to the part of the chip that was awake.
  rtc_gpio_deinit(wake_pin);
  gpio_deep_sleep_hold_dis();
  for (const ButtonPin& wired : button_pins)
    if (wired.pin != board::none) gpio_wakeup_enable(static_cast<gpio_num_t>(wired.pin), GPIO_INTR_LOW_LEVEL);
  esp_sleep_enable_gpio_wakeup();
  uart_set_wakeup_threshold(UART_NUM_0, edges_to_wake);
  esp_sleep_enable_uart_wakeup(UART_NUM_0);
  begin_sleep_task();
}

bool BoardPower::something_happened() {
  buttons_.sample();
  return buttons_.changed() || radio_.has_frames() || serial_.has_input();
}

void BoardPower::rest(Milliseconds wait_ms) {
  const Milliseconds started_at = millis();
  while (!something_happened()) {
    const Milliseconds rested_ms = millis() - started_at;
    if (rested_ms >= wait_ms) return;
    peripherals::RestConditions conditions;
    conditions.wait_ms = wait_ms - rested_ms;
    conditions.radio_on = radio_.is_on();
    conditions.sounding = speaker_.is_sounding();
    conditions.console_open = serial_.is_open();
    conditions.button_held = buttons_.any_contact();
    conditions.pad_must_be_watched = board::pad_x_pin != board::none;
    conditions.untouched_ms = buttons_.untouched_ms();
    const peripherals::Rest rest = peripherals::choose_rest(conditions);
    if (rest.kind == peripherals::RestKind::light_sleep)
      sleep_at_most(rest.at_most_ms);
    else
      delay(rest.at_most_ms);
    feedLoopWDT();
  }
}

BoardPower::Woken BoardPower::sleep_at_most(Milliseconds at_most_ms) {
  panel_.wait();
  Serial.flush();  // a letter that is half sent would be garbled
  esp_sleep_enable_timer_wakeup(std::uint64_t{at_most_ms} * 1000);
  if (!sleep_lightly()) {
    delay(peripherals::doze_ms);  // else the loop would ask again and again, as fast as it can
    return Woken::never_slept;
  }
  const esp_sleep_wakeup_cause_t cause = esp_sleep_get_wakeup_cause();
  if (cause == ESP_SLEEP_WAKEUP_UART) serial_.open();
  return cause == ESP_SLEEP_WAKEUP_TIMER ? Woken::by_timer : Woken::by_something_else;
}

void BoardPower::off() {
  speaker_.play(0, 0);
  radio_.set_on(false);
  panel_.switch_off();
  // The press that switched off must not wake.
  while (digitalRead(board::wake_pin) == LOW) {
    delay(10);
    feedLoopWDT();
  }
  if (has_power_chip) keep_board_on(false);
  Serial.flush();
  esp_sleep_disable_wakeup_source(ESP_SLEEP_WAKEUP_ALL);
  if (board::pull_up_buttons) {
    rtc_gpio_pullup_en(wake_pin);
    rtc_gpio_pulldown_dis(wake_pin);
  }
  // One pin, by level: the other way to wake, by several pins, cannot wait for any one of them to go low.
  esp_sleep_enable_ext0_wakeup(wake_pin, pressed_level);
  gpio_deep_sleep_hold_en();
  sleep_deeply();
}

}  // namespace esp32
}  // namespace seaglass
