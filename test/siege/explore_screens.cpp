// Whole handhelds at small scope, exhaustively: from a moment at which somebody is about to confirm
// something, every sequence of so many forged frames, so many presses and so many waits, a short one or one
// that is long enough to read. A state that has been met with as much left is not entered again. Nothing of a
// handheld is copied: at every step the process forks, and its child goes on.
//
//   explore_screens FRAMES PRESSES WAITS [MOMENT]      of one moment, by its number, or all four
//
// At every state (moment.h): no check fails; a yes is to the pictures that were on that screen, long enough;
// nobody is kept whose pictures were not compared; nothing is dealt, handed over or agreed to but what was
// read. And from every end people who read and press what leads on come to an end, with nobody waiting for
// ever.
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "arguments.h"
#include "core/check.h"
#include "siege/moments.h"

namespace seaglass {
namespace siege {
namespace {

/// What all processes have in common.
struct Shared {
  static constexpr std::size_t places = 1 << 22;

  std::atomic<long> states, steps, ends, failed;
  std::atomic<std::uint64_t> met[places];  // 0: nothing yet
};
Shared* shared = nullptr;

constexpr Milliseconds short_wait_ms = 24, long_wait_ms = 600;

constexpr int depth_max = 9;  // of each kind of step

struct Left {
  int frames, presses, waits;
  bool is_end() const { return frames == 0 && presses == 0; }
};

std::unique_ptr<Moment> moment;
std::vector<std::string> path;
std::vector<int> unheard;  // frames that were forged since time passed

std::string path_words() {
  std::string words;
  for (const std::string& step : path) words += (words.empty() ? "" : ", ") + step;
  return words;
}

/// False: it has been met.
bool meet(const Left& left) {
  std::uint64_t hash = moment->hash();
  const auto mix = [&hash](int number) {
    hash = (hash ^ static_cast<std::uint64_t>(number + 1)) * 1099511628211u;
  };
  for (const int frame : unheard) mix(frame);
  for (const int number : {left.frames, left.presses, left.is_end() ? 0 : left.waits}) mix(number);
  hash = hash == 0 ? 1 : hash;
  for (std::size_t at = hash % Shared::places;; at = (at + 1) % Shared::places) {
    std::uint64_t there = shared->met[at];
    if (there == hash) return false;
    if (there == 0) {
      shared->met[at] = hash;
      return true;
    }
  }
}

void explore(const Left& left);

/// In a process of its own, from here on.
template <typename Step>
void try_step(const std::string& name, const Left& left, const Step& step) {
  constexpr rlimit computing = {60, 60};  // seconds; more than any step takes: then it is a loop
  const pid_t child = fork();
  if (child == 0) {
    setrlimit(RLIMIT_CPU, &computing);
    path.push_back(name);
    if (step()) {
      ++shared->steps;
      explore(left);
    }
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (!WIFSIGNALED(status)) return;
  ++shared->failed;
  std::printf("explore_screens: stopped by signal %d: %s, after %s, %s\n", WTERMSIG(status), moment->name,
              path_words().c_str(), name.c_str());
  std::fflush(stdout);
}

void explore(const Left& left) {
  if (!meet(left)) return;
  ++shared->states;
  if (left.is_end()) {
    moment->settle();
    ++shared->ends;
    return;
  }
  for (std::size_t i = 0; left.frames > 0 && i < moment->forgeries.size(); ++i)
    try_step(moment->forgeries[i].name, {left.frames - 1, left.presses, left.waits}, [i] {
      unheard.push_back(static_cast<int>(i));
      return moment->forge(static_cast<int>(i));
    });
  for (std::size_t i = 0; left.presses > 0 && i < moment->fingers.size(); ++i) {
    constexpr const char* names[] = {"up", "down", "left", "right", "A", "B", "menu"};
    const Moment::Finger& finger = moment->fingers[i];
    const std::string name =
        std::string(names[static_cast<int>(finger.button)]) + " at " + std::to_string(finger.unit);
    try_step(name, {left.frames, left.presses - 1, left.waits}, [i] {
      unheard.clear();
      moment->press(static_cast<int>(i));
      return true;
    });
  }
  for (const Milliseconds wait_ms : {short_wait_ms, long_wait_ms})
    if (left.waits > 0)
      try_step(std::to_string(wait_ms) + " ms", {left.frames, left.presses, left.waits - 1}, [wait_ms] {
        unheard.clear();
        moment->pass(wait_ms);
        return true;
      });
}

/// Sequences that are a part of each other not counted.
double sequences(const Left& left) {
  const auto ways = [](int chosen, int of) {  // to put these in their places among all
    double product = 1;
    for (int i = 1; i <= chosen; ++i) product = product * (of - chosen + i) / i;
    return product;
  };
  double count = ways(left.frames, left.frames + left.presses + left.waits) *
                 ways(left.presses, left.presses + left.waits);
  for (int i = 0; i < left.frames; ++i) count *= static_cast<double>(moment->forgeries.size());
  for (int i = 0; i < left.presses; ++i) count *= static_cast<double>(moment->fingers.size());
  for (int i = 0; i < left.waits; ++i) count *= 2;
  return count;
}

template <typename Kind>
void explore_moment(const Left& left) {
  const pid_t child = fork();  // which meets nothing of another moment's
  if (child == 0) {
    moment = std::make_unique<Kind>();
    moment->come_here();
    const long states = shared->states, steps = shared->steps, ends = shared->ends;
    explore(left);
    std::printf("%s: %.0f sequences, %ld states, %ld steps, %ld ends\n", moment->name, sequences(left),
                shared->states - states, shared->steps - steps, shared->ends - ends);
    std::fflush(stdout);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) ++shared->failed;
}

}  // namespace

void fail(const char* what) {
  ++shared->failed;
  std::printf("explore_screens: %s: %s, after %s\n", what, moment ? moment->name : "on the way",
              path_words().c_str());
  std::fflush(stdout);
  _exit(1);
}

}  // namespace siege

void check_failed(const char* claim, const char* file, int line) {
  std::printf("%s:%d: does not hold: %s\n", file, line, claim);
  siege::fail("a check failed");
}

}  // namespace seaglass

int main(int count, char** words) {
  using namespace seaglass::siege;
  using seaglass::whole_number;
  seaglass::expect_arguments(count, 3, 4, "explore_screens FRAMES PRESSES WAITS [MOMENT]");
  const Left left{whole_number("FRAMES", words[1], 0, depth_max),
                  whole_number("PRESSES", words[2], 0, depth_max),
                  whole_number("WAITS", words[3], 0, depth_max)};
  const int only = count > 4 ? whole_number("MOMENT", words[4], 0, 3) : -1;
  shared = static_cast<Shared*>(mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE,
                                     MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  if (shared == MAP_FAILED) return 2;
  constexpr void (*moments[])(const Left&) = {explore_moment<AtPictures>, explore_moment<AtTheDoor>,
                                              explore_moment<AtTheSheet>, explore_moment<AtAClaim>};
  for (int i = 0; i < 4; ++i)
    if (only < 0 || only == i) moments[i](left);
  std::printf("%ld states; %ld passed, %ld failed\n", shared->states.load(), shared->ends.load(),
              shared->failed.load());
  return shared->failed == 0 && shared->ends > 0 ? 0 : 1;
}
