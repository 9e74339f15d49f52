#include "games/mirage/check/json/form.h"

namespace seaglass::json::mirage {

namespace {

Json type_json(SurveyType type) {
  return is_tile(type) ? Json(index(type)) : Json(nullptr);
}
Json owner_json(Owner owner) {
  return owner.somebody() ? Json(owner.seat().index()) : Json(nullptr);
}
Json explorer_json(Explorer explorer) {
  if (!explorer.here()) return nullptr;
  return {{"seat", explorer.seat().index()}, {"kind", explorer_words[index(explorer.kind())]}};
}
Json gap_number_json(int gap) {
  return gap == no_gap ? Json(nullptr) : Json(gap);
}
Json survey_json(const State& state, const Survey& survey) {
  Json explorers = Json::array();
  for (int i = 0; i < elbow_squares; ++i) {
    const Explorer explorer = state.map[survey.first_square + i].explorer;
    explorers.push_back(explorer.here() ? Json(explorer.seat().index()) : Json(nullptr));
  }
  return {{"type", index(survey.type)},
          {"at", point_json(state.map[survey.first_square].at)},
          {"rotation", survey.rotation},
          {"land", survey.face == Terrain::land},
          {"explorers", explorers}};
}

Json coast_json(const State& state, const Coast& coast) {
  const Square& square = state.map[coast.square];
  return {{"pattern", pattern_words[index(coast.pattern)]},
          {"face", coast.face},
          {"at", point_json(square.at)},
          {"rotation", coast.rotation},
          {"explorer", explorer_json(square.explorer)}};
}

Json gap_json(const State& state, const Gap& gap) {
  Json squares = Json::array();
  for (Point square : area_of(state, gap)) squares.push_back(point_json(square));
  return {{"squares", squares},
          {"kind", gap_words[static_cast<int>(gap.kind)]},
          {"tent", owner_json(gap.tent)},
          {"keeper", explorer_json(gap.keeper)},
          {"trees", trees_json(gap.trees)}};
}

Json resolving_json(const Resolving& resolving) {
  if (resolving.gap == no_gap) return nullptr;
  return {{"gap", resolving.gap},
          {"winner", owner_json(resolving.winner)},
          {"vacated", gap_number_json(resolving.vacated)}};
}

void write_box(const State& state, Json& json) {
  if (state.advanced)
    json["stacks"] = state.stacks;
  else
    json["bag"] = deck_json(state.bag, type_json);
  json["tile"] = type_json(state.tile);
  json["removed"] = type_json(state.removed);
  for (int i = 0; i < coast_pattern_count; ++i) json["coast_pile"][pattern_words[i]] = state.coast_pile[i];
  for (int color = 0; color < tree_colors; ++color)
    json["trees_left"][content::tree_names[color]] = state.trees_left.of[color];
  json["camels"] = json["ships"] = json["tents"] = Json::array();
  for (Seat seat : all_seats(state.players)) {
    json["camels"].push_back(state.supplies[seat].of(ExplorerKind::camel));
    json["ships"].push_back(state.supplies[seat].of(ExplorerKind::ship));
    json["tents"].push_back(state.supplies[seat].tents);
  }
}

}  // namespace

Json state_json(const AnyState& any) {
  const State& state = any.as<State>();
  Json json;
  json["phase"] = phase_words[static_cast<int>(state.phase)];
  json["first"] = state.first.index();
  json["turn"] = state.over() ? Json(nullptr) : Json(state.turn.index());
  write_box(state, json);
  json["surveys"] = json["coasts"] = json["gaps"] = json["pending"] = Json::array();
  for (const Survey& survey : state.surveys) json["surveys"].push_back(survey_json(state, survey));
  for (const Coast& coast : state.coasts) json["coasts"].push_back(coast_json(state, coast));
  for (const Gap& gap : state.gaps) json["gaps"].push_back(gap_json(state, gap));
  for (int gap : state.pending) json["pending"].push_back(gap);
  json["resolving"] = resolving_json(state.resolving);
  json["leaders"] = seats_json(state.leaders);
  return json;
}

}  // namespace seaglass::json::mirage
