#include "content/art.h"

#include "expect_picture.h"
#include "ink/display.h"
#include "stage/face.h"
#include "suite.h"

namespace seaglass {

static simulator::SimulatedPanel panel;
static ink::Display display;

static void test_picture_of_emblems_mark_and_icons() {
  using namespace content::art;
  const content::Sprite* icons[] = {&player, &clock, &gear, &battery, &charging};
  display.refresh(panel, [&](ink::Painter& painter) {
    painter.fill(ink::palette::deep);
    for (int i = 0; i < emblem_count; ++i) {
      const Face face = face_of(i, Seat(i % seats_max));
      painter.sprite(face.large, {2 + i % 6 * 53, 2 + i / 6 * 58}, face.color);
      painter.sprite(face.small, {2 + i % 6 * 30, 122 + i / 6 * 28}, face.color);
      painter.sprite(face.tiny, {2 + i % 6 * 30, 180 + i / 6 * 18}, face.color);
    }
    for (int i = 0; i < 5; ++i) painter.sprite(*icons[i], {8 + i * 34, 221}, ink::palette::foam);
    painter.sprite(mark, {216, 118});
  });
  expect_picture(panel, "emblems");
}

void test_art() {
  RUN_TEST(test_picture_of_emblems_mark_and_icons);
}

}  // namespace seaglass
