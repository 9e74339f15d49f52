#include "games/mermaids_song/table/pieces.h"

#include "content/art.h"
#include "ink/layout.h"
#include "words/phrase.h"

namespace seaglass::mermaids_song::pieces {

using namespace ink;
using seaglass::content::Sprite;
namespace art = seaglass::content::art;

namespace {

constexpr Color song_color(0xff9d5c), silence_color(0xb3a6ff), neither_color(0xa9c9cf);

/// A card's picture and its colour.
struct CardLook {
  const Sprite& picture;
  Color color;
};

const CardLook& look_of(Card card) {
  static constexpr Color song_card(0xffe0c4), silence_card(0xddd7ff);
  static constexpr CardLook looks[kind_count] = {
      {art::song_mermaid_48, Color(0xbdeaf0)},
      {art::song_song, song_card},
      {art::song_song, song_card},
      {art::song_song, song_card},
      {art::song_silence, silence_card},
      {art::song_silence, silence_card},
      {art::song_silence, silence_card},
      {art::song_kraken, Color(0x8fd8d8)},
      {art::song_treasure, Color(0x58b6c8)},
  };
  static_assert(song_values == 3);
  return looks[index(card)];
}

bool is_song(Card card) {
  return is_melody(card) && index(card) - first_melody < song_values;
}

struct CreatureLook {
  const Sprite& picture;
  Color color;
};

const CreatureLook& look_of(Creature creature) {
  static constexpr CreatureLook looks[creature_kinds] = {
      {art::creature_jelly, Color(0xffe1ef)},   {art::creature_fish, Color(0xfff2c9)},
      {art::creature_ray, Color(0xd5efff)},     {art::creature_shark, Color(0xdfe7ee)},
      {art::creature_serpent, Color(0xdcf5cf)},
  };
  return looks[index(creature)];
}

void draw_chip(Painter& painter, Rect area, int sum, Color color, int radius) {
  painter.rounded(area, radius, color);
  draw_number(painter, area, sum, TextSize::body, palette::night);
}

}  // namespace

void draw_number(Painter& painter, Rect area, int number, TextSize most, const Paint& paint) {
  Phrase digits;
  digits.add(number);
  const TextSize size = largest_fitting(digits.text(), most, area.width);
  const Point top{area.x + area.width / 2, area.y + (area.height - cap_height(size)) / 2};
  text(painter, top, digits.text(), size, paint, Align::centre);  // as large as its neighbours, always
}

namespace {

/// Its corner: a melody's value, in the shape of its kind; a mermaid; and what must be played at once.
void draw_mark(Painter& painter, Point at, Card card, Color color) {
  const Rect area{at.x, at.y, 24, 24};
  if (card == Card::mermaid) return draw_mermaid(painter, centred(area, 20, 20), color);
  if (!is_melody(card)) {
    painter.circle(area.middle(), fine(11), palette::night);
    painter.circle(area.middle(), fine(10), palette::coral);
    text_in(painter, area, "!", TextSize::child, palette::night);
    return;
  }
  const int radius = is_song(card) ? 12 : 4;
  painter.rounded(area, radius, palette::night);
  painter.rounded(inset(area, 1), radius - 1, is_song(card) ? song_color : silence_color);
  draw_number(painter, area, (index(card) - first_melody) % song_values + 1, TextSize::child, palette::night);
}

}  // namespace

void draw_card(Painter& painter, Rect area, Card card, Color color) {
  constexpr int picture_y = 28;
  if (!painter.drawn().meets(area)) return;
  const CardLook& look = look_of(card);
  painter.rounded(area, 7, palette::night);
  painter.rounded(inset(area, 1), 6, palette::foam);
  painter.rounded(inset(area, 3), 4, look.color);
  painter.sprite(look.picture, {area.x + (area.width - look.picture.width) / 2, area.y + picture_y}, color);
  draw_mark(painter, area.top_left() + Point{3, 3}, card, color);
}

void draw_told_card(Painter& painter, Rect area, Card card, Color color) {
  const CardLook& look = look_of(card);
  const int side = look.picture.width;
  painter.rounded(area, 7, palette::night);
  painter.rounded(inset(area, 1), 6, look.color);
  const Clipped clipped(painter, inset(area, 1));
  painter.sprite(look.picture, {area.x + (area.width - side) / 2, area.bottom() - side - 4}, color);
  if (card != Card::mermaid) draw_mark(painter, area.top_left() + Point{2, 2}, card, color);
}

void draw_back(Painter& painter, Rect area) {
  const FinePoint middle = area.middle();
  painter.rounded(area, 4, palette::night);
  painter.rounded(inset(area, 1), 3, palette::foam);
  painter.rounded(inset(area, 2), 3, Color(0x27508f));
  painter.circle(middle, fine(area.width) / 4, Color(0xfdf3d3));
  painter.circle({middle.x + fine(area.width) / 9, middle.y - fine(area.width) / 9}, fine(area.width) / 5,
                 Color(0x27508f));
}

void draw_bare_creature(Painter& painter, Rect area, Creature creature) {
  constexpr int side = 34;
  painter.sprite(look_of(creature).picture, centred(area, side, side).top_left());
}

void draw_creature(Painter& painter, Rect area, Creature creature) {
  constexpr int side = 34;
  if (!painter.drawn().meets(inset(area, -2))) return;
  const bool lies = area.width > area.height;
  painter.rounded(area, lies ? 15 : 8, palette::night);
  painter.rounded(inset(area, 1), lies ? 14 : 7, palette::foam);
  painter.rounded(inset(area, 2), lies ? 13 : 6, look_of(creature).color);
  Rect rest = area;
  draw_bare_creature(painter, lies ? take_left(rest, side + 8) : take_top(rest, side + 6), creature);
  if (lies) rest.width -= 5;
  draw_number(painter, rest, rating(creature), TextSize::title, palette::night);
}

void draw_won(Painter& painter, Rect area, Creature creature) {
  draw_chip(painter, area, rating(creature), look_of(creature).color, 4);
}

Creature creature_of(int points) {
  int kind = 0;
  while (rating(creature_at(kind)) != points) ++kind;
  return creature_at(kind);
}

void draw_power(Painter& painter, Rect area, const Mermaid& mermaid, TextSize size) {
  if (!painter.drawn().meets(area)) return;
  const int radius = area.height / 2, surplus = mermaid.surplus();
  const Color color = surplus > 0 ? song_color : surplus < 0 ? silence_color : neither_color;
  const int corner = surplus < 0 ? radius / 3 : radius;
  painter.rounded(area, corner, palette::night);
  painter.rounded(inset(area, 1), corner - 1, color);
  draw_number(painter, inset(area, 1), mermaid.power(), size, palette::night);
}

void draw_board(Painter& painter, Rect area, Color edge, int radius) {
  painter.rounded(area, radius, board_color);
  painter.rounded_outline(area, radius, 1, edge);
}

void draw_mermaid(Painter& painter, Rect area, Color color) {
  const Sprite& picture = area.width < 28   ? art::song_mermaid_20
                          : area.width < 48 ? art::song_mermaid_28
                                            : art::song_mermaid_48;
  painter.sprite(picture, area.top_left(), color);
}

void draw_vacancy(Painter& painter, Rect area) {
  constexpr int width = 16, height = 7;
  const Rect rock{area.x + (area.width - width) / 2, area.bottom() - height, width, height};
  const Clipped clipped(painter, rock);
  painter.rounded({rock.x, rock.y, width, 2 * height}, height, Color(0x3f5ca6));
  painter.rounded({rock.x + 4, rock.y + 1, 6, 3}, 1, Color(0x6f8fd6));
}

void draw_melodies(Painter& painter, Point at, const Mermaid& mermaid) {
  int songs = 0, silences = 0;
  for (int value = 1; value <= song_values; ++value) {
    songs += value * mermaid.melodies[value - 1];
    silences += value * mermaid.melodies[song_values + value - 1];
  }
  static constexpr int height = 13, narrow = 15, tight = 16, wide = 21;
  const bool crowded = songs > 0 && silences > 0;  // there is just room for both
  const auto width_of = [crowded](int sum) { return sum <= 9 ? narrow : crowded ? tight : wide; };
  const int silences_x = songs > 0 ? at.x + width_of(songs) + 1 : at.x;
  const int round = crowded && songs > 9 ? height / 3 : height / 2;
  if (songs > 0) draw_chip(painter, {at.x, at.y, width_of(songs), height}, songs, song_color, round);
  if (silences > 0)
    draw_chip(painter, {silences_x, at.y, width_of(silences), height}, silences, silence_color, 2);
}

}  // namespace seaglass::mermaids_song::pieces
