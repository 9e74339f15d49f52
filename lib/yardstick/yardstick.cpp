#include "yardstick/yardstick.h"

#include "games/bots.h"
#include "games/door.h"

namespace seaglass::yardstick {

const bots::Adviser& mermaid_rain_adviser();
const bots::Adviser& mirage_adviser();
const bots::Adviser& mermaid_beach_adviser();
const bots::Adviser& mermaids_song_adviser();

const bots::GameBots& plain_bots_of(GameName wanted) {
  static const bots::GreedyBots rain(mermaid_rain::game, mermaid_rain_adviser());
  static const bots::GreedyBots map(mirage::game, mirage_adviser());
  static const bots::GreedyBots beach(mermaid_beach::game, mermaid_beach_adviser());
  static const bots::GreedyBots song(mermaids_song::game, mermaids_song_adviser());
  if (wanted == GameName::mermaid_rain) return rain;
  if (wanted == GameName::mirage) return map;
  if (wanted == GameName::mermaid_beach) return beach;
  if (wanted == GameName::mermaids_song) return song;
  return bots::bots_of(wanted);
}

}  // namespace seaglass::yardstick
