// Light sleep, deep sleep, and what wakes from them.
#include <driver/uart.h>
#include <esp_sleep.h>
#include <esp_system.h>

#include "Arduino.h"
#include "esp32_model/processor.h"

namespace seaglass {
namespace model {

namespace {

bool by_timer = false, by_pins = false, by_uart = false, by_one_pin = false;
Moment timer_us = 0;
int one_pin = -1;
int uart_edges = 0;
esp_sleep_wakeup_cause_t cause = ESP_SLEEP_WAKEUP_UNDEFINED;

bool a_pin_wakes() {
  for (int pin = 0; pin < Board::pins; ++pin)
    if (pin_wakes(pin) && level_of(pin) == LOW) return true;
  return false;
}

/// IDF 4.4.7 reads s_adc_tsen_enabled on the way into either sleep (sleep_modes.c:186, :355, :486). It lies
/// in RTC FAST memory, which "can only be accessed by the PRO CPU" (docs/en/api-guides/memory-types.rst:126).
/// Core 3 has it in RTC SLOW memory (:322).
void read_rtc_fast_memory() {
  if (ESP_ARDUINO_VERSION_MAJOR < 3 && core() != 0)
    panic(ESP_RST_PANIC, "LoadProhibited: core 1 reads RTC FAST memory to go to sleep");
}

/// Letters that come while the port's clock stands still are never read. Their edges are counted.
bool lose_letters() {
  const bool came = hardware->typed_size > 0;
  hardware->typed_size = 0;
  return came && uart_edges > 0;
}

}  // namespace

}  // namespace model
}  // namespace seaglass

using namespace seaglass::model;

extern "C" {

// esp_hw_support/sleep_modes.c:899 (core 3 :1648): what is off already cannot be disabled, but all can.
esp_err_t esp_sleep_disable_wakeup_source(esp_sleep_source_t source) {
  if (source != ESP_SLEEP_WAKEUP_ALL) return ESP_ERR_INVALID_STATE;
  by_timer = by_pins = by_uart = by_one_pin = false;
  return ESP_OK;
}
esp_err_t esp_sleep_enable_timer_wakeup(std::uint64_t microseconds) {  // :970 (core 3 :1737)
  by_timer = true;
  timer_us = microseconds;
  return ESP_OK;
}
esp_err_t esp_sleep_enable_gpio_wakeup(void) {
  by_pins = true;
  return ESP_OK;
}
esp_err_t esp_sleep_enable_uart_wakeup(int port) {
  if (port != 0) return ESP_ERR_INVALID_ARG;
  by_uart = true;
  return ESP_OK;
}
// driver/uart.c: at least three edges can be counted.
esp_err_t uart_set_wakeup_threshold(uart_port_t, int edges) {
  if (edges < 3 || edges > 0x3FF) return ESP_ERR_INVALID_ARG;
  uart_edges = edges;
  return ESP_OK;
}
esp_err_t esp_sleep_enable_ext0_wakeup(gpio_num_t pin, int level) {  // :1052 (core 3 :1873)
  if (level != 0 && level != 1) return ESP_ERR_INVALID_ARG;
  const bool is_rtc = pin == 0 || pin == 2 || pin == 4 || (pin >= 12 && pin <= 15) ||
                      (pin >= 25 && pin <= 27) || (pin >= 32 && pin < Board::pins);
  if (!is_rtc) return ESP_ERR_INVALID_ARG;
  by_one_pin = true;
  one_pin = pin;
  return ESP_OK;
}

// :711 (core 3 :1382): returns ESP_ERR_SLEEP_REJECT at once when a reason to wake is there already.
esp_err_t esp_light_sleep_start(void) {
  read_rtc_fast_memory();
  if (radio_is_on()) misuse("light sleep while the radio is on: it hears nothing, and its task breaks");
  if (!by_timer && !by_pins && !by_uart) misuse("light sleep that nothing ends");
  if (panel_task.due() != never) misuse("light sleep while the panel is being sent pixels");
  cause = ESP_SLEEP_WAKEUP_UNDEFINED;
  if (by_pins && a_pin_wakes()) return ESP_ERR_SLEEP_REJECT;
  constexpr Moment going_and_coming_us = 2000;
  const Moment until = by_timer ? hardware->now + timer_us : never;
  stop_clocks(true);
  while (cause == ESP_SLEEP_WAKEUP_UNDEFINED) {
    sleep_until(until);
    const bool letters = lose_letters();
    if (by_uart && letters)
      cause = ESP_SLEEP_WAKEUP_UART;
    else if (by_pins && a_pin_wakes())
      cause = ESP_SLEEP_WAKEUP_GPIO;
    else if (hardware->now >= until)
      cause = ESP_SLEEP_WAKEUP_TIMER;
  }
  stop_clocks(false);
  feed_watchdog_in_sleep();  // its clock stood still as well
  spend_us(going_and_coming_us);
  return ESP_OK;
}

esp_sleep_wakeup_cause_t esp_sleep_get_wakeup_cause(void) {  // :1271 (core 3 :2262)
  return cause;
}

void esp_deep_sleep_start(void) {
  read_rtc_fast_memory();
  if (!by_one_pin) misuse("deep sleep that nothing ends");
  // esp_sleep.h: it does not stop Wi-Fi; whoever calls it does.
  if (radio_is_on()) misuse("deep sleep while the radio is on");
  if (floats_in_sleep(one_pin)) misuse("the pin that is to wake the chip floats in deep sleep");
  hardware->wake_pin = one_pin;
  end_run(Ending::deep_sleep);
}
}
