// What a unit proves of itself: limits, the verdict, and what passes for chance and for a cell.
#include "peripherals/proof.h"

#include "core/random.h"
#include "suites.h"

namespace {

void test_a_value_passes_at_its_limits_and_not_beyond() {
  Proof proof;
  TEST_ASSERT_EQUAL_STRING("PASS sleep 40 ms", proof.within("sleep", 40, "ms", 40, 42).characters());
  TEST_ASSERT_EQUAL_STRING("PASS sleep 42 ms", proof.within("sleep", 42, "ms", 40, 42).characters());
  TEST_ASSERT_EQUAL_STRING("FAIL sleep 39 ms, not 40 to 42",
                           proof.within("sleep", 39, "ms", 40, 42).characters());
  TEST_ASSERT_EQUAL_STRING("FAIL sleep 43 ms, not 40 to 42",
                           proof.within("sleep", 43, "ms", 40, 42).characters());
  TEST_ASSERT_EQUAL_STRING("proof: FAIL 2 of 4", proof.verdict().characters());
}

void test_all_that_is_right_is_a_pass() {
  Proof proof;
  TEST_ASSERT_EQUAL_STRING("PASS flash", proof.right("flash", nullptr).characters());
  TEST_ASSERT_EQUAL_STRING("proof: PASS 1 of 1", proof.verdict().characters());
  TEST_ASSERT_EQUAL_STRING("FAIL flash: does not erase", proof.right("flash", "does not erase").characters());
  TEST_ASSERT_EQUAL_STRING("proof: FAIL 1 of 2", proof.verdict().characters());
}

constexpr int chance_bytes = 256;

const char* judged(const std::uint8_t* bytes) {
  return wrong_chance({bytes, chance_bytes});
}

void test_chance_passes() {
  Random random(11);
  std::uint8_t bytes[chance_bytes];
  for (int round = 0; round < 2000; ++round) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
    TEST_ASSERT_NULL(judged(bytes));
  }
}

void test_a_dead_or_lame_source_does_not_pass_for_chance() {
  std::uint8_t bytes[chance_bytes] = {};
  TEST_ASSERT_NOT_NULL(judged(bytes));
  for (std::uint8_t& byte : bytes) byte = 0xA7;
  TEST_ASSERT_NOT_NULL(judged(bytes));
  Random random(12);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(128));
  TEST_ASSERT_NOT_NULL(judged(bytes));
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256) | random.below(256));
  TEST_ASSERT_NOT_NULL(judged(bytes));
}

void test_a_level_is_judged_by_what_the_board_can_measure() {
  BatteryLevel measured = BatteryLevel::measured(50);
  measured.millivolts = 3830;
  TEST_ASSERT_NULL(wrong_level(CellMeter::voltage, measured));
  TEST_ASSERT_NULL(wrong_level(CellMeter::voltage, {}));
  TEST_ASSERT_NULL(wrong_level(CellMeter::none, {}));
  TEST_ASSERT_NOT_NULL(wrong_level(CellMeter::none, measured));
  TEST_ASSERT_NOT_NULL(wrong_level(CellMeter::power_chip, {}));
  measured.millivolts = 4600;
  TEST_ASSERT_NOT_NULL(wrong_level(CellMeter::voltage, measured));
  measured.millivolts = 3350;
  measured.empty = true;
  TEST_ASSERT_NOT_NULL(wrong_level(CellMeter::voltage, measured));
}

}  // namespace

void test_proof() {
  RUN_TEST(test_a_value_passes_at_its_limits_and_not_beyond);
  RUN_TEST(test_all_that_is_right_is_a_pass);
  RUN_TEST(test_chance_passes);
  RUN_TEST(test_a_dead_or_lame_source_does_not_pass_for_chance);
  RUN_TEST(test_a_level_is_judged_by_what_the_board_can_measure);
}
