#pragma once

#include <cstdint>

#include "esp_err.h"

typedef enum { ESP_MAC_WIFI_STA } esp_mac_type_t;

extern "C" esp_err_t esp_read_mac(std::uint8_t* address, esp_mac_type_t type);
