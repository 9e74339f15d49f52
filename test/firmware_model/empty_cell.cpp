// A cell runs down: the board goes off by itself, says at the next start why it goes off again, and begins
// once a charger is there.
#include "esp32_model/director.h"
#include "firmware_model/scenarios.h"
#include "firmware_model/unit.h"

namespace seaglass {
namespace model {

namespace {

constexpr bool has_chip = board::power_chip_data_pin != board::none;
constexpr std::uint8_t level_register = 0x78, charging_register = 0x70;

void empty(Board& board) {
  if (has_chip)
    board.power_chip[level_register] = 0xF0;
  else
    board.millivolts[board::battery_pin] = 3280 / board::battery_divider;
}

/// A board that is told nothing of chargers sees the voltage rise.
void plug_in(Board& board) {
  if (has_chip)
    board.power_chip[charging_register] = 0x08;
  else
    board.millivolts[board::battery_pin] = 3480 / board::battery_divider;
  if (board::charging_pin != board::none) board.wires[board::charging_pin] = Drive::low;
}

}  // namespace

void empty_cell(Claims& claims, std::uint64_t seed) {
  Director world(1, seed, run_firmware, look_at_handheld);
  world.power_on(0);
  world.run(3000);
  claims.check(!world.is_off_by_itself(0), "with a full cell it stays on");
  empty(world.board(0));
  world.run(200000);
  claims.check(world.is_off_by_itself(0), "with an empty cell it goes off");
  const int starts = world.starts(0);
  world.tap(0, board::three_buttons ? Button::left : Button::menu);
  world.run(3000);
  claims.check(world.starts(0) == starts + 1 && !world.is_off_by_itself(0), "a button wakes it");
  world.run(8000);
  claims.check(world.is_off_by_itself(0), "it goes off again");
  plug_in(world.board(0));
  world.tap(0, board::three_buttons ? Button::left : Button::menu);
  world.run(60000);
  claims.check(!world.is_off_by_itself(0), "with a charger it stays on");
  claims.check(world.failures() == 0, world.failure());
}

}  // namespace model
}  // namespace seaglass
