// What all screens share: it lives as long as the handheld.
#pragma once

#include "console/app/notice.h"
#include "console/app/press_guard.h"
#include "console/app/sound.h"
#include "console/parts/status.h"
#include "console/session/air.h"
#include "console/session/bot_turn.h"
#include "console/session/gathering.h"
#include "console/session/table.h"
#include "core/wipe.h"
#include "device.h"
#include "save/log/no_flash.h"
#include "save/new_table/seating.h"
#include "save/records/names.h"
#include "save/records/preference_store.h"
#include "save/records/statistics.h"

namespace seaglass {

struct Unit {
  /// Without flash nothing is kept: for screens that are tried on their own.
  explicit Unit(Flash& flash = no_flash()) : log(flash), shelf(log, fingerprints_of), table(shelf) {}

  RecordLog log;  // all that outlives the power; mounted by the Handheld
  Shelf shelf;
  Preferences preferences;  // changed by screens, kept by the Handheld
  Names names;
  BatteryLevel battery = BatteryLevel::measured(100);
  int air_bars = no_air;            // beside it
  bool three_buttons_here = false;  // the device has no more
  bool calm_place = false;          // the device was asked for little motion
  bool lit_place = false;           // a window of a computer: it neither dims nor goes off
  bool asks_language = false;       // nobody has set anything, and the device does not know it
  bool stays_on = false;  // somebody on another handheld waits for this one: it neither dims nor goes off
  ButtonSet held;         // at this step
  PressGuard guard;       // of the screen that is shown
  Entropy* entropy = nullptr;
  Sound sound;
  Air air;
  Table table;
  Gathering gathering{air, table, shelf, log, names, preferences};
  BotTurn bot_turn;                          // of whichever bot is next
  GameName helped = GameName::mermaid_rain;  // the game that the help explains
  bool over_table = false;                   // help or settings were opened at a table, which waits below
  int menu_line = 0;                         // of the table's menu, to which help or settings lead back
  PlayMode play_mode = PlayMode::alone;      // of the table that is being set up
  bool over_card = false;                    // tables nearby were opened from a game's card
  bool asks_advice = false;                  // who decides here, about that
  int past_chosen = 0;                       // of the past games, the latest being the first

  /// For a new game.
  Seed seed() const {
    std::uint8_t bytes[Seed::bytes_max] = {};
    if (entropy != nullptr) entropy->fill({bytes, Seed::bytes_max});
    const Seed seed = Seed::long_from(bytes);
    wipe({bytes, Seed::bytes_max});
    return seed;
  }
  /// For a bot's turn.
  Random chance() const {
    std::uint8_t bytes[8] = {};
    if (entropy != nullptr) entropy->fill({bytes, 8});
    std::uint64_t number = 0;
    for (std::uint8_t byte : bytes) number = number << 8 | byte;
    return Random(number);
  }
  /// What flash holds, once, when the unit starts.
  void mount() {
    log.mount();
    shelf.mount();
    preferences = PreferenceStore(log).load();
    names = Names::load(log);
    count_games();
  }
  /// Whatever was finished and is not counted yet.
  void count_games() { statistics().count_games(shelf, log); }
  Statistics statistics() const { return Statistics::load(log); }
  View view() const { return table.view(preferences.language, calm()); }
  bool three_buttons() const { return preferences.three_buttons || three_buttons_here; }
  /// As hints call it: on three buttons A and either of the others together.
  const char* back_button() const { return three_buttons() ? "A→" : "B"; }
  bool calm() const { return preferences.calm || calm_place; }
};

}  // namespace seaglass
