// Bytes that claim to be a packed state: refused, or a state that packs to the same bytes again and plays on.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "games/games.h"
#include "games/subjects.h"
#include "tabletop/random_player.h"

using namespace seaglass;

namespace {

constexpr int choices_played = 4;

void must(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 1 || size > packed_bytes_max + 1) return 0;
  const conformance::Subject subject = conformance::subject(data[0] % game_count);
  const Game& game = subject.game;
  AnyState state;
  BitReader reader({data + 1, static_cast<int>(size) - 1});
  if (!game.unpack(state, reader) || !reader.finished()) return 0;

  std::uint8_t again[packed_bytes_max];
  BitWriter writer({again, packed_bytes_max});
  game.pack(state, writer);
  must(writer.bytes() == static_cast<int>(size) - 1 && std::memcmp(again, data + 1, size - 1) == 0,
       "a state packs to other bytes than it came from");

  Random random(size);
  AnyState whole = state;
  subject.guess(whole, random);
  if (const char* flaw = game.flaw(whole)) must(false, flaw);
  for (int i = 0; i < choices_played && !game.over(whole); ++i) {
    const Seat seat = any_seat(random, game.to_act(whole));
    const Choice choice =
        any_choice(random, [&](auto visit) { game.choices(whole, seat, VisitChoice(visit)); });
    must(!game.play(whole, seat, choice, no_events), "a choice that is offered is refused");
  }
  return 0;
}
