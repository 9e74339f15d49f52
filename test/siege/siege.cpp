// Storms with screens and fingers: whole handhelds whose people read, wait, and press, now and then at the
// wrong moment, on an air that loses, delays and doubles, with batteries that come out, and with somebody who
// forges, replays and races; and with a host or a guest that lies. One seed decides everything:
//
//   siege GAMES SEED        so many games from that seed on, after those in which something was once found;
//   the last line counts those that hold
//
// What must hold: no check fails; nobody is kept whose pictures were not compared; the key that two people
// compared is theirs alone; what a shared handheld sounds, lights and shows behind the curtain is the same
// whatever lies in the hand; and when all is calm again, the game goes on to its end.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "arguments.h"
#include "core/check.h"
#include "progress.h"
#include "siege/besieged.h"
#include "siege/lied_at.h"
#include "siege/lied_to.h"
#include "siege/passed_around.h"

namespace seaglass {

namespace siege {

namespace {

/// A guest that holds up the deal; honest units on an air that is slow for long; a host that dies after the
/// end; two who watch a table that has places for them again; a table given away whose record and journal
/// disagree on who is where; a host that restarts after the end; a claim whose snapshot is no position of its
/// table.
constexpr std::uint64_t found_before[] = {42, 272, 682, 22390, 34442, 60094, 64102, 100836};

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

/// In a process of its own.
bool holds(std::uint64_t seed, const rlimit& computing) {
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    setrlimit(RLIMIT_CPU, &computing);
    play(seed);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status))
    std::printf("siege: stopped by signal %d: seed %llu\n", WTERMSIG(status),
                static_cast<unsigned long long>(seed));
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace siege

void check_failed(const char* claim, const char* file, int line) {
  std::printf("%s:%d: does not hold: %s\n", file, line, claim);
  siege::fail("a check failed");
}

}  // namespace seaglass

int main(int argc, char** argv) {
  seaglass::expect_arguments(argc, 2, 2, "siege GAMES SEED");
  constexpr rlimit computing = {60, 60};  // seconds; more than any game takes: then it is a loop
  const std::int64_t games = seaglass::counted("GAMES", argv[1]);
  const std::uint64_t first = seaglass::seed_of(argv[2]);
  long passed = 0, all = 0;
  const auto play = [&](std::uint64_t seed) {
    ++all;
    passed += seaglass::siege::holds(seed, computing) ? 1 : 0;
  };
  for (const std::uint64_t seed : seaglass::siege::found_before) play(seed);
  seaglass::Progress progress("siege", games, "games");
  for (std::int64_t i = 0; i < games; ++i) {
    progress.done(i);
    play(first + static_cast<std::uint64_t>(i));
  }
  std::printf("%ld passed, %ld failed\n", passed, all - passed);
  return passed == all ? 0 : 1;
}
