// Bytes that claim to be a journal, as a flash or a script hands them over: resumed whole, or refused with a
// reason.
#include <cstdlib>

#include "games/games.h"
#include "tabletop/sitting.h"

using namespace seaglass;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t setup_bytes = 6;
  constexpr std::size_t entry_bytes = 5;
  if (size < setup_bytes) return 0;
  const Game& game = game_at(data[0] % game_count);
  Setup setup;
  setup.players = data[1];
  setup.options.values[0] = data[2];
  setup.options.values[1] = data[3];
  setup.seed = static_cast<std::uint64_t>(data[4] << 8 | data[5]);
  static MemoryJournal<512> journal;
  journal.begin({}, {});
  for (std::size_t i = setup_bytes; i + entry_bytes <= size && !journal.full(); i += entry_bytes)
    journal.append({Seat(data[i] % seats_max), {data[i + 1], data[i + 2], data[i + 3], data[i + 4]}});
  AnyState state;
  Sitting sitting(game, state, journal);
  const Result<bool> resumed = sitting.resume(setup);
  if (!resumed.ok() && (resumed.why() == nullptr || resumed.why()[0] == '\0')) std::abort();
  if (resumed.ok() && game.flaw(state) != nullptr) std::abort();
  return 0;
}
