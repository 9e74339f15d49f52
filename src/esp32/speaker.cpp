#include "esp32/speaker.h"

#include <Arduino.h>
#include <driver/ledc.h>

#include "peripherals/levels.h"

namespace seaglass {
namespace esp32 {

namespace {

// The group that the backlight does not use: that one runs on an inexact clock.
constexpr auto tone_mode = LEDC_HIGH_SPEED_MODE;
constexpr auto tone_timer = LEDC_TIMER_1;
constexpr auto tone_channel = LEDC_CHANNEL_1;
constexpr std::uint32_t tone_whole = 1u << 10;
// 80 MHz / 1024 steps / the divider's 1 … 1023. What a small speaker can sound lies well inside.
constexpr int hertz_min = 80;
constexpr int hertz_max = 12000;

void set_duty(std::uint32_t duty) {
  ledc_set_duty(tone_mode, tone_channel, duty);
  ledc_update_duty(tone_mode, tone_channel);
}

void enable_amplifier(bool on) {
  if (board::speaker_enable_pin != board::none) digitalWrite(board::speaker_enable_pin, on ? HIGH : LOW);
}

}  // namespace

void LedcSpeaker::begin() {
  if (board::speaker_enable_pin != board::none) pinMode(board::speaker_enable_pin, OUTPUT);
  enable_amplifier(false);
  ledc_timer_config_t timer = {};
  timer.speed_mode = tone_mode;
  timer.duty_resolution = LEDC_TIMER_10_BIT;
  timer.timer_num = tone_timer;
  timer.freq_hz = 440;
  timer.clk_cfg = LEDC_USE_APB_CLK;
  ledc_timer_config(&timer);
  ledc_channel_config_t channel = {};
  channel.gpio_num = board::speaker_pin;
  channel.speed_mode = tone_mode;
  channel.channel = tone_channel;
  channel.timer_sel = tone_timer;
  channel.duty = 0;
  ledc_channel_config(&channel);
}

void LedcSpeaker::play(int hertz, int volume_percent) {
  if (hertz <= 0 || volume_percent <= 0) {
    hertz_ = 0;
    set_duty(0);
    enable_amplifier(false);  // else it hisses
    return;
  }
  if (hertz < hertz_min) hertz = hertz_min;
  if (hertz > hertz_max) hertz = hertz_max;
  if (hertz != hertz_) ledc_set_freq(tone_mode, tone_timer, static_cast<std::uint32_t>(hertz));
  hertz_ = hertz;
  set_duty(peripherals::tone_duty(volume_percent, tone_whole));
  enable_amplifier(true);
}

}  // namespace esp32
}  // namespace seaglass
