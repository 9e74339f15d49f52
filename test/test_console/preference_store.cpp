#include "console/preference_store.h"

#include <memory>

#include "core/random.h"
#include "simulator/flash.h"
#include "suite.h"

namespace seaglass {

using simulator::SimulatedFlash;

static std::unique_ptr<SimulatedFlash> flash;

static Preferences numbered(int i) {
  Preferences preferences;
  preferences.game = static_cast<GameName>(i % game_count);
  preferences.language = static_cast<Language>(i / game_count % language_count);
  preferences.brightness = static_cast<std::uint8_t>(i % Preferences::brightness_levels);
  preferences.volume = static_cast<std::uint8_t>(i % Preferences::volume_levels);
  preferences.calm = i % 2 == 1;
  return preferences;
}

static void save(int i) {
  PreferenceStore store(*flash);
  store.load();
  TEST_ASSERT_TRUE(store.save(numbered(i)));
}

static Preferences loaded() {
  return PreferenceStore(*flash).load();
}

static void begin() {
  flash = std::make_unique<SimulatedFlash>();
}

static void test_empty_flash_gives_the_defaults() {
  begin();
  TEST_ASSERT_TRUE(loaded() == Preferences());
}

static void test_the_latest_counts() {
  begin();
  for (int i = 0; i < 1500; ++i) {
    save(i);
    TEST_ASSERT_TRUE(loaded() == numbered(i));
  }
}

static void test_both_sectors_wear_alike() {
  begin();
  PreferenceStore store(*flash);
  store.load();
  for (int i = 0; i < 20000; ++i) store.save(numbered(i));
  TEST_ASSERT_INT_WITHIN(1, flash->erase_count(0), flash->erase_count(1));
  TEST_ASSERT_LESS_THAN(100, flash->erase_count(0));
}

static void test_garbage_is_refused() {
  Random dice(3);
  for (int round = 0; round < 50; ++round) {
    begin();
    const MutableBytes contents = flash->contents();
    for (int i = 0; i < contents.size; ++i) contents.data[i] = static_cast<std::uint8_t>(dice.below(256));
    TEST_ASSERT_TRUE(loaded() == Preferences());
    save(7);
    TEST_ASSERT_TRUE(loaded() == numbered(7));
  }
}

static void test_a_damaged_record_falls_back_to_the_one_before() {
  for (int byte = 0; byte < 16; ++byte) {
    begin();
    save(5);
    save(6);
    flash->contents().data[16 + byte] ^= 0x10;
    TEST_ASSERT_TRUE(loaded() == numbered(5));
  }
}

static void test_a_power_cut_leaves_the_old_or_the_new() {
  constexpr int saves = 520;  // until both sectors have been erased once more
  for (int cut = 0; cut < 2 * 4096 + 64; cut += cut < 64 ? 1 : 61) {
    begin();
    PreferenceStore store(*flash);
    store.load();
    for (int i = 0; i < saves - 1; ++i) store.save(numbered(i));
    Preferences old = loaded();
    flash->cut_power_after(cut);
    int i = saves - 1;
    for (; flash->has_power() && i < saves + 300; ++i) {
      if (!store.save(numbered(i))) break;
      old = numbered(i);
    }
    flash->restore_power();
    const Preferences now = loaded();
    TEST_ASSERT_TRUE(now == old || now == numbered(i));
    save(3);
    TEST_ASSERT_TRUE(loaded() == numbered(3));
  }
}

void test_preference_store() {
  RUN_TEST(test_empty_flash_gives_the_defaults);
  RUN_TEST(test_the_latest_counts);
  RUN_TEST(test_both_sectors_wear_alike);
  RUN_TEST(test_garbage_is_refused);
  RUN_TEST(test_a_damaged_record_falls_back_to_the_one_before);
  RUN_TEST(test_a_power_cut_leaves_the_old_or_the_new);
  flash.reset();
}

}  // namespace seaglass
