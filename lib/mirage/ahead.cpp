#include "mirage/ahead.h"

namespace seaglass::mirage {
namespace {

/// The explorers that would follow the tile without any more choice.
void send_along(const State& state, Ahead& ahead, Terrain face) {
  const ExplorerKind kind = explorer_for(face);
  if (state.supplies[state.turn].of(kind) < elbow_squares) return;
  for (int i = 0; i < elbow_squares; ++i)
    ahead.map[ahead.first_new + i].explorer = Explorer(state.turn, kind);
}

void lay_survey_ahead(const State& state, Elbow elbow, Ahead& ahead) {
  const Terrain face = face_at(state.map, elbow);
  lay_survey(ahead.map, state.tile, elbow, face);
  send_along(state, ahead, face);
}

void send_ahead(const State& state, unsigned squares, Ahead& ahead) {
  const Survey& survey = state.surveys.back();
  for (int i = 0; i < elbow_squares; ++i)
    if (((squares >> i) & 1u) != 0)
      ahead.map[survey.first_square + i].explorer = Explorer(state.turn, explorer_for(survey.face));
}

void list_gap(const Map& map, Point inside, Ahead& ahead) {
  Area area;
  if (!ahead.gaps.full() && find_gap(map, inside, area) && !ahead.gaps.contains(area[0]))
    ahead.gaps.push_back(area[0]);
}

/// The gaps beside what is laid in this turn, the first of which is map[from].
void list_gaps(Ahead& ahead, int from) {
  for (int i = from; i < ahead.map.size(); ++i)
    for (Direction direction : all_directions)
      list_gap(ahead.map, neighbor(ahead.map[i].at, direction), ahead);
}

void look_at_gap(Ahead& ahead, int gap) {
  ahead.gap = gap;
  Area area;
  CHECK(find_gap(ahead.map, ahead.gaps[gap], area));
  ahead.regions = regions_around(ahead.map, area);
}

void look_at_square(Ahead& ahead, int square) {
  const Ground ground = ahead.map[square].ground;
  for (Terrain terrain : {Terrain::land, Terrain::water})
    if (ground.has(terrain)) ahead.regions.add(ahead.map, {static_cast<std::uint8_t>(square), terrain});
}

void look_at(const State& state, const ChoiceWalk& walk, Ahead& ahead) {
  const Choice choice = walk.choice();
  ahead.first_new = state.map.size();
  int from = state.surveys.empty() ? 0 : state.surveys.back().first_square;
  switch (verb_of(choice)) {
    case Verb::survey:
      lay_survey_ahead(state, elbow_of(choice), ahead);
      from = ahead.first_new;
      break;
    case Verb::coast: {
      const CoastPlay play = coast_of(choice);
      lay_coast(ahead.map, play.pattern, play.face, play.spot);
      break;
    }
    case Verb::explorers: send_ahead(state, choice.a, ahead); break;
    case Verb::coast_explorer:
      ahead.map[state.coasts.back().square].explorer =
          Explorer(state.turn, static_cast<ExplorerKind>(choice.a));
      break;
    case Verb::gap:
      for (int gap : state.pending) ahead.gaps.push_back(state.gaps[gap].first);
      return look_at_gap(ahead, state.pending.index_of(choice.a));
    case Verb::leader:
      ahead.gaps.push_back(state.gaps[state.resolving.gap].first);
      return look_at_gap(ahead, 0);
    case Verb::move_tent:
    case Verb::trees: return ahead.gaps.push_back(state.gaps[state.resolving.gap].first);
    default: return;
  }
  list_gaps(ahead, from);
  if (!ahead.gaps.empty()) return look_at_gap(ahead, 0);
  for (int i = ahead.first_new; i < ahead.map.size(); ++i) look_at_square(ahead, i);
}

}  // namespace

void look_ahead(const State& state, const ChoiceWalk* walk, Ahead& ahead) {
  ahead.map = state.map;
  ahead.first_new = state.map.size();
  if (walk == nullptr) return;
  look_at(state, *walk, ahead);
  ahead.explorers = explorers_in(ahead.map, ahead.regions);
  ahead.leading = leaders(ahead.explorers);
}

}  // namespace seaglass::mirage
