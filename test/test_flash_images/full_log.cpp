// A log is read as the version read that wrote it: every list of every image, by checksums over what 33d9a53
// read, the last version that wrote no checkpoints; and a log of that version which has gone round all
// sectors.
#include <cstring>
#include <vector>

#include "core/crc32.h"
#include "record_lists.h"
#include "save/records/keys.h"
#include "suite.h"

namespace seaglass {
namespace {

/// As a board has it: the last sector of the partition is the self-test's.
class BoardFlash final : public Flash {
 public:
  int sectors() override { return simulator::SimulatedFlash::sector_count - 1; }
  void read(int address, MutableBytes to) override {
    ++reads;
    flash.read(address, to);
  }
  bool write(int address, Bytes from) override { return flash.write(address, from); }
  bool erase(int sector) override { return flash.erase(sector); }

  simulator::SimulatedFlash flash;
  int reads = 0;
};

std::uint32_t sum_of(const RecordLog& log) {
  std::uint32_t sum = 0;
  const auto add = [&sum](int key, int number, int last) {
    const std::uint8_t bytes[] = {static_cast<std::uint8_t>(key), static_cast<std::uint8_t>(number),
                                  static_cast<std::uint8_t>(number >> 8), static_cast<std::uint8_t>(last)};
    sum = crc32({bytes, sizeof bytes}, sum);
  };
  for (int key = 0; key < RecordLog::keys_max; ++key) {
    RecordLog::Reader records(log, key);
    RecordLog::Record record;
    for (int i = 0; records.next(record); ++i) {
      add(key, i, record.size);
      sum = crc32({record.bytes, record.size}, sum);
    }
    add(key, log.size(key), log.damaged(key) ? 1 : 0);
  }
  return sum;
}

void test_every_image_holds_the_lists_that_33d9a53_read() {
  constexpr struct {
    const Kept* kept;
    std::uint32_t sum;  // of all its images, by exclusive or
  } versions[] = {{&kept_by_475147b, 0xa2266c5a},
                  {&kept_by_6ecf890, 0xc8082ee0},
                  {&kept_by_05db5e7, 0x316405a7},
                  {&kept_by_7d2c4ab, 0xbfa9ed1a},
                  {&kept_by_9d30580, 0x4cc66bd4}};
  const auto flash = std::make_unique<simulator::SimulatedFlash>();
  for (const auto& version : versions) {
    claimed = version.kept;
    std::uint32_t sum = 0;
    for (int i = 0; i < claimed->image_count; ++i) {
      load(claimed->images[i].name, *flash);
      RecordLog log(*flash);
      log.mount();
      sum ^= sum_of(log);
    }
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(version.sum, sum, claimed->version);
  }
}

/// 37 lists: four tables, eight past games, twelve units, and one of everything else.
void load_full_log(BoardFlash& board) {
  const MutableBytes memory = board.flash.contents();
  const ImageBytes image =
      decompressed(file_bytes(std::string(SEAGLASS_TEST_FOLDER) + "/../flash_images/33d9a53/full_log.image"),
                   static_cast<std::size_t>(memory.size));
  TEST_ASSERT_EQUAL(memory.size, image.size());
  std::memcpy(memory.data, image.data(), image.size());
  TEST_ASSERT_EQUAL_HEX32(0xd64b8299, crc32({memory.data, memory.size}));
}

void test_full_log_of_33d9a53_holds_the_lists_that_it_read() {
  const auto board = std::make_unique<BoardFlash>();
  load_full_log(*board);
  RecordLog log(*board);
  log.mount();
  TEST_ASSERT_FALSE(log.has_lost());
  TEST_ASSERT_EQUAL_HEX32(0x65edd5c2, sum_of(log));
}

void test_full_log_of_33d9a53_mounts_fast_after_its_next_record() {
  const auto board = std::make_unique<BoardFlash>();
  load_full_log(*board);
  Lists meant;
  {
    RecordLog log(*board);
    log.mount();
    meant = lists_in(log);
    const std::uint8_t choice[] = {1, 2, 3, 4, 5};
    TEST_ASSERT_TRUE(log.append(keys::journals[0], {choice, sizeof choice}));
    meant[keys::journals[0]].emplace_back(choice, choice + sizeof choice);
  }
  for (int restart = 0; restart < 3; ++restart) {
    board->reads = 0;
    RecordLog log(*board);
    log.mount();
    TEST_ASSERT_LESS_OR_EQUAL(100, board->reads);
    TEST_ASSERT_TRUE(lists_in(log) == meant);
  }
}

void test_flipped_bit_in_the_full_log_of_33d9a53_costs_nothing() {
  constexpr int flips = 60;
  const auto whole = std::make_unique<BoardFlash>(), board = std::make_unique<BoardFlash>();
  load_full_log(*whole);
  for (int n = 0; n < flips; ++n) {
    *board = *whole;
    const int bit = n * (8 * 63 * Flash::sector_bytes / flips) + n;
    board->flash.contents().data[bit / 8] ^= static_cast<std::uint8_t>(1 << bit % 8);
    RecordLog log(*board);
    log.mount();
    TEST_ASSERT_EQUAL_HEX32(0x65edd5c2, sum_of(log));
  }
}

}  // namespace

void test_full_log() {
  RUN_TEST(test_every_image_holds_the_lists_that_33d9a53_read);
  RUN_TEST(test_full_log_of_33d9a53_holds_the_lists_that_it_read);
  RUN_TEST(test_full_log_of_33d9a53_mounts_fast_after_its_next_record);
  RUN_TEST(test_flipped_bit_in_the_full_log_of_33d9a53_costs_nothing);
}

}  // namespace seaglass
