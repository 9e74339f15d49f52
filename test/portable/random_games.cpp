#include "portable/random_games.h"

#include "core/check.h"
#include "games/games.h"
#include "tabletop/random_player.h"

namespace seaglass {

Setup random_table(const Game& game, int players, int number) {
  const GameFacts& facts = game.facts();
  Setup standard;
  standard.players = static_cast<std::uint8_t>(players);
  standard.seed = static_cast<std::uint64_t>(number) + 1;
  for (int i = 0; i < facts.option_count; ++i) standard.options.values[i] = facts.options[i].standard;
  if (number == 0) return standard;

  Setup other = standard;
  int digits = number;
  for (int i = 0; i < facts.option_count; ++i) {
    const int values = facts.options[i].high - facts.options[i].low + 1;
    other.options.values[i] = static_cast<std::uint8_t>(facts.options[i].low + digits % values);
    digits /= values;
  }
  return game.allows(other) ? other : standard;
}

Setup random_table_of_people(const Game& game, int players, int number) {
  Setup setup = random_table(game, players, number);
  setup.seed = Seed(setup.seed.key());
  return setup;
}

int play_random_game(const Game& game, AnyState& state, const Setup& setup, Events events, Watch watch) {
  Random random(setup.seed.number());
  game.begin(state, setup);
  watch(state);
  int choices = 0;
  while (!game.over(state)) {
    CHECK(choices < game.facts().choices_max);
    const Seat seat = any_seat(random, game.to_act(state));
    const Choice choice = any_choice(random, [&](auto visit) { game.choices(state, seat, visit); });
    const Refusal refusal = game.play(state, seat, choice, events);
    CHECK(!refusal);
    ++choices;
    watch(state);
  }
  return choices;
}

int play_quickly(const Game& game, AnyState& state, const Setup& setup) {
  Random random(setup.seed.number());
  QuickChooser chooser(random);
  game.begin(state, setup);
  int choices = 0;
  for (; !game.over(state); ++choices) {
    const Seat seat = quick_seat(random, game.to_act(state));
    game.choices(state, seat, [&](Choice choice) { chooser.offer(choice); });
    game.carry_out(state, seat, chooser.taken(), no_events);
  }
  CHECK(choices <= game.facts().choices_max);
  return choices;
}

int usual_players(const Game& game) {
  const int wanted = &game == &game_of(GameName::mermaid_beach) ? 2 : 4;
  if (wanted < game.facts().players_min) return game.facts().players_min;
  return wanted < game.facts().players_max ? wanted : game.facts().players_max;
}

}  // namespace seaglass
