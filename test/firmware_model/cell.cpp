#include "console/app/flow.h"
#include "esp32_model/director.h"
#include "firmware_model/board_flash.h"
#include "firmware_model/scenarios.h"
#include "firmware_model/unit.h"

namespace seaglass {
namespace model {

void empty_cell(Claims& claims, std::uint64_t seed) {
  constexpr int empty_millivolts = 3200, full_millivolts = 4000;
  Director world(1, seed, run_firmware, look_at_handheld);
  const Board& board = world.board(0);
  set(world.board(0));
  world.power_on(0);
  world.run(3000);
  world.tap(0, Button::b);  // it looks who is near, with its radio on
  world.run(1000);
  claims.check(board.listens, "its radio is on when the cell becomes empty");
  world.set_cell(0, empty_millivolts);
  bool darkened = false;
  constexpr int patience_s = 180;  // where quarters alone are known, the last one counts for a while
  for (int s = 0; s < patience_s && world.is_running(0); ++s) {
    world.run(1000);
    darkened = darkened || (world.is_running(0) && (!board.panel.is_lit() || board.backlight_permille == 0));
  }
  claims.check(world.failures() == 0, world.failure());
  claims.check(world.is_off_by_itself(0) && !darkened, "with an empty cell it says so and goes off");
  claims.check(board.backlight_permille == 0 && !board.panel.is_lit(), "and is dark");
  world.tap(0, Director::wake_button());
  world.run(3000);
  claims.check(world.is_running(0) && board.showing == static_cast<int>(ScreenName::boot),
               "switched on empty it says so again and begins nothing");
  world.run(8000);
  claims.check(world.is_off_by_itself(0), "and goes off again");
  world.set_cell(0, full_millivolts);
  world.tap(0, Director::wake_button());
  world.run(5000);
  claims.check(world.is_running(0) && board.showing == static_cast<int>(ScreenName::launcher),
               "with a charged cell it starts again");
}

}  // namespace model
}  // namespace seaglass
