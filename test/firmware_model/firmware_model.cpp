// firmware_model [SEED [TIMES]]: the whole firmware, setup() and loop(), on modelled boards of one kind and
// one generation of the Arduino core. Each scenario is played TIMES as often as it is in brief. The last line
// is "N passed, N failed".
#include <cstdlib>

#include "firmware_model/scenarios.h"

int main(int count, char** words) {
  using namespace seaglass::model;
  const std::uint64_t seed = count > 1 ? std::strtoull(words[1], nullptr, 10) : 1;
  const int times = count > 2 ? std::atoi(words[2]) : 1;
  Claims claims;
  bites(claims);
  pictures(claims, seed, 40 * times);
  starts(claims, seed, 4 * times);
  sleeping(claims, seed);
  radio_cycles(claims, seed, 4 * times);
  failing_parts(claims, seed);
  games(claims, seed, times);
  troubled_games(claims, seed, times);
  std::printf("%d passed, %d failed\n", claims.passed(), claims.failed());
  return claims.failed() == 0 && claims.passed() > 0 ? 0 : 1;
}
