#include "content/art.h"

#include "expect_picture.h"
#include "ink/display.h"
#include "suite.h"

namespace seaglass {

static simulator::SimulatedPanel panel;
static ink::Display display;

static void test_picture_of_emblems_mark_and_icons() {
  using namespace content::art;
  // Okabe and Ito's colours, told apart by everybody.
  constexpr ink::Color colors[] = {ink::Color(0xe69f00), ink::Color(0x56b4e9), ink::Color(0x009e73),
                                   ink::Color(0xf0e442), ink::Color(0xd55e00), ink::Color(0xcc79a7)};
  const content::Sprite* large[] = {&starfish_56, &seahorse_56, &turtle_56, &whale_56, &crab_56, &shell_56};
  const content::Sprite* small[] = {&starfish_24, &seahorse_24, &turtle_24, &whale_24, &crab_24, &shell_24};
  const content::Sprite* icons[] = {&player, &clock, &gear, &battery, &charging};
  display.refresh(panel, [&](ink::Painter& painter) {
    painter.fill(ink::palette::deep);
    for (int i = 0; i < 6; ++i) {
      painter.sprite(*large[i], {8 + i % 3 * 66, 8 + i / 3 * 66}, colors[i]);
      painter.sprite(*small[i], {8 + i * 32, 146}, colors[i]);
    }
    for (int i = 0; i < 5; ++i) painter.sprite(*icons[i], {8 + i * 34, 190}, ink::palette::foam);
    painter.sprite(mark, {210, 20});
  });
  expect_picture(panel, "emblems");
}

void test_art() {
  RUN_TEST(test_picture_of_emblems_mark_and_icons);
}

}  // namespace seaglass
