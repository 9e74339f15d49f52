// The portable checks on an emulated processor; and how deep the stack went meanwhile.
#include "core/check.h"
#include "emulated/machine.h"
#include "portable/games.h"
#include "portable/pictures.h"
#include "portable/place.h"

extern "C" void machine_spin(int rounds);

namespace seaglass {

void say(const char* text) {
  machine_write(text);
}
std::uint64_t instructions_so_far() {
  return machine_instructions();
}

void check_failed(const char* claim, const char* file, int line) {
  say(file);
  say(": does not hold: ");
  say(claim);
  say_count("\nin line", static_cast<std::uint64_t>(line));
  machine_stop(1);
}

namespace {

/// A loop of known length must be counted as long as it is, give or take the call around it.
void check_the_counter() {
  constexpr int rounds = 1000000;
  constexpr std::uint64_t call_max = 100;
  const std::uint64_t before = instructions_so_far();
  machine_spin(rounds);
  const std::uint64_t counted = instructions_so_far() - before;
  CHECK(counted >= 2 * rounds && counted <= 2 * rounds + call_max);
}

/// Everything so far, on the whole stack.
std::uint32_t stack_used_bytes() {
  const std::uint32_t* deepest = stack_bottom;
  while (deepest < stack_top && *deepest == stack_paint) ++deepest;
  CHECK(deepest > stack_bottom);
  return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(stack_top) -
                                    reinterpret_cast<std::uintptr_t>(deepest));
}

}  // namespace
}  // namespace seaglass

extern "C" void emulated_main() {
  using namespace seaglass;
  check_the_counter();
  say_pictures();
  say_count("stack.screens.bytes", stack_used_bytes());
  say_presses();
  say_signatures();
  say_play_costs();
  say_mirage_growth();
  say_mirage_table();
  say_rain_table();
  say_card_tables();
  say_think_costs();
  say_table_on_air();
  say_count("stack.bytes", stack_used_bytes());
}
