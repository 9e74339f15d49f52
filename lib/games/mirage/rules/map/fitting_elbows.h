// Every place where a survey tile fits, found in a few operations for each row of the map, which is a bit for
// each of its squares. A single place is looked at by placement.h; both must agree.
#pragma once

#include "core/function_ref.h"
#include "games/mirage/rules/map/map.h"

namespace seaglass::mirage {

using VisitElbow = FunctionRef<void(Elbow)>;

/// Every elbow of bare squares that touches tiles, either only land or only water; where a uniform tile is to
/// lie, only those that leave room for its coast.
void visit_survey_elbows(const Map& map, bool uniform, VisitElbow visit);

}  // namespace seaglass::mirage
