#include <cstring>

#include "console/preference_store.h"
#include "esp32_model/director.h"
#include "firmware_model/reference.h"
#include "firmware_model/scenarios.h"
#include "firmware_model/unit.h"

namespace seaglass {
namespace model {

namespace {

/// Nothing moves by itself, so that a picture depends on presses alone.
void keep_calm(Board& board) {
  BoardFlash flash(board);
  RecordLog log(flash);
  log.mount();
  Preferences preferences;
  preferences.calm = true;
  static_cast<void>(PreferenceStore(log).save(preferences));
}

}  // namespace

void pictures(Claims& claims, std::uint64_t seed, int presses) {
  Director world(1, seed, run_firmware, look_at_handheld);
  keep_calm(world.board(0));
  const auto reference = std::make_unique<Reference>(world.board(0));
  world.power_on(0);
  world.run(3000);
  reference->run(3000);
  const auto same = [&](const std::string& when) {
    const std::vector<std::uint16_t> seen = world.seen(0);
    return claims.check(world.failures() == 0, when + ": " + world.failure()) &&
           claims.check(std::memcmp(seen.data(), reference->picture(), seen.size() * 2) == 0,
                        when + ": the glass shows another picture than the simulator");
  };
  if (!same("after the start")) return;
  for (int n = 0; n < presses; ++n) {
    constexpr Button some[] = {Button::a,     Button::a,  Button::a,    Button::left,
                               Button::right, Button::up, Button::down, Button::menu};
    Button button = some[world.random().below(8)];
    if (board::three_buttons && button == Button::up) button = Button::left;
    if (board::three_buttons && button == Button::down) button = Button::right;
    world.tap(0, button, 80);
    reference->tap(button, 80);
    world.run(1500);
    reference->run(1500);
    if (!same("press " + std::to_string(n) + " of seed " + std::to_string(seed))) return;
  }
}

void radio_cycles(Claims& claims, std::uint64_t seed, int cycles) {
  Director world(1, seed, run_firmware, look_at_handheld);
  world.power_on(0);
  world.run(3000);
  for (int n = 1; n <= cycles; ++n) {
    world.tap(0, Button::b);
    world.run(600);
    bool fine = claims.check(world.failures() == 0, world.failure()) &&
                claims.check(world.board(0).listens, "it listens when it looks who is near");
    world.tap(0, Button::b);
    world.run(600);
    fine = fine && claims.check(world.failures() == 0, world.failure()) &&
           claims.check(!world.board(0).listens, "its radio is off in the launcher") &&
           claims.check(static_cast<int>(world.board(0).radio_starts) == n,
                        "the radio started once for each time");
    if (!fine) return;
  }
}

}  // namespace model
}  // namespace seaglass
