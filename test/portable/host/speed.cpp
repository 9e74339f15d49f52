// How fast this machine plays whole random games, in seconds: for `make bench`, never for a test. As a search
// would play them: by `Game`, carrying out what was just listed, without events; compiled like the firmware,
// which is not optimised when it is linked.
#include <cstdio>
#include <ctime>

#include "games/games.h"
#include "portable/random_games.h"

using namespace seaglass;

namespace {

constexpr double seconds_min = 0.7;  // of what is said

/// This program's own, whatever else the machine does.
double seconds_now() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Played {
  int games = 0;
  long choices = 0;
  double seconds = 0;
};

/// With the standard options.
Played play_games(const Game& game, int games) {
  static AnyState state;
  Setup table = random_table(game, usual_players(game), 0);
  Played played{games, 0, 0};
  const double begun = seconds_now();
  for (int i = 0; i < games; ++i, ++table.seed) played.choices += play_quickly(game, state, table);
  played.seconds = seconds_now() - begun;
  return played;
}

void say_speed(const Game& game) {
  Played played;
  for (int games = 256; played.seconds < seconds_min; games *= 2) played = play_games(game, games);
  std::printf("play.%s.choices_per_second %.0f\n", game.facts().name,
              static_cast<double>(played.choices) / played.seconds);
  std::printf("play.%s.games_per_second %.0f\n", game.facts().name, played.games / played.seconds);
}

}  // namespace

int main() {
  for (int i = 0; i < game_count; ++i) say_speed(game_at(i));
}
