// Laying a tile: its squares go onto the map, and it into the list of those that lie. Nothing is asked here:
// see placement.h for what the rules allow.
#pragma once

#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

void lay_tile(State& state, SurveyType type, Elbow elbow);
void lay_tile(State& state, const CoastPlay& play);

}  // namespace seaglass::mirage
