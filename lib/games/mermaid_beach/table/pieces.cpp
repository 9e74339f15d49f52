#include "games/mermaid_beach/table/pieces.h"

#include "content/art.h"
#include "games/mermaid_beach/table/layout.h"
#include "ink/text.h"
#include "stage/number.h"
#include "words/phrase.h"

namespace seaglass::mermaid_beach::pieces {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

constexpr Color shell_colors[shell_values] = {Color(0xf2dcb1), Color(0xffb7a8), Color(0xb79ced),
                                              Color(0xffc857)};

/// A card's picture, its colour, and a letter of its own.
struct CardLook {
  const seaglass::content::Sprite& picture;
  Color color;
  const char* letter;
};

const CardLook& look_of(int kind) {
  static constexpr CardLook looks[kind_count] = {
      {art::card_sun, Color(0xbfe6f5), "A"},        {art::card_umbrella, Color(0xfbe3c0), "B"},
      {art::card_castle, Color(0xcdeafc), "C"},     {art::card_sailboat, Color(0xffd9cf), "D"},
      {art::card_sunglasses, Color(0xd8f0c4), "E"}, {art::card_ball, Color(0xe6dcfa), "F"},
      {art::card_surfboard, Color(0xfff0a8), "G"},  {art::card_pail, Color(0xc9f0e4), "H"},
      {art::card_nice, Color(0x7fd1b9), "N"},       {art::card_mean, Color(0xc38bd6), "M"},
      {art::card_seaweed, Color(0xa7d98a), "S"},    {art::card_wave, Color(0x7db7ea), "W"},
      {art::card_monster, Color(0x5a4a86), "X"},
  };
  return looks[kind];
}

}  // namespace

Color shell_color(int value) {
  return shell_colors[value - 1];
}

void draw_back(Painter& painter, Rect card, bool beach) {
  const FinePoint middle = card.middle();
  painter.rounded(card, 4, palette::foam);
  const Rect face = inset(card, 2);
  painter.rounded(face, 3, beach ? palette::tide : Color(0x6d4fa3));
  if (!beach) return painter.circle(middle, fine(card.width) / 4, palette::sand);
  painter.circle({middle.x, middle.y - fine(2)}, fine(card.width) / 5, palette::sun);
  painter.rectangle({face.x, face.bottom() - face.height / 3, face.width, face.height / 3 - 2},
                    palette::sand);
}

void draw_large_shell(Painter& painter, Rect area, int value, TextSize size) {
  const int radius = area.width / 2;
  painter.circle(area.middle(), fine(radius), palette::night);
  painter.circle(area.middle(), fine(radius - 2), shell_colors[value - 1]);
  draw_number(painter, area, value, size, palette::night);
}

void draw_shells(Painter& painter, Point at, int value, int count, bool chosen, bool can_be) {
  constexpr int side = layout::shell_side;
  if (count == 0) return painter.circle(Rect{at.x + 5, at.y + 5, 6, 6}.middle(), fine(3), palette::tide);
  for (int i = 0; i < count; ++i) {
    const Rect shell{at.x, at.y - i * layout::shell_lift, side, side};
    painter.circle(shell.middle(), fine(side) / 2, palette::night);
    painter.circle(shell.middle(), fine(side) / 2 - 16, shell_colors[value - 1]);
  }
  const Rect top{at.x, at.y - (count - 1) * layout::shell_lift, side, side};
  draw_number(painter, top, value, TextSize::body, palette::night);
  if (can_be || chosen)
    painter.ring(top.middle(), fine(side) / 2 + (chosen ? 48 : 24), chosen ? 40 : 20,
                 chosen ? palette::sun : palette::sea_glass);
}

void draw_card(Painter& painter, Rect area, int kind, int count, bool usable) {
  constexpr int edge = 3, picture_side = 40;
  const CardLook& look = look_of(kind);
  const bool dark = kind == index(Kind::monster);
  Rect front = area;
  for (int behind = smaller(count, 4) - 1; behind >= 0; --behind) {
    painter.rounded(front, 6, palette::night);
    painter.rounded(inset(front, 1), 5, mixed(look.color, palette::night, behind * 40));
    if (behind > 0) take_top(front, edge);
  }
  {
    const Clipped clipped(painter, inset(front, 1));
    painter.sprite(look.picture, {front.x + (front.width - picture_side) / 2, front.bottom() - 50});
  }
  text(painter, {front.x + 8, front.y + 7}, look.letter, TextSize::body,
       dark ? palette::foam : palette::night);
  if (count > 1) {
    const Rect badge{front.right() - 22, front.y + 3, 20, 16};
    painter.rounded(badge, 8, palette::night);
    Phrase times;
    times.add("×").add(count);
    text_in(painter, badge, times.text(), TextSize::body, palette::sun);
  }
  if (!usable) painter.rounded(area, 6, Paint(palette::deep, 120));
}

}  // namespace seaglass::mermaid_beach::pieces
