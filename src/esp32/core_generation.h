// Everything in which the two generations of the Arduino core differ for us: 2.0.17 (IDF 4.4.7) and 3.3.3
// (IDF 5.5.1). No other file of the firmware asks which one it is.
#pragma once

#include <Arduino.h>
#include <driver/ledc.h>
#include <esp_idf_version.h>
#include <esp_now.h>

namespace seaglass {
namespace esp32 {

#if ESP_ARDUINO_VERSION_MAJOR >= 3

using ReceiveInfo = const esp_now_recv_info_t*;
inline const std::uint8_t* sender_of(ReceiveInfo info) {
  return info->src_addr;
}
inline int signal_dbm_of(ReceiveInfo info) {
  return info->rx_ctrl->rssi;
}

constexpr ledc_clk_cfg_t clock_that_runs_in_sleep = LEDC_USE_RC_FAST_CLK;

#else

using ReceiveInfo = const std::uint8_t*;
inline const std::uint8_t* sender_of(ReceiveInfo address) {
  return address;
}
inline int signal_dbm_of(ReceiveInfo) {
  return 0;
}  // this generation does not say

constexpr ledc_clk_cfg_t clock_that_runs_in_sleep = LEDC_USE_RTC8M_CLK;

#endif

#if ESP_IDF_VERSION >= ESP_IDF_VERSION_VAL(5, 5, 0)

using SendInfo = const esp_now_send_info_t*;
// The older driver keeps that clock running by itself.
inline void keep_running_in_sleep(ledc_channel_config_t& channel) {
  channel.sleep_mode = LEDC_SLEEP_MODE_KEEP_ALIVE;
}

#else

using SendInfo = const std::uint8_t*;
inline void keep_running_in_sleep(ledc_channel_config_t&) {}

#endif

}  // namespace esp32
}  // namespace seaglass
