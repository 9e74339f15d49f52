// Handhelds in one room that play at one table over the air, by their buttons alone.
#pragma once

#include <unity.h>

#include <memory>
#include <string>

#include "core/random.h"
#include "games/games.h"
#include "save/records/preference_store.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/room.h"
#include "sitting_down.h"
#include "words_seen.h"

void whole_game_tests();
void trouble_tests();
void handing_tests();
void saying_tests();
void watching_tests();
void sudden_death_tests();
void lying_tests();
void low_cell_tests();
void attack_tests();
void confirming_tests();
void dealing_tests();

namespace seaglass {

class NearbyRoom {
 public:
  static constexpr int nobody = -1;

  explicit NearbyRoom(int handhelds, std::uint64_t seed = 1)
      : room_(handhelds, seed, true, nullptr, &cryptography_), random_(seed) {
    room_.run(1500);
  }

  simulator::SimulatedRoom& room() { return room_; }
  int size() const { return room_.size(); }
  const Handheld& handheld(int i) { return room_[i].handheld(); }
  ScreenName showing(int i) { return handheld(i).showing(); }
  void tap(int i, Button button) { room_.tap(i, button, 40); }
  /// Once it starts anew.
  void set(int i, const Preferences& preferences) {
    room_[i].stop();
    RecordLog log(room_[i].flash);
    log.mount();
    TEST_ASSERT_TRUE(PreferenceStore(log).save(preferences));
    room_[i].start();
    run(1500);
  }
  /// On three buttons: the middle one and the right one together.
  void go_back_on_three_buttons(int i) {
    for (const Button button : {Button::a, Button::right}) room_[i].press(button);
    run(100);
    for (const Button button : {Button::a, Button::right}) room_[i].release(button);
    run(100);
  }
  /// All the words on a screen, line by line.
  std::string words(int i) {
    WordsSeen seen;
    room_[i].handheld().show_words(seen);
    return seen.all;
  }
  bool says(int i, const Phrase& phrase) { return words(i).find(phrase.text()) != std::string::npos; }
  bool says(int i, Word word, Text name = "") { return says(i, phrase(word, Language::english, name)); }
  /// What is told comes first.
  void open_menu(int i) {
    for (int taps = 0; taps < 20 && showing(i) != ScreenName::table_menu; ++taps) tap(i, Button::menu);
    TEST_ASSERT_TRUE(showing(i) == ScreenName::table_menu);
  }
  /// In the table's menu, counted from its last line.
  void choose_from_below(int i, int line) {
    open_menu(i);
    for (int n = 0; n < line; ++n) tap(i, Button::up);
    tap(i, Button::a);
  }
  void leave(int i) {
    choose_from_below(i, 1);
    TEST_ASSERT_TRUE(showing(i) == ScreenName::launcher);
  }
  void look_who_is_here(int host) {
    choose_from_below(host, 4);  // leave, settings, rules, who is here
    TEST_ASSERT_TRUE(showing(host) == ScreenName::waiting_room);
  }
  /// While somebody is away.
  void let_bots_step_in(int host) {
    open_menu(host);
    TEST_ASSERT_TRUE(says(host, Word::bots_step_in));
    choose_from_below(host, 4);  // leave, rules, who is here, bots
  }
  void run(Milliseconds duration_ms) { room_.run(duration_ms); }
  /// Whether the motif for a turn has begun there since then; a curtain's is that of the animal it calls.
  bool heard_turn(int i, Milliseconds since) {
    const int first_note_hertz = showing(i) == ScreenName::curtain ? 880 : 784;
    const auto& log = room_[i].speaker.log();
    for (int n = 0; n < log.size(); ++n)
      if (log[n].hertz == first_note_hertz && log[n].at >= since) return true;
    return false;
  }
  Random& random() { return random_; }

  /// In the launcher.
  void look_at(GameName game, int i) {
    for (int taps = 0; taps < game_count && handheld(i).preferences().game != game; ++taps)
      tap(i, Button::right);
  }
  /// A handheld, the first unless said, takes up the table of this game that it left.
  void carry_on(GameName game, int i = 0) {
    look_at(game, i);
    tap(i, Button::a);
    run(800);
    tap(i, Button::a);
    TEST_ASSERT_TRUE(at_table(i));
  }
  /// On this handheld's page of this game.
  auto sits_down(int i, GameName game, PlayMode mode) {
    look_at(game, i);
    tap(i, Button::a);
    return SittingDown(handheld(i).log(), game, mode, room_[i].radio.address().bytes[5] % emblem_count,
                       [this, i](Button button) {
                         // Where tables come up by themselves, fingers rest before they press A.
                         if (button == Button::a && showing(i) == ScreenName::nearby) run(1500);
                         tap(i, button);
                       });
  }
  /// A handheld, the first unless said, opens a table of this game, with as many places for others as asked
  /// for.
  void open(GameName game, int here, int elsewhere, int host = 0) {
    using Place = Seating::Place;
    auto sitting = sits_down(host, game, PlayMode::on_air);
    // As many as the game wants: the others are people here, too.
    const int wanted = game_of(game).facts().players_min, players = here + elsewhere;
    Place places[seats_max];
    for (Place& place : places) place = Place::person;
    for (int i = here; i < players; ++i) places[i] = Place::elsewhere;
    sitting.choose_mode();
    sitting.sit(places, players < wanted ? wanted : players);
    sitting.begin();
    TEST_ASSERT_TRUE(showing(host) == ScreenName::waiting_room);
  }
  /// The fewest that the game takes, all of them bots but one.
  void play_alone(GameName game, int i) {
    using Place = Seating::Place;
    auto sitting = sits_down(i, game, PlayMode::alone);
    const Place places[seats_max] = {Place::person, Place::bot, Place::bot};
    sitting.choose_mode();
    sitting.sit(places, game_of(game).facts().players_min);
    sitting.begin();
    TEST_ASSERT_TRUE(showing(i) == ScreenName::play);
  }
  /// Begun by whoever holds this handheld, against a bot or with others here, and left in the middle.
  void leave_a_game_waiting(GameName game, int i) {
    auto sitting = sits_down(i, game, PlayMode::together);
    sitting.choose_mode();
    sitting.begin();
    run(1000);
    TEST_ASSERT_TRUE(at_table(i));
    leave(i);
  }
  bool has_a_game_waiting(GameName game, int i) {
    look_at(game, i);
    tap(i, Button::a);
    TEST_ASSERT_TRUE(showing(i) == ScreenName::game_page);
    return says(i, Word::carry_on);
  }
  /// So many would sit down elsewhere: chosen where the tables nearby are listed. The cursor stays there.
  void bring_people(int i, int people) {
    tap(i, Button::up);
    int here = Seating::load(handheld(i).log(), PlayMode::visiting, GameName::mermaid_rain).players();
    for (int n = 0; n < here; ++n) tap(i, Button::right);
    for (; here < people; ++here) {
      tap(i, Button::a);
      if (here + 1 < people) tap(i, Button::right);
    }
  }
  /// Finds the table; both say that the pictures are the same.
  void join(int i, int people = 1) {
    tap(i, Button::b);
    TEST_ASSERT_TRUE(showing(i) == ScreenName::nearby);
    if (people > 1) bring_people(i, people);
    run(3000);
    if (people > 1) tap(i, Button::down);
    tap(i, Button::a);  // else the cursor stands on the first table that can be joined
    TEST_ASSERT_TRUE(showing(i) == ScreenName::waiting_room);
    run(3000);
    tap(i, Button::a);
    tap(0, Button::a);
    run(4000);
  }
  /// The host looks who is here, and has what can be done with the first guest before it.
  void open_sheet(int host = 0) {
    look_who_is_here(host);
    tap(host, Button::a);
    TEST_ASSERT_TRUE(says(host, Word::hand_over));
  }
  void hand_over(int host = 0) {
    open_sheet(host);
    tap(host, Button::a);
  }
  /// So many presses of everybody.
  void play_on(int taps) {
    for (int i = 0; i < taps; ++i) press_something(random_.below(size()));
  }
  /// In flash: its part of a table whose host is not heard any more.
  bool keeps_claim_state(int i) {
    RecordLog log(room_[i].flash);
    log.mount();
    return log.size(keys::claim_state) > 0;
  }
  void restart(int i) {
    room_[i].stop();
    run(500);
    room_[i].start();
    run(1500);
  }
  void deal() {
    tap(0, Button::a);
    for (int waits = 0; waits < 100 && !all_at_table(); ++waits) run(200);
    TEST_ASSERT_TRUE(all_at_table());
  }
  /// The first handheld opens a table for all in the room, one seat each.
  void begin(GameName game) {
    open(game, 1, size() - 1);
    for (int i = 1; i < size(); ++i) join(i);
    deal();
  }
  bool at_table(int i) {
    const ScreenName screen = showing(i);
    return screen == ScreenName::play || screen == ScreenName::curtain || screen == ScreenName::score ||
           screen == ScreenName::table_menu;
  }
  /// All, or all but one.
  bool all_at_table(int but = nobody) {
    for (int i = 0; i < size(); ++i)
      if (i != but && !at_table(i)) return false;
    return true;
  }
  bool all_show(ScreenName screen, int but = nobody) {
    for (int i = 0; i < size(); ++i)
      if (i != but && showing(i) != screen) return false;
    return true;
  }
  /// Whoever holds a handheld presses something that leads on, mostly A.
  void press_something(int i) {
    if (showing(i) == ScreenName::score) return;
    if (showing(i) == ScreenName::curtain) return room_.tap(i, Button::a, 700);
    if (showing(i) == ScreenName::table_menu) return tap(i, Button::b);
    tap(i, random_.below(3) > 0 ? Button::a : random_.below(2) > 0 ? Button::left : Button::right);
  }
  void play_to_the_score(int but = nobody) {
    for (int taps = 0; taps < 30000 && !all_show(ScreenName::score, but); ++taps) {
      const int i = random_.below(size());
      if (i != but) press_something(i);
    }
    TEST_ASSERT_TRUE(all_show(ScreenName::score, but));
    run(QuietPeriod::rest_ms);
  }

 private:
  SodiumCryptography cryptography_;
  simulator::SimulatedRoom room_;
  Random random_;
};

/// The first handheld opens a table of Mermaid Beach where Orca and Minnow sit beside the place for another,
/// and Heron where nobody chose.
void open_with_levels(NearbyRoom& room);
void expect_levels(NearbyRoom& room, int i);

}  // namespace seaglass
