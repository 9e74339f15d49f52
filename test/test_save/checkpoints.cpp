// Checkpoints: a log that has gone round mounts with few reads, and finds what a walk through all of it
// finds, whatever becomes of a checkpoint.
#include <unity.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "core/random.h"
#include "record_lists.h"
#include "save/records/keys.h"
#include "simulator/flash.h"

using namespace seaglass;
using seaglass::simulator::SimulatedFlash;

void checkpoint_tests();

namespace {

constexpr int settings = keys::preferences, journal = keys::journals[0], secret = keys::claim_state;
constexpr int first_record = record_form::sector_header_bytes;

Bytes bytes_of(const std::string& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), static_cast<int>(text.size())};
}

class CountingFlash final : public Flash {
 public:
  explicit CountingFlash(SimulatedFlash& flash) : flash_(flash) {}
  int sectors() override { return flash_.sectors(); }
  void read(int address, MutableBytes to) override {
    ++reads;
    flash_.read(address, to);
  }
  bool write(int address, Bytes from) override { return flash_.write(address, from); }
  bool erase(int sector) override { return flash_.erase(sector); }

  int reads = 0;

 private:
  SimulatedFlash& flash_;
};

struct Restarted {
  RecordLog log;
  explicit Restarted(Flash& flash) : log(flash) { log.mount(); }
};

Lists lists_of(Flash& flash) {
  return lists_in(Restarted(flash).log);
}

/// Twenty lists that are begun anew, appended to, shortened and cleared.
void change_some(RecordLog& log, Random& random, int changes) {
  for (int i = 0; i < changes; ++i) {
    const int key = random.below(20), kind = random.below(8);
    const std::string text(static_cast<std::size_t>(1 + random.below(30)), static_cast<char>('a' + i % 26));
    const bool changed = kind == 0   ? log.begin(key, bytes_of(text))
                         : kind == 1 ? log.clear(key)
                         : kind == 2 ? log.size(key) == 0 || log.drop_last(key)
                                     : log.append(key, bytes_of(text));
    TEST_ASSERT_TRUE(changed);
  }
}

/// A log that has gone round twice, and how it was left.
struct Round {
  SimulatedFlash flash;
  Lists lists;

  Round() {
    Restarted first(flash);
    Random random(1);
    while (flash.erase_count(0) < 2) change_some(first.log, random, 100);
    lists = lists_in(first.log);
  }
};

const Round& went_round() {
  static const Round round;
  return round;
}

std::uint32_t number_of_sector(SimulatedFlash& flash, int sector) {
  record_form::Sector header;
  std::uint8_t bytes[record_form::sector_header_bytes];
  flash.read(sector * Flash::sector_bytes, {bytes, sizeof bytes});
  return record_form::read_sector_header(bytes, header) ? header.number : 0;
}

/// Sectors with a checkpoint, the newest first.
std::vector<int> checkpoints_in(SimulatedFlash& flash) {
  std::vector<int> sectors;
  for (int sector = 0; sector < flash.sectors(); ++sector)
    if (number_of_sector(flash, sector) > 0 &&
        flash.contents().data[sector * Flash::sector_bytes + first_record + record_form::key_at] ==
            record_form::checkpoint_key)
      sectors.push_back(sector);
  std::sort(sectors.begin(), sectors.end(),
            [&](int a, int b) { return number_of_sector(flash, a) > number_of_sector(flash, b); });
  return sectors;
}

/// From its first byte to behind its last one.
int checkpoint_bytes(SimulatedFlash& flash, int sector) {
  const std::uint8_t* const start = flash.contents().data + sector * Flash::sector_bytes + first_record;
  const std::uint8_t* at = start;
  while (at[record_form::key_at] == record_form::checkpoint_key)
    at += record_form::record_header_bytes_max + at[record_form::size_at];
  return static_cast<int>(at - start);
}

void destroy_checkpoint(SimulatedFlash& flash, int sector) {
  std::memset(flash.contents().data + sector * Flash::sector_bytes + first_record + 6, 0x5A, 9);
}

/// So that the next record begins a sector with a checkpoint.
void write_up_to_a_checkpoint(SimulatedFlash& flash, const std::string& next) {
  static SimulatedFlash before;
  Restarted writer(flash);
  const int last = checkpoints_in(flash).front();
  do {
    before = flash;
    TEST_ASSERT_TRUE(writer.log.append(journal, bytes_of(next)));
  } while (checkpoints_in(flash).front() == last);
  flash = before;
}

void test_log_that_went_round_mounts_with_few_reads() {
  static SimulatedFlash flash;
  flash = went_round().flash;
  // Each header, and four sectors in stretches of 512 bytes; the last one up to three times.
  constexpr int reads_max = SimulatedFlash::sector_count + 4 + 6 * 9;
  Random random(2);
  for (int restart = 0; restart < 60; ++restart) {
    CountingFlash counting(flash);
    Restarted again(counting);
    TEST_ASSERT_LESS_OR_EQUAL(reads_max, counting.reads);
    if (restart == 0) TEST_ASSERT_TRUE(lists_in(again.log) == went_round().lists);
    change_some(again.log, random, 40);
  }
}

void test_lost_checkpoints_lead_to_the_same_lists() {
  static SimulatedFlash flash;
  flash = went_round().flash;
  const std::vector<int> sectors = checkpoints_in(flash);
  TEST_ASSERT_GREATER_THAN(SimulatedFlash::sector_count / 5, sectors.size());
  for (const int sector : sectors) {
    destroy_checkpoint(flash, sector);
    static SimulatedFlash copy;
    copy = flash;
    TEST_ASSERT_TRUE(lists_of(copy) == went_round().lists);
  }
}

void test_log_without_checkpoints_gets_one_with_its_next_record() {
  static SimulatedFlash flash;
  flash = went_round().flash;
  for (const int sector : checkpoints_in(flash)) destroy_checkpoint(flash, sector);
  Restarted first(flash);
  TEST_ASSERT_TRUE(first.log.begin(settings, bytes_of("bright")));
  CountingFlash counting(flash);
  const Restarted again(counting);
  TEST_ASSERT_LESS_OR_EQUAL(SimulatedFlash::sector_count + 4 + 2 * 9, counting.reads);
  Lists meant = went_round().lists;
  meant[settings] = {"bright"};
  TEST_ASSERT_TRUE(lists_in(again.log) == meant);
}

void test_flipped_bit_in_a_checkpoint_costs_nothing() {
  static SimulatedFlash flash;
  const int sector = checkpoints_in(flash = went_round().flash).front();
  const int start = sector * Flash::sector_bytes + first_record, bytes = checkpoint_bytes(flash, sector);
  TEST_ASSERT_GREATER_THAN(100, bytes);
  Random random(3);
  for (int bit = 0; bit < 8 * bytes; ++bit) {
    flash = went_round().flash;
    flash.contents().data[start + bit / 8] ^= static_cast<std::uint8_t>(1 << bit % 8);
    const Restarted once(flash);
    TEST_ASSERT_TRUE(lists_in(once.log) == went_round().lists);
    TEST_ASSERT_FALSE(once.log.has_lost());
    if (bit % 5 != 0) continue;
    flash = went_round().flash;
    for (const int flipped : {bit, random.below(8 * bytes), random.below(8 * bytes)})
      flash.contents().data[start + flipped / 8] ^= static_cast<std::uint8_t>(1 << flipped % 8);
    TEST_ASSERT_TRUE(lists_of(flash) == went_round().lists);
  }
}

void test_power_cut_while_a_checkpoint_is_written_loses_nothing() {
  static SimulatedFlash prepared, flash;
  prepared = went_round().flash;
  write_up_to_a_checkpoint(prepared, "a choice");
  const Lists before = lists_of(prepared);
  Lists after = before;
  after[journal].push_back("a choice");
  constexpr int erase_stride = 61;  // the erase comes first, and every byte is alike to it
  bool kept = false;
  int cut = 0;
  for (; !kept; cut += cut < Flash::sector_bytes - erase_stride ? erase_stride : 1) {
    flash = prepared;
    {
      Restarted interrupted(flash);
      flash.cut_power_after(cut);
      kept = interrupted.log.append(journal, bytes_of("a choice"));
      flash.restore_power();
    }
    Restarted again(flash);
    const Lists found = lists_in(again.log);
    TEST_ASSERT_TRUE(found == after || (!kept && found == before));
    if (found == before) TEST_ASSERT_TRUE(again.log.append(journal, bytes_of("a choice")));
    TEST_ASSERT_TRUE(lists_of(flash) == after);
  }
  TEST_ASSERT_GREATER_THAN(Flash::sector_bytes + 100, cut);
}

void test_repeated_power_cuts_at_a_checkpoint_do_not_fill_the_log() {
  static SimulatedFlash flash;
  flash = went_round().flash;
  write_up_to_a_checkpoint(flash, "a choice");
  const Lists before = lists_of(flash);
  for (int i = 0; i < 300; ++i) {
    Restarted interrupted(flash);
    flash.cut_power_after(i * 53 % (Flash::sector_bytes + 200));
    TEST_ASSERT_FALSE(interrupted.log.append(journal, bytes_of("a choice")));
    flash.restore_power();
  }
  Restarted again(flash);
  TEST_ASSERT_TRUE(lists_in(again.log) == before);
  Random random(4);
  change_some(again.log, random, 1000);
  TEST_ASSERT_TRUE(lists_of(flash) == lists_in(again.log));
}

/// The copy is longer than four sectors, so that checkpoints lie within it.
void test_repeated_power_cuts_in_a_long_copy_lose_nothing() {
  static SimulatedFlash flash, before;
  flash = SimulatedFlash();
  Restarted writer(flash);
  for (int i = 0; i < 900; ++i)
    TEST_ASSERT_TRUE(writer.log.append(journal, bytes_of("a long choice " + std::to_string(i))));
  const std::string filling(100, 'f');
  const auto copies = [&] { return flash.spent_bytes() - before.spent_bytes() > 5 * Flash::sector_bytes; };
  do {
    before = flash;
    TEST_ASSERT_TRUE(writer.log.begin(settings, bytes_of(filling)));
  } while (!copies());
  const auto spent = static_cast<int>(flash.spent_bytes() - before.spent_bytes());
  const Lists meant = lists_of(flash);
  flash = before;
  Random random(5);
  for (int i = 0; i < 200; ++i) {
    Restarted interrupted(flash);
    flash.cut_power_after(random.below(spent - 200));
    static_cast<void>(interrupted.log.begin(settings, bytes_of(filling)));
    flash.restore_power();
    TEST_ASSERT_TRUE(lists_of(flash) == meant);
  }
  Restarted last(flash);
  TEST_ASSERT_TRUE(last.log.begin(settings, bytes_of("bright")));
  TEST_ASSERT_TRUE(list_in(last.log, journal) == meant[journal]);
}

/// Versions without checkpoints carry it on like a list.
void test_copied_checkpoint_is_not_believed() {
  static SimulatedFlash flash;
  flash = went_round().flash;
  int newest = 0;
  for (int sector = 0; sector < flash.sectors(); ++sector)
    if (number_of_sector(flash, sector) > number_of_sector(flash, newest)) newest = sector;
  const int next = (newest + 1) % flash.sectors();
  const std::uint32_t number = number_of_sector(flash, newest) + 1;
  std::uint8_t header[record_form::sector_header_bytes];
  record_form::write_sector_header(number, header);
  std::uint8_t record[record_form::record_header_bytes_max + record_form::checkpoint_head_bytes] = {};
  record[record_form::record_header_bytes_max] = record_form::checkpoint_form;
  record_form::RecordHeader copied;
  copied.key = record_form::checkpoint_key;
  copied.flags = record_form::first | record_form::last | record_form::copied;
  copied.size = record_form::checkpoint_head_bytes;
  record_form::seal_record(copied, number, {record, sizeof record});
  TEST_ASSERT_TRUE(flash.erase(next));
  TEST_ASSERT_TRUE(flash.write(next * Flash::sector_bytes, {header, sizeof header}));
  TEST_ASSERT_TRUE(flash.write(next * Flash::sector_bytes + first_record, {record, sizeof record}));
  TEST_ASSERT_TRUE(lists_of(flash) == went_round().lists);
}

/// Writes a log as versions without checkpoints did.
class EarlierLog {
 public:
  explicit EarlierLog(SimulatedFlash& flash) : flash_(flash) {}

  void write(int key, int index, const std::string& text) {
    const int size = record_form::record_header_bytes_max + static_cast<int>(text.size());
    if (number_ == 0 || at_ + size >= static_cast<int>(number_) * Flash::sector_bytes) begin_sector();
    std::uint8_t record[record_form::record_header_bytes_max + RecordLog::payload_bytes_max];
    std::memcpy(record + record_form::record_header_bytes_max, text.data(), text.size());
    record_form::RecordHeader header;
    header.key = static_cast<std::uint8_t>(key);
    if (index == 0) header.flags = record_form::first;
    header.index = static_cast<std::uint16_t>(index);
    header.size = static_cast<std::uint8_t>(text.size());
    header.generation = 1;
    record_form::seal_record(header, number_, {record, size});
    TEST_ASSERT_TRUE(flash_.write(at_, {record, size}));
    at_ += size;
  }

 private:
  void begin_sector() {
    at_ = static_cast<int>(number_++) * Flash::sector_bytes;
    std::uint8_t header[record_form::sector_header_bytes];
    record_form::write_sector_header(number_, header);
    TEST_ASSERT_TRUE(flash_.write(at_, {header, sizeof header}));
    at_ += first_record;
  }

  SimulatedFlash& flash_;
  std::uint32_t number_ = 0;
  int at_ = 0;
};

void test_log_that_an_earlier_version_filled_can_be_shortened() {
  static SimulatedFlash flash;
  flash = SimulatedFlash();
  constexpr int journals = 12, choices = 630;
  EarlierLog earlier(flash);
  earlier.write(settings, 0, "bright");
  for (int slot = 0; slot < journals; ++slot)
    for (int i = 0; i < choices; ++i)
      earlier.write(keys::journals[slot], i, "ch" + std::to_string(100 + i % 900));
  Lists meant = lists_of(flash);
  Restarted first(flash);
  RecordLog& log = first.log;
  TEST_ASSERT_EQUAL(choices, log.size(keys::journals[journals - 1]));
  TEST_ASSERT_GREATER_THAN(log.kept_bytes_max(), log.kept_bytes());
  TEST_ASSERT_FALSE(log.append(journal, bytes_of("more")));
  for (int i = 0; i < 2000; ++i) TEST_ASSERT_TRUE(log.begin(settings, bytes_of("darker")));
  meant[settings] = {"darker"};
  TEST_ASSERT_TRUE(lists_of(flash) == meant);
  TEST_ASSERT_TRUE(log.clear(keys::journals[5]));
  TEST_ASSERT_TRUE(log.append(journal, bytes_of("more")));
  meant[keys::journals[5]].clear();
  meant[journal].push_back("more");
  TEST_ASSERT_TRUE(lists_of(flash) == meant);
}

/// Not the record before it, which still lies in the log.
void test_unreadable_record_before_the_checkpoint_is_not_replaced() {
  static SimulatedFlash flash;
  flash = went_round().flash;
  Restarted first(flash);
  constexpr int names = 30;
  for (const char* text : {"older", "newer"}) TEST_ASSERT_TRUE(first.log.begin(names, bytes_of(text)));
  const std::string filling(100, 'f');
  for (int i = 0; i < 250; ++i) TEST_ASSERT_TRUE(first.log.begin(settings, bytes_of(filling)));
  const std::string text = "newer";
  const MutableBytes memory = flash.contents();
  std::uint8_t* const at = std::search(memory.data, memory.data + memory.size, text.begin(), text.end());
  TEST_ASSERT_TRUE(at != memory.data + memory.size);
  at[0] ^= 0x81;
  at[2] ^= 0x18;
  const Restarted again(flash);
  TEST_ASSERT_FALSE(again.log.has_lost());
  TEST_ASSERT_TRUE(list_in(again.log, names).empty());
  TEST_ASSERT_TRUE(again.log.has_lost());
}

/// Three records of a secret lie sectors before the checkpoint when they are replaced.
void test_power_cut_while_a_distant_secret_goes_leaves_none_of_it() {
  static SimulatedFlash prepared, flash;
  prepared = went_round().flash;
  Restarted writer(prepared);
  for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(writer.log.append(secret, bytes_of("share share share")));
  const std::string filling(100, 'f'), share = "hare ";
  for (int i = 0; i < 250; ++i) TEST_ASSERT_TRUE(writer.log.begin(settings, bytes_of(filling)));
  bool done = false;
  for (int cut = 0; !done; ++cut) {
    flash = prepared;
    {
      Restarted interrupted(flash);
      flash.cut_power_after(cut);
      done = interrupted.log.clear(secret) && flash.has_power();
      flash.restore_power();
    }
    const Restarted again(flash);
    const std::size_t found = list_in(again.log, secret).size();
    const MutableBytes memory = flash.contents();
    const bool is_left = std::search(memory.data, memory.data + memory.size, share.begin(), share.end()) !=
                         memory.data + memory.size;
    TEST_ASSERT_EQUAL(is_left ? 3 : 0, found);
  }
}

}  // namespace

void checkpoint_tests() {
  RUN_TEST(test_log_that_went_round_mounts_with_few_reads);
  RUN_TEST(test_lost_checkpoints_lead_to_the_same_lists);
  RUN_TEST(test_log_without_checkpoints_gets_one_with_its_next_record);
  RUN_TEST(test_flipped_bit_in_a_checkpoint_costs_nothing);
  RUN_TEST(test_power_cut_while_a_checkpoint_is_written_loses_nothing);
  RUN_TEST(test_repeated_power_cuts_at_a_checkpoint_do_not_fill_the_log);
  RUN_TEST(test_repeated_power_cuts_in_a_long_copy_lose_nothing);
  RUN_TEST(test_copied_checkpoint_is_not_believed);
  RUN_TEST(test_log_that_an_earlier_version_filled_can_be_shortened);
  RUN_TEST(test_unreadable_record_before_the_checkpoint_is_not_replaced);
  RUN_TEST(test_power_cut_while_a_distant_secret_goes_leaves_none_of_it);
}
