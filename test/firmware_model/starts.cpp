#include <cstring>

#include "console/app/flow.h"
#include "esp32_model/director.h"
#include "firmware_model/reference.h"
#include "firmware_model/scenarios.h"
#include "firmware_model/unit.h"

namespace seaglass {
namespace model {

namespace {

void keep_calm(Board& board) {
  Preferences preferences;
  preferences.calm = true;
  set(board, preferences);
}

Button any_press(Random& random) {
  constexpr Button some[] = {Button::a,     Button::a,  Button::a,    Button::left,
                             Button::right, Button::up, Button::down, Button::menu};
  const Button button = some[random.below(8)];
  if (!board::three_buttons) return button;
  return button == Button::up ? Button::left : button == Button::down ? Button::right : button;
}

/// A unit, and a simulated handheld that is pressed in the same way.
class Twins {
 public:
  Twins(Claims& claims, std::uint64_t seed)
      : claims_(claims), seed_(seed), world_(1, seed, run_firmware, look_at_handheld) {
    keep_calm(world_.board(0));
  }

  Director& world() { return world_; }
  bool start() {
    world_.power_off(0);
    world_.power_on(0);
    reference_ = std::make_unique<Reference>(world_.board(0));
    run(3000);
    return same("after a start");
  }
  void run(Milliseconds duration_ms) {
    world_.run(duration_ms);
    reference_->run(duration_ms);
  }
  bool press(Button button) {
    const bool played = plays();
    world_.tap(0, button, 80);
    reference_->tap(button, 80);
    run(1500);
    // Cards are dealt by chance, which the simulator draws at another moment.
    if (plays() && !played) return start();
    return same("after a press");
  }
  bool same(const std::string& when) {
    const std::string words = "seed " + std::to_string(seed_) + ": " + when;
    if (!claims_.check(world_.failures() == 0, words + ": " + world_.failure())) return false;
    const std::vector<std::uint16_t> seen = world_.seen(0);
    return claims_.check(std::memcmp(seen.data(), reference_->picture(), seen.size() * 2) == 0,
                         words + ": the glass shows another picture than the simulator");
  }
  bool claim(bool holds, const char* what) { return claims_.check(holds, what); }

 private:
  bool plays() {
    const auto showing = static_cast<ScreenName>(world_.board(0).showing);
    return showing == ScreenName::play || showing == ScreenName::curtain;
  }

  Claims& claims_;
  std::uint64_t seed_;
  Director world_;
  std::unique_ptr<Reference> reference_;
};

}  // namespace

void pictures(Claims& claims, std::uint64_t seed, int presses) {
  Twins twins(claims, seed);
  bool fine = twins.start();
  for (int n = 0; n < presses && fine; ++n) {
    fine = twins.press(any_press(twins.world().random()));
    // With a radio that is on, chance comes from its noise, which the simulator does not have.
    if (twins.world().board(0).listens) fine = fine && twins.start();
  }
}

void starts(Claims& claims, std::uint64_t seed, int count) {
  Twins twins(claims, seed);
  Director& world = twins.world();
  for (int n = 0; n < count; ++n) {
    if (!twins.start() || !twins.press(any_press(world.random()))) return;
    // Some starts end in the middle of whatever they do: while it boots, while flash is written.
    for (int cuts = world.random().below(3); cuts > 0; --cuts) {
      world.press(0, any_press(world.random()));
      world.run(static_cast<Milliseconds>(world.random().below(600)));
      world.power_off(0);
      for (int i = 0; i < button_count; ++i) world.release(0, static_cast<Button>(i));
      world.power_on(0);
      world.run(static_cast<Milliseconds>(world.random().below(1000)));
    }
    world.power_off(0);
    if (!twins.claim(world.board(0).backlight_permille == 0, "without power it is dark")) return;
  }
}

/// The only start at which it asks for something.
void first_start(Claims& claims, std::uint64_t seed) {
  Director world(1, seed, run_firmware, look_at_handheld);
  const Board& board = world.board(0);
  world.power_on(0);
  world.run(3000);
  claims.check(board.showing == static_cast<int>(ScreenName::first_start),
               "a new unit asks for the language");
  world.tap(0, Button::a);
  world.run(1000);
  claims.check(board.showing == static_cast<int>(ScreenName::launcher), "and shows its games then");
  world.power_off(0);
  world.power_on(0);
  world.run(3000);
  claims.check(board.showing == static_cast<int>(ScreenName::launcher), "it does not ask again");
}

void other_panel(Claims& claims, std::uint64_t seed) {
  Twins twins(claims, seed);
  twins.world().build_in_other_panel(0);
  if (twins.start()) twins.press(Button::right);
}

void sleeping(Claims& claims, std::uint64_t seed) {
  Twins twins(claims, seed);
  Director& world = twins.world();
  if (!twins.start()) return;
  twins.run(40000);  // the console listens for half a minute; then it sleeps lightly
  int asleep = 0;
  for (int looks = 0; looks < 50; ++looks) {
    twins.run(100);
    asleep += world.board(0).asleep ? 1 : 0;
  }
  twins.claim(asleep > 40, "a unit that nobody touches sleeps");
  twins.claim(world.board(0).backlight_permille > 0, "its picture stays lit");
  twins.same("asleep");
  twins.press(Button::right);
  twins.run(40000);
  world.type(0, "status\r");
  world.board(0).said_size = 0;
  twins.run(100);
  twins.claim(world.said(0).empty(), "the letters that wake it are lost");
  world.type(0, "status\r");
  twins.run(100);
  twins.claim(world.said(0).find("flash 63 sectors") != std::string::npos, "the next ones are read");
  twins.run(6 * 60 * 1000);
  twins.claim(world.is_off_by_itself(0), "after five minutes it is off");
  twins.claim(world.board(0).backlight_permille == 0 && !world.board(0).panel.is_lit(), "and dark");
  twins.claim(world.board(0).panel.is_asleep(), "and its panel is asleep");
  world.tap(0, Director::wake_button());
  world.run(3000);
  twins.claim(world.board(0).showing == static_cast<int>(ScreenName::launcher), "a press starts it anew");
  twins.claim(world.difference(0).empty() && world.board(0).backlight_permille > 0, "and lights it");
}

void watched_pad(Claims& claims, std::uint64_t seed) {
  if (board::pad_x_pin == board::none) return;
  Director world(1, seed, run_firmware, look_at_handheld);
  Board& unit = world.board(0);
  keep_calm(unit);
  world.power_on(0);
  world.run(40000);  // the console listens for half a minute, and meanwhile it only dozes
  const auto looks_in = [&](Milliseconds duration_ms) {
    const std::uint32_t before = unit.pad_looks;
    world.run(duration_ms);
    return unit.pad_looks - before;
  };
  const std::uint32_t looks_left_alone = looks_in(5000);
  world.tap(0, Button::right);
  world.run(1000);

  constexpr int presses = 100;  // which come evenly spread between two looks
  Milliseconds waited_ms = 0;
  for (int n = 0; n < presses; ++n) {
    world.run(1000 + static_cast<Milliseconds>(n));
    world.press(0, n % 2 == 0 ? Button::right : Button::left);
    // Each millisecond until it is looked at, and that one; who sleeps for good is not waited for.
    for (int waits = 0; waits < 100 && looks_in(1) == 0; ++waits) ++waited_ms;
    ++waited_ms;
    world.run(60);
    world.release(0, n % 2 == 0 ? Button::right : Button::left);
  }
  const std::uint32_t looks_in_play = looks_in(5000);
  claims.check(world.failures() == 0, world.failure());
  // The millisecond in which it is looked at has passed by half.
  claims.check(2 * waited_ms <= (12 + 1) * presses, std::to_string(waited_ms) + " ms until " +
                                                        std::to_string(presses) +
                                                        " presses of the d-pad are looked at");
  claims.check(looks_left_alone > 0 && looks_in_play > 4 * looks_left_alone,
               "a d-pad is looked at " + std::to_string(looks_in_play) + " times while somebody plays, and " +
                   std::to_string(looks_left_alone) + " times when left alone");
}

}  // namespace model
}  // namespace seaglass
