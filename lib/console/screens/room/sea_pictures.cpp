#include "console/screens/room/sea_pictures.h"

#include "content/art.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;
namespace art = content::art;

namespace {

struct SeaPicture {
  const content::Sprite* sprite;
  Word name;
  Color color;
};

constexpr Color red(0xff7a6b), orange(0xffb347), yellow(0xf0e442), green(0x6fd08c), blue(0x7cc4ff),
    violet(0xc7a6ff), white(0xe8f6ef), pink(0xff9ec7);

const SeaPicture& sea_picture(int kind) {
  static constexpr SeaPicture pictures[radio::Pictures::kinds] = {
      {&art::axolotl_56, Word::axolotl, orange},
      {&art::seahorse_56, Word::seahorse, blue},
      {&art::seal_56, Word::seal, green},
      {&art::whale_56, Word::whale, yellow},
      {&art::crab_56, Word::crab, red},
      {&art::flamingo_56, Word::flamingo, pink},
      {&art::card_sun_56, Word::card_sun, yellow},
      {&art::card_umbrella_56, Word::card_umbrella, red},
      {&art::card_castle_56, Word::card_castle, orange},
      {&art::card_sailboat_56, Word::card_sailboat, white},
      {&art::card_sunglasses_56, Word::card_sunglasses, violet},
      {&art::card_ball_56, Word::card_ball, pink},
      {&art::card_surfboard_56, Word::card_surfboard, blue},
      {&art::card_pail_56, Word::card_pail, green},
      {&art::card_nice_56, Word::card_nice, pink},
      {&art::card_seaweed_56, Word::card_seaweed, green},
      {&art::card_wave_56, Word::card_wave, blue},
      {&art::card_monster_56, Word::card_monster, violet},
      {&art::song_kraken, Word::picture_kraken, red},
      {&art::song_treasure, Word::picture_treasure, yellow},
      {&art::creature_jelly, Word::creature_jelly, violet},
      {&art::creature_fish, Word::creature_fish, orange},
      {&art::creature_ray, Word::creature_ray, blue},
      {&art::creature_shark, Word::creature_shark, white},
      {&art::creature_serpent, Word::creature_serpent, green},
      {&art::camel_44, Word::picture_camel, orange},
      {&art::ship_44, Word::picture_ship, blue},
      {&art::tent_44, Word::picture_tent, red},
      {&art::palm_44, Word::picture_palm, green},
      {&art::rain_dolphin_22, Word::picture_dolphin, white},
      {&art::rain_island_27, Word::picture_island, yellow},
      {&art::card_mean_56, Word::card_mean, violet},
  };
  CHECK(kind >= 0 && kind < radio::Pictures::kinds);
  return pictures[kind];
}

}  // namespace

void draw_sea_pictures(Painter& painter, const radio::Pictures& pictures, Language language) {
  constexpr Rect area{2, 52, screen_width - 4, 90};
  constexpr int gap = 2, side = 64, name_height = 18;
  for (int i = 0; i < radio::Pictures::count; ++i) {
    const Rect place = column(area, i, radio::Pictures::count, gap);
    const Rect plate = centred({place.x, place.y, place.width, side}, side, side);
    const SeaPicture& picture = sea_picture(pictures.kind[i]);
    painter.rounded(plate, 12, palette::night);
    const Rect middle = centred(plate, picture.sprite->width, picture.sprite->height);
    painter.sprite(*picture.sprite, middle.top_left(), picture.color);
    text_in(painter, {place.x, plate.bottom() + 4, place.width, name_height}, word(picture.name, language),
            TextSize::body, palette::foam);
  }
}

}  // namespace seaglass
