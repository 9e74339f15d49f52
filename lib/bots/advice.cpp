#include "bots/advice.h"

#include "games/games.h"

namespace seaglass::bots {

const Advice& advice_for(const Game& game) {
  if (&game == &game_at(find_game("mermaid_beach"))) return beach_advice();
  if (&game == &game_at(find_game("mermaid_rain"))) return rain_advice();
  if (&game == &game_at(find_game("mermaids_song"))) return song_advice();
  CHECK(&game == &game_at(find_game("mirage")));
  return mirage_advice();
}

}  // namespace seaglass::bots
