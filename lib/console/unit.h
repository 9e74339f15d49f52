// What outlives the screens and all of them may know of the handheld they are on.
#pragma once

#include "console/air.h"
#include "console/bot_turn.h"
#include "console/names.h"
#include "console/notice.h"
#include "console/preference_store.h"
#include "console/sound.h"
#include "console/statistics.h"
#include "console/status.h"
#include "console/table.h"
#include "content/fingerprint.h"
#include "device.h"
#include "radio/yielding.h"
#include "save/no_flash.h"

namespace seaglass {

struct Unit {
  /// Without flash nothing is kept: for screens that are tried on their own.
  explicit Unit(Flash& flash = no_flash()) : log(flash), shelf(log, content::fingerprint), table(shelf) {}

  RecordLog log;  // all that outlives the power; mounted by the Handheld
  Shelf shelf;
  Preferences preferences;  // changed by screens, kept by the Handheld
  Names names;
  Statistics statistics;
  BatteryLevel battery;
  int air_bars = no_air;            // beside it
  bool three_buttons_here = false;  // the device has no more
  bool calm_place = false;          // the device was asked for little motion
  bool stays_on = false;  // somebody on another handheld waits for this one: it neither dims nor goes off
  ButtonSet held;         // at this step
  Entropy* entropy = nullptr;
  Sound sound;
  Air air;
  radio::UnitName host_name;  // of the table that this unit is a guest at, or that it handed over
  RadioAddress host_address;  // of the first, as it is kept in flash
  radio::TableId host_table;  // and which table that is
  bool offers_home = false;   // should that table come here, there is a place for it
  Milliseconds handed_at = 0;
  Table table;
  BotTurn bot_turn;                          // of whichever bot is next
  GameName helped = GameName::mermaid_rain;  // the game that the help explains
  bool over_table = false;                   // help or settings were opened at a table, which waits below
  int past_chosen = 0;                       // of the past games, the latest being the first

  /// Chance for a new game.
  std::uint64_t seed() const {
    std::uint8_t bytes[8] = {};
    if (entropy != nullptr) entropy->fill({bytes, 8});
    std::uint64_t number = 0;
    for (std::uint8_t byte : bytes) number = number << 8 | byte;
    return number;
  }
  /// What flash holds, once, when the unit starts.
  void mount() {
    log.mount();
    shelf.mount();
    preferences = PreferenceStore(log).load();
    names = Names::load(log);
    statistics = Statistics::load(log);
    count_games();
  }
  /// Whatever was finished and is not counted yet.
  void count_games() { statistics.count_games(shelf, log); }
  /// Opens a table to handhelds around: a waiting room.
  void host(GameName game, const Roster& roster, Milliseconds now);
  /// Looks which tables are around.
  void look_around(Milliseconds now);
  /// Somebody's table was chosen, for so many people; with none this unit watches. It comes back there by
  /// itself, whatever the power does, until it leaves.
  void join(const RadioAddress& to, int people, Milliseconds now);
  /// False: it was a guest nowhere when it was on last.
  bool rejoin(Milliseconds now);
  /// The table that was laid was on the air: it is so again. False: what that takes is not there any more.
  bool host_again(Milliseconds now);
  /// The people of this unit, as many as say so, and how it calls itself on the air.
  People people_here(int count) const;
  radio::UnitName name_of(const Person& person) const;
  /// Of a table on the air also for the others: they are told.
  void leave_table(Milliseconds now);
  /// The table that this unit hosts goes to another one that plays at it. False: not now.
  bool hand_over(int to, Milliseconds now);
  /// As long as it goes.
  Phrase told_of_move() const;
  /// At every step: the table may come to this unit, or have gone to another one. Returns what people have to
  /// be told of it.
  Notice watch_air(Milliseconds now);
  /// The game of a table on the air that is not over is followed from now on.
  void follow_table();
  /// The host of the table stays away, and this unit holds what it takes to go on without it (vault.h).
  bool can_claim() const { return air.visits() && air.joined().can_claim(); }
  void claim(Milliseconds now);
  /// A claim that came to nothing: this unit looks for the old host again.
  void end_claim(Milliseconds now);
  bool is_claiming() const { return air.hosts() && air.hosted().table().is_claiming(); }
  /// Somebody else claims the table at which this unit is a guest.
  bool is_in_claim() const { return air.visits() && air.joined().table().in_claim(); }
  /// Whoever is at the table has to look elsewhere: it was closed, they were sent away, the host took the
  /// cards from the table, it went to another unit, or somebody would go on without the host.
  bool is_parted() const {
    return air.has_ended() || table.is_cleared() || is_in_claim() ||
           ((air.hosts() || air.visits()) && !table.on_air());
  }

  View view() const { return table.view(preferences.language, calm()); }
  bool three_buttons() const { return preferences.three_buttons || three_buttons_here; }
  /// As hints call it: on three buttons A and either of the others together.
  const char* back_button() const { return three_buttons() ? "A→" : "B"; }
  bool calm() const { return preferences.calm || calm_place; }

 private:
  /// The journal of a long game goes in a few seconds, through a bad air too.
  static constexpr Milliseconds handing_ms_max = 12000;

  void note_host(const RadioAddress& at, int people);
  bool open_again(Milliseconds now);
  bool waits_too_long(Milliseconds now);
  Notice keep_table();
  radio::UnitName heirs_name() const;
  Notice go_along(const RadioAddress& to, Milliseconds now);
  Notice take_over(Milliseconds now);
  void clear_home();
  void offer_home();
  Notice give_way(Milliseconds now);
  Notice watch_giving_way(Milliseconds now);

  bool claims_ = false;
  Yielding yielding_;
  GameName own_game_ = GameName::mermaid_beach;  // of the table that gives way
  int own_people_ = 0;
};

}  // namespace seaglass
