#include <esp_system.h>

#include "esp32_model/director.h"
#include "firmware_model/scenarios.h"
#include "firmware_model/unit.h"

namespace seaglass {
namespace model {

namespace {

constexpr bool has_power_chip = board::power_chip_data_pin != board::none;

/// Why the run before ended is on the screen when somebody types a command that takes its time.
void command_beside_a_crash(Claims& claims, std::uint64_t seed) {
  Director world(1, seed, run_firmware, look_at_handheld);
  world.power_on(0);
  world.run(3000);
  world.type(0, "crash\r");
  world.run(3000);
  world.type(0, "air\r");
  world.run(6000);
  claims.check(world.failures() == 0, "a test of a part while a crash is shown: " + world.failure());
  claims.check(world.said(0).find("restarting") != std::string::npos, "the unit starts anew after a test");
  world.run(3000);
  claims.check(world.board(0).has_handheld, "a crash is told once");
}

/// What the chip knows of the end of the run before is told and shown; where it ended well, nothing is.
void ends_of_runs(Claims& claims, std::uint64_t seed) {
  struct End {
    esp_reset_reason_t reason;
    const char* words;
  };
  constexpr End ends[] = {{ESP_RST_POWERON, nullptr},
                          {ESP_RST_SW, nullptr},
                          {ESP_RST_DEEPSLEEP, nullptr},
                          {ESP_RST_PANIC, "could not carry out"},
                          {ESP_RST_TASK_WDT, "longer than five seconds"},
                          {ESP_RST_BROWNOUT, "voltage fell too low"}};
  Director world(1, seed, run_firmware, look_at_handheld);
  const Board& board = world.board(0);
  for (const End& end : ends) {
    world.board(0).said_size = 0;
    world.start_after(0, end.reason);
    world.run(3000);
    const bool told = world.said(0).find("the last run ended badly") != std::string::npos;
    const bool right = end.words == nullptr || world.said(0).find(end.words) != std::string::npos;
    claims.check(told == (end.words != nullptr) && right, "why the last run ended: " + world.said(0));
    claims.check(board.has_handheld == (end.words == nullptr) && board.backlight_permille > 0 &&
                     world.difference(0).empty(),
                 "it is on the screen, and lit");
  }
  world.run(61000);
  claims.check(board.has_handheld && world.failures() == 0, "a minute later it goes on by itself");
}

/// A chip that is spoken to once is not spoken to in vain.
void power_chip_misses_a_write(Claims& claims, std::uint64_t seed) {
  constexpr std::uint8_t control_register = 0x00, stay_on_bit = 0x02;
  Director world(1, seed, run_firmware, look_at_handheld);
  world.board(0).power_chip_deaf_writes = 1;
  world.power_on(0);
  world.run(3000);
  claims.check((world.board(0).power_chip[control_register] & stay_on_bit) != 0,
               "the board is told again to stay on");
}

void no_memory_for_the_bus(Claims& claims, std::uint64_t seed) {
  Director world(1, seed, run_firmware, look_at_handheld);
  world.board(0).has_bus_memory = false;
  world.power_on(0);
  world.run(8000);
  claims.check(world.failures() == 0, "without a bus: " + world.failure());
  claims.check(world.board(0).has_handheld, "without a bus it plays all the same");
}

/// Nothing is known of the cell then, which is not that it is empty.
void no_calibration(Claims& claims, std::uint64_t seed) {
  Director world(1, seed, run_firmware, look_at_handheld);
  world.board(0).is_calibrated = false;
  world.power_on(0);
  world.run(60000);
  claims.check(world.failures() == 0, "a converter without calibration: " + world.failure());
  claims.check(world.is_running(0), "who does not know its cell does not take it for empty");
}

}  // namespace

void failing_parts(Claims& claims, std::uint64_t seed) {
  command_beside_a_crash(claims, seed);
  ends_of_runs(claims, seed);
  no_calibration(claims, seed);
  if (!has_power_chip) return;
  power_chip_misses_a_write(claims, seed);
  no_memory_for_the_bus(claims, seed);
}

}  // namespace model
}  // namespace seaglass
