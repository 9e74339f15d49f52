// What a handheld keeps of its own people, whichever rules its games have: read from a whole handheld that
// was started over the image.
#include "console/app/unit.h"
#include "save/new_table/table_settings.h"
#include "save/records/pairing_shelf.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/room.h"
#include "suite.h"

namespace seaglass {
namespace {

/// It starts, and shows what it shows a few seconds later.
std::unique_ptr<simulator::SimulatedRoom> started(const std::string& image = "own_things") {
  static SodiumCryptography cryptography;
  auto room = std::make_unique<simulator::SimulatedRoom>(1, 7, false, nullptr, &cryptography);
  (*room)[0].stop();
  load(image, (*room)[0].flash);
  (*room)[0].start();
  room->run(4000);
  return room;
}

void expect_settings(const KeptPreferences& then, const Preferences& now) {
  TEST_ASSERT_TRUE(then.game == now.game);
  TEST_ASSERT_EQUAL(then.language, now.language);
  TEST_ASSERT_EQUAL(then.brightness, now.brightness);
  TEST_ASSERT_EQUAL(then.volume, now.volume);
  TEST_ASSERT_EQUAL(then.calm, now.calm);
  TEST_ASSERT_EQUAL(then.large_text, now.large_text);
  TEST_ASSERT_EQUAL(then.strong_colors, now.strong_colors);
  TEST_ASSERT_EQUAL(then.left_handed, now.left_handed);
  TEST_ASSERT_EQUAL(then.three_buttons, now.three_buttons);
  TEST_ASSERT_EQUAL(then.learned, now.learned);
  TEST_ASSERT_EQUAL(then.off_after, now.off_after);
  TEST_ASSERT_EQUAL(then.speed, now.speed);
  TEST_ASSERT_EQUAL(then.hides_after, now.hides_after);
  TEST_ASSERT_EQUAL(then.dims_after, now.dims_after);
}

void test_every_setting_is_as_it_was() {
  expect_settings(claimed->preferences, (*started())[0].handheld().preferences());
  for (int i = 0; i < 3; ++i) {
    const auto room = started("settings_" + std::to_string(i + 1));
    expect_settings(claimed->settings[i], (*room)[0].handheld().preferences());
  }
}

const char* kept_name(int emblem) {
  return claimed->names[emblem] == nullptr ? "" : claimed->names[emblem];
}

void test_every_name_is_as_it_was() {
  const auto room = started();
  const Names names = Names::load((*room)[0].handheld().log());
  for (int emblem = 0; emblem < emblem_count; ++emblem)
    TEST_ASSERT_EQUAL_STRING(kept_name(emblem), names.of_emblem[emblem].text());
}

void test_every_games_last_table_is_set_up_as_it_was() {
  const auto room = started();
  for (const KeptTableSettings& then : claimed->table_settings) {
    const TableSettings now = TableSettings::load((*room)[0].handheld().log(), then.game);
    for (int emblem = 0; emblem < first_emblem_count && !claimed->keeps_seating; ++emblem)
      TEST_ASSERT_EQUAL(then.places[emblem], static_cast<int>(now.earlier_places[emblem]));
    for (int option = 0; option < options_max; ++option)
      TEST_ASSERT_EQUAL(then.options[option], now.options.values[option]);
  }
}

void test_who_sits_down_together_is_as_it_was() {
  if (!claimed->keeps_seating) return;
  const auto room = started();
  const RecordLog& log = (*room)[0].handheld().log();
  TEST_ASSERT_TRUE(Seating::last_mode(log) == PlayMode::together);
  const Seating now = Seating::load(log, PlayMode::together, GameName::mirage);
  TEST_ASSERT_EQUAL(sizeof claimed->chairs / sizeof claimed->chairs[0], now.players());
  for (int i = 0; i < now.players(); ++i) {
    TEST_ASSERT_EQUAL(claimed->chairs[i].place, now.chairs[i].place);
    TEST_ASSERT_EQUAL(claimed->chairs[i].animal, now.chairs[i].emblem);
    if (now.chairs[i].place == Seating::Place::bot)
      TEST_ASSERT_EQUAL(claimed->chairs[i].level, now.chairs[i].level);
  }
}

void test_everybodys_games_are_counted_as_they_were() {
  const auto room = started();
  const Statistics statistics = Statistics::load((*room)[0].handheld().log());
  for (int emblem = 0; emblem < emblem_count; ++emblem)
    for (int game = 0; game < kept_game_count; ++game) {
      const Statistics::Count& now = statistics.of(emblem, kept_games[game]);
      TEST_ASSERT_EQUAL(claimed->counts[emblem][game].played, now.played);
      TEST_ASSERT_EQUAL(claimed->counts[emblem][game].won, now.won);
    }
}

RadioAddress address_of(int unit) {
  return {{2, 0, 0, 0, 0, static_cast<std::uint8_t>(unit + 1)}};
}

void expect_pairings(simulator::SimulatedFlash& flash) {
  RecordLog log(flash);
  log.mount();
  SodiumCryptography cryptography;
  radio::PairingShelf pairings(log, cryptography);
  for (const KeptPairing& then : claimed->pairings) {
    radio::Pairing now;
    TEST_ASSERT_TRUE(pairings.find(address_of(then.unit), now));
    TEST_ASSERT_EQUAL(then.standing, static_cast<int>(now.standing));
    const Bytes name = now.name.text();
    const std::string text(reinterpret_cast<const char*>(name.data), static_cast<std::size_t>(name.size));
    TEST_ASSERT_EQUAL_STRING(then.name, text.c_str());
    TEST_ASSERT_EQUAL(sizeof then.key, sizeof now.key.bytes);
    TEST_ASSERT_EQUAL_HEX8_ARRAY(then.key, now.key.bytes, sizeof then.key);
  }
  radio::Pairing nobody;
  TEST_ASSERT_FALSE(pairings.find(address_of(1), nobody));  // itself
  TEST_ASSERT_FALSE(pairings.find(address_of(5), nobody));
}

void test_every_unit_that_was_met_is_known_by_its_key() {
  const auto room = started();
  expect_pairings((*room)[0].flash);
}

/// All that rules have no say in is read the same where the tables are another version's; and nothing of
/// those is half understood, or lost.
void test_under_unknown_rules_all_but_the_tables_is_there() {
  constexpr FingerprintsOf unknown = [](GameId) -> const Fingerprints* {
    static constexpr Fingerprints others(0x12345678);
    return &others;
  };
  const auto flash = std::make_unique<simulator::SimulatedFlash>();
  load("own_things", *flash);
  RecordLog log(*flash);
  log.mount();
  for (int round = 0; round < 2; ++round) {
    Shelf shelf(log, unknown);
    shelf.mount();
    Setup setup;
    for (const KeptTable& table : claimed->tables) {
      TEST_ASSERT_TRUE(shelf.has_table(id_of(table.game)));
      TEST_ASSERT_TRUE(shelf.table(id_of(table.game)).find(setup) == Saved::other_version);
    }
    TEST_ASSERT_EQUAL(sizeof claimed->past / sizeof claimed->past[0], shelf.past_count());
    for (int i = 0; i < shelf.past_count(); ++i)
      TEST_ASSERT_TRUE(shelf.past(i).find(setup) == Saved::other_version);
    TEST_ASSERT_EQUAL(claimed->finished_count, shelf.finished_count());
  }
  for (int emblem = 0; emblem < emblem_count; ++emblem)
    TEST_ASSERT_EQUAL_STRING(kept_name(emblem), Names::load(log).of_emblem[emblem].text());
  TEST_ASSERT_EQUAL(claimed->preferences.volume, PreferenceStore(log).load().volume);
  expect_pairings(*flash);
}

}  // namespace

void test_own_things() {
  RUN_FOR_VERSION(test_every_setting_is_as_it_was);
  RUN_FOR_VERSION(test_every_name_is_as_it_was);
  RUN_FOR_VERSION(test_every_games_last_table_is_set_up_as_it_was);
  RUN_FOR_VERSION(test_who_sits_down_together_is_as_it_was);
  RUN_FOR_VERSION(test_everybodys_games_are_counted_as_they_were);
  RUN_FOR_VERSION(test_every_unit_that_was_met_is_known_by_its_key);
  RUN_FOR_VERSION(test_under_unknown_rules_all_but_the_tables_is_there);
}

}  // namespace seaglass
