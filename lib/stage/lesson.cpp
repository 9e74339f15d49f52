#include "stage/lesson.h"

#include "tabletop/random_player.h"

namespace seaglass {

Setup setup_of(const GameFacts& facts, const Lesson& lesson) {
  Setup setup;
  setup.players = lesson.players;
  setup.seed = lesson.seed;
  for (int i = 0; i < facts.option_count; ++i) {
    const Option& option = facts.options[i];
    setup.options.values[i] = (lesson.options >> i & 1) != 0 ? option.high : option.standard;
  }
  return setup;
}

void play_to(const Game& game, const Lesson& lesson, AnyState& state) {
  game.begin(state, setup_of(game.facts(), lesson));
  Random random(lesson.seed);
  for (int move = 0; move < lesson.moves; ++move) {
    const Seat seat = any_seat(random, game.to_act(state));
    const Choice choice = any_choice(random, [&](auto visit) { game.choices(state, seat, visit); });
    CHECK(!game.play(state, seat, choice, no_events));
  }
}

}  // namespace seaglass
