// The images themselves: none is lost or changed.
#include <filesystem>

#include "core/crc32.h"
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

}  // namespace

void test_files() {
  RUN_FOR_VERSION(test_no_image_has_changed);
  RUN_FOR_VERSION(test_every_image_is_claimed);
}

}  // namespace seaglass
