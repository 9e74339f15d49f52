// What the images of one version hold, in plain numbers: nothing here is worked out when the suite runs.
#pragma once

#include <cstdint>

#include "flash_images/position.h"
#include "games/games.h"

namespace seaglass {

/// The games that there were, in the order in which the lists here have them; later ones are another thing.
constexpr GameName kept_games[] = {GameName::mermaid_rain, GameName::mirage, GameName::mermaid_beach,
                                   GameName::mermaids_song};
constexpr int kept_game_count = 4;

struct KeptImage {
  const char* name;
  std::uint32_t sum;  // over all 256 KiB
};

struct KeptPairing {
  int unit;  // its number in the room
  int standing;
  const char* name;
  std::uint8_t key[32];
};

struct KeptTable {
  GameName game;
  Position position;
};

/// Where people sit at a game's table: nobody, a person, a bot, by animal, in this order; and the game's
/// options.
struct KeptTableSettings {
  GameName game;
  int places[emblem_count];
  int options[options_max];
  int bot_level = 2;  // as they all were before there were levels
};

/// A table on the air: as its host left it, and as it was with a new host some choices later.
struct KeptOnAir {
  const char* name;
  GameName game;
  Position position;
  Position with_next_host;
};

/// Of the preferences, by their names there.
struct KeptPreferences {
  GameName game;
  int language;
  int brightness, volume;
  bool calm, large_text, strong_colors, left_handed, three_buttons;
  int learned;
  int off_after = 0;  // as it was before that could be set; and so the following
  int speed = 1;
  int hides_after = 0;
  int dims_after = 0;
};

/// Who sits down where all play together here.
struct KeptChair {
  int place, animal, level;
};

struct Kept {
  const char* version;
  const KeptImage* images;
  int image_count;
  KeptPreferences preferences;
  KeptPreferences settings[3];      // of three handhelds more
  const char* names[emblem_count];  // none: nobody has typed one, or there was no such animal yet
  KeptTableSettings table_settings[kept_game_count];
  struct Count {
    int played, won;
  } counts[emblem_count][kept_game_count];
  std::uint32_t finished_count;
  KeptTable past[8];
  KeptTable tables[kept_game_count];
  GameName seated;
  KeptPairing pairings[4];
  KeptOnAir on_air[kept_game_count];
  Position handed_over;
  bool keeps_seating = false;  // who sits down is kept for all games, and not by each game's table:
  KeptChair chairs[4] = {};
};

extern const Kept kept_by_475147b;
extern const Kept kept_by_6ecf890;
extern const Kept kept_by_05db5e7;
extern const Kept kept_by_7d2c4ab;
extern const Kept kept_by_9d30580;

}  // namespace seaglass
