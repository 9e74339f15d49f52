#include "console/parts/place.h"

#include "console/screens/home/water.h"
#include "ink/layout.h"

namespace seaglass {

using namespace ink;

namespace {

/// Where a card shows best who is on it.
constexpr int first_row = 46;

void draw_card(Painter& painter, GameName game, int x, int from, int rise) {
  const GameCard& card = card_of(game);
  {
    const Clipped clipped(painter, {0, 0, screen_width, Water::rows.bottom - rise});
    painter.rectangle({0, 0, x, screen_height}, card.water.deep);
    painter.image(card.scene, {x, -from});
  }
  Water().draw(painter, card.water, 0, rise);
}

}  // namespace

void draw_whole_card(Painter& painter, GameName game, int x) {
  draw_card(painter, game, x, 0, 0);
}

void draw_hero(Painter& painter, GameName game, Rect area) {
  const GameCard& card = card_of(game);
  const Clipped clipped(painter, area);
  const int furthest_x = screen_width - area.width;
  const int x = within(0, card.hero.x - area.width / 2, furthest_x);
  painter.image(card.scene, {area.x - x, area.y + area.height / 2 - card.hero.y});
}

void draw_plate(Painter& painter, Rect area, Text words) {
  painter.rounded(area, area.height / 2, Paint(palette::night, 200));
  text_in(painter, inset(area, area.height / 2, 0), words, TextSize::child, palette::foam);
}

void draw_place(Painter& painter, GameName game, Text title, int top) {
  constexpr int margin = 8, height = 26, padding = 13, width_max = 256;
  draw_card(painter, game, 0, first_row, Water::rows.bottom - 2 - top);
  const Color deep = card_of(game).water.deep;
  painter.rectangle({0, top, screen_width, screen_height - top},
                    Paint::gradient(deep, mixed(deep, palette::night, 150), top, screen_height));
  const int width = smaller(width_max, text_width(title, TextSize::child) + 2 * padding);
  draw_plate(painter, {margin, 4, width, height}, title);
}

void draw_row(Painter& painter, GameName game, Rect area, RowLook look) {
  constexpr int round = 9;
  const WaterColors& water = card_of(game).water;
  const bool is_plain = look == RowLook::plain;
  painter.rounded(area, round,
                  look == RowLook::chosen ? palette::lagoon : mixed(water.deep, palette::night, 110));
  painter.rounded_outline(area, round, is_plain ? 1 : 3,
                          is_plain ? mixed(water.deep, water.shallow, 110) : palette::sun);
}

}  // namespace seaglass
