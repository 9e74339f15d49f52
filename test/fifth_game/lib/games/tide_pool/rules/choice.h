// What a player of Tide Pool can decide.
#pragma once

#include "tabletop/choice.h"

namespace seaglass::tide_pool {

enum class Verb : std::uint8_t { take };  // a pebbles
constexpr int verb_count = 1;

constexpr Choice take(int pebbles) {
  return make_choice(Verb::take, pebbles);
}

}  // namespace seaglass::tide_pool
