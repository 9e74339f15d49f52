// What a later version of this firmware leaves in flash, found by this one after that was taken back.
#include <string>
#include <vector>

#include "console/app/unit.h"
#include "recording_flash.h"
#include "save/new_table/table_settings.h"
#include "save/records/pairing_shelf.h"
#include "sealing/sodium_cryptography.h"
#include "suite.h"

namespace seaglass {
namespace {

constexpr GameName game_kept = GameName::mirage;

Setup setup_kept() {
  Setup setup;
  setup.players = 2;
  setup.seed = 11;
  return setup;
}

/// All that lies in flash, list by list.
std::vector<std::string> all_lists(Flash& flash) {
  RecordLog log(flash);
  log.mount();
  std::vector<std::string> lists(RecordLog::keys_max);
  for (int key = 0; key < RecordLog::keys_max; ++key) {
    RecordLog::Reader records(log, key);
    RecordLog::Record record;
    while (records.next(record))
      lists[static_cast<std::size_t>(key)] += std::string(record.bytes, record.bytes + record.size) + "|";
  }
  return lists;
}

/// Forms that are not known yet, and lists under keys that mean nothing yet: whatever is done here, they
/// stay.
void test_what_a_later_version_keeps_is_not_believed_and_stays() {
  SmallFlash flash;
  {
    Unit unit(flash);
    unit.mount();
    unit.table.begin(game_kept, setup_kept());
    unit.table.leave();
  }
  const int later_keys[] = {keys::preferences,
                            keys::names,
                            keys::shelf,
                            keys::guest_at,
                            keys::table_settings[id_of(GameName::mermaid_beach)],
                            keys::counts[id_of(GameName::mermaid_beach)],
                            keys::claim_state,
                            200,
                            254,
                            keys::pairings[0],
                            keys::pairings[7]};
  {
    RecordLog log(flash);
    log.mount();
    const std::uint8_t later[] = {77, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    for (const int key : later_keys) {
      TEST_ASSERT_TRUE(log.begin(key, {later, sizeof later}));
      TEST_ASSERT_TRUE(log.append(key, {later, 3}));
    }
  }
  const std::vector<std::string> before = all_lists(flash);
  for (int round = 0; round < 2; ++round) {
    Unit unit(flash);
    unit.mount();
    TEST_ASSERT_TRUE(unit.preferences == Preferences() && unit.names.of_emblem[0].empty());
    TEST_ASSERT_FALSE(unit.shelf.has_table(id_of(game_kept)));
    TEST_ASSERT_EQUAL(0, unit.shelf.past_count());
    TEST_ASSERT_FALSE(PreferenceStore(unit.log).save(unit.preferences));
    TEST_ASSERT_FALSE(unit.names.save(unit.log));
    TEST_ASSERT_FALSE(TableSettings().save(unit.log, GameName::mermaid_beach));
    unit.table.begin(game_kept, setup_kept());
    TEST_ASSERT_FALSE(unit.table.is_kept());
    unit.table.leave();
    SodiumCryptography cryptography;
    radio::PairingShelf pairings(unit.log, cryptography);
    for (std::uint8_t other = 1; other <= 11; ++other) {
      radio::Pairing pairing;
      pairing.unit = {{2, 0, 0, 0, 0, other}};
      pairing.name = radio::UnitName::from("Coral");
      TEST_ASSERT_TRUE(pairings.keep(pairing, {}));
    }
    const std::uint8_t filling[100] = {};
    for (int i = 0; i < 3000; ++i) TEST_ASSERT_TRUE(unit.log.begin(keys::journals[11], {filling, 100}));
  }
  const std::vector<std::string> after = all_lists(flash);
  for (const int key : later_keys)
    TEST_ASSERT_TRUE(before[static_cast<std::size_t>(key)] == after[static_cast<std::size_t>(key)]);
  for (int slot = 0; slot < keys::journals.count() - 1; ++slot) {
    const auto key = static_cast<std::size_t>(keys::journals[slot]);
    TEST_ASSERT_TRUE(before[key] == after[key]);
  }
}

/// From a flash with more lists than there is room for: none is given up for another.
void test_more_lists_than_there_is_room_for_stay_as_they_are() {
  SmallFlash flash;
  {
    RecordLog log(flash);
    log.mount();
    const std::uint8_t bytes[3] = {1, 2, 3};
    for (int key = 0; key < RecordLog::lists_max; ++key) TEST_ASSERT_TRUE(log.begin(key, {bytes, 3}));
    TEST_ASSERT_FALSE(log.begin(RecordLog::lists_max, {bytes, 3}));
    TEST_ASSERT_TRUE(log.begin(0, {bytes, 2}));
    TEST_ASSERT_FALSE(log.exceeds());
  }
  std::uint8_t record[13] = {};
  record[10] = 9;
  record_form::RecordHeader header;
  header.key = 99;
  header.flags = record_form::first;
  header.size = 3;
  record_form::seal_record(header, 1, {record, sizeof record});
  int at = Flash::sector_bytes;
  while (flash.memory[at - 1] == 0xFF) --at;
  for (const std::uint8_t byte : record) flash.memory[at++] = byte;
  const SmallFlash before = flash;
  RecordLog log(flash);
  log.mount();
  TEST_ASSERT_TRUE(log.exceeds());
  TEST_ASSERT_EQUAL(1, log.size(0));
  const std::uint8_t bytes[3] = {1, 2, 3};
  TEST_ASSERT_FALSE(log.begin(0, {bytes, 3}) || log.append(0, {bytes, 3}) || log.clear(0));
  TEST_ASSERT_EQUAL_MEMORY(before.memory, flash.memory, sizeof flash.memory);
}

}  // namespace

void test_later_versions() {
  RUN_TEST(test_what_a_later_version_keeps_is_not_believed_and_stays);
  RUN_TEST(test_more_lists_than_there_is_room_for_stay_as_they_are);
}

}  // namespace seaglass
