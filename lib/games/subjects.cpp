#include "games/subjects.h"

#include "core/check.h"
#include "games/door.h"

namespace seaglass::conformance {
namespace {

#define GAME(name) name::subject,
constexpr Subject (*doors[])() = {
#include "games/box.def"
};

}  // namespace

Subject subject(int game) {
  CHECK(game >= 0 && game < game_count);
  return doors[game]();
}

}  // namespace seaglass::conformance
