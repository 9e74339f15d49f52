#include <new>

#include "console/app/unit.h"
#include "portable/memory_device.h"
#include "portable/pictures.h"
#include "portable/place.h"
#include "portable/random_games.h"
#include "portable/unit.h"
#include "tabletop/random_player.h"

namespace seaglass {
namespace {

constexpr int choices_in_the_middle = 30;

alignas(Unit) unsigned char unit_memory[sizeof(Unit)];

void begin(Unit& unit, GameName name, int number) {
  const Game& game = game_of(name);
  unit.table.begin(name, random_table(game, game.facts().players_min, number));
}

void play(Table& table, int choices_max) {
  Random random(1);
  for (int i = 0; i < choices_max && !table.over(); ++i) {
    const Seat seat = table.next();
    table.open(seat);
    const AnyState& state = table.sitting().state();
    const auto choices = [&](auto visit) { table.game().choices(state, seat, VisitChoice(visit)); };
    table.decide(any_choice(random, choices));
  }
}

}  // namespace

void say_full_boot(MemoryDevice& memory) {
  Unit& unit = *new (unit_memory) Unit(memory.flash);
  unit.mount();
  for (int past = 0; past < Shelf::past_max; ++past) {
    begin(unit, GameName::mermaid_beach, past);
    play(unit.table, unit.table.game().facts().choices_max);
  }
  for (int number = 0; number < game_count; ++number) {
    begin(unit, static_cast<GameName>(number), 0);
    play(unit.table, choices_in_the_middle);
  }
  const std::uint64_t reset = instructions_so_far();
  boot_unit(memory.device()).step(0);
  say_count("boot.kept.instructions", instructions_so_far() - reset);
  const std::uint64_t before = instructions_so_far();
  CHECK(unit.table.resume(GameName::mirage).found == Saved::table);
  say_count("resume.mirage.instructions", instructions_so_far() - before);
}

}  // namespace seaglass
