#include "console/tables.h"

#include "core/check.h"
#include "mermaid_beach/screen.h"
#include "mermaid_rain/screen.h"
#include "mermaids_song/screen.h"
#include "mirage/screen.h"

namespace seaglass {

const GameScreen& screen_of(GameName game) {
  static constexpr mermaid_beach::BeachScreen beach;
  static constexpr mermaids_song::SongScreen song;
  static constexpr mirage::MirageScreen mirage_table;
  static constexpr mermaid_rain::RainScreen rain;
  switch (game) {
    case GameName::mermaid_rain: return rain;
    case GameName::mermaid_beach: return beach;
    case GameName::mermaids_song: return song;
    case GameName::mirage: return mirage_table;
  }
  check_failed("a game's name", __FILE__, __LINE__);
}

}  // namespace seaglass
