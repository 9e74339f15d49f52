#pragma once

#include <cstdint>

#include "esp_err.h"

typedef enum { WIFI_MODE_NULL = 0, WIFI_MODE_STA } wifi_mode_t;
typedef enum { WIFI_IF_STA = 0 } wifi_interface_t;
typedef enum { WIFI_SECOND_CHAN_NONE = 0 } wifi_second_chan_t;

extern "C" esp_err_t esp_wifi_set_channel(std::uint8_t primary, wifi_second_chan_t second);
