// Bits that change by themselves, sectors that are lost: what is found then was kept once, or is named as
// damaged.
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "harmed.h"
#include "save/records/saved_claim_state.h"
#include "suite.h"

namespace seaglass {
namespace {

constexpr GameName game_kept = GameName::mirage;
constexpr std::uint64_t seed_kept = 11;

/// Two finished games, a table in the middle, settings between all of it; and what was played there.
struct Kept {
  SmallFlash flash;
  std::vector<JournalEntry> journal;

  Kept() {
    Unit unit(flash);
    unit.mount();
    Random random(2);
    for (std::uint64_t seed : {1u, 2u}) {
      unit.table.begin(GameName::mermaid_beach, setup_for(GameName::mermaid_beach, seed));
      play_some(unit.table, 1000, random);
    }
    unit.table.begin(game_kept, setup_for(game_kept, seed_kept));
    for (int i = 0; i < 30; ++i) {
      play_some(unit.table, 1, random);
      static_cast<void>(PreferenceStore(unit.log).save(unit.preferences));
    }
    const Journal& all = unit.table.sitting().journal();
    for (int i = 0; i < all.size(); ++i) journal.push_back(all.at(i));
  }
};

/// Starts over this flash, and does with it whatever a person might. Whether what was found was kept once.
bool is_sound_or_named(SmallFlash& flash, const Kept& kept) {
  Unit unit(flash);
  unit.mount();
  bool sound = true;
  if (unit.shelf.has_table(id_of(game_kept))) {
    const Table::Resumed resumed = unit.table.resume(game_kept);
    if (resumed.found == Saved::table && unit.table.sitting().setup().seed == seed_kept) {
      const Journal& found = unit.table.sitting().journal();
      sound = found.size() <= static_cast<int>(kept.journal.size());
      for (int i = 0; sound && i < found.size(); ++i)
        sound = found.at(i).choice == kept.journal[static_cast<std::size_t>(i)].choice;
    }
    if (resumed.found == Saved::damaged) unit.table.discard(game_kept);
  }
  Random random(3);
  unit.table.begin(GameName::mermaid_rain, setup_for(GameName::mermaid_rain, 4));
  play_some(unit.table, 10, random);
  const bool goes_on = unit.table.is_kept();
  Unit again(flash);
  again.mount();
  return sound && goes_on && again.table.resume(GameName::mermaid_rain).found == Saved::table &&
         again.table.sitting().journal().size() == 10;
}

void test_a_flipped_bit_anywhere_is_found_out() {
  const auto kept = std::make_unique<Kept>();
  Random random(5);
  for (int round = 0; round < 1500; ++round) {
    SmallFlash flash = kept->flash;
    flash.memory[random.below(3 * Flash::sector_bytes)] ^= static_cast<std::uint8_t>(1 << random.below(8));
    TEST_ASSERT_TRUE(is_sound_or_named(flash, *kept));
  }
}

void test_lost_stretches_are_found_out() {
  const auto kept = std::make_unique<Kept>();
  Random random(6);
  for (int round = 0; round < 400; ++round) {
    SmallFlash flash = kept->flash;
    const int kinds[] = {0x00, 0xFF, 0x55, -1};
    const int kind = kinds[random.below(4)];
    const int at = random.below(3 * Flash::sector_bytes), size = 1 + random.below(2000);
    for (int i = at; i < at + size && i < small_bytes; ++i)
      flash.memory[i] = static_cast<std::uint8_t>(kind < 0 ? random.below(256) : kind);
    TEST_ASSERT_TRUE(is_sound_or_named(flash, *kept));
  }
}

void test_one_flipped_bit_costs_one_record_and_not_its_neighbours() {
  const auto kept = std::make_unique<Kept>();
  SmallFlash flash = kept->flash;
  flash.memory[40] ^= 1;  // in the very first records, of the first finished game
  Unit unit(flash);
  unit.mount();
  TEST_ASSERT_TRUE(unit.table.resume(game_kept).found == Saved::table);
  TEST_ASSERT_EQUAL(kept->journal.size(), unit.table.sitting().journal().size());
}

void test_a_sector_without_its_header_still_counts() {
  const auto kept = std::make_unique<Kept>();
  SmallFlash flash = kept->flash;
  RecordLog log(flash);
  log.mount();
  const std::uint8_t filling[100] = {};
  for (int i = 0; i < 80; ++i) TEST_ASSERT_TRUE(log.begin(keys::names, {filling, 100}));  // two sectors more
  flash.memory[5] ^= 1;  // and the first one's header
  flash.memory[Flash::sector_bytes + 5] ^= 1;
  Unit unit(flash);
  unit.mount();
  TEST_ASSERT_TRUE(unit.shelf.has_table(id_of(game_kept)));
}

/// Without the record that says which journal is whose.
void test_a_lost_shelf_is_put_up_again_from_what_lies_there() {
  const auto kept = std::make_unique<Kept>();
  SmallFlash flash = kept->flash;
  {
    RecordLog log(flash);
    log.mount();
    const std::uint8_t nonsense[] = {3, 1, 2, 3};  // of the form that this version writes
    TEST_ASSERT_TRUE(log.begin(keys::shelf, {nonsense, 4}));
  }
  Unit unit(flash);
  unit.mount();
  TEST_ASSERT_TRUE(unit.shelf.has_table(id_of(game_kept)));
  TEST_ASSERT_TRUE(unit.table.resume(game_kept).found == Saved::table);
  TEST_ASSERT_EQUAL(kept->journal.size(), unit.table.sitting().journal().size());
}

/// Longer than the log could hold if it did not give up what is behind it, with games that come and go.
void test_a_hundred_games_wear_all_sectors_alike() {
  struct Counting final : SmallFlash {
    bool erase(int sector) override {
      ++erases[sector];
      return SmallFlash::erase(sector);
    }
    int erases[small_sectors] = {};
  };
  const auto flash = std::make_unique<Counting>();
  Unit unit(*flash);
  unit.mount();
  Random random(7);
  for (unsigned game = 0; game < 400; ++game) {
    const GameName name = static_cast<GameName>(game % 3);
    unit.table.begin(name, setup_for(name, game));
    play_some(unit.table, 1000, random);
    TEST_ASSERT_TRUE(unit.table.is_kept());
  }
  int least = flash->erases[0], most = least;
  for (int erases : flash->erases) {
    if (erases < least) least = erases;
    if (erases > most) most = erases;
  }
  TEST_ASSERT_GREATER_THAN(3, least);
  TEST_ASSERT_LESS_OR_EQUAL(2 * least, most);
}

/// All that a table of each game at its longest needs has room for certain.
void test_the_longest_tables_of_all_games_fit() {
  int bytes = 0;
  for (int i = 0; i < game_count; ++i)
    bytes += RecordLog::list_bytes(1, SavedJournal::setup_bytes) +
             RecordLog::list_bytes(game_at(i).facts().choices_max, SavedJournal::entry_bytes);
  constexpr int all_else =
      RecordLog::list_bytes(keys::lists_max(game_count) - game_count - 1 + SavedClaimState::records_max,
                            RecordLog::payload_bytes_max);
  TEST_ASSERT_LESS_OR_EQUAL(RecordLog::kept_bytes_min, bytes + all_else);
  for (int i = 0; i < game_count; ++i)
    TEST_ASSERT_LESS_OR_EQUAL(
        RecordLog::list_bytes_max,
        RecordLog::list_bytes(1, SavedJournal::setup_bytes) +
            RecordLog::list_bytes(game_at(i).facts().choices_max, SavedJournal::entry_bytes));
}

/// partitions.csv, and the one sector that the self-test keeps for itself (src/esp32/flash.cpp).
void test_the_boards_partition_is_large_enough() {
  std::ifstream table(std::string(SEAGLASS_TEST_FOLDER) + "/../../partitions.csv");
  int sectors = 0;
  for (std::string line; std::getline(table, line);)
    if (line.rfind("seaglass,", 0) == 0)
      sectors =
          static_cast<int>(std::stoul(line.substr(line.rfind(',') + 1), nullptr, 0)) / Flash::sector_bytes;
  TEST_ASSERT_GREATER_OR_EQUAL(RecordLog::sectors_min, sectors - 1);
}

}  // namespace

void test_damage() {
  RUN_TEST(test_a_flipped_bit_anywhere_is_found_out);
  RUN_TEST(test_lost_stretches_are_found_out);
  RUN_TEST(test_one_flipped_bit_costs_one_record_and_not_its_neighbours);
  RUN_TEST(test_a_sector_without_its_header_still_counts);
  RUN_TEST(test_a_lost_shelf_is_put_up_again_from_what_lies_there);
  RUN_TEST(test_a_hundred_games_wear_all_sectors_alike);
  RUN_TEST(test_the_boards_partition_is_large_enough);
  RUN_TEST(test_the_longest_tables_of_all_games_fit);
}

}  // namespace seaglass
