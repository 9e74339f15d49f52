// Contacts, voltages and chords: what a finger means.
#include "peripherals/debounce.h"
#include "peripherals/three_buttons.h"
#include "peripherals/voltage_pad.h"
#include "suites.h"

namespace {

ButtonSet pressing(Button button) {
  ButtonSet set;
  set.insert(button);
  return set;
}

ButtonSet pressing(Button one, Button other) {
  ButtonSet set = pressing(one);
  set.insert(other);
  return set;
}

void assert_held(ButtonSet expected, ButtonSet held) {
  TEST_ASSERT_EQUAL_HEX8(expected.bits, held.bits);
}

constexpr ButtonSet nothing{};

void test_a_press_counts_at_once() {
  Debounce buttons;
  buttons.sample(pressing(Button::a), 1000);
  assert_held(pressing(Button::a), buttons.held());
}

void test_a_bouncing_contact_is_one_press() {
  Debounce buttons;
  buttons.sample(pressing(Button::a), 1000);
  buttons.held();
  buttons.sample(nothing, 1003);
  assert_held(pressing(Button::a), buttons.held());
  buttons.sample(pressing(Button::a), 1006);
  TEST_ASSERT_FALSE(buttons.changed());
}

void test_a_release_counts_after_the_bouncing() {
  Debounce buttons;
  buttons.sample(pressing(Button::a), 1000);
  buttons.held();
  buttons.sample(nothing, 1000 + Debounce::bounce_ms);
  assert_held(nothing, buttons.held());
}

void test_a_press_between_two_steps_is_told_once() {
  Debounce buttons;
  buttons.sample(pressing(Button::b), 1000);
  buttons.sample(nothing, 1030);
  assert_held(pressing(Button::b), buttons.held());
  assert_held(nothing, buttons.held());
}

void test_a_button_bounces_for_itself_alone() {
  Debounce buttons;
  buttons.sample(pressing(Button::a), 1000);
  buttons.sample(pressing(Button::a, Button::up), 1002);
  assert_held(pressing(Button::a, Button::up), buttons.held());
}

void test_bouncing_ends_although_the_clock_wraps() {
  Debounce buttons;
  buttons.sample(pressing(Button::a), 0xFFFFFFFAu);
  buttons.held();
  buttons.sample(nothing, 0xFFFFFFFAu + Debounce::bounce_ms);
  assert_held(nothing, buttons.held());
}

void test_a_change_is_announced_until_it_was_told() {
  Debounce buttons;
  TEST_ASSERT_FALSE(buttons.changed());
  buttons.sample(pressing(Button::menu), 1000);
  TEST_ASSERT_TRUE(buttons.changed());
  buttons.held();
  TEST_ASSERT_FALSE(buttons.changed());
  buttons.sample(nothing, 1100);
  TEST_ASSERT_TRUE(buttons.changed());
}

void test_the_pad_has_one_direction_at_half_and_one_at_whole() {
  assert_held(nothing, decode_voltage_pad(0, 0));
  assert_held(pressing(Button::right), decode_voltage_pad(1850, 0));
  assert_held(pressing(Button::left), decode_voltage_pad(4095, 0));
  assert_held(pressing(Button::down), decode_voltage_pad(0, 1850));
  assert_held(pressing(Button::up), decode_voltage_pad(0, 4095));
}

void test_the_pad_takes_both_axes_together() {
  assert_held(pressing(Button::left, Button::down), decode_voltage_pad(4000, 1700));
}

void test_the_pads_borders() {
  assert_held(nothing, decode_voltage_pad(voltage_pad_half - 1, 0));
  assert_held(pressing(Button::right), decode_voltage_pad(voltage_pad_half, 0));
  assert_held(pressing(Button::right), decode_voltage_pad(voltage_pad_whole - 1, 0));
  assert_held(pressing(Button::left), decode_voltage_pad(voltage_pad_whole, 0));
}

constexpr ThreeContacts none{};
constexpr ThreeContacts previous{true, false, false};
constexpr ThreeContacts act{false, true, false};
constexpr ThreeContacts outer{true, false, true};
constexpr ThreeContacts act_and_next{false, true, true};

void test_one_button_waits_for_a_second() {
  ThreeButtons buttons;
  assert_held(nothing, buttons.decode(previous, 1000));
  assert_held(pressing(Button::left), buttons.decode(previous, 1000 + ThreeButtons::together_ms));
}

void test_a_tap_is_told_when_it_is_over() {
  ThreeButtons buttons;
  buttons.decode(act, 1000);
  assert_held(pressing(Button::a), buttons.decode(none, 1030));
  assert_held(nothing, buttons.decode(none, 1035));
}

/// A screen that rests is not stepped between two quick taps.
void test_a_tap_right_after_a_tap_counts() {
  ThreeButtons buttons;
  buttons.decode(previous, 1000);
  buttons.decode(none, 1030);
  buttons.decode(act, 1070);
  assert_held(pressing(Button::a), buttons.decode(none, 1100));
}

void test_both_outer_buttons_are_menu() {
  ThreeButtons buttons;
  buttons.decode(previous, 1000);
  assert_held(pressing(Button::menu), buttons.decode(outer, 1030));
}

void test_do_with_another_is_back() {
  ThreeButtons buttons;
  buttons.decode(act, 1000);
  assert_held(pressing(Button::b), buttons.decode(act_and_next, 1020));
}

void test_a_chord_stays_until_every_finger_is_off() {
  ThreeButtons buttons;
  buttons.decode(outer, 1000);
  assert_held(pressing(Button::menu), buttons.decode(previous, 1200));
  assert_held(nothing, buttons.decode(none, 1300));
  buttons.decode(previous, 1400);
  assert_held(pressing(Button::left), buttons.decode(previous, 1500));
}

void test_a_held_button_stays_what_it_was() {
  ThreeButtons buttons;
  buttons.decode(previous, 1000);
  buttons.decode(previous, 1100);
  assert_held(pressing(Button::left), buttons.decode(outer, 1200));
}

}  // namespace

void test_buttons() {
  RUN_TEST(test_a_press_counts_at_once);
  RUN_TEST(test_a_bouncing_contact_is_one_press);
  RUN_TEST(test_a_release_counts_after_the_bouncing);
  RUN_TEST(test_a_press_between_two_steps_is_told_once);
  RUN_TEST(test_a_button_bounces_for_itself_alone);
  RUN_TEST(test_bouncing_ends_although_the_clock_wraps);
  RUN_TEST(test_a_change_is_announced_until_it_was_told);
  RUN_TEST(test_the_pad_has_one_direction_at_half_and_one_at_whole);
  RUN_TEST(test_the_pad_takes_both_axes_together);
  RUN_TEST(test_the_pads_borders);
  RUN_TEST(test_one_button_waits_for_a_second);
  RUN_TEST(test_a_tap_is_told_when_it_is_over);
  RUN_TEST(test_a_tap_right_after_a_tap_counts);
  RUN_TEST(test_both_outer_buttons_are_menu);
  RUN_TEST(test_do_with_another_is_back);
  RUN_TEST(test_a_chord_stays_until_every_finger_is_off);
  RUN_TEST(test_a_held_button_stays_what_it_was);
}
