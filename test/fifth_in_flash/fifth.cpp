// The fifth game's rules: any other's will do.
#include "games/door.h"
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::fifth {
namespace {

struct State : mermaid_beach::State {
  static constexpr GameId id{9};
  static constexpr GameFacts facts = {"fifth", id, 0x5F1F7415, 2, 4, 0, {}, 2, {"shells", "eaten"}, 900};
};

}  // namespace

const Game& game() {
  static constexpr GameOf<State> fifth;
  return fifth;
}

}  // namespace seaglass::fifth
