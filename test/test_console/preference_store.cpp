#include "save/records/preference_store.h"

#include <initializer_list>
#include <memory>

#include "core/random.h"
#include "save/records/keys.h"
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
  preferences.off_after = static_cast<OffAfter>(i % off_after_count);
  preferences.dims_after = static_cast<DimsAfter>(i / 2 % dims_after_count);
  preferences.hides_after = static_cast<HidesAfter>(i / 3 % hides_after_count);
  preferences.speed = static_cast<Speed>(i / 4 % speed_count);
  preferences.has_skipped = i % 5 == 0;
  return preferences;
}

static void save(int i) {
  RecordLog log(*flash);
  log.mount();
  TEST_ASSERT_TRUE(PreferenceStore(log).save(numbered(i)));
}

static Preferences loaded() {
  RecordLog log(*flash);
  log.mount();
  return PreferenceStore(log).load();
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

static void test_garbage_is_refused() {
  Random dice(3);
  for (int round = 0; round < 5; ++round) {
    begin();
    const MutableBytes contents = flash->contents();
    for (int i = 0; i < contents.size; ++i) contents.data[i] = static_cast<std::uint8_t>(dice.below(256));
    TEST_ASSERT_TRUE(loaded() == Preferences());
    save(7);
    TEST_ASSERT_TRUE(loaded() == numbered(7));
  }
}

static void test_a_damaged_record_falls_back_to_the_one_before() {
  for (int byte = 0; byte < 12; ++byte) {
    begin();
    save(5);
    save(6);
    const int record_bytes = 10 + 1 + 11;
    flash->contents().data[12 + record_bytes + byte % record_bytes] ^= 0x11;
    TEST_ASSERT_TRUE(loaded() == numbered(5));
  }
}

static void test_another_form_of_the_record_is_not_half_understood() {
  begin();
  RecordLog log(*flash);
  log.mount();
  const std::uint8_t later[] = {200, 0xFF, 0xFF};
  TEST_ASSERT_TRUE(log.begin(keys::preferences, {later, 3}));
  TEST_ASSERT_TRUE(loaded() == Preferences());
}

/// French, darkest but one, silent, calm, left-handed, and two games known: as units wrote it that could not
/// be told when to go off.
static void test_the_form_from_before_is_read_and_written_anew() {
  begin();
  std::uint8_t record[4] = {};
  BitWriter writer({record, sizeof record});
  writer.write(1, 8);
  writer.write_below(2, 4);
  writer.write_below(1, 4);
  writer.write_below(1, 5);
  writer.write_below(0, 6);
  for (const bool flag : {true, false, false, true, false}) writer.write_flag(flag);
  writer.write(0b1001, 4);
  TEST_ASSERT_EQUAL(4, writer.bytes());
  RecordLog log(*flash);
  log.mount();
  TEST_ASSERT_TRUE(log.begin(keys::preferences, {record, sizeof record}));
  Preferences expected;
  expected.game = static_cast<GameName>(2);
  expected.language = Language::french;
  expected.brightness = 1;
  expected.volume = 0;
  expected.calm = expected.left_handed = true;
  expected.learned = 0b1001;
  TEST_ASSERT_TRUE(loaded() == expected);
  expected.off_after = OffAfter::never;
  TEST_ASSERT_TRUE(PreferenceStore(log).save(expected));
  TEST_ASSERT_TRUE(loaded() == expected);
}

static void test_no_other_length_of_going_off_is_understood() {
  begin();
  std::uint8_t record[4] = {2, 0, 0, 0};
  RecordLog log(*flash);
  log.mount();
  for (int wrong = 0; wrong < 256; ++wrong) {
    record[3] = static_cast<std::uint8_t>(wrong);
    TEST_ASSERT_TRUE(log.begin(keys::preferences, {record, sizeof record}));
    TEST_ASSERT_LESS_THAN(off_after_count, static_cast<int>(loaded().off_after));
  }
}

static void test_no_other_speed_or_length_makes_sense() {
  begin();
  RecordLog log(*flash);
  log.mount();
  const Preferences quick = [] {
    Preferences preferences;
    preferences.game = GameName::mirage;
    preferences.speed = Speed::quick;
    return preferences;
  }();
  for (int field = 0; field < 3; ++field)
    for (std::uint32_t value = 0; value < 256; ++value) {
      std::uint8_t record[12] = {};
      BitWriter writer({record, sizeof record});
      writer.write(PreferenceStore::form, 8);
      writer.write(static_cast<std::uint32_t>(id_of(quick.game)), 8);
      for (const std::uint32_t usual : {0u, 4u, 3u, 0u}) writer.write(usual, 8);
      writer.write(0, 16);
      writer.write(0, 6);
      for (int i = 0; i < 3; ++i) writer.write(i == field ? value : i == 2 ? 2 : 0, 8);
      TEST_ASSERT_TRUE(log.begin(keys::preferences, {record, sizeof record}));
      TEST_ASSERT_EQUAL(value < 3, loaded().game == quick.game);
      if (field == 2 && value == 2) TEST_ASSERT_TRUE(loaded() == quick);
    }
}

/// Gives one field of a record one of its values: each number below its bound, or each bit.
class OneValue {
 public:
  OneValue(int field, int value) : field_(field), value_(value) {}

  template <typename T>
  void number(const char*, T& field, int bits, std::uint32_t below = 0) {
    set(field, below != 0 ? value_ : 1 << value_, below != 0 ? static_cast<int>(below) : bits);
  }
  template <typename Coding>
  void coded(const char*, GameName& game, int) {
    set(game, value_, game_count);
  }

  /// False: the record has fewer fields, or the field fewer values.
  bool is_set() const { return is_set_; }
  bool differs() const { return differs_; }

 private:
  template <typename T>
  void set(T& field, int value, int values) {
    if (field_-- != 0 || value_ >= values) return;
    differs_ = static_cast<int>(field) != value;
    field = static_cast<T>(value);
    is_set_ = true;
  }

  int field_;
  int value_;
  bool is_set_ = false;
  bool differs_ = false;
};

static void test_every_value_of_every_field_is_compared_and_kept() {
  begin();
  for (int field = 0; field < member_count<Preferences>(); ++field) {
    int value = 0;
    for (; value < 20; ++value) {
      Preferences changed;
      OneValue one(field, value);
      Preferences::describe(one, changed);
      if (!one.is_set()) break;
      TEST_ASSERT_EQUAL(one.differs(), changed != Preferences());
      RecordLog log(*flash);
      log.mount();
      TEST_ASSERT_TRUE(PreferenceStore(log).save(changed));
      TEST_ASSERT_TRUE(loaded() == changed);
    }
    TEST_ASSERT_GREATER_THAN(0, value);
  }
}

void test_preference_store() {
  RUN_TEST(test_empty_flash_gives_the_defaults);
  RUN_TEST(test_the_latest_counts);
  RUN_TEST(test_every_value_of_every_field_is_compared_and_kept);
  RUN_TEST(test_garbage_is_refused);
  RUN_TEST(test_a_damaged_record_falls_back_to_the_one_before);
  RUN_TEST(test_the_form_from_before_is_read_and_written_anew);
  RUN_TEST(test_no_other_length_of_going_off_is_understood);
  RUN_TEST(test_no_other_speed_or_length_makes_sense);
  RUN_TEST(test_another_form_of_the_record_is_not_half_understood);
  flash.reset();
}

}  // namespace seaglass
