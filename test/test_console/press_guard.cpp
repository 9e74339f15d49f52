// A press answers what was drawn, and fingers rest first where that became another by itself.
#include "console/app/press_guard.h"

#include "suite.h"

namespace seaglass {

namespace {

using Kind = Subject::Kind;

constexpr Milliseconds rest_ms = QuietPeriod::rest_ms;

Subject seat(int number) {
  return Subject(Kind::seat).put(number);
}

/// A screen that a press led to, on which this has been drawn for a while.
PressGuard guard_showing(const Subject& subject) {
  PressGuard guard;
  guard.begin(true);
  guard.note_drawn(subject, 0);
  return guard;
}

}  // namespace

static void test_what_was_drawn_is_answered_at_once() {
  PressGuard guard = guard_showing(seat(1));
  TEST_ASSERT_TRUE(guard.lets_pass(Button::a, seat(1), 10));
}

static void test_what_was_not_drawn_is_not_answered() {
  PressGuard guard = guard_showing(seat(1));
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, seat(2), 1000));
  guard.note_drawn(seat(2), 1000);
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, seat(2), 1000 + rest_ms - 1));
  TEST_ASSERT_TRUE(guard.lets_pass(Button::a, seat(2), 1000 + 3 * rest_ms));
}

static void test_where_it_became_another_by_itself_fingers_rest_first() {
  PressGuard guard = guard_showing(seat(1));
  guard.note_drawn(seat(2), 1000);
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, seat(2), 1000 + rest_ms - 1));
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, seat(2), 1000 + 2 * rest_ms - 2));  // it hammers on
  TEST_ASSERT_TRUE(guard.lets_pass(Button::a, seat(2), 1000 + 4 * rest_ms));
}

static void test_what_a_press_led_to_is_answered_as_soon_as_it_is_drawn() {
  PressGuard guard = guard_showing(seat(1));
  guard.note_pressed(seat(2));
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, seat(2), 1000));  // not yet
  guard.note_drawn(seat(2), 1010);
  TEST_ASSERT_TRUE(guard.lets_pass(Button::a, seat(2), 1020));
}

/// A press moved the cursor, and in the same step somebody else came to sit there.
static void test_what_changed_after_the_press_that_led_to_it_is_another() {
  PressGuard guard = guard_showing(seat(1));
  guard.note_pressed(seat(2));
  guard.note_drawn(seat(3), 1000);
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, seat(3), 1100));
}

static void test_what_changes_and_changes_back_unseen_is_the_same() {
  PressGuard guard = guard_showing(seat(1));
  guard.note_drawn(seat(1), 1000);
  TEST_ASSERT_TRUE(guard.lets_pass(Button::a, seat(1), 1001));
}

static void test_pictures_are_never_answered_at_once() {
  const Subject pictures = Subject(Kind::pictures).put(7);
  PressGuard guard = guard_showing(pictures);
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, pictures, 10));
  TEST_ASSERT_FALSE(guard.lets_pass(Button::b, pictures, 20));
  TEST_ASSERT_TRUE(guard.lets_pass(Button::a, pictures, 20 + rest_ms));
  guard.note_drawn(Subject(Kind::pictures).put(8), 2000);  // of another try
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, Subject(Kind::pictures).put(8), 2010));
}

static void test_a_screen_that_came_by_itself_is_not_answered_at_once() {
  PressGuard guard;
  guard.begin(false);
  guard.note_drawn(seat(1), 0);
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, seat(1), 10));
  TEST_ASSERT_TRUE(guard.lets_pass(Button::a, seat(1), 10 + rest_ms));
}

/// So that nobody is kept from looking elsewhere by what goes on.
static void test_buttons_that_answer_nothing_pass_at_any_time() {
  PressGuard guard = guard_showing(seat(1));
  guard.note_drawn(seat(2), 1000);
  for (const Button button : {Button::left, Button::down, Button::menu, Button::b})
    TEST_ASSERT_TRUE(guard.lets_pass(button, seat(2), 1010));
  TEST_ASSERT_FALSE(guard.lets_pass(Button::a, seat(2), 1010));
}

static void test_subjects_differ_by_kind_and_by_every_byte() {
  TEST_ASSERT_TRUE(seat(1) == seat(1));
  TEST_ASSERT_TRUE(seat(1) != seat(2));
  TEST_ASSERT_TRUE(seat(1) != seat(1).put(0));
  TEST_ASSERT_TRUE(seat(1) != Subject(Kind::guest_sheet).put(1));
}

void test_press_guard() {
  RUN_TEST(test_what_was_drawn_is_answered_at_once);
  RUN_TEST(test_what_was_not_drawn_is_not_answered);
  RUN_TEST(test_where_it_became_another_by_itself_fingers_rest_first);
  RUN_TEST(test_what_a_press_led_to_is_answered_as_soon_as_it_is_drawn);
  RUN_TEST(test_what_changed_after_the_press_that_led_to_it_is_another);
  RUN_TEST(test_what_changes_and_changes_back_unseen_is_the_same);
  RUN_TEST(test_pictures_are_never_answered_at_once);
  RUN_TEST(test_a_screen_that_came_by_itself_is_not_answered_at_once);
  RUN_TEST(test_buttons_that_answer_nothing_pass_at_any_time);
  RUN_TEST(test_subjects_differ_by_kind_and_by_every_byte);
}

}  // namespace seaglass
