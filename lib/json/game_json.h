// A game as JSON, in the shapes that src/table/README.md lists. Each game has one of these in its folder
// check/json. Whatever is wrong with what a script wrote is thrown as Malformed.
#pragma once

#include "json/json.h"
#include "tabletop/game.h"

namespace seaglass::json {

struct GameJson {
  /// The fields of a state that are the game's own; a masked state shows null for what is unknown.
  Json (*state)(const AnyState& state);
  /// The inverse; makes the state.
  void (*load)(AnyState& state, const Setup& setup, const Json& json);
  Json (*choice)(const AnyState& state, Seat seat, Choice choice);
  /// Without the seat, which every choice names.
  Choice (*read_choice)(const AnyState& state, const Json& json);
  /// A masked event shows null for what is unknown.
  Json (*event)(const Event& event);
};

}  // namespace seaglass::json
