// A press on a game's table, from the finger to the glass: what the processor does until the first pixel that
// it changes is sent, and what is sent before that.
#include <new>

#include "console/app/unit.h"
#include "console/screens/start/boot.h"
#include "portable/memory_device.h"
#include "portable/pictures.h"
#include "portable/place.h"
#include "portable/random_games.h"
#include "portable/unit.h"
#include "tabletop/random_player.h"

namespace seaglass {
namespace {

constexpr int choices_in_the_middle = 8;
constexpr int choices_to_walk_through = 4;  // at least, so that the cursor goes from place to place
constexpr int presses_max = 16;
constexpr Milliseconds frame_ms = 33;

alignas(Unit) unsigned char unit_memory[sizeof(Unit)];

/// Leaves a table in flash at which there is something to choose from.
void leave_table(MemoryDevice& memory, GameName name) {
  Unit& unit = *new (unit_memory) Unit(memory.flash);
  unit.mount();
  unit.preferences.game = name;
  unit.preferences.calm = true;  // nothing moves but what a press moves
  CHECK(PreferenceStore(unit.log).save(unit.preferences));
  const Game& game = game_of(name);
  unit.table.begin(name, random_table(game, usual_players(game), 0));
  // A short game is over before that, and offers less: at a quarter of its longest, two choices will do.
  const int quarter = game.facts().choices_max / 4;
  const bool is_short = quarter < choices_in_the_middle;
  const int made_min = is_short ? quarter : choices_in_the_middle;
  const int offered_min = is_short ? 2 : choices_to_walk_through;
  Random random(1);
  for (int made = 0;; ++made) {
    const Seat seat = unit.table.next();
    unit.table.open(seat);
    const auto choices = [&](auto visit) {
      game.choices(unit.table.sitting().state(), seat, VisitChoice(visit));
    };
    int offered = 0;
    choices([&](Choice) { ++offered; });
    if (made >= made_min && offered >= offered_min) return;
    unit.table.decide(any_choice(random, choices));
    CHECK(!unit.table.over());
  }
}

class Presser {
 public:
  explicit Presser(MemoryDevice& memory) : memory_(memory), handheld_(boot_unit(memory.device())) {}

  void go_to_the_table() {
    wait(Boot::mark_ms);
    tap(Button::a);  // the card, which the launcher shows as it was left
    tap(Button::a);  // carry on
    memory_.buttons.press(Button::a);
    for (int i = 0; handheld_.showing() != ScreenName::play; ++i) {
      CHECK(i < 100);
      step();
    }
    memory_.buttons.release();
    wait(1000);
  }
  /// The cursor goes on. Returns whether that changed the picture.
  bool press_on() {
    memory_.panel.await_change();
    memory_.buttons.press(Button::right);
    begun_ = instructions_so_far();
    step();
    memory_.buttons.release();
    wait(500);
    return memory_.panel.change().came;
  }
  std::uint64_t instructions() const { return memory_.panel.change().instructions - begun_; }

 private:
  void step() {
    handheld_.step(now_);
    now_ += frame_ms;
  }
  void wait(Milliseconds duration_ms) {
    for (Milliseconds waited = 0; waited < duration_ms; waited += frame_ms) step();
  }
  void tap(Button button) {
    memory_.buttons.press(button);
    step();
    memory_.buttons.release();
    wait(600);
  }

  MemoryDevice& memory_;
  Handheld& handheld_;
  Milliseconds now_ = 0;
  std::uint64_t begun_ = 0;
};

}  // namespace

void say_press_to_pixel(MemoryDevice& memory) {
  for (int number = 0; number < game_count; ++number) {
    const auto name = static_cast<GameName>(number);
    leave_table(memory, name);
    Presser presser(memory);
    presser.go_to_the_table();
    std::uint64_t instructions = 0, bytes = 0, presses = 0;
    for (int i = 0; i < presses_max; ++i) {
      if (!presser.press_on()) continue;
      instructions += presser.instructions();
      bytes += memory.panel.change().bytes_before;
      ++presses;
    }
    CHECK(presses > 0);
    const char* game = game_of(name).facts().name;
    say_count({"press_to_pixel.", game, ".instructions"}, instructions / presses);
    say_count({"press_to_pixel.", game, ".spi_bytes"}, bytes / presses);
  }
}

}  // namespace seaglass
