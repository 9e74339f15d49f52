#include "esp32/serial/self_test.h"

#include <Arduino.h>

#include <cstring>

#include "radio/crypto/known_answers.h"
#include "radio/frames/frame.h"

namespace seaglass {
namespace esp32 {

using peripherals::Line;

namespace {

constexpr const char* button_names[button_count] = {"up", "down", "left", "right", "a", "b", "menu"};
constexpr std::uint8_t every_button = (1u << button_count) - 1;

constexpr std::uint16_t high_byte_first(std::uint16_t pixel) {
  return static_cast<std::uint16_t>(pixel << 8 | pixel >> 8);
}

/// Rows of the panel, two at a time: this memory is taken for good.
constexpr int band_rows = 2;
std::uint16_t band[screen_width * band_rows];

template <typename PixelAt>
void show(TftPanel& panel, PixelAt pixel_at) {
  for (int top = 0; top < screen_height; top += band_rows) {
    panel.wait();
    for (int i = 0; i < screen_width * band_rows; ++i)
      band[i] = high_byte_first(pixel_at(i % screen_width, top + i / screen_width));
    panel.send(0, top, screen_width, band_rows, band);
  }
  panel.wait();
}

}  // namespace

void wait(Milliseconds wait_ms) {
  constexpr Milliseconds slice_ms = 5;
  for (Milliseconds waited_ms = 0; waited_ms < wait_ms; waited_ms += slice_ms) {
    delay(slice_ms);
    feedLoopWDT();
  }
}

void fill(TftPanel& panel, std::uint16_t pixel) {
  show(panel, [pixel](int, int) { return pixel; });
}

Bytes test_frame() {
  static_assert(radio::frame_kind_count <= 0xF);
  constexpr static std::uint8_t frame[20] = {radio::frame_mark, radio::link_version << 4 | 0xF};
  return {frame, sizeof frame};
}

void test_buttons(Parts& parts) {
  constexpr Milliseconds patience_ms = 30000;
  parts.serial.say("press every button, each on its own; ends after 30 s without a press");
  ButtonSet seen;
  for (Milliseconds idle_since = millis();
       millis() - idle_since < patience_ms && seen.bits != every_button;) {
    const ButtonSet held = parts.buttons.held();
    for (int i = 0; i < button_count; ++i) {
      const auto button = static_cast<Button>(i);
      if (!held.contains(button) || seen.contains(button)) continue;
      parts.serial.say(button_names[i]);
      seen.insert(button);
      idle_since = millis();
    }
    wait(5);
  }
  for (int i = 0; i < button_count; ++i)
    if (!seen.contains(static_cast<Button>(i)))
      parts.serial.say(Line().text("never: ").text(button_names[i]));
  parts.serial.say(seen.bits == every_button ? "buttons: all" : "buttons: not all");
}

void test_panel(Parts& parts) {
  struct Shade {
    const char* name;
    std::uint16_t pixel;
  };
  constexpr Shade shades[] = {{"red", 0xF800}, {"green", 0x07E0}, {"blue", 0x001F}, {"white", 0xFFFF}};
  parts.panel.set_brightness(100);
  for (const Shade& shade : shades) {
    parts.serial.say(shade.name);
    fill(parts.panel, shade.pixel);
    wait(1000);
  }
  parts.serial.say("a white edge all around, red top left, green top right, blue bottom left");
  show(parts.panel, [](int x, int y) -> std::uint16_t {
    if (x == 0 || y == 0 || x == screen_width - 1 || y == screen_height - 1) return 0xFFFF;
    if (x < screen_width / 4 && y < screen_height / 4) return 0xF800;
    if (x >= screen_width * 3 / 4 && y < screen_height / 4) return 0x07E0;
    if (x < screen_width / 4 && y >= screen_height * 3 / 4) return 0x001F;
    return 0;
  });
  wait(4000);
  parts.serial.say("brightness from dark to full");
  for (int percent = 0; percent <= 100; percent += 5) {
    parts.panel.set_brightness(percent);
    wait(100);
  }
}

void test_buzzer(Parts& parts) {
  constexpr int scale[] = {262, 294, 330, 349, 392, 440, 494, 523};
  for (const int hertz : scale) {
    parts.serial.say(Line().number(hertz).text(" Hz"));
    parts.speaker.play(hertz, 60);
    wait(200);
  }
  parts.speaker.play(0, 0);
}

void test_flash(Parts& parts) {
  const char* why = parts.flash.test_spare_sector();
  if (why == nullptr)
    parts.serial.say("flash: one sector erased, written and read");
  else
    parts.serial.say(Line().text("flash: ").text(why));
}

void test_radio(Parts& parts) {
  constexpr int frames = 10;
  constexpr Milliseconds listen_ms = 3000;
  const RadioCounts before = parts.radio.counts();
  parts.radio.set_on(true);
  int given = 0;
  int heard = 0;
  RadioFrame frame;
  for (Milliseconds started_at = millis(); millis() - started_at < listen_ms; wait(20)) {
    if (given < frames && parts.radio.send(test_frame())) ++given;
    while (parts.radio.receive(frame)) {
      ++heard;
      parts.serial.say(
          Line().text("heard ").number(frame.size).text(" bytes at ").number(frame.signal_dbm).text(" dBm"));
    }
  }
  const RadioCounts after = parts.radio.counts();
  parts.serial.say(Line()
                       .text("radio: ")
                       .number(after.sent - before.sent)
                       .text(" of ")
                       .number(frames)
                       .text(" frames sent, ")
                       .number(heard)
                       .text(" heard"));
}

void test_sealing(Parts& parts) {
  const char* wrong = wrong_answer(parts.cryptography);
  if (wrong != nullptr)
    parts.serial.say(Line().text("sealing: wrong: ").text(wrong));
  else
    parts.serial.say("sealing: X25519, ChaCha20-Poly1305 and BLAKE2b answer as they should");
  const Key secret;
  Key open;
  const unsigned long started_at = micros();
  parts.cryptography.public_key(secret, open);
  parts.serial.say(
      Line().text("one X25519: ").number(static_cast<std::int64_t>(micros() - started_at)).text(" us"));
}

}  // namespace esp32
}  // namespace seaglass
