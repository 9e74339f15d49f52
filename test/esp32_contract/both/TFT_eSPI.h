#pragma once

#include <cstdint>

// What the library demands of its set-up.
#if !defined(USER_SETUP_LOADED) || !defined(ILI9341_DRIVER) || !defined(SPI_FREQUENCY) ||                    \
    !defined(TFT_CS) || !defined(TFT_DC) || !defined(TFT_RST) || !defined(TFT_MOSI) || !defined(TFT_MISO) || \
    !defined(TFT_SCLK)
#error "TFT_eSPI is not set up"
#endif

class TFT_eSPI {
 public:
  void init(std::uint8_t tab_colour = 0);
  void setRotation(std::uint8_t rotation);
  void invertDisplay(bool inverted);
  void fillScreen(std::uint32_t colour);
  void writecommand(std::uint8_t command);
  void startWrite();
  bool initDMA(bool control_chip_select = false);
  void dmaWait();
  void pushImageDMA(std::int32_t x, std::int32_t y, std::int32_t width, std::int32_t height,
                    const std::uint16_t* pixels);
};
