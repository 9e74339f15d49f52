#include "console/app/flow.h"
#include "esp32_model/director.h"
#include "firmware_model/board_flash.h"
#include "firmware_model/party.h"
#include "firmware_model/scenarios.h"
#include "firmware_model/unit.h"

namespace seaglass {
namespace model {

void radio_cycles(Claims& claims, std::uint64_t seed, int cycles) {
  Director world(1, seed, run_firmware, look_at_handheld);
  Board& board = world.board(0);
  set(board);
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

/// A table is left while the radio's driver has stopped: the next one begins with a radio that works.
void radio_left_broken(Claims& claims, std::uint64_t seed) {
  Party party(claims, 1, seed);
  Board& board = party.world().board(0);
  if (!party.switch_on() || !party.open(GameName::mermaid_beach, 2)) return;
  party.run(2000);
  board.radio_stuck = true;
  board.radio_start_failures = 1000;
  party.run(10000);
  for (int pages = 0; pages < 4 && party.showing(0) != ScreenName::launcher; ++pages) party.tap(0, Button::b);
  party.run(15000);
  if (!party.claim(!board.listens && party.showing(0) == ScreenName::launcher,
                   "who leaves switches the radio off"))
    return;
  board.radio_start_failures = 0;
  const std::uint32_t starts = board.radio_starts, sent = board.frames_sent;
  if (!party.open(GameName::mermaid_beach, 2)) return;  // the same table as before
  if (!party.claim(party.showing(0) == ScreenName::waiting_room, "a table is open again")) return;
  party.run(500);
  party.claim(board.frames_sent > sent, "it speaks as soon as it is on");
  party.run(5000);
  party.claim(board.radio_starts <= starts + 2,
              "and is started once for the list of tables, once for its own");
}

}  // namespace model
}  // namespace seaglass
