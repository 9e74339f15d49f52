#include "random_games.h"

#include "core/crc32.h"
#include "packed_state.h"
#include "seed_text.h"
#include "tabletop/random_player.h"

namespace seaglass::table_tool {

namespace {

/// Until nobody decides any more; how many choices that took.
int play_to_the_end(const Game& game, AnyState& state, const Setup& setup) {
  Random random(setup.seed.number());
  int choices = 0;
  game.begin(state, setup);
  for (; !game.over(state); ++choices) {
    const Seat seat = any_seat(random, game.to_act(state));
    const Choice choice =
        any_choice(random, [&](auto visit) { game.choices(state, seat, VisitChoice(visit)); });
    CHECK(!game.play(state, seat, choice, no_events));
  }
  return choices;
}

}  // namespace

json::Json random_games(const Game& game, Setup setup, int count) {
  std::int64_t choices = 0;
  std::uint32_t hash = 0;
  for (int i = 0; i < count; ++i, ++setup.seed) {
    AnyState state;
    choices += play_to_the_end(game, state, setup);
    const Packed end = packed(game, state);
    hash = crc32({end.bytes, end.size}, hash);
  }
  return {{"games", count}, {"choices", choices}, {"hash", hexadecimal(hash, 8)}};
}

}  // namespace seaglass::table_tool
