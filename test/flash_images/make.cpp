// Makes flash images of handhelds as this version leaves them: flash_images FOLDER. They are played by
// buttons alone in simulated rooms, and what they hold is printed as test_flash_images expects it.
#include <cinttypes>
#include <cstring>

#include "console/app/unit.h"
#include "flash_images/image_file.h"
#include "flash_images/people.h"
#include "flash_images/position.h"

namespace seaglass {
namespace {

std::string folder;

/// As a battery that is pulled leaves it.
void keep_image(simulator::SimulatedFlash& of, const std::string& name) {
  const MutableBytes flash = of.contents();
  const ImageBytes image(flash.data, flash.data + flash.size);
  const ImageBytes file = compressed(image);
  TEST_ASSERT_TRUE(decompressed(file, image.size()) == image);
  TEST_ASSERT_TRUE(write_file(folder + "/" + name + ".image", file));
  std::printf("{\"%s\", 0x%08" PRIx32 "},\n", name.c_str(), crc32({image.data(), flash.size}));
}
void keep_image(NearbyRoom& room, int i, const std::string& name) {
  keep_image(room.room()[i].flash, name);
}

void print(const Position& at) {
  std::printf("{%d, %d, 0x%08" PRIx32 ", 0x%02x, %d, 0x%08" PRIx32 ", {", at.players, at.length, at.journal,
              at.to_act, at.choices, at.choices_sum);
  for (int seat = 0; seat < at.players; ++seat) std::printf(seat > 0 ? ", %d" : "%d", at.totals[seat]);
  std::printf("}, 0x%02x}},\n", at.winners);
}

void print_table(SavedJournal journal, int game) {
  static AnyState state;
  Setup setup;
  TEST_ASSERT_TRUE(journal.find(setup) == Saved::table);
  Sitting sitting(game_at(game), state, journal);
  TEST_ASSERT_TRUE(sitting.resume(setup));
  Position at = position_of(sitting);
  TEST_ASSERT_TRUE(play_to_the_end(sitting));
  note_end(sitting, at);
  std::printf("{GameName::%s, ", game_at(game).facts().name);
  print(at);
}

/// What lies on the shelf there, in a flash of its own.
void print_tables(NearbyRoom& room, int i) {
  static simulator::SimulatedFlash flash;
  std::memcpy(flash.contents().data, room.room()[i].flash.contents().data,
              simulator::SimulatedFlash::size_bytes);
  Unit unit(flash);
  unit.mount();
  for (int past = 0; past < unit.shelf.past_count(); ++past)
    print_table(unit.shelf.past(past), unit.shelf.past_game(past));
  for (int game = 0; game < game_count; ++game)
    if (unit.shelf.has_table(game)) print_table(unit.shelf.table(game), game);
}

void print_statistics(NearbyRoom& room, int i) {
  const Statistics statistics = Statistics::load(room.handheld(i).log());
  for (int emblem = 0; emblem < emblem_count; ++emblem) {
    std::printf("{");
    for (int game = 0; game < game_count; ++game) {
      const Statistics::Count& count = statistics.of(emblem, static_cast<GameName>(game));
      std::printf("{%d, %d}, ", count.played, count.won);
    }
    std::printf("},\n");
  }
}

void print_pairings(NearbyRoom& room, int i) {
  RecordLog log(room.room()[i].flash);
  log.mount();
  SodiumCryptography cryptography;
  radio::PairingShelf pairings(log, cryptography);
  for (int other = 0; other < room.size(); ++other) {
    radio::Pairing pairing;
    if (!pairings.find(room.room()[other].radio.address(), pairing)) continue;
    const Bytes name = pairing.name.text();
    std::printf("{%d, Standing(%d), \"%.*s\", {", other, static_cast<int>(pairing.standing), name.size,
                reinterpret_cast<const char*>(name.data));
    for (const std::uint8_t byte : pairing.key.bytes) std::printf("0x%02x, ", byte);
    std::printf("}},\n");
  }
}

// ------------------------------------------------------------------------------- a handheld's own things

using Place = Seating::Place;
constexpr Place nobody = Place::nobody, person = Place::person, bot = Place::bot;

struct Begun {
  GameName game;
  struct {
    Place places[first_emblem_count];  // by animal
    OptionValues options;
  } settings;
};

constexpr Begun past_games[] = {
    {GameName::mermaid_beach, {{person, nobody, person, nobody, nobody, nobody}, {}}},
    {GameName::mermaid_rain, {{nobody, person, person, person, nobody, nobody}, {{0, 1}}}},
    {GameName::mirage, {{nobody, person, nobody, nobody, bot, nobody}, {{1, 1}}}},
    {GameName::mermaids_song, {{person, nobody, bot, nobody, nobody, person}, {{3}}}},
    {GameName::mermaid_beach, {{nobody, nobody, person, person, person, nobody}, {{1, 0}}}},
    {GameName::mirage, {{person, person, nobody, person, nobody, nobody}, {}}},
    {GameName::mermaid_beach, {{nobody, bot, nobody, nobody, person, nobody}, {{0, 1}}}},
    {GameName::mermaids_song, {{nobody, nobody, nobody, person, person, person}, {{5}}}},
};
constexpr Begun past_and_learned = {GameName::mermaid_beach,
                                    {{person, nobody, nobody, nobody, nobody, person}, {{1, 1}}}};
constexpr Begun in_the_middle[] = {
    {GameName::mermaid_rain, {{nobody, person, person, bot, person, nobody}, {{1, 0}}}},
    {GameName::mermaid_beach, {{nobody, person, bot, person, nobody, person}, {{1, 1}}}},
    {GameName::mermaids_song, {{person, bot, nobody, nobody, person, nobody}, {{4}}}},
    {GameName::mirage, {{bot, nobody, person, nobody, person, person}, {{1, 1}}}},
};
constexpr int choices_played[] = {70, 22, 20, 30};

/// Another one than before, by the settings' lines from above. They are left as they lie: on three buttons,
/// and upside down.
void change_every_setting(NearbyRoom& room, int i) {
  for (int n = 0; n < 2; ++n) room.tap(i, Button::left);  // brightness
  room.tap(i, Button::down);
  for (int n = 0; n < 2; ++n) room.tap(i, Button::right);  // volume
  room.tap(i, Button::down);
  for (int n = 0; n < 3; ++n) room.tap(i, Button::right);  // language
  for (int line = 3; line <= 8; ++line) {
    room.tap(i, Button::down);
    if (line != 3 && line != 7 && line != 6)
      room.tap(i, Button::a);  // neither guide nor left hand; calm it is
  }
  for (int line = 9; line <= 12;
       ++line) {                 // the speed; when cards are hidden, when it dims, when it goes off
    room.tap(i, Button::right);  // with three buttons this walks
    room.tap(i, Button::a);
  }
  for (int n = 0; n < 5; ++n) room.tap(i, Button::left);
  room.tap(i, Button::a);  // the left hand
  room.run(1000);
}

constexpr int own = 1;

/// Bots of every level, by their animals.
constexpr BotLevel level_of(int emblem) {
  return static_cast<BotLevel>((emblem + 3) % bot_level_count);
}

void begin(NearbyRoom& room, const Begun& begun) {
  Seating::Chairs chairs;
  for (int emblem = 0; emblem < first_emblem_count; ++emblem)
    if (begun.settings.places[emblem] != nobody)
      chairs.push_back({begun.settings.places[emblem], static_cast<std::uint8_t>(emblem), level_of(emblem)});
  begin_game(room, own, begun.game, PlayMode::together, chairs, begun.settings.options);
}

void back_to_the_launcher(NearbyRoom& room, int i) {
  for (int taps = 0; taps < 9 && room.showing(i) != ScreenName::launcher; ++taps) {
    room.run(1000);
    room.tap(i, Button::b);
  }
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::launcher);
}

/// A guest where it is introduced to three others; then a host that compares pictures with one of them, and
/// sends another one away.
void meet_others(NearbyRoom& room) {
  room.begin(GameName::mermaid_rain);
  room.play_on(30);
  room.run(15000);  // until all have been introduced to each other
  room.leave(0);
  room.run(3000);
  for (const int i : {own, 2, 3, 4}) back_to_the_launcher(room, i);
  room.open(GameName::mermaids_song, 1, 2, own);
  for (const int i : {2, 3}) {
    room.tap(i, Button::b);
    room.run(3000);
    room.tap(i, Button::a);
    room.run(3000);
    room.tap(i, Button::a);
    room.tap(own, Button::a);
    room.run(4000);
  }
  room.tap(own, Button::left);  // the last seat
  room.tap(own, Button::a);
  room.run(3000);
  back_to_the_launcher(room, own);
}

void make_own_things() {
  NearbyRoom room(5, 477);
  type_names(room, 0, {"", "okko", "", "", "", ""});
  type_names(room, 2, {"", "", "", "ren\xE9 p", "", ""});
  type_names(room, own, {"ada", "zo\xEB", "no\xEBl", "g\xFCnther", "ana lu", "i\xF1\xE8s-mia"});
  meet_others(room);
  for (int i : {0, 2, 3, 4}) room.room()[i].stop();
  for (const Begun& past : past_games) {
    begin(room, past);
    play_to_the_end(room, own);
  }
  room.tap(own, Button::menu);
  for (int n = 0; n < 3; ++n) room.tap(own, Button::down);
  room.tap(own, Button::a);  // the guide, again for every game
  room.tap(own, Button::b);
  wear_flash(room, own, 2500);
  begin(room, past_and_learned);
  play_to_the_end(room, own);
  int taken_back = 0;
  for (int n = 0; n < 4; ++n) {
    const Begun& begun = in_the_middle[n];
    begin(room, begun);
    play_choices(room, own, choices_played[n] / 2);
    taken_back += take_one_back(room, own, choices_played[n]) ? 1 : 0;
    if (n == 1) {
      room.leave(own);
      wear_flash(room, own, 2200);
      room.carry_on(begun.game, own);
    }
    play_choices(room, own, choices_played[n]);
    if (n < 3) room.leave(own);
  }
  TEST_ASSERT_GREATER_THAN(1, taken_back);
  room.open_menu(own);
  for (int n = 0; n < 2; ++n) room.tap(own, Button::up);
  room.tap(own, Button::a);
  TEST_ASSERT_TRUE(room.showing(own) == ScreenName::settings);
  change_every_setting(room, own);
  keep_image(room, own, "own_things");
  print_tables(room, own);
  print_statistics(room, own);
  print_pairings(room, own);
}

/// What somebody sets in the settings, and which card the launcher shows.
struct Wish {
  GameName game;
  int brightness, volume, language;
  bool switches[6];  // guide, large words, strong colours, calm, left hand, three buttons
  int lengths[4];    // A so often: the speed; when cards are hidden, when it dims, when it goes off
};

/// Of the switches that a bit each stands for, no two are alike in all three.
constexpr Wish wishes[] = {
    {GameName::mermaid_beach, 0, 1, 1, {true, false, true, true, false, true}, {1, 0, 2, 1}},
    {GameName::mermaids_song, 1, 4, 2, {false, true, true, false, false, false}, {0, 2, 1, 2}},
    {GameName::mirage, 3, 0, 0, {false, false, false, false, true, true}, {2, 1, 0, 0}},
};

void make_settings() {
  for (int n = 0; n < 3; ++n) {
    const Wish& wish = wishes[n];
    simulator::SimulatedRoom room;
    const auto taps = [&room](Button button, int times) {
      for (int i = 0; i < times; ++i) room.tap(0, button);
    };
    room.run(2000);
    taps(Button::right, number_of(wish.game));
    room.tap(0, Button::menu);
    TEST_ASSERT_TRUE(room[0].handheld().showing() == ScreenName::settings);
    const Preferences usual;
    taps(Button::left, usual.brightness - wish.brightness);
    room.tap(0, Button::down);
    taps(Button::left, usual.volume - wish.volume);
    taps(Button::right, wish.volume - usual.volume);
    room.tap(0, Button::down);
    taps(Button::right, wish.language);
    for (const bool turns : wish.switches) {
      room.tap(0, room[0].handheld().preferences().left_handed ? Button::up : Button::down);
      if (turns) room.tap(0, Button::a);
    }
    const Preferences& now = room[0].handheld().preferences();
    const Button next = now.three_buttons ? now.left_handed ? Button::left : Button::right
                        : now.left_handed ? Button::up
                                          : Button::down;
    for (const int length : wish.lengths) {
      taps(next, 1);
      taps(Button::a, length);
    }
    room.run(1000);
    keep_image(room[0].flash, "settings_" + std::to_string(n + 1));
  }
}

// -------------------------------------------------------------------------------------- tables on the air

const char* short_name(GameName game) {
  constexpr const char* names[] = {"rain", "mirage", "beach", "song"};
  return names[number_of(game)];
}

void begin_on_air(NearbyRoom& room, GameName game) {
  type_names(room, 0, {"", "okko", "", "", "", ""});
  type_names(room, 1, {"", "", "zo\xEB", "", "", ""});
  room.begin(game);
  constexpr int choices[] = {48, 19, 12, 16};
  for (int taps = 0; taps < 5000 && length_of(room, 0) < choices[number_of(game)]; ++taps) room.play_on(1);
  room.run(12000);  // until all have been introduced to each other
  TEST_ASSERT_TRUE(room.all_at_table() && !room.handheld(0).table().over());
}

/// A host and two guests; then its host is broken; then the first guest hosts it.
void make_on_air(GameName game) {
  NearbyRoom room(3, 4751 + static_cast<std::uint64_t>(game));
  const std::string name = short_name(game);
  begin_on_air(room, game);
  keep_image(room, 0, name + "_host");
  keep_image(room, 1, name + "_guest");
  keep_image(room, 2, name + "_other_guest");
  print_tables(room, 0);
  room.room()[0].stop();
  room.run(12000);
  TEST_ASSERT_TRUE(room.keeps_claim_state(1) && room.keeps_claim_state(2));
  keep_image(room, 1, name + "_guest_without_host");
  keep_image(room, 2, name + "_other_guest_without_host");
  room.choose_from_below(1, 4);
  room.run(4000);
  room.tap(2, Button::a);
  room.run(12000);
  TEST_ASSERT_TRUE(room.all_at_table(0) && room.handheld(1).table().is_hosted());
  press_on(room, 1, 30);
  room.run(1000);
  keep_image(room, 1, name + "_heir");
  keep_image(room, 2, name + "_heirs_guest");
  print_tables(room, 1);
}

bool recall_deal(NearbyRoom& room, int i, GameName game, DealRecord& deal) {
  RecordLog log(room.room()[i].flash);
  log.mount();
  PackedDeal packed;
  return SavedDeal(log, id_of(game), game_of(game).facts().fingerprints).recall(packed) &&
         unpack(packed, deal);
}

void keep_all(NearbyRoom& room, const char* when) {
  constexpr const char* who[] = {"former_host", "new_host", "guest"};
  for (int i = 0; i < 3; ++i) keep_image(room, i, std::string("rain_") + who[i] + when);
  print_tables(room, 0);
}

/// The power fails while a table goes from the first to the second.
void make_handing_over() {
  constexpr GameName game = GameName::mermaid_rain;
  NearbyRoom room(3, 47515);
  begin_on_air(room, game);
  simulator::AirFaults faults;
  faults.loss_percent = 60;
  room.room().air().set_faults(faults);
  room.hand_over();
  bool is_coming = false, is_gone = false;
  for (int steps = 0; steps < 3000 && !is_gone; ++steps) {
    room.run(10);
    DealRecord deal;
    if (!is_coming && recall_deal(room, 1, game, deal) && deal.hand_over_phase == HandOverPhase::coming) {
      is_coming = true;
      keep_all(room, "_coming");
    }
    is_gone = recall_deal(room, 0, game, deal) && deal.hand_over_phase == HandOverPhase::gone;
  }
  TEST_ASSERT_TRUE(is_coming && is_gone);
  keep_all(room, "_gone");
}

}  // namespace
}  // namespace seaglass

void setUp() {}
void tearDown() {}

static void make_all() {
  using namespace seaglass;
  make_own_things();
  make_settings();
  for (int game = 0; game < game_count; ++game) make_on_air(static_cast<GameName>(game));
  make_handing_over();
}

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "flash_images FOLDER\n");
    return 2;
  }
  seaglass::folder = arguments[1];
  UNITY_BEGIN();
  RUN_TEST(make_all);
  return UNITY_END();
}
