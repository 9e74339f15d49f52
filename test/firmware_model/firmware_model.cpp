// firmware_BOARD_CORE [SEED [STARTS CYCLES GAMES TROUBLED]]: the whole firmware, setup() and loop(), on
// modelled boards of one kind and one generation of the Arduino core. Without counts, a little of each. The
// last line is "N passed, N failed".
#include <cstdlib>

#include "arguments.h"
#include "firmware_model/scenarios.h"

int main(int count, char** words) {
  using namespace seaglass::model;
  constexpr int number_max = 1'000'000;
  seaglass::expect_arguments(count, 0, 5, "firmware_BOARD_CORE [SEED [STARTS CYCLES GAMES TROUBLED]]");
  const auto number = [&](int at, int usual) {
    constexpr const char* names[] = {"", "SEED", "STARTS", "CYCLES", "GAMES", "TROUBLED"};
    return count > at ? seaglass::whole_number(names[at], words[at], 0, number_max) : usual;
  };
  const auto seed = static_cast<std::uint64_t>(number(1, 1));
  const int starts_wanted = number(2, 3);
  Claims claims;
  bites(claims);
  failing_parts(claims, seed);
  pictures(claims, seed, 10 * starts_wanted);
  starts(claims, seed, starts_wanted);
  first_start(claims, seed);
  other_panel(claims, seed);
  sleeping(claims, seed);
  watched_pad(claims, seed);
  empty_cell(claims, seed);
  radio_cycles(claims, seed, number(3, 3));
  radio_left_broken(claims, seed);
  games(claims, seed, number(4, 1));
  troubled_games(claims, seed, number(5, 1));
  proof(claims, seed);
  std::printf("%d passed, %d failed\n", claims.passed(), claims.failed());
  return claims.failed() == 0 && claims.passed() > 0 ? 0 : 1;
}
