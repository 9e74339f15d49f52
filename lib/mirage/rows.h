// The map drawn as rows of bits, a bit for each square of the table, and with them every place for a survey
// tile in a few operations for each row. A single place is looked at by placement.h; both must agree.
#pragma once

#include "core/function_ref.h"
#include "mirage/map.h"

namespace seaglass::mirage {

using VisitFittingElbow = FunctionRef<void(Elbow, Terrain touched)>;

/// Every elbow of bare squares that touches tiles, either only land or only water, row by row.
void visit_fitting_elbows(const Map& map, VisitFittingElbow visit);

}  // namespace seaglass::mirage
