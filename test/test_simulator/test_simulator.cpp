// What the simulated devices promise to every other test.
#include <unity.h>

#include <memory>

#include "simulator/room.h"

using namespace seaglass;
using namespace seaglass::simulator;

void setUp() {}
void tearDown() {}

namespace {

Bytes text(const char* characters, int size) {
  return {reinterpret_cast<const std::uint8_t*>(characters), size};
}

/// Two radios on one air, both listening.
struct TwoRadios {
  SimulatedClock clock;
  SimulatedAir air{clock, 7};
  SimulatedRadio left{air, RadioAddress{{2, 0, 0, 0, 0, 1}}};
  SimulatedRadio right{air, RadioAddress{{2, 0, 0, 0, 0, 2}}};

  TwoRadios() {
    left.set_on(true);
    right.set_on(true);
  }
  void send_numbers(int count) {
    for (int i = 0; i < count; ++i) {
      const auto number = static_cast<std::uint8_t>(i);
      left.send({&number, 1});
    }
  }
};

std::uint8_t byte_at(SimulatedFlash& flash, int address) {
  std::uint8_t byte = 0;
  flash.read(address, {&byte, 1});
  return byte;
}

}  // namespace

static void test_new_flash_is_erased() {
  const auto flash = std::make_unique<SimulatedFlash>();
  TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(*flash, 0));
  TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(*flash, SimulatedFlash::size_bytes - 1));
}

static void test_a_write_to_flash_only_clears_bits() {
  const auto flash = std::make_unique<SimulatedFlash>();
  flash->write(10, text("\x0F", 1));
  flash->write(10, text("\xF3", 1));
  TEST_ASSERT_EQUAL_HEX8(0x03, byte_at(*flash, 10));
}

static void test_an_erase_sets_one_sector_and_no_other() {
  const auto flash = std::make_unique<SimulatedFlash>();
  flash->write(Flash::sector_bytes - 1, text("abcd", 4));
  flash->write(2 * Flash::sector_bytes, text("e", 1));
  flash->erase(1);
  TEST_ASSERT_EQUAL_HEX8('a', byte_at(*flash, Flash::sector_bytes - 1));
  TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(*flash, Flash::sector_bytes));
  TEST_ASSERT_EQUAL_HEX8('e', byte_at(*flash, 2 * Flash::sector_bytes));
  TEST_ASSERT_EQUAL(1, flash->erase_count(1));
}

static void test_flash_refuses_what_lies_outside() {
  const auto flash = std::make_unique<SimulatedFlash>();
  TEST_ASSERT_FALSE(flash->write(SimulatedFlash::size_bytes - 1, text("ab", 2)));
  TEST_ASSERT_FALSE(flash->write(-1, text("a", 1)));
  TEST_ASSERT_FALSE(flash->erase(SimulatedFlash::sector_count));
}

static void test_a_power_cut_leaves_the_byte_half_written_and_the_rest_alone() {
  const auto flash = std::make_unique<SimulatedFlash>();
  flash->cut_power_after(2);
  const std::uint8_t zeros[4] = {};
  TEST_ASSERT_FALSE(flash->write(0, {zeros, 4}));
  TEST_ASSERT_EQUAL_HEX8(0x00, byte_at(*flash, 1));
  TEST_ASSERT_EQUAL_HEX8(0x55, byte_at(*flash, 2));
  TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(*flash, 3));
}

static void test_nothing_is_written_until_the_power_is_back() {
  const auto flash = std::make_unique<SimulatedFlash>();
  flash->cut_power_after(0);
  flash->write(0, text("\xFF", 1));
  TEST_ASSERT_FALSE(flash->write(100, text("x", 1)));
  TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(*flash, 100));
  flash->restore_power();
  TEST_ASSERT_TRUE(flash->write(100, text("x", 1)));
}

static void test_a_power_cut_interrupts_an_erase_too() {
  const auto flash = std::make_unique<SimulatedFlash>();
  const std::uint8_t zeros[Flash::sector_bytes] = {};
  flash->write(0, {zeros, Flash::sector_bytes});
  flash->cut_power_after(1000);
  TEST_ASSERT_FALSE(flash->erase(0));
  TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(*flash, 999));
  TEST_ASSERT_EQUAL_HEX8(0x55, byte_at(*flash, 1000));
  TEST_ASSERT_EQUAL_HEX8(0x00, byte_at(*flash, 1001));
}

static void test_a_short_press_is_seen_by_one_step() {
  SimulatedButtons buttons;
  buttons.press(Button::a);
  buttons.release(Button::a);
  TEST_ASSERT_TRUE(buttons.held().contains(Button::a));
  buttons.step_is_over();
  TEST_ASSERT_FALSE(buttons.held().contains(Button::a));
  TEST_ASSERT_TRUE(buttons.changed());
  buttons.step_is_over();
  TEST_ASSERT_FALSE(buttons.changed());
}

static void test_a_frame_reaches_everybody_who_listens_but_its_sender() {
  TwoRadios radios;
  radios.left.send(text("hello", 5));
  RadioFrame frame;
  TEST_ASSERT_FALSE(radios.left.receive(frame));
  TEST_ASSERT_TRUE(radios.right.receive(frame));
  TEST_ASSERT_EQUAL(5, frame.size);
  TEST_ASSERT_EQUAL_MEMORY("hello", frame.bytes, 5);
  TEST_ASSERT_TRUE(frame.from == radios.left.address());
  TEST_ASSERT_FALSE(radios.right.receive(frame));
}

static void test_a_radio_that_is_off_hears_and_sends_nothing() {
  TwoRadios radios;
  radios.right.set_on(false);
  radios.left.send(text("a", 1));
  TEST_ASSERT_FALSE(radios.right.send(text("b", 1)));
  radios.right.set_on(true);
  RadioFrame frame;
  TEST_ASSERT_FALSE(radios.right.receive(frame));
  TEST_ASSERT_FALSE(radios.left.receive(frame));
}

static void test_perfect_air_keeps_the_order() {
  TwoRadios radios;
  radios.send_numbers(20);
  RadioFrame frame;
  for (int i = 0; i < 20; ++i) {
    TEST_ASSERT_TRUE(radios.right.receive(frame));
    TEST_ASSERT_EQUAL(i, frame.bytes[0]);
  }
}

static void test_air_that_loses_everything_delivers_nothing() {
  TwoRadios radios;
  radios.air.set_faults({100, 0, 0, 0});
  radios.send_numbers(10);
  RadioFrame frame;
  TEST_ASSERT_FALSE(radios.right.receive(frame));
  TEST_ASSERT_EQUAL(10, radios.air.lost_count());
}

static void test_air_can_double_every_frame() {
  TwoRadios radios;
  radios.air.set_faults({0, 100, 0, 0});
  radios.send_numbers(1);
  RadioFrame frame;
  TEST_ASSERT_TRUE(radios.right.receive(frame));
  TEST_ASSERT_TRUE(radios.right.receive(frame));
  TEST_ASSERT_FALSE(radios.right.receive(frame));
}

static void test_delayed_frames_come_later_and_out_of_order() {
  TwoRadios radios;
  radios.air.set_faults({0, 0, 100, 50});
  radios.send_numbers(20);
  RadioFrame frame;
  TEST_ASSERT_FALSE(radios.right.receive(frame));
  TEST_ASSERT_TRUE(radios.right.wait_ms() >= 1);
  radios.clock.now += 50;
  int received = 0, overtaken = 0, last = -1;
  while (radios.right.receive(frame)) {
    ++received;
    if (frame.bytes[0] < last) ++overtaken;
    last = frame.bytes[0];
  }
  TEST_ASSERT_EQUAL(20, received);
  TEST_ASSERT_TRUE(overtaken > 0);
}

static void test_entropy_is_the_same_for_the_same_seed_alone() {
  std::uint8_t bytes[3][16];
  const std::uint64_t seeds[] = {1, 1, 2};
  for (int i = 0; i < 3; ++i) SimulatedEntropy(seeds[i]).fill({bytes[i], 16});
  TEST_ASSERT_EQUAL_MEMORY(bytes[0], bytes[1], 16);
  TEST_ASSERT_TRUE(bytes[0][0] != bytes[2][0] || bytes[0][1] != bytes[2][1] || bytes[0][2] != bytes[2][2]);
}

static void test_the_speaker_remembers_what_it_played_and_when() {
  SimulatedClock clock;
  SimulatedSpeaker speaker(clock);
  clock.now = 40;
  speaker.play(440, 50);
  clock.now = 90;
  speaker.play(0, 0);
  TEST_ASSERT_EQUAL(2, speaker.log().size());
  TEST_ASSERT_EQUAL(40, speaker.log()[0].at);
  TEST_ASSERT_EQUAL(440, speaker.log()[0].hertz);
  TEST_ASSERT_TRUE(speaker.now().silent());
}

static void test_a_rested_handheld_is_not_stepped_until_a_press_wakes_it() {
  const auto room = std::make_unique<SimulatedRoom>();
  SimulatedHandheld& handheld = (*room)[0];
  room->run(20000);
  const Milliseconds wait_ms = handheld.wait_ms();
  TEST_ASSERT_TRUE(wait_ms > SimulatedHandheld::frame_ms);
  const int steps = handheld.steps();
  room->run(wait_ms - 1);
  TEST_ASSERT_EQUAL(steps, handheld.steps());
  handheld.press(Button::right);
  room->run(0);
  TEST_ASSERT_EQUAL(steps + 1, handheld.steps());
}

static void test_a_frame_on_the_air_wakes_whoever_listens() {
  const auto room = std::make_unique<SimulatedRoom>(2);
  room->run(20000 + SimulatedHandheld::frame_ms);
  (*room)[0].radio.set_on(true);
  (*room)[1].radio.set_on(true);
  const int steps = (*room)[1].steps();
  (*room)[0].radio.send(text("wake", 4));
  TEST_ASSERT_EQUAL(0, (*room)[1].wait_ms());
  room->run(0);
  TEST_ASSERT_TRUE((*room)[1].steps() > steps);
}

static void test_a_handheld_that_is_off_starts_anew_at_a_press() {
  const auto room = std::make_unique<SimulatedRoom>();
  SimulatedHandheld& handheld = (*room)[0];
  room->run(100);
  handheld.power.off();
  room->run(60000);
  TEST_ASSERT_EQUAL(forever_ms, handheld.wait_ms());
  room->tap(0, Button::a);
  TEST_ASSERT_FALSE(handheld.power.is_off());
}

static void test_letting_go_of_a_button_wakes_nobody() {
  const auto room = std::make_unique<SimulatedRoom>();
  SimulatedHandheld& handheld = (*room)[0];
  handheld.press(Button::menu);
  room->run(100);
  handheld.power.off();
  handheld.release(Button::menu);
  room->run(1000);
  TEST_ASSERT_TRUE(handheld.power.is_off());
}

static void test_a_stopped_handheld_keeps_its_flash() {
  const auto room = std::make_unique<SimulatedRoom>();
  SimulatedHandheld& handheld = (*room)[0];
  const int last = SimulatedFlash::size_bytes - 1;
  handheld.flash.write(last, text("k", 1));
  handheld.stop();
  room->run(1000);
  handheld.start();
  room->run(1000);
  TEST_ASSERT_EQUAL_HEX8('k', byte_at(handheld.flash, last));
}

static void test_two_rooms_with_one_seed_show_the_same() {
  std::uint32_t hashes[2];
  for (std::uint32_t& hash : hashes) {
    const auto room = std::make_unique<SimulatedRoom>(1, 42);
    room->run(300);
    room->tap(0, Button::right);
    room->run(120);
    hash = (*room)[0].panel.picture_hash();
  }
  TEST_ASSERT_EQUAL_HEX32(hashes[0], hashes[1]);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_new_flash_is_erased);
  RUN_TEST(test_a_write_to_flash_only_clears_bits);
  RUN_TEST(test_an_erase_sets_one_sector_and_no_other);
  RUN_TEST(test_flash_refuses_what_lies_outside);
  RUN_TEST(test_a_power_cut_leaves_the_byte_half_written_and_the_rest_alone);
  RUN_TEST(test_nothing_is_written_until_the_power_is_back);
  RUN_TEST(test_a_power_cut_interrupts_an_erase_too);
  RUN_TEST(test_a_short_press_is_seen_by_one_step);
  RUN_TEST(test_a_frame_reaches_everybody_who_listens_but_its_sender);
  RUN_TEST(test_a_radio_that_is_off_hears_and_sends_nothing);
  RUN_TEST(test_perfect_air_keeps_the_order);
  RUN_TEST(test_air_that_loses_everything_delivers_nothing);
  RUN_TEST(test_air_can_double_every_frame);
  RUN_TEST(test_delayed_frames_come_later_and_out_of_order);
  RUN_TEST(test_entropy_is_the_same_for_the_same_seed_alone);
  RUN_TEST(test_the_speaker_remembers_what_it_played_and_when);
  RUN_TEST(test_a_rested_handheld_is_not_stepped_until_a_press_wakes_it);
  RUN_TEST(test_a_frame_on_the_air_wakes_whoever_listens);
  RUN_TEST(test_a_handheld_that_is_off_starts_anew_at_a_press);
  RUN_TEST(test_letting_go_of_a_button_wakes_nobody);
  RUN_TEST(test_a_stopped_handheld_keeps_its_flash);
  RUN_TEST(test_two_rooms_with_one_seed_show_the_same);
  return UNITY_END();
}
