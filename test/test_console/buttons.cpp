#include "console/app/button_reader.h"
#include "moments.h"
#include "suite.h"

namespace seaglass {

static ButtonSet holding(Button button) {
  ButtonSet held;
  held.insert(button);
  return held;
}

static void test_a_button_presses_once() {
  ButtonReader reader;
  reader.read({}, 0);
  TEST_ASSERT_EQUAL(1, reader.read(holding(Button::a), 10).size());
  TEST_ASSERT_TRUE(reader.read(holding(Button::a), 5000).empty());
}

static void test_a_held_direction_repeats() {
  ButtonReader reader;
  reader.read({}, 0);
  reader.read(holding(Button::right), 0);
  TEST_ASSERT_EQUAL(ButtonReader::repeat_after_ms, reader.wait_ms(0));
  TEST_ASSERT_TRUE(reader.read(holding(Button::right), ButtonReader::repeat_after_ms - 1).empty());
  const Presses again = reader.read(holding(Button::right), ButtonReader::repeat_after_ms);
  TEST_ASSERT_EQUAL(1, again.size());
  TEST_ASSERT_TRUE(again[0].repeated);
}

static void test_what_is_down_at_the_start_is_no_press() {
  ButtonReader reader;
  TEST_ASSERT_TRUE(reader.read(holding(Button::a), 0).empty());
  TEST_ASSERT_TRUE(reader.read(holding(Button::a), 20).empty());
  reader.read({}, 40);
  TEST_ASSERT_EQUAL(1, reader.read(holding(Button::a), 60).size());
}

static void test_nothing_held_waits_for_ever() {
  ButtonReader reader;
  TEST_ASSERT_EQUAL(forever_ms, reader.wait_ms(0));
}

static void test_repeats_go_on_while_the_clock_wraps() {
  ButtonReader reader;
  constexpr Milliseconds late = 0xFFFFFFF0;
  reader.read({}, late);
  reader.read(holding(Button::left), late);
  TEST_ASSERT_TRUE(reader.read(holding(Button::left), late + 100).empty());
  TEST_ASSERT_EQUAL(1, reader.read(holding(Button::left), late + ButtonReader::repeat_after_ms).size());
}

void test_buttons() {
  RUN_TEST(test_a_button_presses_once);
  RUN_TEST(test_a_held_direction_repeats);
  RUN_TEST(test_what_is_down_at_the_start_is_no_press);
  RUN_TEST(test_nothing_held_waits_for_ever);
  RUN_TEST(test_repeats_go_on_while_the_clock_wraps);
}

}  // namespace seaglass
