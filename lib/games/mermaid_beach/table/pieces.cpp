#include "games/mermaid_beach/table/pieces.h"

#include "content/art.h"
#include "games/mermaid_beach/table/layout.h"
#include "stage/number.h"
#include "words/phrase.h"

namespace seaglass::mermaid_beach::pieces {

using namespace ink;
using seaglass::content::Sprite;
namespace art = seaglass::content::art;

namespace {

constexpr int picture_side = 56, mark_side = 18;
constexpr Color edge_color(0x7a5230), pale(0xf7e2b4), back_beach(0x1d8fb0), back_shell(0x6d4fa3);

/// A card's picture, its mark, its ground, and what the picture stands on.
struct CardLook {
  const Sprite& picture;
  const Sprite& mark;
  Color ground;
  Color floor;
};

const CardLook& look_of(int kind) {
  static constexpr Color sand(0xf0d499), sea(0x2ba9bd);
  static constexpr CardLook looks[kind_count] = {
      {art::card_sun_56, art::card_sun_18, Color(0x8fdaee), Color(0x8fdaee)},
      {art::card_umbrella_56, art::card_umbrella_18, Color(0xa4e2ee), sand},
      {art::card_castle_56, art::card_castle_18, Color(0xffc9b5), sand},
      {art::card_sailboat_56, art::card_sailboat_18, Color(0xcdf1ef), sea},
      {art::card_sunglasses_56, art::card_sunglasses_18, Color(0xffe592), Color(0xffe592)},
      {art::card_ball_56, art::card_ball_18, Color(0x7fdcce), sand},
      {art::card_surfboard_56, art::card_surfboard_18, Color(0x9fc8f5), sand},
      {art::card_pail_56, art::card_pail_18, Color(0xd9cdf6), sand},
      {art::card_nice_56, art::card_nice_18, Color(0x66d0d0), Color(0x2ba9bd)},
      {art::card_mean_56, art::card_mean_18, Color(0x8f6ac0), Color(0x5d3a8e)},
      {art::card_seaweed_56, art::card_seaweed_18, Color(0xbfe8a0), Color(0x9fd080)},
      {art::card_wave_56, art::card_wave_18, Color(0xfff0c4), Color(0x2b8fd0)},
      {art::card_monster_56, art::card_monster_18, Color(0x3a2b66), Color(0x221842)},
  };
  return looks[kind];
}

const Sprite& shell_of(int value) {
  static constexpr const Sprite* shells[shell_values] = {&art::shell_1, &art::shell_2, &art::shell_3,
                                                         &art::shell_4};
  return *shells[value - 1];
}

/// What cannot be used fades into the sand.
Color faded(Color color, bool usable) {
  return usable ? color : mixed(color, pale, 125);
}

void draw_times(Painter& painter, Rect area, int count) {
  Phrase times;
  times.add("×").add(count);
  text_in(painter, area, times.text(), TextSize::body, palette::foam);
}

}  // namespace

void draw_back(Painter& painter, Rect card, bool beach) {
  painter.rounded(card, 5, beach ? dark : Color(0x33206a));
  painter.rounded(inset(card, 1), 4, palette::foam);
  const Rect face = inset(card, 3);
  painter.rounded(face, 3, beach ? back_beach : back_shell);
  const Clipped clipped(painter, face);
  if (beach)
    painter.rectangle({face.x, face.bottom() - face.height / 3, face.width, face.height / 3},
                      Color(0xf0d499));
  draw_deck_mark(painter, face, beach);
}

void draw_deck_mark(Painter& painter, Rect area, bool beach) {
  const Sprite& picture = beach ? art::card_umbrella_18 : art::shell_2;
  painter.sprite(picture, centred(area, picture.width, picture.height).top_left());
}

void draw_deck(Painter& painter, Rect top, bool beach, int cards) {
  constexpr int cards_in_a_layer = 7, layers_max = 5;
  if (cards == 0) return painter.rounded_outline(top, 5, 2, Color(0xb98a4e));
  for (int layer = smaller(layers_max, cards / cards_in_a_layer); layer > 0; --layer) {
    const Rect card = top.moved({layer, layer});
    painter.rounded(card, 5, edge_color);
    painter.rounded(inset(card, 1), 4, palette::foam);
  }
  draw_back(painter, top, beach);
}

void draw_shell(Painter& painter, Point at, int value) {
  constexpr int side = layout::shell_side;
  painter.sprite(shell_of(value), at);
  draw_number(painter, {at.x, at.y, side, side + 2}, value, TextSize::body, dark);
}

namespace {

/// A card of the Shell deck: what is drawn on it in its upper half.
Rect draw_shell_ground(Painter& painter, Rect& card) {
  painter.rounded(card, 7, Color(0x33206a));
  painter.rounded(inset(card, 1), 6, palette::foam);
  painter.rounded(inset(card, 3), 4, Color(0xd9cdf6));
  return take_top(card, card.height / 2);
}

}  // namespace

void draw_shell_card(Painter& painter, Rect card, int value) {
  const Rect upper = draw_shell_ground(painter, card);
  painter.sprite(shell_of(value),
                 centred(upper, layout::shell_side, layout::shell_side).top_left() + Point{0, 3});
  draw_number(painter, card, value, TextSize::title, dark);
}

void draw_star_card(Painter& painter, Rect card, bool left) {
  constexpr int side = 24;
  const Rect upper = draw_shell_ground(painter, card);
  painter.sprite(art::beach_star, centred(upper, side, side).top_left() + Point{0, 3});
  text_in(painter, card, left ? "←" : "→", TextSize::title, dark);
}

void draw_shells(Painter& painter, Rect area, int value, int count, bool chosen, bool can_be) {
  if (!painter.drawn().meets(inset(area, -5))) return;
  constexpr int side = layout::shell_side;
  for (int i = 0; i < count; ++i) {
    const Point at{area.x, area.bottom() - side - i * layout::shell_lift(count)};
    if (i < count - 1)
      painter.sprite(shell_of(value), at);
    else
      draw_shell(painter, at, value);
  }
  if (count > 1) {
    const Rect times{area.x - 5, area.y - 4, 18, 13};
    painter.rounded(times, 6, dark);
    draw_times(painter, times, count);
  }
  if (!can_be && !chosen) return;
  const Rect around = inset(area, chosen ? -3 : -2);
  painter.rounded_outline(inset(around, -1), 9, chosen ? 5 : 3, dark);
  painter.rounded_outline(around, 8, chosen ? 3 : 1, chosen ? palette::sun : palette::sea_glass);
}

void draw_total(Painter& painter, Rect area, int points) {
  painter.circle(area.middle(), fine(area.width) / 2, edge_color);
  painter.circle(area.middle(), fine(area.width) / 2 - 16, palette::sun);
  draw_number(painter, area, points, TextSize::child, dark);
}

void draw_card(Painter& painter, Rect area, int kind, int count, bool usable) {
  constexpr int edge = 3, behind_max = 2, border = 3, tab_width = 24, picture_y = 34;
  if (!painter.drawn().meets({area.x, area.y - behind_max * edge, area.width, area.height})) return;
  const CardLook& look = look_of(kind);
  const Color paper = faded(palette::foam, usable);
  for (int behind = smaller(count - 1, behind_max); behind > 0; --behind) {
    constexpr int height = 24;  // more of it does not show
    const Rect card{area.x, area.y - behind * edge, area.width, height};
    painter.rounded(card, 8, edge_color);
    painter.rounded(inset(card, 1), 7, paper);
  }
  painter.rounded_outline(area, 8, 1, edge_color);
  painter.rounded_outline(inset(area, 1), 7, border + 2, paper);  // less to draw than all of it
  const Rect face = inset(area, border + 1);
  painter.rounded(face, 5, faded(look.ground, usable));
  const int floor_y = area.y + picture_y + picture_side - 8;
  if (look.floor != look.ground)
    painter.rectangle({face.x, floor_y, face.width, face.bottom() - floor_y}, faded(look.floor, usable));
  const Tint tint({}, usable ? 255 : 130);
  painter.sprite(look.picture, {area.x + (area.width - picture_side) / 2, area.y + picture_y}, tint);
  painter.rounded({area.x + 1, area.y + 1, tab_width, count > 1 ? 41 : 25}, 7, paper);
  painter.sprite(look.mark, {area.x + 4, area.y + 4}, tint);
  if (count < 2) return;
  const Rect times{area.x + 3, area.y + 25, 20, 14};
  painter.rounded(times, 7, usable ? dark : mixed(dark, pale, 60));
  draw_times(painter, times, count);
}

void draw_told_card(Painter& painter, Rect area, int kind) {
  const CardLook& look = look_of(kind);
  painter.rounded(area, 7, edge_color);
  painter.rounded(inset(area, 1), 6, look.ground);
  const Rect face = inset(area, 1);
  const Rect floor{face.x, face.bottom() - 18, face.width, 12};
  if (look.floor != look.ground) {
    painter.rounded({face.x, floor.y, face.width, 18}, 6, look.floor);
    painter.rectangle(floor, look.floor);
  }
  const Clipped clipped(painter, face);
  painter.sprite(look.picture, {area.x + (area.width - picture_side) / 2, area.bottom() - 10 - picture_side});
}

void draw_small_card(Painter& painter, Rect area, int kind) {
  const Rect picture = centred(area, mark_side, mark_side);
  painter.rounded(area, 5, edge_color);
  painter.rounded(inset(area, 1), 4, palette::foam);
  painter.rounded(inset(area, 3), 3, look_of(kind).ground);
  painter.sprite(look_of(kind).mark, picture.top_left());
}

}  // namespace seaglass::mermaid_beach::pieces
