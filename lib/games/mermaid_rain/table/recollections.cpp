#include "games/mermaid_rain/table/recollections.h"

#include <initializer_list>

namespace seaglass::mermaid_rain {

namespace {

static_assert(space_count <= Recollection::bytes_max);
static_assert(content::tokens_per_space == 2 &&
              treasure_kinds < 8);  // two times three bits: the kinds from 1

std::uint8_t packed(const TokensOnSpace& tokens) {
  unsigned bits = 0;
  for (Treasure token : tokens) bits = bits << 3 | static_cast<unsigned>(index(token) + 1);
  return static_cast<std::uint8_t>(bits);
}

}  // namespace

void remember_treasure(const View& view, Choice choice, Recollection& recollection) {
  const State& state = view.state->as<State>();
  if (state.phase != Phase::take) return;
  TokensOnSpace left = space_entered(state).face_down;
  const bool takes = verb_of(choice) == Verb::take && choice.b == static_cast<int>(Face::down);
  const int taken = takes ? left.index_of(treasure_at(choice.a)) : -1;
  if (taken >= 0) left.erase(taken);
  recollection.bytes[state.mermaids[state.turn].space()] = packed(left);
}

TokensOnSpace remembered(const View& view, int space) {
  TokensOnSpace tokens;
  if (view.recollection == nullptr || !view.open) return tokens;
  const int bits = view.recollection->bytes[space];
  for (const int kind : {bits >> 3, bits & 7})  // as they were packed
    if (kind != 0) tokens.push_back(treasure_at(kind - 1));
  return tokens;
}

TokensOnSpace hidden_treasure(const View& view, int space) {
  const TokensOnSpace& shown = view.state->as<State>().spaces[space].face_down;
  const TokensOnSpace known = remembered(view, space);
  const bool is_unknown = !shown.empty() && shown[0] == Treasure::unknown;
  return is_unknown && known.size() == shown.size() ? known : shown;
}

bool knows_one_of_two(const View& view, int space) {
  return view.state->as<State>().spaces[space].face_down.size() == 1 && remembered(view, space).size() == 2;
}

}  // namespace seaglass::mermaid_rain
