// The portable checks on the machine that compiles them.
#include <cstdio>
#include <cstdlib>

#include "core/check.h"
#include "portable/games.h"
#include "portable/pictures.h"
#include "portable/place.h"

namespace seaglass {

void say(const char* text) {
  std::fputs(text, stdout);
}
std::uint64_t instructions_so_far() {
  return 0;
}

void check_failed(const char* claim, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}

}  // namespace seaglass

int main() {
  seaglass::say_pictures();
  seaglass::say_presses();
  seaglass::say_signatures();
  seaglass::say_play_costs();
  seaglass::say_mirage_growth();
  seaglass::say_mirage_table();
  seaglass::say_rain_table();
  seaglass::say_card_tables();
  seaglass::say_think_costs();
  seaglass::say_table_on_air();
}
