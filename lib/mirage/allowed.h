// Which rule forbids a choice. Its counterpart, every choice that none forbids, is in choices.cpp.
#pragma once

#include "mirage/state.h"

namespace seaglass::mirage {

Rule rule_against(const State& state, Seat seat, Choice choice);

}  // namespace seaglass::mirage
