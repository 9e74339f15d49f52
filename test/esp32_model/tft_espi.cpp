// TFT_eSPI 2.5.43, as far as it is called: which commands it sends to the panel's controller, what it waits
// for, what it does not.
#include <TFT_eSPI.h>

#include <cstring>

#include "Arduino.h"
#include "esp32_model/processor.h"

namespace seaglass {
namespace model {

namespace {

constexpr std::uint8_t row_order = 0x80, column_order = 0x40, exchange = 0x20, blue_first = 0x08;

bool begun = false;
bool in_transaction = false;
bool has_dma = false;

struct Transfer {
  const std::uint16_t* pixels = nullptr;
  int size = 0;
  int x = 0, y = 0, width = 0;
  Moment done_at = never;
} transfer;
std::uint16_t pixels_as_given[seaglass::screen_width * seaglass::screen_height];

void bus_must_be_free() {
  if (transfer.pixels != nullptr) misuse("the panel is sent a command while pixels travel to it");
  // Whoever shares the bus answers as well, unless it is told that nobody means it.
  if (board::other_select_pin != board::none && level_of(board::other_select_pin) != HIGH)
    misuse("the panel's bus is used while another chip on it is selected");
}

void command(std::uint8_t command) {
  bus_must_be_free();
  const char* wrong = hardware->panel.command(command, hardware->now);
  if (wrong != nullptr) misuse(wrong);
}
void data(std::uint8_t byte) {
  hardware->panel.data(byte);
}
void data_16(int value) {
  data(static_cast<std::uint8_t>(value >> 8));
  data(static_cast<std::uint8_t>(value));
}

// TFT_eSPI.cpp:3360, setWindow: columns, rows, then pixels.
void set_window(int x, int y, int width, int height) {
  command(0x2A);
  data_16(x), data_16(x + width - 1);
  command(0x2B);
  data_16(y), data_16(y + height - 1);
  command(0x2C);
}

Moment transfer_us(int pixels) {
  return static_cast<Moment>(pixels) * 16 * 1000000 / SPI_FREQUENCY;
}

void send_transfer() {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(transfer.pixels);
  if (std::memcmp(bytes, pixels_as_given, static_cast<std::size_t>(transfer.size) * 2) != 0)
    misuse("pixels changed while they travelled to the panel");
  if (in_transaction)  // else chip select is high: pushImageDMA's own setAddrWindow let go of it
    for (int i = 0; i < transfer.size * 2; ++i) data(bytes[i]);
  for (int i = 0; i < transfer.size; ++i, bytes += 2)
    hardware->intended[(transfer.y + i / transfer.width) * seaglass::screen_width + transfer.x +
                       i % transfer.width] = static_cast<std::uint16_t>(bytes[0] << 8 | bytes[1]);
  transfer = Transfer();
}

Moment due() {
  return transfer.done_at;
}
void work() {
  if (hardware->now >= transfer.done_at) send_transfer();
}

// TFT_Drivers/ILI9341_Rotation.h: memory access for each rotation, and for panels mounted as the M5Stack's.
#ifdef M5STACK
constexpr std::uint8_t rotations[8] = {row_order | exchange,
                                       0,
                                       exchange | column_order,
                                       column_order | row_order,
                                       column_order | row_order | exchange,
                                       row_order,
                                       exchange,
                                       column_order};
#else
constexpr std::uint8_t rotations[8] = {column_order,
                                       exchange,
                                       row_order,
                                       column_order | row_order | exchange,
                                       column_order | row_order,
                                       exchange | column_order,
                                       0,
                                       row_order | exchange};
#endif
#if defined(TFT_RGB_ORDER) && TFT_RGB_ORDER == 1
constexpr std::uint8_t color_order = 0;
#else
constexpr std::uint8_t color_order = blue_first;
#endif

bool is_landscape = false;

}  // namespace

const Task panel_task = {due, work};

}  // namespace model
}  // namespace seaglass

using namespace seaglass::model;

// TFT_eSPI.cpp:611. Of the controller's set-up (TFT_Drivers/ILI9341_Init.h) the commands that decide what is
// seen where.
void TFT_eSPI::init(std::uint8_t) {
  if (TFT_CS >= 0) {
    pinMode(static_cast<std::uint8_t>(TFT_CS), OUTPUT);
    digitalWrite(static_cast<std::uint8_t>(TFT_CS), HIGH);
  }
  pinMode(TFT_DC, OUTPUT);
  if (TFT_RST >= 0) {
    const auto pin = static_cast<std::uint8_t>(TFT_RST);
    pinMode(pin, OUTPUT);
    digitalWrite(pin, HIGH);
    delay(5);
    digitalWrite(pin, LOW);
    delay(20);
    digitalWrite(pin, HIGH);
    hardware->panel.reset(hardware->now);
  } else {
    command(0x01);
  }
  delay(150);
  command(0x36);
  data(rotations[0] | color_order);
  command(0x3A);
  data(0x55);
  command(0xB6);
  data(0x08), data(0x82), data(0x27);
  command(0x11);
  delay(120);
  command(0x29);
  begun = true;
}

void TFT_eSPI::setRotation(std::uint8_t rotation) {
  if (!begun) misuse("the panel is turned before it is set up");
  command(0x36);
  data(rotations[rotation % 8] | color_order);
  is_landscape = rotation % 2 == 1;
}

// TFT_eSPI.cpp:4839.
void TFT_eSPI::invertDisplay(bool inverted) {
  if (!begun) misuse("the panel is inverted before it is set up");
  command(inverted ? 0x21 : 0x20);
}

// TFT_eSPI.cpp:2583: as wide as the rotation makes it.
void TFT_eSPI::fillScreen(std::uint32_t colour) {
  if (!begun) misuse("the panel is filled before it is set up");
  const int width = is_landscape ? 320 : 240, height = is_landscape ? 240 : 320;
  set_window(0, 0, width, height);
  for (int i = 0; i < width * height; ++i) data_16(static_cast<int>(colour));
  for (std::uint16_t& pixel : hardware->intended) pixel = static_cast<std::uint16_t>(colour);
  spend_us(transfer_us(width * height));
}

// TFT_eSPI.cpp:980: waits for nothing.
void TFT_eSPI::writecommand(std::uint8_t wanted) {
  command(wanted);
}

// TFT_eSPI.cpp:3818: selects the chip until endWrite.
void TFT_eSPI::startWrite() {
  in_transaction = true;
}

// Processors/TFT_eSPI_ESP32.c:785: false the second time; a bus that nobody set up is an ESP_ERROR_CHECK.
bool TFT_eSPI::initDMA(bool) {
  if (has_dma) return false;
  has_dma = true;
  return true;
}

// :600.
void TFT_eSPI::dmaWait() {
  if (transfer.pixels != nullptr) wait_until(transfer.done_at);
}

// :651, of constant pixels: waits for the transfer before it, clips nothing, swaps nothing, and does nothing
// at all without DMA.
void TFT_eSPI::pushImageDMA(std::int32_t x, std::int32_t y, std::int32_t width, std::int32_t height,
                            const std::uint16_t* pixels) {
  if (width == 0 || height == 0 || !has_dma) return;
  dmaWait();
  set_window(x, y, width, height);
  transfer.pixels = pixels;
  transfer.size = width * height;
  transfer.x = x, transfer.y = y, transfer.width = width;
  std::memcpy(pixels_as_given, pixels, static_cast<std::size_t>(transfer.size) * 2);
  transfer.done_at = hardware->now + transfer_us(transfer.size);
}
