#include <unity.h>

#include "whole_screen.h"

using namespace seaglass;
using namespace seaglass::ink;

static Screen screen;
static const simulator::SimulatedPanel& panel = screen.panel;

void setUp() {
  screen = Screen();
}
void tearDown() {}

static void test_the_first_refresh_sends_everything() {
  TEST_ASSERT_EQUAL(320 * 240 * 2,
                    screen.display.refresh(screen.panel, [](Painter& p) { p.fill(palette::tide); }));
  TEST_ASSERT_EQUAL(320 * 240 * 2, panel.bytes_sent());
}

static void test_what_has_not_changed_is_not_sent() {
  const auto draw = [](Painter& p) { p.fill(palette::tide); };
  screen.display.refresh(screen.panel, draw);
  screen.panel.forget_counts();
  TEST_ASSERT_EQUAL(0, screen.display.refresh(screen.panel, draw));
  TEST_ASSERT_EQUAL(0, panel.sends());
}

static void test_only_changed_tiles_are_sent_and_neighbours_together() {
  screen.display.refresh(screen.panel, [](Painter& p) { p.fill(palette::tide); });
  screen.panel.forget_counts();
  const auto draw = [](Painter& p) {
    p.fill(palette::tide);
    p.rectangle({20, 20, 40, 1}, palette::foam);   // three tiles beside each other
    p.rectangle({319, 20, 1, 1}, palette::foam);   // one in the same strip
    p.rectangle({100, 239, 1, 1}, palette::foam);  // one in the last strip
  };
  TEST_ASSERT_EQUAL(5 * 16 * 16 * 2, screen.display.refresh(screen.panel, draw));
  TEST_ASSERT_EQUAL(3, panel.sends());
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(59, 20));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(319, 20));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(100, 239));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::tide), panel.pixel(60, 20));
}

static void test_a_refresh_of_some_rows_touches_no_other_strip() {
  screen.display.refresh(screen.panel, [](Painter& p) { p.fill(palette::tide); });
  const auto draw = [](Painter& p) { p.fill(palette::foam); };
  TEST_ASSERT_EQUAL(2 * 320 * 16 * 2, screen.display.refresh(screen.panel, 31, 33, draw));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::tide), panel.pixel(0, 15));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(0, 16));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(319, 47));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::tide), panel.pixel(0, 48));
}

static void test_what_the_panel_has_lost_is_sent_again() {
  const auto draw = [](Painter& p) { p.fill(palette::tide); };
  screen.display.refresh(screen.panel, draw);
  screen.display.invalidate();
  TEST_ASSERT_EQUAL(320 * 240 * 2, screen.display.refresh(screen.panel, draw));
}

static void test_another_look_sends_everything() {
  const auto draw = [](Painter& p) { p.fill(palette::tide); };
  Look looks[3];
  looks[0].upside_down = looks[1].strong_colors = looks[2].large_text = true;
  for (const Look& look : looks) {
    screen.display.refresh(screen.panel, draw);
    screen.display.set_look(look);
    TEST_ASSERT_EQUAL(320 * 240 * 2, screen.display.refresh(screen.panel, draw));
    screen.display.set_look(look);
    TEST_ASSERT_EQUAL(0, screen.display.refresh(screen.panel, draw));
  }
}

/// Once to note its calls, and again only for the strips in which something changed.
static void test_a_screen_is_drawn_as_often_as_something_changed() {
  int drawn = 0, bar = 0;
  const auto draw = [&](Painter& p) {
    ++drawn;
    p.fill(palette::tide);
    p.rectangle({0, 0, bar, 20}, palette::foam);
  };
  screen.display.refresh(screen.panel, draw);
  TEST_ASSERT_EQUAL(1 + strips, drawn);
  screen.display.refresh(screen.panel, draw);
  TEST_ASSERT_EQUAL(1 + strips + 1, drawn);
  bar = 10;
  screen.display.refresh(screen.panel, draw);
  TEST_ASSERT_EQUAL(1 + strips + 1 + 3, drawn);
}

namespace {
struct Kept {
  int number;
};
struct KeptToo {
  int number;
};
}  // namespace

static void test_what_is_kept_for_a_frame_is_made_once_in_each() {
  int made = 0, frame = 0;
  const auto draw = [&](Painter& p) {
    p.fill(frame % 2 == 0 ? palette::tide : palette::foam);
    const auto make = [&](Kept& kept) { kept.number = ++made; };
    TEST_ASSERT_EQUAL(frame + 1, p.once_a_frame<Kept>(make).number);
    TEST_ASSERT_EQUAL(frame + 1, p.once_a_frame<Kept>(make).number);
  };
  for (; frame < 3; ++frame) screen.display.refresh(screen.panel, draw);
  TEST_ASSERT_EQUAL(3, made);
}

static void test_two_that_are_kept_by_turns_stay_apart() {
  screen.display.refresh(screen.panel, [&](Painter& p) {
    p.fill(palette::tide);
    for (int i = 0; i < 2; ++i) {
      TEST_ASSERT_EQUAL(1, p.once_a_frame<Kept>([](Kept& kept) { kept.number = 1; }).number);
      TEST_ASSERT_EQUAL(2, p.once_a_frame<KeptToo>([](KeptToo& kept) { kept.number = 2; }).number);
    }
  });
}

namespace {
/// Remembers the very first bytes that it was sent.
class ByteWatch final : public Panel {
 public:
  void send(int, int, int, int, const std::uint16_t* pixels) override {
    if (sends++ > 0) return;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(pixels);
    for (int i = 0; i < 4; ++i) first[i] = bytes[i];
  }
  void wait() override {}
  void set_brightness(int) override {}

  int sends = 0;
  std::uint8_t first[4] = {};
};
}  // namespace

static void test_pixels_are_sent_with_their_high_bytes_first() {
  ByteWatch watch;
  screen.display.refresh(watch, [](Painter& p) {
    p.fill(Color(0xff0000));
    p.rectangle({1, 0, 1, 1}, Color(0x0000ff));
  });
  const std::uint8_t red_then_blue[] = {0xF8, 0x00, 0x00, 0x1F};
  TEST_ASSERT_EQUAL_MEMORY(red_then_blue, watch.first, 4);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_first_refresh_sends_everything);
  RUN_TEST(test_what_has_not_changed_is_not_sent);
  RUN_TEST(test_only_changed_tiles_are_sent_and_neighbours_together);
  RUN_TEST(test_a_refresh_of_some_rows_touches_no_other_strip);
  RUN_TEST(test_what_the_panel_has_lost_is_sent_again);
  RUN_TEST(test_another_look_sends_everything);
  RUN_TEST(test_a_screen_is_drawn_as_often_as_something_changed);
  RUN_TEST(test_what_is_kept_for_a_frame_is_made_once_in_each);
  RUN_TEST(test_two_that_are_kept_by_turns_stay_apart);
  RUN_TEST(test_pixels_are_sent_with_their_high_bytes_first);
  return UNITY_END();
}
