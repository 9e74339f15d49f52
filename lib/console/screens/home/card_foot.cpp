#include "console/screens/home/card_foot.h"

#include "console/screens/home/water.h"
#include "content/art.h"
#include "device.h"
#include "ink/text.h"
#include "words/phrase.h"

namespace seaglass {

using namespace ink;
namespace art = content::art;

namespace {

constexpr int margin = card_margin;
constexpr int title_y = Water::rows.top + title_below_water;
constexpr int facts_y = 220;  // where the figures' upper edge is
constexpr int icon_side = 18;
constexpr int icon_gap = 6;
constexpr int dot_spacing = 14;
constexpr int right_chevron_x = screen_width - margin - 4;
constexpr int first_dot_x = right_chevron_x - 16 - (game_count - 1) * dot_spacing;
constexpr int left_chevron_x = first_dot_x - 16;

/// A small picture and a figure; returns where the next may begin.
int draw_fact(Painter& painter, int x, const content::Sprite& icon, Text figure) {
  const int icon_y = facts_y + (cap_height(TextSize::child) - icon_side) / 2;
  painter.sprite(icon, {x, icon_y}, palette::sea_glass);
  x += icon_side + icon_gap;
  text(painter, {x, facts_y}, figure, TextSize::child, palette::foam);
  return x + text_width(figure, TextSize::child);
}

/// Points left (−1) or right (1): there is more that way.
void draw_chevron(Painter& painter, Point middle, int way) {
  constexpr int half_width = 3, half_height = 6;
  const FinePoint tip{fine(middle.x + way * half_width), fine(middle.y)};
  const int back_x = fine(middle.x - way * half_width);
  painter.line({back_x, fine(middle.y - half_height)}, tip, fine(2) + 8, palette::foam);
  painter.line({back_x, fine(middle.y + half_height)}, tip, fine(2) + 8, palette::foam);
}

}  // namespace

WaterColors between(const WaterColors& a, const WaterColors& b, int part) {
  return {mixed(a.shallow, b.shallow, part), mixed(a.crest, b.crest, part), mixed(a.deep, b.deep, part)};
}

void draw_foot(Painter& painter, GameName game, int x) {
  if (!painter.shows({0, title_y - room_above(TextSize::title), screen_width, screen_height})) return;
  const GameCard& card = card_of(game);
  const GameFacts& facts = game_of(game).facts();
  text(painter, {x + margin, title_y}, card.title, TextSize::title, palette::foam);
  Clipped clipped(painter,
                  {0, facts_y - 4, left_chevron_x - 8, screen_height});  // they slide in beside the dots
  const int after = draw_fact(painter, x + margin, art::player,
                              Phrase().add_range(facts.players_min, facts.players_max).text());
  draw_fact(painter, after + 22, art::clock, Phrase().add(card.minutes).text());
}

void draw_dots(Painter& painter, int at) {
  constexpr int radius = 3, y = facts_y + 7;
  if (!painter.shows({left_chevron_x - 4, y - 8, right_chevron_x - left_chevron_x + 8, 16})) return;
  constexpr int ring_pixels = game_count * screen_width;
  for (int i = 0; i < game_count; ++i) {
    // How near the screen is to this card: 0 … one screen's width, the short way round the ring.
    const int away = (i * screen_width - at + ring_pixels) % ring_pixels;
    const int off = smaller(smaller(away, ring_pixels - away), screen_width);
    const int nearness = screen_width - off;
    const int fine_radius = fine(radius) + nearness * fine(2) / screen_width;
    painter.circle({fine(first_dot_x + i * dot_spacing), fine(y)}, fine_radius,
                   mixed(palette::sea_glass, palette::sun, nearness * 255 / screen_width));
  }
  draw_chevron(painter, {left_chevron_x, y}, -1);
  draw_chevron(painter, {right_chevron_x, y}, 1);
}

}  // namespace seaglass
