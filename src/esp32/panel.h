// The ILI9341 behind TFT_eSPI, filled by DMA: `send` returns while the pixels still travel.
#pragma once

#include <TFT_eSPI.h>

#include "device.h"

namespace seaglass {
namespace esp32 {

class TftPanel : public Panel {
 public:
  /// Black, and the backlight dark. False: no light or no DMA, so nothing will ever be shown.
  bool begin();

  void send(int x, int y, int width, int height, const std::uint16_t* pixels) override;
  void wait() override;
  void set_brightness(int percent) override;

  /// Before deep sleep.
  void switch_off();

 private:
  TFT_eSPI tft_;
};

}  // namespace esp32
}  // namespace seaglass
