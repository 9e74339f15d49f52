#pragma once

#include "esp_wifi.h"

#define WIFI_OFF WIFI_MODE_NULL
#define WIFI_STA WIFI_MODE_STA

class WiFiClass {
 public:
  void persistent(bool saves_settings);
  static bool mode(wifi_mode_t mode);
  bool setSleep(bool enabled);
};
extern WiFiClass WiFi;
