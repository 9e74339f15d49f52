// Where tiles may be laid. A tile must touch what lies there, and land may only meet land, water only water;
// so what a survey tile touches says which face it shows. Completed gaps need no mention: a survey tile fits
// into none, and no tile that was just laid has one for a neighbour.
#pragma once

#include "core/function_ref.h"
#include "games/mirage/rules/map/fitting_elbows.h"
#include "games/mirage/rules/map/map.h"
#include "games/mirage/rules/rule.h"

namespace seaglass::mirage {

/// Whether a survey tile may lie here; a uniform one must leave room for its coast.
Rule survey_rule(const Map& map, Elbow elbow, bool uniform);
/// The face that an allowed elbow shows.
Terrain face_at(const Map& map, Elbow elbow);

struct CoastSpot {
  Point at;
  std::uint8_t rotation = 0;
};

/// Whether a coast may lie here, beside the survey tile just laid.
Rule coast_rule(const Map& map, Elbow survey, CoastSpot spot);

using VisitCoastSpot = FunctionRef<void(CoastSpot)>;
void visit_coast_spots(const Map& map, Elbow survey, VisitCoastSpot visit);

void lay_survey(Map& map, SurveyType type, Elbow elbow, Terrain face);
void lay_coast(Map& map, CoastPattern pattern, int face, CoastSpot spot);

}  // namespace seaglass::mirage
