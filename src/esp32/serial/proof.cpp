#include "esp32/serial/proof.h"

#include <Arduino.h>
#include <esp_system.h>
#include <freertos/FreeRTOS.h>
#include <freertos/task.h>

#include <initializer_list>

#include "esp32/power/power_chip.h"
#include "esp32/serial/self_test.h"
#include "esp32/version.h"
#include "peripherals/battery/battery_line.h"
#include "peripherals/proof.h"
#include "peripherals/rest.h"
#include "radio/crypto/known_answers.h"

namespace seaglass {
namespace esp32 {

using peripherals::Line;
using peripherals::Proof;

namespace {

std::int64_t since_us(unsigned long started_at) {
  return static_cast<std::uint32_t>(micros() - started_at);
}

class Prover {
 public:
  Prover(Parts& parts, const peripherals::StepTimes& step_times) : parts_(parts), step_times_(step_times) {}

  void run() {
    begin();
    prove_memory();
    prove_flash();
    prove_sealing();
    prove_chance();
    prove_buttons();
    prove_battery();
    prove_panel();
    prove_radio();
    prove_sleep();
    say(proof_.verdict());
  }

 private:
  void say(const Line& line) { parts_.serial.say(line); }
  void say(const char* words) { parts_.serial.say(words); }

  void begin() {
    parts_.radio.set_on(false);
    parts_.panel.set_brightness(100);
    say(Line().text("proof of Seaglass ").text(version).text(", board ").text(board::name));
    say(Line()
            .text("core ")
            .number(ESP_ARDUINO_VERSION_MAJOR)
            .text(".")
            .number(ESP_ARDUINO_VERSION_MINOR)
            .text(".")
            .number(ESP_ARDUINO_VERSION_PATCH)
            .text(", started because of ")
            .number(esp_reset_reason()));
  }

  /// A linked image left 200 KB of heap and 8 of the stack free, with the radio off. PSRAM is 4 MB more.
  void prove_memory() {
    constexpr int free_bytes_min = 100000, free_bytes_max = 5000000, stack_bytes_min = 3000;
    constexpr int step_us_max = 500000;
    say(proof_.within("heap_free", esp_get_free_heap_size(), "bytes", free_bytes_min, free_bytes_max));
    say(proof_.within("heap_least_ever", esp_get_minimum_free_heap_size(), "bytes", free_bytes_min / 2,
                      free_bytes_max));
    const auto stack_bytes = static_cast<std::int64_t>(getArduinoLoopTaskStackSize());
    say(proof_.within("stack_never_used", uxTaskGetStackHighWaterMark(nullptr), "bytes", stack_bytes_min,
                      stack_bytes));
    say(proof_.within("step_mean", step_times_.mean_us(), "us", 1, step_us_max / 5));
    say(proof_.within("step_longest", step_times_.longest_us(), "us", 1, step_us_max));
  }

  void prove_flash() {
    constexpr int sectors_min = 8, sectors_max = 1024;
    say(proof_.within("flash", parts_.flash.sectors(), "sectors", sectors_min, sectors_max));
    say(proof_.right("flash_sector", parts_.flash.test_spare_sector()));
  }

  void prove_sealing() {
    constexpr int key_us_max = 150000;
    say(proof_.right("sealing", wrong_answer(parts_.cryptography)));
    Key secret, open;
    const unsigned long started_at = micros();
    parts_.cryptography.public_key(secret, open);
    say(proof_.within("x25519", since_us(started_at), "us", 0, key_us_max));
  }

  /// Before the radio is on, which is the chip's own source of noise.
  void prove_chance() {
    std::uint8_t bytes[256];
    parts_.entropy.fill({bytes, sizeof bytes});
    say(proof_.right("entropy", peripherals::wrong_chance({bytes, sizeof bytes})));
  }

  void prove_buttons() {
    parts_.buttons.sample();
    say(proof_.right("buttons_idle",
                     parts_.buttons.any_contact() ? "one is down that nobody holds" : nullptr));
  }

  void prove_battery() {
    constexpr auto meter = has_power_chip                      ? peripherals::CellMeter::power_chip
                           : board::battery_pin != board::none ? peripherals::CellMeter::voltage
                                                               : peripherals::CellMeter::none;
    const BatteryLevel level = parts_.battery.level();
    say(peripherals::battery_line(level));
    say(proof_.right("battery", peripherals::wrong_level(meter, level)));
  }

  /// All pixels, twice, of which the second time counts: they cannot come faster than the bus takes them.
  void prove_panel() {
    constexpr std::int64_t bus_us = std::int64_t{screen_width} * screen_height * 16 * 1000000 / SPI_FREQUENCY;
    constexpr std::int64_t overhead_us_max = 30000;
    std::int64_t took_us = 0;
    for (const std::uint16_t pixel : {std::uint16_t{0}, std::uint16_t{0x5E5E}}) {
      const unsigned long started_at = micros();
      fill(parts_.panel, pixel);
      took_us = since_us(started_at);
    }
    say(proof_.within("panel_full", took_us, "us", bus_us * 95 / 100, bus_us + overhead_us_max));
  }

  /// On, some frames, off; three times, and what the driver took it gives back.
  void prove_radio() {
    constexpr int cycles = 3, frames = 5, leak_bytes_max = 1024;
    constexpr int on_ms_max = 3000;
    std::int64_t free_before = 0;
    for (int cycle = 0; cycle < cycles; ++cycle) {
      const std::uint32_t sent_before = parts_.radio.counts().sent;
      const Milliseconds started_at = millis();
      parts_.radio.set_on(true);
      const int sent = send_frames(frames, sent_before);
      say(proof_.within("radio_frames", sent, "sent", frames, frames));
      say(proof_.within("radio_on", static_cast<Milliseconds>(millis() - started_at), "ms", 1, on_ms_max));
      parts_.radio.set_on(false);
      wait(200);
      if (cycle == 0) free_before = esp_get_free_heap_size();
    }
    say(proof_.within("radio_leak", free_before - esp_get_free_heap_size(), "bytes", -leak_bytes_max,
                      leak_bytes_max));
    say(proof_.within("radio_restarts", parts_.radio.counts().restarts, "times", 0, 0));
  }

  /// Returns how many the driver reported as sent.
  int send_frames(int frames, std::uint32_t sent_before) {
    constexpr Milliseconds patience_ms = 2500;
    const auto sent = [&] { return static_cast<int>(parts_.radio.counts().sent - sent_before); };
    int given = 0;
    RadioFrame frame;
    for (const Milliseconds from = millis(); sent() < frames && millis() - from < patience_ms; wait(10)) {
      if (given < frames && parts_.radio.send(test_frame())) ++given;
      while (parts_.radio.receive(frame)) continue;
    }
    return sent();
  }

  /// As an untouched unit sleeps: piece by piece, for longer than the half minute in which the console keeps
  /// it awake. Whoever has a watch compares the time between the two lines with it.
  void prove_sleep() {
    constexpr int pieces = 40;
    constexpr Milliseconds piece_ms = peripherals::watchdog_feed_ms, overhead_ms_max = 10;
    constexpr int lost_max = 2;  // to letters that somebody types
    say("sleeping for 40 s");
    int by_timer = 0;
    const Milliseconds started_at = millis();
    for (int piece = 0; piece < pieces; ++piece) {
      by_timer += parts_.power.sleep_at_most(piece_ms) == BoardPower::Woken::by_timer ? 1 : 0;
      feedLoopWDT();
    }
    const Milliseconds slept_ms = millis() - started_at;
    say(proof_.within("sleep_pieces", by_timer, "woken by the timer", pieces - lost_max, pieces));
    say(proof_.within("sleep_time", slept_ms, "ms", (pieces - lost_max) * piece_ms,
                      pieces * (piece_ms + overhead_ms_max)));
  }

  Parts& parts_;
  const peripherals::StepTimes& step_times_;
  Proof proof_;
};

}  // namespace

void prove(Parts& parts, const peripherals::StepTimes& step_times) {
  Prover(parts, step_times).run();
}

}  // namespace esp32
}  // namespace seaglass
