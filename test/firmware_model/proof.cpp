// The console's proof: a sound board passes all of it, and each part that fails is named.
#include "esp32_model/director.h"
#include "firmware_model/scenarios.h"
#include "firmware_model/unit.h"

namespace seaglass {
namespace model {

namespace {

/// The block, from the typed word to the verdict. Letters are lost while it sleeps.
std::string proven(Director& world) {
  world.type(0, "\n");
  world.run(500);
  world.type(0, "proof\n");
  world.run(90000);
  const std::string said = world.said(0);
  const std::size_t begin = said.find("proof of Seaglass"), end = said.find("proof: ");
  if (begin == std::string::npos || end == std::string::npos) return "no proof";
  return said.substr(begin, said.find('\n', end) - begin);
}

std::string proven_with(std::uint64_t seed, void (*break_something)(Board&)) {
  Director world(1, seed, run_firmware, look_at_handheld);
  break_something(world.board(0));
  world.power_on(0);
  world.run(3000);
  const std::string block = proven(world);
  return world.failures() == 0 ? block : world.failure();
}

void passes(Claims& claims, const std::string& block) {
  claims.check(block.find("FAIL") == std::string::npos, "a sound board passes its proof:\n" + block);
  for (const char* part :
       {"PASS heap_free", "PASS stack_never_used", "PASS step_longest", "PASS flash_sector", "PASS sealing",
        "PASS entropy", "PASS buttons_idle", "PASS battery", "PASS panel_full", "PASS radio_frames 5",
        "PASS radio_leak", "PASS sleep_pieces 40", "PASS sleep_time", "proof: PASS 23 of 23"})
    claims.check(block.find(part) != std::string::npos,
                 std::string("the proof says ") + part + ":\n" + block);
}

void fails(Claims& claims, const std::string& block, const char* part) {
  claims.check(block.find(part) != std::string::npos, std::string("the proof says ") + part + ":\n" + block);
}

}  // namespace

void proof(Claims& claims, std::uint64_t seed) {
  passes(claims, proven_with(seed, [](Board&) {}));
  fails(claims, proven_with(seed, [](Board& board) { board.radio_start_failures = 1000; }),
        "FAIL radio_frames 0 sent, not 5 to 5");
  if (board::battery_pin != board::none)
    fails(claims,
          proven_with(seed,
                      [](Board& board) {
                        constexpr int pin = board::battery_pin != board::none ? board::battery_pin : 0;
                        board.millivolts[pin] = 2400;
                      }),
          "FAIL battery: more than any cell");
  if (board::power_chip_data_pin != board::none)
    fails(claims, proven_with(seed, [](Board& board) { board.power_chip_answers = false; }),
          "FAIL battery: the power chip");
}

}  // namespace model
}  // namespace seaglass
