// How fast this machine plays whole random games, in seconds: for `make bench`, never for a test.
#include <cstdio>
#include <ctime>

#include "games/games.h"
#include "portable/random_games.h"

using namespace seaglass;

namespace {

constexpr double seconds_per_game = 1.0;

/// This program's own, whatever else the machine does.
double seconds_now() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// With the standard options.
void say_speed(const Game& game) {
  static AnyState state;
  Setup table = random_table(game, usual_players(game), 0);
  long choices = 0;
  int played = 0;
  const double begun = seconds_now();
  double seconds = 0;
  for (; seconds < seconds_per_game; ++played, ++table.seed, seconds = seconds_now() - begun)
    choices += play_random_game(game, state, table, no_events, no_watch);
  std::printf("play.%s.choices_per_second %.0f\n", game.facts().name, static_cast<double>(choices) / seconds);
  std::printf("play.%s.games_per_second %.0f\n", game.facts().name, static_cast<double>(played) / seconds);
}

}  // namespace

int main() {
  for (int i = 0; i < game_count; ++i) say_speed(game_at(i));
}
