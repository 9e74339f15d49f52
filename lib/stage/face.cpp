#include "stage/face.h"

#include "content/art.h"

namespace seaglass {

namespace {

struct Animal {
  Word name;
  const content::Sprite& tiny;
  const content::Sprite& small;
  const content::Sprite& large;
};

/// By the numbers that lie in flash and go over the air. The first six numbers had other animals once, three
/// of which are also suits or treasures of a game: who was a starfish, a turtle or a shell is shown as the
/// successor that stands there now. The others stayed what they were.
const Animal& animal(int emblem) {
  using namespace content::art;
  static constexpr Animal animals[emblem_count] = {
      {Word::axolotl, axolotl_15, axolotl_24, axolotl_56},  // was a starfish
      {Word::seahorse, seahorse_15, seahorse_24, seahorse_56},
      {Word::seal, seal_15, seal_24, seal_56},  // was a turtle
      {Word::whale, whale_15, whale_24, whale_56},
      {Word::crab, crab_15, crab_24, crab_56},
      {Word::penguin, penguin_15, penguin_24, penguin_56},  // was a shell
      {Word::pelican, pelican_15, pelican_24, pelican_56},
      {Word::lobster, lobster_15, lobster_24, lobster_56},
      {Word::narwhal, narwhal_15, narwhal_24, narwhal_56},
      {Word::walrus, walrus_15, walrus_24, walrus_56},
      {Word::flamingo, flamingo_15, flamingo_24, flamingo_56},
      {Word::shrimp, shrimp_15, shrimp_24, shrimp_56},
  };
  CHECK(emblem >= 0 && emblem < emblem_count);
  return animals[emblem];
}

}  // namespace

ink::Color seat_color(Seat seat) {
  using ink::Color;
  static constexpr Color colors[seats_max] = {Color(0xe69f00), Color(0x56b4e9), Color(0x009e73),
                                              Color(0xf0e442), Color(0xd55e00), Color(0xcc79a7)};
  return colors[seat.index()];
}

Face face_of(int emblem, ink::Color color) {
  const Animal& of = animal(emblem);
  return {of.name, of.tiny, of.small, of.large, color};
}

LevelFace face_of(BotLevel level) {
  using namespace content::art;
  static constexpr LevelFace faces[bot_level_count] = {
      {Word::minnow, Word::minnow_plays, minnow_15, minnow_24},
      {Word::otter, Word::otter_plays, otter_15, otter_24},
      {Word::heron, Word::heron_plays, heron_15, heron_24},
      {Word::orca, Word::orca_plays, orca_15, orca_24},
  };
  return faces[static_cast<int>(level)];
}

Text shown_name(const Name& typed, int emblem, Language language) {
  return typed.empty() ? word(animal(emblem).name, language) : typed.text();
}

}  // namespace seaglass
