// Storms with screens and fingers: whole handhelds whose people read, wait, and press, now and then at the
// wrong moment, on an air that loses, delays and doubles, with batteries that come out, and with somebody who
// forges, replays and races; and with a host or a guest that lies. One seed decides everything:
//
//   siege GAMES SEED        so many games from that seed on; the last line counts those that hold
//
// What must hold: no check fails; nobody is kept whose pictures were not compared; the key that two people
// compared is theirs alone; what a shared handheld sounds, lights and shows behind the curtain is the same
// whatever lies in the hand; and when all is calm again, the game goes on to its end.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "core/check.h"
#include "siege/besieged.h"
#include "siege/lied_at.h"
#include "siege/lied_to.h"
#include "siege/passed_around.h"

namespace seaglass {

namespace siege {

namespace {

std::uint64_t seed_now = 0;
const char* kind_now = "";

}  // namespace

void fail(const char* what) {
  std::printf("siege: %s: seed %llu, %s\n", what, static_cast<unsigned long long>(seed_now), kind_now);
  std::fflush(stdout);
  _exit(1);
}

void play(std::uint64_t seed) {
  seed_now = seed;
  switch (seed / game_count % 8) {
    case 0:
    case 1: kind_now = "a host that lies"; return std::make_unique<LiedTo>(seed)->run();
    case 2: kind_now = "a guest that lies"; return std::make_unique<LiedAt>(seed)->run();
    case 3: kind_now = "a handheld that is passed around"; return std::make_unique<PassedAround>(seed)->run();
    default: kind_now = "somebody attacks"; return std::make_unique<Besieged>(seed)->run();
  }
}

}  // namespace siege

void check_failed(const char* claim, const char* file, int line) {
  std::printf("%s:%d: does not hold: %s\n", file, line, claim);
  siege::fail("a check failed");
}

}  // namespace seaglass

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "siege GAMES SEED\n");
    return 2;
  }
  constexpr rlimit computing = {60, 60};  // seconds; more than any game takes: then it is a loop
  const long games = std::atol(argv[1]);
  const std::uint64_t first = std::strtoull(argv[2], nullptr, 10);
  long passed = 0;
  for (long i = 0; i < games; ++i) {
    std::fflush(stdout);
    const std::uint64_t seed = first + static_cast<std::uint64_t>(i);
    const pid_t child = fork();
    if (child == 0) {
      setrlimit(RLIMIT_CPU, &computing);
      seaglass::siege::play(seed);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    const bool held = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (!held && WIFSIGNALED(status))
      std::printf("siege: stopped by signal %d: seed %llu\n", WTERMSIG(status),
                  static_cast<unsigned long long>(seed));
    passed += held ? 1 : 0;
  }
  std::printf("%ld passed, %ld failed\n", passed, games - passed);
  return passed == games ? 0 : 1;
}
