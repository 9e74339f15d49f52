#include "esp32/panel.h"

#include <driver/gpio.h>

#include "core/check.h"
#include "esp32/core_generation.h"
#include "peripherals/levels.h"

namespace seaglass {
namespace esp32 {

namespace {

constexpr auto backlight_mode = LEDC_LOW_SPEED_MODE;  // only this group can run on a clock that never sleeps
constexpr auto backlight_timer = LEDC_TIMER_0;
constexpr auto backlight_channel = LEDC_CHANNEL_0;
constexpr auto backlight_bits = LEDC_TIMER_10_BIT;
constexpr std::uint32_t backlight_whole = 1u << 10;
constexpr std::uint32_t backlight_hertz = 4000;  // above what eyes see, below 8 MHz / 1024

constexpr std::uint8_t display_off = 0x28;
constexpr std::uint8_t sleep_in = 0x10;

bool begin_backlight() {
  const auto pin = static_cast<gpio_num_t>(board::backlight_pin);
  gpio_hold_dis(pin);  // deep sleep held it low
  ledc_timer_config_t timer = {};
  timer.speed_mode = backlight_mode;
  timer.duty_resolution = backlight_bits;
  timer.timer_num = backlight_timer;
  timer.freq_hz = backlight_hertz;
  timer.clk_cfg = clock_that_runs_in_sleep;
  // Fails where the clock cannot be measured.
  if (ledc_timer_config(&timer) != ESP_OK) return false;
  ledc_channel_config_t channel = {};
  channel.gpio_num = board::backlight_pin;
  channel.speed_mode = backlight_mode;
  channel.channel = backlight_channel;
  channel.timer_sel = backlight_timer;
  channel.duty = 0;
  keep_running_in_sleep(channel);
  return ledc_channel_config(&channel) == ESP_OK;
}

bool panel_is_inverted() {
  if (!board::reset_pin_tells_inversion) return false;
  pinMode(TFT_RST, INPUT_PULLDOWN);
  delay(1);
  const bool inverted = digitalRead(TFT_RST) == HIGH;
  pinMode(TFT_RST, OUTPUT);
  return inverted;
}

}  // namespace

bool TftPanel::begin() {
  const bool has_light = begin_backlight();
  if (board::other_select_pin != board::none) {
    pinMode(board::other_select_pin, OUTPUT);
    digitalWrite(board::other_select_pin, HIGH);
  }
  const bool inverted = panel_is_inverted();
  tft_.init();
  tft_.setRotation(board::panel_rotation);
  if (inverted) tft_.invertDisplay(true);
  tft_.fillScreen(0);
  if (!tft_.initDMA()) return false;
  tft_.startWrite();  // and never ends: nobody else uses the bus
  return has_light;
}

void TftPanel::send(int x, int y, int width, int height, const std::uint16_t* pixels) {
  CHECK(x >= 0 && y >= 0 && width > 0 && height > 0);
  CHECK(x + width <= screen_width && y + height <= screen_height);
  // Waits for the transfer before this one. Through the pointer to constant pixels it neither clips nor
  // swaps.
  tft_.pushImageDMA(x, y, width, height, pixels);
}

void TftPanel::wait() {
  tft_.dmaWait();
}

void TftPanel::set_brightness(int percent) {
  ledc_set_duty(backlight_mode, backlight_channel, peripherals::backlight_duty(percent, backlight_whole));
  ledc_update_duty(backlight_mode, backlight_channel);
}

void TftPanel::switch_off() {
  wait();
  ledc_stop(backlight_mode, backlight_channel, 0);
  gpio_hold_en(static_cast<gpio_num_t>(board::backlight_pin));  // else it floats, and glows
  tft_.writecommand(display_off);
  tft_.writecommand(sleep_in);
  delay(5);
}

}  // namespace esp32
}  // namespace seaglass
