#include "conformance/subjects.h"

#include "conformance/mermaid_beach.h"
#include "conformance/mermaid_rain.h"
#include "conformance/mermaids_song.h"
#include "conformance/mirage.h"
#include "games/games.h"

namespace seaglass::conformance {

Subject subject(int game) {
  static const Subject subjects[game_count] = {
      {game_at(0), mermaid_beach::scramble, mermaid_beach::audit},
      {game_at(1), mermaid_rain::scramble, mermaid_rain::audit},
      {game_at(2), mermaids_song::scramble, mermaids_song::audit},
      {game_at(3), mirage::scramble, mirage::audit},
  };
  return subjects[game];
}

}  // namespace seaglass::conformance
