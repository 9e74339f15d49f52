// The console's tests, in one program.
#pragma once

#include <unity.h>

#include <string>

#include "console/screens/home/water.h"
#include "console/screens/start/boot.h"
#include "core/crc32.h"
#include "simulator/room.h"
#include "sitting_down.h"
#include "words_seen.h"

namespace seaglass {

void test_art();
void test_first_start();
void test_launcher();
void test_settings();
void test_preference_store();
void test_buttons();
void test_tables();
void test_table_on_air();
void test_happened();
void test_told_on_air();
void test_sound();
void test_new_table();
void test_names();
void test_solo();
void test_saving();
void test_past();
void test_rest();
void test_pace();
void test_advice();
void test_empty_cell();
void test_press_guard();

/// One handheld, freshly started, and how to press its buttons.
class Desk {
 public:
  explicit Desk(std::uint64_t seed = 1) : room_(1, seed) { room_.run(boot_ms); }

  simulator::SimulatedHandheld& unit() { return room_[0]; }
  simulator::SimulatedPanel& panel() { return room_[0].panel; }
  const Preferences& preferences() { return room_[0].handheld().preferences(); }
  Milliseconds now() const { return room_.now(); }

  void wait(Milliseconds duration_ms) { room_.run(duration_ms); }
  void tap(Button button) { room_.tap(0, button); }
  /// Who plays alone decides just now.
  bool person_decides() {
    const Handheld& handheld = unit().handheld();
    return handheld.showing() == ScreenName::play && handheld.table().may_decide() &&
           !handheld.table().has_caption();
  }
  /// So many have been made at the table.
  int choices() { return unit().handheld().table().sitting().journal().size(); }
  bool shows(const std::string& words) {
    WordsSeen seen;
    unit().handheld().show_words(seen);
    return seen.contains(words);
  }
  /// From the launcher, on this game's page.
  auto sits_down(GameName game, PlayMode mode) {
    for (int taps = 0; taps < game_count && preferences().game != game; ++taps) tap(Button::right);
    tap(Button::a);
    return SittingDown(unit().handheld().log(), game, mode, 0, [this](Button button) { tap(button); });
  }
  /// A table of so many people and so many bots, and the cards are dealt.
  void begin(GameName game, int people, int bots) {
    using Place = Seating::Place;
    auto sitting = sits_down(game, people > 1 ? PlayMode::together : PlayMode::alone);
    Place places[seats_max];
    for (int i = 0; i < people + bots; ++i) places[i] = i < people ? Place::person : Place::bot;
    sitting.choose_mode();
    sitting.sit(places, people + bots);
    sitting.begin();
  }
  /// And waits until all that it set in motion lies still.
  void tap_and_rest(Button button) {
    tap(button);
    wait(rest_ms);
  }
  /// What the panel shows above the water, as a checksum.
  std::uint32_t scene() const {
    constexpr int rows = Water::rows.top;
    return crc32({reinterpret_cast<const std::uint8_t*>(room_[0].panel.pixels()), rows * screen_width * 2});
  }
  /// Battery out, battery in.
  void restart() {
    unit().stop();
    unit().start();
    wait(boot_ms);
  }

  static constexpr Milliseconds one_frame_ms = simulator::SimulatedHandheld::frame_ms;
  static constexpr Milliseconds boot_ms = Boot::mark_ms + one_frame_ms;  // until the launcher stands there
  static constexpr Milliseconds rest_ms = 5200;  // the water moves for 5 s after a press

 private:
  mutable simulator::SimulatedRoom room_;
};

}  // namespace seaglass
