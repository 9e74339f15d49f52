// Pins: what drives them from outside, what pulls them inside, what holds them through sleep, what of them
// wakes the chip; and the converter behind some of them.
#include <Arduino.h>
#include <driver/gpio.h>
#include <driver/rtc_io.h>

#include "esp32_model/processor.h"
#include "esp_system.h"

namespace seaglass {
namespace model {

namespace {

constexpr std::uint8_t never_set = 0;

std::uint8_t modes[Board::pins];
std::uint8_t written[Board::pins];
bool wakes[Board::pins];
bool belongs_to_rtc[Board::pins];
bool pulled_up_in_sleep[Board::pins];

int failed_calibrations = 0;

bool is_pin(int pin) {
  return pin >= 0 && pin < Board::pins;
}
// esp32's pins 34 to 39 can neither drive nor pull (soc/esp32/include/soc/gpio_caps.h:
// SOC_GPIO_VALID_OUTPUT_GPIO_MASK).
bool is_input_only(int pin) {
  return pin >= 34;
}
bool is_rtc(int pin) {
  return pin == 0 || pin == 2 || pin == 4 || (pin >= 12 && pin <= 15) || (pin >= 25 && pin <= 27) ||
         pin >= 32;
}
bool is_converter(int pin) {
  return pin >= 32;
}

/// The converter's reading of these millivolts at 11 dB and 12 bits.
std::uint16_t reading(int millivolts) {
  const int whole = 4095, reads_whole_from = 3300;
  const int raw = millivolts * whole / reads_whole_from;
  return static_cast<std::uint16_t>(raw > whole ? whole : raw);
}

void check_converter(std::uint8_t pin) {
  if (!is_pin(pin) || !is_converter(pin)) misuse("a voltage of a pin without a converter beside the radio");
  // bootloader_random.h: to be disabled before the ADC is used.
  if (noise_source_is_on()) misuse("a voltage is measured while the noise source uses the converter");
}

}  // namespace

int level_of(int pin) {
  switch (hardware->wires[pin]) {
    case Drive::low: return LOW;
    case Drive::high: return HIGH;
    case Drive::floating: break;
  }
  if (modes[pin] == OUTPUT) return written[pin];
  if (modes[pin] == INPUT_PULLUP && !is_input_only(pin)) return HIGH;
  return LOW;  // or anything
}

/// After deep sleep the pin that woke the chip is still the sleeping part's (rtc_io.c).
void begin_pins() {
  if (hardware->reset_reason == ESP_RST_DEEPSLEEP && hardware->wake_pin >= 0)
    belongs_to_rtc[hardware->wake_pin] = true;
}

bool floats_in_sleep(int pin) {
  return hardware->wires[pin] == Drive::floating && !pulled_up_in_sleep[pin];
}

bool pin_wakes(int pin) {
  return wakes[pin];
}

}  // namespace model
}  // namespace seaglass

using namespace seaglass::model;

extern "C" {

// esp32-hal-gpio.c:92 (core 3 :105). A wake-up by level is an interrupt by level to gpio_config, which
// disables it with the interrupt.
void pinMode(std::uint8_t pin, std::uint8_t mode) {
  if (!is_pin(pin)) misuse("pinMode of no pin");
  modes[pin] = mode;
  wakes[pin] = false;
  belongs_to_rtc[pin] = false;
  pin_mode_changed(pin);
}

void digitalWrite(std::uint8_t pin, std::uint8_t level) {
  if (!is_pin(pin) || is_input_only(pin)) misuse("digitalWrite to a pin that cannot drive");
  // Core 3 ignores who did not set the pin up (esp32-hal-gpio.c:164, perimanGetPinBus); core 2 sets a level
  // that no output driver shows.
  if (modes[pin] != OUTPUT) misuse("digitalWrite to a pin that is no output");
  if (hardware->held[pin]) return;
  written[pin] = level != LOW;
  light_pin(pin);
}

// Core 3 warns of a pin that nobody set up (esp32-hal-gpio.c:180); both read it, whatever drives it.
int digitalRead(std::uint8_t pin) {
  if (!is_pin(pin)) misuse("digitalRead of no pin");
  if (modes[pin] == never_set) misuse("digitalRead of a pin that nobody set up");
  if (belongs_to_rtc[pin]) return LOW;
  return level_of(pin);
}

std::uint16_t analogRead(std::uint8_t pin) {
  check_converter(pin);
  if (pin == seaglass::board::pad_x_pin) ++hardware->pad_looks;
  return reading(hardware->millivolts[pin]);
}
// esp32-hal-adc.c:187 (core 3 :284): calibrated, so that nothing at all reads as 142 mV. Without the
// factory's calibration core 2 takes a default; core 3 asks for one without a default, which fails, keeps
// some memory (esp_adc/esp32/adc_cali_line_fitting.c:184) and makes this 0, each time.
std::uint32_t analogReadMilliVolts(std::uint8_t pin) {
  check_converter(pin);
  if (ESP_ARDUINO_VERSION_MAJOR >= 3 && !hardware->is_calibrated) {
    if (++failed_calibrations > 10) misuse("loses memory to a calibration that fails, again and again");
    return 0;
  }
  const int nothing_at_all = 142;
  if (hardware->millivolts[pin] < nothing_at_all) return nothing_at_all;
  return static_cast<std::uint32_t>(hardware->millivolts[pin]);
}

// driver/gpio.c (IDF 4.4.7): by level alone; 0 for any pin that exists.
esp_err_t gpio_wakeup_enable(gpio_num_t pin, gpio_int_type_t when) {
  if (!is_pin(pin) || when != GPIO_INTR_LOW_LEVEL) return ESP_ERR_INVALID_ARG;
  wakes[pin] = true;
  return ESP_OK;
}

// driver/gpio.c:639 and :659 (IDF 4.4.7): not for pins that cannot drive.
esp_err_t gpio_hold_en(gpio_num_t pin) {
  if (!is_pin(pin) || is_input_only(pin)) return ESP_ERR_NOT_SUPPORTED;
  hardware->held[pin] = true;
  return ESP_OK;
}
esp_err_t gpio_hold_dis(gpio_num_t pin) {
  if (!is_pin(pin) || is_input_only(pin)) return ESP_ERR_NOT_SUPPORTED;
  hardware->held[pin] = false;
  light_pin(pin);
  return ESP_OK;
}
void gpio_deep_sleep_hold_en(void) {
  hardware->deep_sleep_hold = true;
}
void gpio_deep_sleep_hold_dis(void) {
  hardware->deep_sleep_hold = false;
}

// driver/rtc_io.c (IDF 4.4.7): RTC pins alone.
esp_err_t rtc_gpio_deinit(gpio_num_t pin) {
  if (!is_pin(pin) || !is_rtc(pin)) return ESP_ERR_INVALID_ARG;
  belongs_to_rtc[pin] = false;
  return ESP_OK;
}
esp_err_t rtc_gpio_pullup_en(gpio_num_t pin) {
  if (!is_pin(pin) || !is_rtc(pin) || is_input_only(pin)) return ESP_ERR_INVALID_ARG;
  pulled_up_in_sleep[pin] = true;
  return ESP_OK;
}
esp_err_t rtc_gpio_pulldown_dis(gpio_num_t pin) {
  return is_pin(pin) && is_rtc(pin) && !is_input_only(pin) ? ESP_OK : ESP_ERR_INVALID_ARG;
}
}
