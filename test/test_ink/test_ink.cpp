#include <unity.h>

#include "expect_picture.h"
#include "ink/turn.h"
#include "whole_screen.h"

using namespace seaglass;
using namespace seaglass::ink;

static Screen screen;
static const simulator::SimulatedPanel& panel = screen.panel;

void setUp() {
  screen = Screen();
}
void tearDown() {}

static void expect_drawing(const char* name, Display::Draw draw) {
  screen.show(draw);
  expect_picture(panel, name);
}

static void test_picture_rectangles() {
  expect_drawing("rectangles", [](Painter& p) {
    p.rectangle({10, 10, 60, 40}, palette::coral);
    p.rectangle({31, 31, 61, 41}, Paint(palette::sea_glass, 128));
    p.outline({110, 10, 61, 51}, 3, palette::sun);
    p.outline({180, 10, 5, 51}, 3, palette::sun);
    p.rounded({200, 10, 100, 60}, 12, palette::tide);
    p.rounded_outline({200, 10, 100, 60}, 12, 2, palette::foam);
    p.rounded_outline({10, 90, 90, 60}, 16, 6, palette::shell);
    p.rounded_outline({110, 90, 90, 60}, 4, 8, palette::dune);
    p.rounded({210, 90, 90, 30}, 99, palette::sand);
    p.rounded({210, 130, 91, 21}, 5, Paint(palette::sun, 100));
    p.rounded({220, 120, 71, 61}, 5, Paint(palette::coral, 100));
    for (int i = 0; i < 16; ++i) p.rounded({10 + i * 12, 170, 11, 11}, i / 2, palette::foam);
    p.rectangle({10, 200, 140, 30}, Paint::gradient(palette::deep, palette::tide, 200, 230));
    p.rounded({160, 190, 140, 40}, 10, Paint::gradient(palette::sun, palette::coral, 190, 230));
  });
}

static void test_picture_gradient() {
  expect_drawing("gradient", [](Painter& p) {
    p.fill(Paint::gradient(palette::night, palette::tide, 0, 240));
    p.circle(fine(Point{80, 90}), fine(50), Paint::gradient(palette::sun, palette::coral, 40, 140));
    p.rectangle({160, 20, 140, 200}, Paint::gradient(Color(0x101010), Color(0x303030), 20, 220));
    p.circle(fine(Point{230, 110}), fine(40), Paint::gradient(palette::foam, palette::shell, 70, 150, 160));
  });
}

static void test_picture_circles() {
  expect_drawing("circles", [](Painter& p) {
    for (int i = 1; i <= 16; ++i) p.circle({fine(i * 19), fine(16)}, i * 8, palette::foam);
    p.circle({fine(60) + 8, fine(90) + 8}, fine(45), palette::coral);
    p.ring({fine(160), fine(90)}, fine(45), fine(6), palette::sun);
    p.ring({fine(160), fine(90)}, fine(36), 16, palette::sea_glass);
    p.ring({fine(160), fine(90)}, fine(30), 24, palette::foam);
    p.ring({fine(160), fine(90)}, fine(20), fine(18), palette::shell);
    p.circle({fine(250), fine(80)}, fine(35), Paint(palette::sea_glass, 128));
    p.circle({fine(275), fine(105)}, fine(35), Paint(palette::coral, 128));
    p.circle({fine(310), fine(230)}, fine(60), palette::tide);
    p.ring({fine(0), fine(240)}, fine(90), fine(10), palette::tide);
    for (int i = 0; i < 16; ++i) p.circle({fine(100 + i * 10) + i, fine(190) + i}, fine(4), palette::sand);
    for (int i = 0; i < 16; ++i) p.ring({fine(100 + i * 10), fine(210)}, fine(4), 4 + i * 3, palette::sand);
  });
}

static void test_picture_lines() {
  expect_drawing("lines", [](Painter& p) {
    for (int i = 0; i < 24; ++i) {
      const Turn turn = whole_turn_part(i, 24);
      const FinePoint way{cosine(turn) / 16, sine(turn) / 16};
      const FinePoint centre = fine(Point{80, 80});
      p.line({centre.x + way.x / 4, centre.y + way.y / 4}, {centre.x + way.x, centre.y + way.y}, 16 + i * 2,
             palette::foam);
    }
    for (int i = 1; i <= 8; ++i)
      p.line({fine(175), fine(i * 18)}, {fine(225), fine(i * 18 + 7)}, i * 24, palette::sea_glass);
    p.line({fine(270), fine(40)}, {fine(270), fine(40)}, fine(30), palette::sun);
    p.line({fine(270), fine(90)}, {fine(300), fine(140)}, fine(20), Paint(palette::coral, 128));
    p.line({fine(300), fine(90)}, {fine(270), fine(140)}, fine(20), Paint(palette::coral, 128));
    p.line({fine(-50), fine(170)}, {fine(400), fine(235)}, fine(5), palette::dune);
    p.line({fine(-300), fine(500)}, {fine(600), fine(-50)}, 24, palette::shell);
  });
}

static void test_picture_arcs() {
  expect_drawing("arcs", [](Painter& p) {
    for (int i = 0; i < 8; ++i) {
      const FinePoint centre{fine(24 + i * 38), fine(24)};
      p.arc(centre, fine(16), fine(4), 0, static_cast<Turn>(i * 8192 + 4096), palette::sun);
      p.arc(centre + FinePoint{0, fine(36)}, fine(8 + i), fine(8 + i), whole_turn_part(i, 8), 20000,
            palette::coral);
    }
    for (int i = 0; i < 6; ++i)
      p.arc(fine(Point{90, 160}), fine(70 - i * 11), fine(9), whole_turn_part(i, 6), 65535,
            i % 2 != 0 ? palette::tide : palette::shell);
    for (int i = 0; i < 6; ++i)
      p.arc({fine(240), fine(160)}, fine(70), fine(30), whole_turn_part(i, 6), 10500,
            Paint(palette::sea_glass, 40 + i * 40));
    for (int i = 0; i < 4; ++i)
      p.arc({fine(170 + i), fine(100 + i * 12)}, fine(5), 24, 40000, 50000, palette::foam);
  });
}

static void test_arcs_of_every_size_have_no_more_edges_than_a_strip_takes() {
  for (int y = 100; y < 116; y += 5)
    for (int radius = 1; radius < 130; ++radius)
      screen.show([&](Painter& p) {
        for (int hole = 0; hole < radius; hole += 3)
          p.arc({fine(160), fine(y)}, fine(radius), fine(radius - hole), 100, 65535, palette::sun);
      });
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::sun), panel.pixel(160, 100));
}

static void test_picture_polygons() {
  expect_drawing("polygons", [](Painter& p) {
    for (int row = 0; row < 3; ++row)
      for (int i = 0; i < 5; ++i) {
        const FinePoint centre{fine(24 + i * 35 + (row % 2) * 17) + (row % 2) * 8, fine(24 + row * 30)};
        p.hexagon(centre, fine(19), (i + row) % 2 ? palette::tide : palette::deep);
        p.hexagon_outline(centre, fine(19), 24, palette::sea_glass);
      }
    FinePoint star[10];
    for (int i = 0; i < 10; ++i) {
      const Turn turn = whole_turn_part(i, 10);
      const int radius = i % 2 ? 20 : 48;
      star[i] = {fine(260) + sine(turn) * radius / 1024, fine(60) - cosine(turn) * radius / 1024};
    }
    p.polygon(star, 10, palette::sun);
    const FinePoint kite[] = {
        {fine(-20), fine(150)}, {fine(60), fine(120)}, {fine(90), fine(170)}, {fine(40), fine(260)}};
    p.polygon(kite, 4, Paint(palette::coral, 160));
    const FinePoint notch[] = {{fine(110), fine(130)},
                               {fine(200), fine(130)},
                               {fine(200), fine(220)},
                               {fine(155), fine(160)},
                               {fine(110), fine(220)}};
    p.polygon(notch, 5, Paint::gradient(palette::foam, palette::shell, 130, 220));
    const FinePoint beyond[] = {{fine(230), fine(180)}, {fine(500), fine(100)}, {fine(400), fine(300)}};
    p.polygon(beyond, 3, palette::kelp);
    const FinePoint sliver[] = {{fine(210), fine(120)}, {fine(318), fine(122)}, {fine(210), fine(124)}};
    p.polygon(sliver, 3, palette::foam);
  });
}

static void test_what_is_drawn_outside_a_clip_does_not_show() {
  screen.display.refresh(screen.panel, [](Painter& p) {
    p.fill(palette::night);
    const Clipped outer(p, {10, 10, 100, 100});
    const Clipped inner(p, {50, 50, 100, 10});
    p.fill(palette::foam);
    p.circle(fine(Point{50, 50}), fine(40), palette::foam);
    p.hexagon(fine(Point{110, 50}), fine(40), palette::foam);
  });
  for (int y = 0; y < screen_height; ++y)
    for (int x = 0; x < screen_width; ++x) {
      const bool inside = x >= 50 && x < 110 && y >= 50 && y < 60;
      TEST_ASSERT_EQUAL_HEX16(pixel_of(inside ? palette::foam : palette::night), panel.pixel(x, y));
    }
}

static void test_a_clip_ends_with_its_scope() {
  screen.display.refresh(screen.panel, [](Painter& p) {
    { const Clipped clip(p, {0, 0, 1, 1}); }
    p.fill(palette::foam);
  });
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(319, 239));
}

static void test_a_shift_moves_what_is_drawn_and_the_clips_within() {
  screen.display.refresh(screen.panel, [](Painter& p) {
    p.fill(palette::night);
    const Shifted shift(p, {100, 50});
    const Clipped clip(p, {0, 0, 10, 10});
    p.rectangle({-5, -5, 50, 50}, palette::foam);
  });
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(100, 50));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(109, 59));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::night), panel.pixel(99, 50));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::night), panel.pixel(110, 59));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_picture_rectangles);
  RUN_TEST(test_picture_gradient);
  RUN_TEST(test_picture_circles);
  RUN_TEST(test_picture_lines);
  RUN_TEST(test_picture_arcs);
  RUN_TEST(test_arcs_of_every_size_have_no_more_edges_than_a_strip_takes);
  RUN_TEST(test_picture_polygons);
  RUN_TEST(test_what_is_drawn_outside_a_clip_does_not_show);
  RUN_TEST(test_a_clip_ends_with_its_scope);
  RUN_TEST(test_a_shift_moves_what_is_drawn_and_the_clips_within);
  return UNITY_END();
}
