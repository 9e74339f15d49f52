// The portable checks as WebAssembly: run.mjs gives `say` and calls `run`.
#include "core/check.h"
#include "portable/games.h"
#include "portable/pictures.h"
#include "portable/place.h"

namespace seaglass {

[[clang::import_module("place"), clang::import_name("say")]] void say_at(const char* text);

void say(const char* text) {
  say_at(text);
}
std::uint64_t instructions_so_far() {
  return 0;
}

void check_failed(const char* claim, const char* file, int) {
  say(file);
  say(": does not hold: ");
  say(claim);
  __builtin_trap();
}

}  // namespace seaglass

extern "C" [[clang::export_name("run")]] void run() {
  using namespace seaglass;
  say_pictures();
  say_presses();
  say_signatures();
  say_play_costs();
  say_mirage_growth();
  say_mirage_table();
  say_rain_table();
  say_card_tables();
  say_think_costs();
  say_table_on_air();
}
