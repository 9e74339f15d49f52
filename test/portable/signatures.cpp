#include "core/bits.h"
#include "core/crc32.h"
#include "games/games.h"
#include "portable/games.h"
#include "portable/place.h"
#include "portable/random_games.h"

namespace seaglass {
namespace {

constexpr int tables_per_player_count = 8;
constexpr int tables_of_people_per_player_count = 2;

AnyState state_memory;

std::uint32_t with_state(std::uint32_t hash, const Game& game, const AnyState& state) {
  std::uint8_t packed[packed_bytes_max];
  BitWriter writer({packed, packed_bytes_max});
  game.pack(state, writer);
  return crc32({packed, writer.bytes()}, hash);
}

std::uint32_t with_event(std::uint32_t hash, const Event& event) {
  const std::uint8_t words[] = {
      event.what, static_cast<std::uint8_t>(event.seat.index()), event.a, event.b, event.c, event.reveals};
  return crc32({words, sizeof(words)}, hash);
}

using TableOf = Setup(const Game& game, int players, int number);

std::uint32_t signature(const Game& game, TableOf& table, int tables) {
  std::uint32_t hash = 0;
  const auto watch = [&](const AnyState& state) { hash = with_state(hash, game, state); };
  const auto events = [&](const Event& event) { hash = with_event(hash, event); };
  for (int players = game.facts().players_min; players <= game.facts().players_max; ++players)
    for (int number = 0; number < tables; ++number)
      play_random_game(game, state_memory, table(game, players, number), events, watch);
  return hash;
}

}  // namespace

void say_signatures() {
  for (int i = 0; i < game_count; ++i) {
    const Game& game = game_at(i);
    const char* name = game.facts().name;
    say_hash({"signature.", name}, signature(game, random_table, tables_per_player_count));
    say_hash({"signature.", name, ".long_seeds"},
             signature(game, random_table_of_people, tables_of_people_per_player_count));
  }
}

}  // namespace seaglass
