// Whose turn it is: the director's or a unit's, in memory that both processes share. Nobody runs while it is
// the other's turn.
#pragma once

#include <cstdint>

namespace seaglass {
namespace model {

struct Turns {
  enum Whose : std::uint32_t { director, unit };
  std::uint32_t whose = director;
};

/// Gives the turn away.
void give_turn(Turns& turns, Turns::Whose to);
/// Waits for it, at most so long. False: it did not come.
bool await_turn(Turns& turns, Turns::Whose me, int at_most_ms);

}  // namespace model
}  // namespace seaglass
