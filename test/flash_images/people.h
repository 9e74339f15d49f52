// What people at simulated handhelds do with their buttons to fill a flash: they type names, set tables up,
// play for a while.
#pragma once

#include <string>

#include "console/screens/seats/letter_keys.h"
#include "save/new_table/table_settings.h"
#include "test_nearby/suite.h"

namespace seaglass {

/// Walks on a page of letters from one key to another, whichever way is shorter.
inline void walk_to_key(NearbyRoom& room, int i, int& at, int key) {
  using letter_keys::key_count;
  const int right = (key - at + key_count) % key_count;
  for (int n = 0; n < right && right <= key_count / 2; ++n) room.tap(i, Button::right);
  for (int n = 0; n < key_count - right && right > key_count / 2; ++n) room.tap(i, Button::left);
  at = key;
}

/// In Latin-1, in small letters: capitals come by themselves.
inline void type_letters(NearbyRoom& room, int i, const std::string& letters) {
  int at = 0;
  for (const char letter : letters) {
    int key = 0;
    while (letter_keys::letters[key] != static_cast<std::uint8_t>(letter)) ++key;
    walk_to_key(room, i, at, key);
    room.tap(i, Button::a);
  }
}

/// From the launcher, and back to it: a name for each emblem, or none where that is empty.
inline void type_names(NearbyRoom& room, int i, const std::string (&names)[emblem_count]) {
  room.tap(i, Button::menu);
  room.tap(i, Button::up);  // the last line
  room.tap(i, Button::a);
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::names);
  for (const std::string& name : names) {
    if (!name.empty()) {
      room.tap(i, Button::a);
      type_letters(room, i, name);
      room.tap(i, Button::menu);
    }
    room.tap(i, Button::right);
  }
  room.tap(i, Button::b);
  room.tap(i, Button::b);
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::launcher);
}

/// Somebody types the first name anew, again and again, until the log has gone round all of the flash.
inline void wear_flash(NearbyRoom& room, int i, int times) {
  room.tap(i, Button::menu);
  room.tap(i, Button::up);
  room.tap(i, Button::a);
  for (int n = 0; n < times; ++n) room.tap(i, Button::a), room.tap(i, Button::menu);
  room.tap(i, Button::b);
  room.tap(i, Button::b);
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::launcher);
}

/// From the launcher: who plays this game, and by which options; and the cards are dealt.
inline void begin_game(NearbyRoom& room, int i, GameName game, PlayMode mode, const Seating::Chairs& wanted,
                       const OptionValues& options) {
  auto sitting = room.sits_down(i, game, mode);
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::game_page);
  const OptionValues now = TableSettings::load(room.handheld(i).log(), game).options;
  Seating::Place places[seats_max];
  for (int chair = 0; chair < wanted.size(); ++chair) places[chair] = wanted[chair].place;
  sitting.choose_mode();
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::new_table);
  sitting.sit(places, wanted.size());
  // First all become animals that nobody wants: none finds its own taken.
  for (int chair = 0; chair < wanted.size(); ++chair) sitting.change_animal(chair, emblem_count - 1 - chair);
  for (int chair = 0; chair < wanted.size(); ++chair) {
    sitting.change_animal(chair, wanted[chair].emblem);
    if (wanted[chair].place == Seating::Place::bot) sitting.change_level(chair, wanted[chair].level);
  }
  const GameFacts& facts = game_of(game).facts();
  for (int option = 0; option < facts.option_count; ++option) {
    const int from = now.values[option], to = options.values[option];
    if (from == to) continue;
    sitting.go_to_option(option);
    room.tap(i, Button::a);
    if (facts.options[option].high == 1) continue;
    for (int n = from; n < to; ++n) room.tap(i, Button::up);
    room.tap(i, Button::a);
  }
  sitting.begin();
  room.run(1000);
  TEST_ASSERT_TRUE(room.at_table(i));
}

inline int length_of(NearbyRoom& room, int i) {
  return room.handheld(i).table().sitting().journal().size();
}

inline void play_choices(NearbyRoom& room, int i, int choices) {
  for (int taps = 0; taps < 20000 && length_of(room, i) < choices; ++taps) room.press_something(i);
  TEST_ASSERT_TRUE(length_of(room, i) >= choices && room.showing(i) != ScreenName::score);
}

inline void play_to_the_end(NearbyRoom& room, int i) {
  for (int taps = 0; taps < 60000 && room.showing(i) != ScreenName::score; ++taps) room.press_something(i);
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::score);
  room.run(2 * QuietPeriod::rest_ms);
  room.tap(i, Button::b);
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::launcher);
}

/// Somebody takes the last choice back as soon as that is allowed. False: it never was before so many.
inline bool take_one_back(NearbyRoom& room, int i, int choices) {
  for (int taps = 0; taps < 2000 && length_of(room, i) < choices; ++taps) {
    room.press_something(i);
    const Table& table = room.handheld(i).table();
    if (table.has_caption() || !table.can_take_back()) continue;
    const int before = length_of(room, i);
    room.open_menu(i);
    for (int n = 0; n < 3; ++n) room.tap(i, Button::down);  // past looking around, and at what happened
    room.tap(i, Button::a);
    if (length_of(room, i) == before - 1) return true;
    if (room.showing(i) == ScreenName::table_menu) room.tap(i, Button::b);
  }
  return false;
}

/// So many presses of these two, or of all three.
inline void press_on(NearbyRoom& room, int first, int taps) {
  for (int n = 0; n < taps; ++n) room.press_something(first + room.random().below(room.size() - first));
}

}  // namespace seaglass
