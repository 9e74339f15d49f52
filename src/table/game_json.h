// A game as JSON: the shapes that README.md of this folder lists. What a person or a script wrote is taken
// apart here and nowhere else; whatever is wrong with it is thrown as Malformed, with the place and the
// reason.
#pragma once

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "tabletop/game.h"

namespace seaglass::table {

using Json = nlohmann::json;

struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class GameJson {
 public:
  virtual ~GameJson() = default;

  /// The fields of a state that are the game's own; a masked state shows null for what is unknown.
  virtual Json state(const AnyState& state) const = 0;
  /// The inverse; the state is fresh and its set-up already in it.
  virtual void load(AnyState& state, const Setup& setup, const Json& json) const = 0;
  virtual Json choice(const AnyState& state, Seat seat, Choice choice) const = 0;
  virtual Choice choice(const AnyState& state, Seat seat, const Json& json) const = 0;
  virtual Json event(const AnyState& after, const Event& event) const = 0;
};

/// In the order of the registry.
const GameJson& game_json(int game);

}  // namespace seaglass::table
