// The LEDC's timers and channels, as far as light and sound come of them.
#include <driver/ledc.h>

#include "Arduino.h"
#include "esp32_model/processor.h"

namespace seaglass {
namespace model {

namespace {

constexpr int modes = 2, timers = 4, channels = 8;

struct Timer {
  bool configured = false;
  std::uint32_t hertz = 0;
  std::uint32_t whole = 0;
  ledc_clk_cfg_t clock = LEDC_AUTO_CLK;
};
struct Channel {
  int pin = -1;
  int timer = 0;
  bool stopped = false;
  bool keeps_on_in_sleep = false;
  std::uint32_t set = 0;
  std::uint32_t shown = 0;
};

Timer all_timers[modes][timers];
Channel all_channels[modes][channels];
bool clocks_stopped = false;

#if ESP_ARDUINO_VERSION_MAJOR >= 3
constexpr ledc_clk_cfg_t slow_clock = LEDC_USE_RC_FAST_CLK;
bool asks_to_keep_on(const ledc_channel_config_t& channel) {
  return channel.sleep_mode == LEDC_SLEEP_MODE_KEEP_ALIVE;
}
#else
constexpr ledc_clk_cfg_t slow_clock = LEDC_USE_RTC8M_CLK;
// driver/ledc.c (IDF 4.4.7), ledc_set_timer_div: choosing this clock keeps it on in sleep.
bool asks_to_keep_on(const ledc_channel_config_t&) {
  return true;
}
#endif

constexpr std::uint32_t slow_hertz = 8000000, fast_hertz = 80000000;

// driver/ledc.c:549 and its ledc_set_timer_div: a divider of 1 … 1023 (18 bits, 8 of them a fraction).
bool divides(const Timer& timer, std::uint32_t hertz) {
  const std::uint32_t source = timer.clock == slow_clock ? slow_hertz : fast_hertz;
  if (hertz == 0) return false;
  const std::uint64_t divider = (std::uint64_t{source} << 8) / hertz / timer.whole;
  return divider >= 256 && divider < 1u << 18;
}

void show() {
  for (int mode = 0; mode < modes; ++mode)
    for (const Channel& channel : all_channels[mode]) {
      if (channel.pin < 0) continue;
      const Timer& timer = all_timers[mode][channel.timer];
      const bool goes_on = !clocks_stopped || (timer.clock == slow_clock && channel.keeps_on_in_sleep);
      const bool runs = timer.configured && !channel.stopped && goes_on;
      const std::uint32_t permille = runs ? channel.shown * 1000 / timer.whole : 0;
      if (channel.pin == board::backlight_pin && !hardware->held[channel.pin])
        hardware->backlight_permille = permille;
      if (channel.pin == board::speaker_pin)
        hardware->tone_hertz = permille > 0 ? static_cast<int>(timer.hertz) : 0;
    }
}

bool is_channel(int mode, int channel) {
  return mode >= 0 && mode < modes && channel >= 0 && channel < channels;
}
bool is_timer(int mode, int timer) {
  return mode >= 0 && mode < modes && timer >= 0 && timer < timers;
}
/// driver/ledc.c: "LEDC is not initialized" until a timer or a channel of that group was configured.
bool is_begun(ledc_mode_t mode) {
  for (const Timer& timer : all_timers[mode])
    if (timer.configured) return true;
  return false;
}

}  // namespace

void light_pin(int) {
  show();
}

void stop_clocks(bool stop) {
  clocks_stopped = stop;
  show();
}

/// Whoever sets a pin up takes it from the LEDC.
void pin_mode_changed(int pin) {
  for (auto& mode : all_channels)
    for (Channel& channel : mode)
      if (channel.pin == pin) channel = Channel();
}

}  // namespace model
}  // namespace seaglass

using namespace seaglass::model;

extern "C" {

// driver/ledc.c:549 (core 3 :778).
esp_err_t ledc_timer_config(const ledc_timer_config_t* wanted) {
  if (wanted == nullptr || !is_timer(wanted->speed_mode, wanted->timer_num)) return ESP_ERR_INVALID_ARG;
  // Only the slow group knows the slow clock (hal/esp32: LEDC_LL_IS_TIMER_SPECIFIC_CLOCK,
  // ledc_set_timer_div).
  if (wanted->clk_cfg == slow_clock && wanted->speed_mode == LEDC_HIGH_SPEED_MODE) return ESP_ERR_INVALID_ARG;
  Timer timer;
  timer.hertz = wanted->freq_hz;
  timer.whole = 1u << wanted->duty_resolution;
  timer.clock = wanted->clk_cfg;
  if (!divides(timer, timer.hertz)) return ESP_FAIL;
  timer.configured = true;
  all_timers[wanted->speed_mode][wanted->timer_num] = timer;
  show();
  return ESP_OK;
}

// driver/ledc.c:595 (core 3 :831).
esp_err_t ledc_channel_config(const ledc_channel_config_t* wanted) {
  if (wanted == nullptr || !is_channel(wanted->speed_mode, wanted->channel)) return ESP_ERR_INVALID_ARG;
  if (wanted->gpio_num < 0 || wanted->gpio_num >= 34) return ESP_ERR_INVALID_ARG;
  Channel& channel = all_channels[wanted->speed_mode][wanted->channel];
  channel.pin = wanted->gpio_num;
  channel.timer = wanted->timer_sel;
  channel.stopped = false;
  channel.keeps_on_in_sleep = asks_to_keep_on(*wanted);
  channel.set = channel.shown = wanted->duty;
  show();
  return ESP_OK;
}

// driver/ledc.c:721 (core 3 :1058): nothing is seen of it before ledc_update_duty.
esp_err_t ledc_set_duty(ledc_mode_t mode, ledc_channel_t channel, std::uint32_t duty) {
  if (!is_channel(mode, channel)) return ESP_ERR_INVALID_ARG;
  if (!is_begun(mode)) return ESP_ERR_INVALID_STATE;
  all_channels[mode][channel].set = duty;
  return ESP_OK;
}
// driver/ledc.c:649 (core 3 :985): switches a stopped channel on again.
esp_err_t ledc_update_duty(ledc_mode_t mode, ledc_channel_t channel) {
  if (!is_channel(mode, channel)) return ESP_ERR_INVALID_ARG;
  if (!is_begun(mode)) return ESP_ERR_INVALID_STATE;
  Channel& changed = all_channels[mode][channel];
  changed.shown = changed.set;
  changed.stopped = false;
  show();
  return ESP_OK;
}
// driver/ledc.c:761 (core 3 :1100).
esp_err_t ledc_set_freq(ledc_mode_t mode, ledc_timer_t number, std::uint32_t hertz) {
  if (!is_timer(mode, number)) return ESP_ERR_INVALID_ARG;
  if (!is_begun(mode)) return ESP_ERR_INVALID_STATE;
  Timer& timer = all_timers[mode][number];
  if (!timer.configured || !divides(timer, hertz)) return ESP_FAIL;
  timer.hertz = hertz;
  show();
  return ESP_OK;
}
// driver/ledc.c:662 (core 3 :996).
esp_err_t ledc_stop(ledc_mode_t mode, ledc_channel_t channel, std::uint32_t) {
  if (!is_channel(mode, channel)) return ESP_ERR_INVALID_ARG;
  if (!is_begun(mode)) return ESP_ERR_INVALID_STATE;
  all_channels[mode][channel].stopped = true;
  show();
  return ESP_OK;
}
}
