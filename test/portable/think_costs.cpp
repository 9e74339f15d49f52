// A bot thinks in steps, and none may take longer than a frame.
#include "bots/bot.h"
#include "games/bots.h"
#include "games/games.h"
#include "portable/games.h"
#include "portable/place.h"
#include "portable/random_games.h"

namespace seaglass {
namespace {

constexpr int tables = 4;

AnyState state_memory, fullest;
bots::Bot bot;

int choices_in(const Game& game, const AnyState& state) {
  int choices = 0;
  if (!game.over(state)) game.choices(state, game.to_act(state).first(), [&](Choice) { ++choices; });
  return choices;
}

/// The decision of some random games that offers most.
void find_fullest(const Game& game) {
  int most = 0;
  for (int number = 0; number < tables; ++number)
    play_random_game(game, state_memory, random_table(game, usual_players(game), number), no_events,
                     [&](const AnyState& state) {
                       const int choices = choices_in(game, state);
                       if (choices <= most) return;
                       most = choices;
                       fullest = state;
                     });
}

}  // namespace

void say_think_costs() {
  for (int i = 0; i < game_count; ++i) {
    const Game& game = game_at(i);
    const char* name = game.facts().name;
    find_fullest(game);
    bot.begin(game, bots::bots_of(static_cast<GameName>(i)), fullest, {}, game.to_act(fullest).first(),
              bots::usual_level, Random(1));
    std::uint64_t longest = 0, sum = 0;
    for (bool done = false; !done;) {
      const std::uint64_t before = instructions_so_far();
      done = bot.step();
      const std::uint64_t step = instructions_so_far() - before;
      longest = step > longest ? step : longest;
      sum += step;
    }
    say_count({"think.", name, ".instructions_in_a_step"}, longest);
    say_count({"think.", name, ".instructions"}, sum);
    say_count({"think.", name, ".choices"}, static_cast<std::uint64_t>(choices_in(game, fullest)));
  }
}

}  // namespace seaglass
