#include "games/guessing.h"

#include "games/games.h"
#include "mermaid_beach/state.h"
#include "mermaid_rain/state.h"
#include "mermaids_song/state.h"
#include "mirage/state.h"

namespace seaglass {
namespace {

template <typename State>
void guess_in(AnyState& state, Random& random) {
  state.as<State>().guess(random);
}

using Guess = void (*)(AnyState& state, Random& random);

// In the order of GameName.
constexpr Guess guesses[game_count] = {guess_in<mermaid_rain::State>, guess_in<mirage::State>,
                                       guess_in<mermaid_beach::State>, guess_in<mermaids_song::State>};

}  // namespace

void guess(const Game& game, AnyState& state, Random& random) {
  int number = 0;
  while (&game != &game_at(number)) ++number;
  guesses[number](state, random);
}

}  // namespace seaglass
