#include "games/mermaids_song/table/pieces.h"

#include "content/art.h"
#include "ink/layout.h"
#include "words/phrase.h"

namespace seaglass::mermaids_song::pieces {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

constexpr Color song_color(0xff9d5c), silence_color(0xb3a6ff), neither_color(0xa9c9cf);

/// A card's picture, its colours, and its mark: a number where it has a value.
struct CardLook {
  const seaglass::content::Sprite& picture;
  Color color;
  Color ink;
  const char* mark;
};

const CardLook& look_of(Card card) {
  static constexpr Color song_card(0xffe0c4), silence_card(0xddd7ff);
  static constexpr CardLook looks[kind_count] = {
      {art::card_nice_40, Color(0x8fdcc6), palette::night, "M"},
      {art::song_song, song_card, palette::night, "1"},
      {art::song_song, song_card, palette::night, "2"},
      {art::song_song, song_card, palette::night, "3"},
      {art::song_silence, silence_card, palette::night, "1"},
      {art::song_silence, silence_card, palette::night, "2"},
      {art::song_silence, silence_card, palette::night, "3"},
      {art::song_kraken, Color(0x4a1424), palette::foam, "K"},
      {art::song_treasure, Color(0x124f5c), palette::foam, "T"},
  };
  static_assert(song_values == 3);
  return looks[index(card)];
}

struct CreatureLook {
  const seaglass::content::Sprite& picture;
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

void draw_card(Painter& painter, Rect area, Card card) {
  if (!painter.shows(area)) return;
  const CardLook& look = look_of(card);
  painter.rounded(area, 6, palette::night);
  painter.rounded(inset(area, 1), 5, look.color);
  painter.sprite(look.picture, {area.x + (area.width - 40) / 2, area.bottom() - 46});
  text(painter, {area.x + 8, area.y + 7}, look.mark, is_melody(card) ? TextSize::title : TextSize::child,
       look.ink);
}

void draw_back(Painter& painter, Rect area) {
  const FinePoint middle = area.middle();
  painter.rounded(area, 4, palette::foam);
  painter.rounded(inset(area, 2), 3, Color(0x27508f));
  painter.circle(middle, fine(area.width) / 4, palette::sea_glass);
  painter.circle({middle.x + fine(area.width) / 9, middle.y - fine(area.width) / 9}, fine(area.width) / 5,
                 Color(0x27508f));
}

void draw_creature(Painter& painter, Rect area, Creature creature) {
  if (!painter.shows(area)) return;
  const CreatureLook& look = look_of(creature);
  const bool lies = area.width > area.height;
  painter.rounded(area, 6, palette::night);
  painter.rounded(inset(area, 1), 5, look.color);
  painter.sprite(look.picture, {area.x + (lies ? 2 : (area.width - 30) / 2), area.y + (lies ? 0 : 5)});
  const Rect number = lies ? Rect{area.x + 32, area.y, area.width - 34, area.height}
                           : Rect{area.x, area.y + 34, area.width, area.height - 36};
  draw_number(painter, number, rating(creature), TextSize::title, palette::night);
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
  if (!painter.shows(area)) return;
  const int radius = area.height / 2, surplus = mermaid.surplus();
  const Color color = surplus > 0 ? song_color : surplus < 0 ? silence_color : neither_color;
  const int corner = surplus < 0 ? radius / 3 : radius;
  painter.rounded(area, corner, palette::night);
  painter.rounded(inset(area, 1), corner - 1, color);
  draw_number(painter, inset(area, 1), mermaid.power(), size, palette::night);
}

void draw_vacancy(Painter& painter, Rect area) {
  painter.ring(area.middle(), fine(area.height) / 2 - 16, 20, Color(0x3d6d93));
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
