// Somebody without a thought presses buttons: on one handheld, or on several that hear each other, which now
// and then are switched off and on, and lose each other for a while. All pages are come to so. One seed
// decides everything:
//
//   monkey PRESSES SEED HANDHELDS
//
// What must hold: no check fails, and from wherever they are, B and A lead home again. The last line says how
// often each screen was come to.
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "arguments.h"
#include "core/check.h"
#include "core/random.h"
#include "progress.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/room.h"

namespace seaglass {

namespace {

constexpr const char* screen_names[screen_count] = {
    "boot",    "launcher", "game_page", "settings", "names",   "sit_down",   "new_table",
    "curtain", "play",     "menu",      "help",     "score",   "past_games", "replay",
    "players", "nearby",   "room",      "air_help", "language"};

constexpr const char* button_names[button_count] = {"up", "down", "left", "right", "A", "B", "menu"};

/// The last presses, for whoever looks why a check failed.
class Presses {
 public:
  void note(const Handheld& there, int i, Button button) {
    const Table& table = there.table();
    std::snprintf(
        lines_[count_++ % kept], line_max, "handheld %d at %s: %s; %s, %s, %d told, seat %d, next %d", i,
        screen_names[static_cast<int>(there.showing())], button_names[static_cast<int>(button)],
        table.is_set() ? table.game().facts().name : "no table", table.is_open() ? "open" : "closed",
        table.captions_left(), table.is_set() ? table.view(Language::english, true).near.index() : 0,
        table.is_set() && !table.over() ? table.next().index() : 0);
  }
  void say() const {
    for (int i = count_ < kept ? 0 : count_ - kept; i < count_; ++i)
      std::fprintf(stderr, "%s\n", lines_[i % kept]);
  }

 private:
  static constexpr int kept = 24, line_max = 160;
  char lines_[kept][line_max] = {};
  int count_ = 0;
};
Presses noted;

class Monkey {
 public:
  Monkey(int handhelds, std::uint64_t seed)
      : room_(handhelds, seed, seed % 2 == 0, nullptr, &cryptography_), random_(seed) {
    room_.run(1500);
  }

  void press() {
    const int i = random_.below(room_.size());
    if (random_.below(2000) == 0) return restart(i);
    if (random_.below(300) == 0) room_.run(static_cast<Milliseconds>(random_.below(40000)));
    if (random_.below(8) == 0) room_.run(static_cast<Milliseconds>(random_.below(1500)));
    const Button button = any_button();
    noted.note(room_[i].handheld(), i, button);
    room_.tap(i, button, showing(i) == ScreenName::curtain ? 700 : 40);
    ++seen_[static_cast<int>(showing(i))];
  }

  /// On each of them. False: some screen does not let go.
  bool find_home() {
    for (int i = 0; i < room_.size(); ++i) {
      int taps = 0;
      while (showing(i) != ScreenName::launcher && taps < way_home_max) press_homeward(i, taps++);
      if (taps == way_home_max) {
        std::printf("monkey: stuck at %s\n", screen_names[static_cast<int>(showing(i))]);
        return false;
      }
    }
    return true;
  }

  void say() const {
    for (int screen = 0; screen < screen_count; ++screen)
      std::printf("%s %d%s", screen_names[screen], seen_[screen], screen + 1 < screen_count ? ", " : "\n");
  }

 private:
  static constexpr int way_home_max = 400;

  ScreenName showing(int i) { return room_[i].handheld().showing(); }

  /// Mostly onwards, or no game would end.
  Button any_button() {
    if (random_.below(3) > 0) return random_.below(4) > 0 ? Button::a : Button::right;
    return static_cast<Button>(random_.below(button_count));
  }

  void restart(int i) {
    room_[i].stop();
    room_.run(static_cast<Milliseconds>(random_.below(3000)));
    room_[i].start();
    room_.run(1500);
  }

  /// Whoever wants to leave reads what stands there: the last line of a table's menu, and B elsewhere.
  void press_homeward(int i, int taps) {
    room_.run(taps % 10 == 9 ? 5000 : 100);
    switch (showing(i)) {
      case ScreenName::play: return room_.tap(i, Button::menu, 40);
      case ScreenName::table_menu:
        if (taps % 5 == 4) return room_.tap(i, Button::b, 40);  // out of what a line has opened
        room_.tap(i, Button::up, 40);
        return room_.tap(i, Button::a, 40);
      case ScreenName::first_start:
      case ScreenName::boot: return room_.tap(i, Button::a, 40);
      case ScreenName::waiting_room: return room_.tap(i, taps % 3 == 1 ? Button::a : Button::b, 40);
      case ScreenName::score: return room_.tap(i, taps % 4 == 3 ? Button::a : Button::b, 40);
      default: return room_.tap(i, taps % 8 == 7 ? Button::a : Button::b, 40);
    }
  }

  SodiumCryptography cryptography_;
  simulator::SimulatedRoom room_;
  Random random_;
  int seen_[screen_count] = {};
};

/// Every so often, whether there is a way home; then on from there.
constexpr int between_ways_home = 2500;

int play(int presses, std::uint64_t seed, int handhelds) {
  const auto monkey = std::make_unique<Monkey>(handhelds, seed);
  Progress progress("monkey", presses, "presses");
  for (int i = 1; i <= presses; ++i) {
    progress.done(i);
    monkey->press();
    if (i % between_ways_home == 0 && !monkey->find_home()) return 1;
  }
  monkey->say();
  return 0;
}

}  // namespace

void check_failed(const char* claim, const char* file, int line) {
  noted.say();
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}

}  // namespace seaglass

int main(int count, char** words) {
  seaglass::expect_arguments(count, 3, 3, "monkey PRESSES SEED HANDHELDS");
  const auto presses = static_cast<int>(seaglass::counted("PRESSES", words[1]));
  const std::uint64_t seed = seaglass::seed_of(words[2]);
  const int handhelds = seaglass::whole_number<int>("HANDHELDS", words[3], 1,
                                                    seaglass::simulator::SimulatedRoom::handhelds_max);
  return seaglass::play(presses, seed, handhelds);
}
