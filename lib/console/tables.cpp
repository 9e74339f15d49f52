#include "console/tables.h"

#include "mermaid_beach/screen.h"
#include "mirage/screen.h"

namespace seaglass {

const Game& game_of(GameName game) {
  switch (game) {
    case GameName::mermaid_rain: return game_at(find_game("mermaid_rain"));
    case GameName::mirage: return game_at(find_game("mirage"));
    case GameName::mermaid_beach: return game_at(find_game("mermaid_beach"));
    case GameName::mermaids_song: return game_at(find_game("mermaids_song"));
  }
  check_failed("a game's name", __FILE__, __LINE__);
}

const GameScreen* screen_of(GameName game) {
  static constexpr mermaid_beach::BeachScreen beach;
  static constexpr mirage::MirageScreen mirage_table;
  switch (game) {
    case GameName::mermaid_beach: return &beach;
    case GameName::mirage: return &mirage_table;
    default: return nullptr;
  }
}

}  // namespace seaglass
