#pragma once

#include <cstdint>

#include "esp_err.h"

typedef enum { LEDC_HIGH_SPEED_MODE = 0, LEDC_LOW_SPEED_MODE } ledc_mode_t;
typedef enum { LEDC_INTR_DISABLE = 0 } ledc_intr_type_t;
typedef enum { LEDC_TIMER_0 = 0, LEDC_TIMER_1 } ledc_timer_t;
typedef enum { LEDC_CHANNEL_0 = 0, LEDC_CHANNEL_1 } ledc_channel_t;
typedef enum { LEDC_TIMER_10_BIT = 10 } ledc_timer_bit_t;
typedef enum { LEDC_AUTO_CLK = 0, LEDC_USE_APB_CLK, LEDC_USE_RC_FAST_CLK } ledc_clk_cfg_t;
typedef enum { LEDC_SLEEP_MODE_NO_ALIVE_NO_PD = 0, LEDC_SLEEP_MODE_KEEP_ALIVE = 2 } ledc_sleep_mode_t;

typedef struct {
  int gpio_num;
  ledc_mode_t speed_mode;
  ledc_channel_t channel;
  ledc_intr_type_t intr_type;
  ledc_timer_t timer_sel;
  std::uint32_t duty;
  int hpoint;
  ledc_sleep_mode_t sleep_mode;
  struct {
    unsigned int output_invert : 1;
  } flags;
} ledc_channel_config_t;

typedef struct {
  ledc_mode_t speed_mode;
  ledc_timer_bit_t duty_resolution;
  ledc_timer_t timer_num;
  std::uint32_t freq_hz;
  ledc_clk_cfg_t clk_cfg;
  bool deconfigure;
} ledc_timer_config_t;

extern "C" {
esp_err_t ledc_timer_config(const ledc_timer_config_t* timer);
esp_err_t ledc_channel_config(const ledc_channel_config_t* channel);
esp_err_t ledc_set_duty(ledc_mode_t mode, ledc_channel_t channel, std::uint32_t duty);
esp_err_t ledc_update_duty(ledc_mode_t mode, ledc_channel_t channel);
esp_err_t ledc_set_freq(ledc_mode_t mode, ledc_timer_t timer, std::uint32_t hertz);
esp_err_t ledc_stop(ledc_mode_t mode, ledc_channel_t channel, std::uint32_t idle_level);
}
