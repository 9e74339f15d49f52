#include <unity.h>

#include "console/app/crash_screen.h"
#include "peripherals/crash_note.h"
#include "simulator/panel.h"

using namespace seaglass;

namespace {

// Text comes no nearer to the glass's edge: the bezel of a case covers some of it.
constexpr int margin = 8;
constexpr char long_version[] = "v12.34.56-789-g0123456789-dirty";

struct Edges {
  int left = screen_width;
  int right = 0;
  int top = screen_height;
  int bottom = 0;
};

/// How near to each edge anything but the ground is.
Edges edges_of(const simulator::SimulatedPanel& panel) {
  Edges found;
  const std::uint16_t ground = panel.pixel(0, 0);
  for (int y = 0; y < screen_height; ++y)
    for (int x = 0; x < screen_width; ++x)
      if (panel.pixel(x, y) != ground) {
        if (x < found.left) found.left = x;
        if (x >= found.right) found.right = x + 1;
        if (y < found.top) found.top = y;
        if (y >= found.bottom) found.bottom = y + 1;
      }
  return found;
}

void expect_all_inside(const char* note) {
  static simulator::SimulatedPanel panel;
  CrashScreen screen;
  screen.show(panel, note, long_version);
  const Edges edges = edges_of(panel);
  TEST_ASSERT_GREATER_OR_EQUAL(margin, edges.left);
  TEST_ASSERT_LESS_OR_EQUAL(screen_width - margin, edges.right);
  TEST_ASSERT_GREATER_OR_EQUAL(margin, edges.top);
  TEST_ASSERT_LESS_OR_EQUAL(screen_height - margin, edges.bottom);
  TEST_ASSERT_GREATER_THAN(edges.left, edges.right);
}

}  // namespace

void setUp() {}
void tearDown() {}

static void test_what_the_chip_knows_stays_off_the_edges() {
  expect_all_inside("the processor stopped at an instruction that it could not carry out");
}

static void test_the_longest_failed_check_stays_off_the_edges() {
  peripherals::CrashNote note;
  note.write("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW && wide_words_without_a_gap == expected",
             "lib/console/x.cpp", 1234);
  expect_all_inside(note.text());
}

static void test_an_empty_note_stays_off_the_edges() {
  expect_all_inside("");
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_what_the_chip_knows_stays_off_the_edges);
  RUN_TEST(test_the_longest_failed_check_stays_off_the_edges);
  RUN_TEST(test_an_empty_note_stays_off_the_edges);
  return UNITY_END();
}
