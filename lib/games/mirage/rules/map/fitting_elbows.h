// Every place where a survey tile fits, found in a few operations for each row of the map, which is a bit for
// each of its squares. A single place is looked at by placement.h; both must agree.
#pragma once

#include "core/function_ref.h"
#include "games/mirage/rules/map/map.h"

namespace seaglass::mirage {

using VisitFittingElbow = FunctionRef<void(Elbow, Terrain touched)>;

/// Every elbow of bare squares that touches tiles, either only land or only water, row by row.
void visit_fitting_elbows(const Map& map, VisitFittingElbow visit);

}  // namespace seaglass::mirage
