// The images themselves: none is lost or changed.
#include <filesystem>

#include "core/crc32.h"
#include "record_lists.h"
#include "suite.h"

namespace seaglass {
namespace {

void test_no_image_has_changed() {
  const auto flash = std::make_unique<simulator::SimulatedFlash>();
  for (int i = 0; i < claimed->image_count; ++i) {
    load(claimed->images[i].name, *flash);
    const MutableBytes memory = flash->contents();
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(claimed->images[i].sum, crc32({memory.data, memory.size}),
                                    claimed->images[i].name);
  }
}

void test_every_image_is_claimed() {
  int images = 0;
  for (const auto& file : std::filesystem::directory_iterator(
           std::filesystem::path(path_of(claimed->images[0].name)).parent_path()))
    images += file.path().extension() == ".image" ? 1 : 0;
  TEST_ASSERT_EQUAL(claimed->image_count, images);
}

/// All that is kept in it; no list may be damaged.
Lists contents_of(simulator::SimulatedFlash& flash, bool may_have_lost) {
  RecordLog log(flash);
  log.mount();
  TEST_ASSERT_FALSE(log.has_lost() && !may_have_lost);
  for (int key = 0; key < RecordLog::keys_max; ++key) TEST_ASSERT_FALSE(log.damaged(key));
  return lists_in(log);
}

/// Of every image so many, anywhere in what was written. Between that there is blank room, too, where
/// something that is not blank could be a record that was not finished.
void test_a_bit_that_changed_in_an_image_costs_nothing() {
  constexpr int flips_of_image = 60;
  const auto whole = std::make_unique<simulator::SimulatedFlash>();
  const auto flash = std::make_unique<simulator::SimulatedFlash>();
  for (int i = 0; i < claimed->image_count; ++i) {
    load(claimed->images[i].name, *whole);
    *flash = *whole;
    const Lists before = contents_of(*flash, false);
    int used = whole->contents().size;
    while (whole->contents().data[used - 1] == 0xFF) --used;
    for (int n = 0; n < flips_of_image; ++n) {
      *flash = *whole;
      const int bit = (i + n * 8 * used / flips_of_image) % (8 * used);
      flash->contents().data[bit / 8] ^= static_cast<std::uint8_t>(1 << bit % 8);
      TEST_ASSERT_TRUE(contents_of(*flash, true) == before);
    }
  }
}

}  // namespace

void test_files() {
  RUN_FOR_VERSION(test_no_image_has_changed);
  RUN_FOR_VERSION(test_every_image_is_claimed);
  RUN_FOR_VERSION(test_a_bit_that_changed_in_an_image_costs_nothing);
}

}  // namespace seaglass
