#include "esp32/serial/serial_console.h"

#include <Arduino.h>
#include <esp_system.h>
#include <freertos/FreeRTOS.h>
#include <freertos/task.h>

#include "core/check.h"
#include "esp32/serial/proof.h"
#include "esp32/serial/self_test.h"
#include "esp32/version.h"
#include "peripherals/battery/battery_line.h"

namespace seaglass {
namespace esp32 {

using peripherals::Command;
using peripherals::Line;

void SerialConsole::greet(const char* crash_note) {
  parts_.serial.say(Line()
                        .text("Seaglass ")
                        .text(version)
                        .text(" on ")
                        .text(board::name)
                        .text(". Type help and Enter; a sleeping unit misses the first letters."));
  if (crash_note != nullptr) parts_.serial.say(Line().text("the last run ended badly: ").text(crash_note));
  if (parts_.flash.sectors() == 0) parts_.serial.say("no partition \"seaglass\": nothing will be saved");
}

void SerialConsole::step() {
  for (int letter = parts_.serial.read(); letter >= 0; letter = parts_.serial.read())
    run(reader_.read(static_cast<char>(letter)));
}

void SerialConsole::run(Command command) {
  switch (command) {
    case Command::nothing: return;
    case Command::unknown: return parts_.serial.say("no such command: help lists them");
    case Command::help: return say_help();
    case Command::status: return say_status();
    case Command::radio: return say_radio();
    case Command::crash: CHECK(!"somebody wanted a crash"); return;
    case Command::test_buttons: test_buttons(parts_); break;
    case Command::test_panel: test_panel(parts_); break;
    case Command::test_buzzer: test_buzzer(parts_); break;
    case Command::test_flash: test_flash(parts_); break;
    case Command::test_radio: test_radio(parts_); break;
    case Command::test_sealing: test_sealing(parts_); break;
    case Command::proof: prove(parts_, step_times_); break;
    case Command::restart: break;
  }
  parts_.serial.say("restarting");
  Serial.flush();
  esp_restart();
}

void SerialConsole::say_help() {
  for (const peripherals::CommandWord& known : peripherals::command_words)
    parts_.serial.say(Line().text(known.word).text(": ").text(known.does));
}

void SerialConsole::say_status() {
  SerialLine& serial = parts_.serial;
  serial.say(Line().text("version ").text(version).text(", board ").text(board::name));
  serial.say(Line()
                 .text("core ")
                 .number(ESP_ARDUINO_VERSION_MAJOR)
                 .text(".")
                 .number(ESP_ARDUINO_VERSION_MINOR)
                 .text(".")
                 .number(ESP_ARDUINO_VERSION_PATCH));
  serial.say(Line()
                 .text("heap free ")
                 .number(esp_get_free_heap_size())
                 .text(" bytes, least ever ")
                 .number(esp_get_minimum_free_heap_size()));
  serial.say(Line()
                 .text("stack never used ")
                 .number(uxTaskGetStackHighWaterMark(nullptr))
                 .text(" of ")
                 .number(static_cast<std::int64_t>(getArduinoLoopTaskStackSize()))
                 .text(" bytes"));
  serial.say(Line()
                 .text("steps ")
                 .number(step_times_.steps())
                 .text(", last ")
                 .number(step_times_.last_us())
                 .text(" us, mean ")
                 .number(step_times_.mean_us())
                 .text(", longest ")
                 .number(step_times_.longest_us()));
  serial.say(peripherals::battery_line(parts_.battery.level()));
  serial.say(Line().text("flash ").number(parts_.flash.sectors()).text(" sectors"));
}

void SerialConsole::say_radio() {
  const RadioAddress address = parts_.radio.address();
  Line own;
  own.text(parts_.radio.is_on() ? "on, channel " : "off, channel ")
      .number(EspNowRadio::channel)
      .text(", address");
  for (const std::uint8_t byte : address.bytes) own.text(" ").hexadecimal(byte);
  parts_.serial.say(own);
  const RadioCounts counts = parts_.radio.counts();
  parts_.serial.say(
      Line().text("received ").number(counts.received).text(", dropped ").number(counts.dropped));
  parts_.serial.say(Line()
                        .text("sent ")
                        .number(counts.sent)
                        .text(", failed ")
                        .number(counts.failed)
                        .text(", never reported ")
                        .number(counts.lost)
                        .text(", restarts ")
                        .number(counts.restarts));
}

}  // namespace esp32
}  // namespace seaglass
