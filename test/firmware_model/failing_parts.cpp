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
  no_calibration(claims, seed);
  if (!has_power_chip) return;
  power_chip_misses_a_write(claims, seed);
  no_memory_for_the_bus(claims, seed);
}

}  // namespace model
}  // namespace seaglass
