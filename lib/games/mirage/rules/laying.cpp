#include "games/mirage/rules/laying.h"

namespace seaglass::mirage {

void lay_tile(State& state, SurveyType type, Elbow elbow) {
  Survey survey;
  survey.type = type;
  survey.face = face_at(state.map, elbow);
  survey.rotation = elbow.rotation;
  survey.first_square = static_cast<std::uint8_t>(state.map.size());
  lay_survey(state.map, type, elbow, survey.face);
  state.surveys.push_back(survey);
}

void lay_tile(State& state, const CoastPlay& play) {
  Coast coast;
  coast.pattern = play.pattern;
  coast.face = play.face;
  coast.rotation = play.spot.rotation;
  coast.square = static_cast<std::uint8_t>(state.map.size());
  lay_coast(state.map, play.pattern, play.face, play.spot);
  state.coasts.push_back(coast);
}

}  // namespace seaglass::mirage
