#include "conformance/subjects.h"

#include "conformance/mermaid_beach.h"
#include "conformance/mermaid_rain.h"
#include "conformance/mermaids_song.h"
#include "conformance/mirage.h"
#include "games/games.h"

namespace seaglass::conformance {

Subject subject(int game) {
  static const Subject subjects[game_count] = {
      {game_of(GameName::mermaid_rain), mermaid_rain::scramble, mermaid_rain::audit},
      {game_of(GameName::mirage), mirage::scramble, mirage::audit},
      {game_of(GameName::mermaid_beach), mermaid_beach::scramble, mermaid_beach::audit},
      {game_of(GameName::mermaids_song), mermaids_song::scramble, mermaids_song::audit},
  };
  return subjects[game];
}

}  // namespace seaglass::conformance
