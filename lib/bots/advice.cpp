#include "bots/advice.h"

#include "games/games.h"

namespace seaglass::bots {

const Advice& advice_for(const Game& game) {
  if (&game == &game_of(GameName::mermaid_beach)) return beach_advice();
  if (&game == &game_of(GameName::mermaid_rain)) return rain_advice();
  if (&game == &game_of(GameName::mermaids_song)) return song_advice();
  CHECK(&game == &game_of(GameName::mirage));
  return mirage_advice();
}

}  // namespace seaglass::bots
