#include "console/flow.h"
#include "esp32_model/director.h"
#include "firmware_model/scenarios.h"
#include "firmware_model/unit.h"

namespace seaglass {
namespace model {

void radio_cycles(Claims& claims, std::uint64_t seed, int cycles) {
  Director world(1, seed, run_firmware, look_at_handheld);
  Board& board = world.board(0);
  world.power_on(0);
  world.run(3000);
  for (int n = 1; n <= cycles; ++n) {
    const std::uint32_t starts = board.radio_starts;
    world.tap(0, Button::b);
    world.run(600);
    bool fine =
        claims.check(world.failures() == 0, world.failure()) &&
        claims.check(board.showing == static_cast<int>(ScreenName::nearby) && board.listens && !board.dozes,
                     "it listens when it looks who is near") &&
        claims.check(board.radio_starts == starts + 1, "the radio is started once");
    world.tap(0, Button::b);
    world.run(600);
    fine = fine && claims.check(world.failures() == 0, world.failure()) &&
           claims.check(board.showing == static_cast<int>(ScreenName::launcher) && !board.listens,
                        "its radio is off in the launcher");
    if (!fine) return;
  }
}

}  // namespace model
}  // namespace seaglass
