#include "conformance/subjects.h"

#include "conformance/mermaid_beach.h"
#include "games/games.h"

namespace seaglass::conformance {

Subject subject(int game) {
  static const Subject subjects[game_count] = {
      {game_at(0), mermaid_beach::scramble, mermaid_beach::audit},
  };
  return subjects[game];
}

}  // namespace seaglass::conformance
