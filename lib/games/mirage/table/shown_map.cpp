#include "games/mirage/table/shown_map.h"

#include <initializer_list>

namespace seaglass::mirage {
namespace {

/// The explorers that will follow the tile without any more choice: on it lie the squares from this one on.
void send_along(const State& state, int first_square, Terrain face, ShownMap& shown) {
  const ExplorerKind kind = explorer_for(face);
  if (state.supplies[state.turn].of(kind) < elbow_squares) return;
  for (int i = 0; i < elbow_squares; ++i) shown.map[first_square + i].explorer = Explorer(state.turn, kind);
}

void lay_survey_ahead(const State& state, Elbow elbow, ShownMap& shown) {
  const Terrain face = face_at(state.map, elbow);
  lay_survey(shown.map, state.tile, elbow, face);
  send_along(state, shown.first_new, face, shown);
}

void send_ahead(const State& state, unsigned squares, ShownMap& shown) {
  const Survey& survey = state.surveys.back();
  for (int i = 0; i < elbow_squares; ++i)
    if (((squares >> i) & 1u) != 0)
      shown.map[survey.first_square + i].explorer = Explorer(state.turn, explorer_for(survey.face));
}

void list_gap(const Map& map, Point inside, ShownMap& shown) {
  Area area;
  if (!shown.gaps.full() && find_gap(map, inside, area) && !shown.gaps.contains(area[0]))
    shown.gaps.push_back(area[0]);
}

/// The gaps beside what is laid in this turn, the first of which is map[from].
void list_gaps(ShownMap& shown, int from) {
  for (int i = from; i < shown.map.size(); ++i)
    for (Direction direction : all_directions)
      list_gap(shown.map, neighbor(shown.map[i].at, direction), shown);
}

void look_at_gap(ShownMap& shown, int gap) {
  shown.gap = gap;
  Area area;
  CHECK(find_gap(shown.map, shown.gaps[gap], area));
  shown.regions = regions_around(shown.map, area);
}

/// The regions of a square, each by itself.
void look_at_square(ShownMap& shown, int square) {
  for (Terrain terrain : {Terrain::land, Terrain::water}) {
    const int first = shown.regions.size();
    if (shown.map[square].ground.has(terrain))
      shown.regions.add(shown.map, {static_cast<std::uint8_t>(square), terrain});
    if (shown.regions.size() > first) shown.first_patches.push_back(static_cast<std::uint8_t>(first));
  }
}

/// Those of the tile that would be laid.
void look_at_tile(ShownMap& shown) {
  for (int i = shown.first_new; i < shown.map.size(); ++i) look_at_square(shown, i);
}

void look_at(const State& state, const ChoiceWalk& walk, ShownMap& shown) {
  const Choice choice = walk.choice();
  int from = state.surveys.empty() ? 0 : state.surveys.back().first_square;
  switch (verb_of(choice)) {
    case Verb::survey:
      lay_survey_ahead(state, elbow_of(choice), shown);
      from = shown.first_new;
      break;
    case Verb::coast: {
      const CoastPlay play = coast_of(choice);
      lay_coast(shown.map, play.pattern, play.face, play.spot);
      send_along(state, from, state.surveys.back().face, shown);
      break;
    }
    case Verb::explorers: send_ahead(state, choice.a, shown); break;
    case Verb::coast_explorer:
      shown.map[state.coasts.back().square].explorer =
          Explorer(state.turn, static_cast<ExplorerKind>(choice.a));
      break;
    case Verb::gap:
      for (int gap : state.pending) shown.gaps.push_back(state.gaps[gap].first);
      return look_at_gap(shown, state.pending.index_of(choice.a));
    case Verb::leader:
      shown.gaps.push_back(state.gaps[state.resolving.gap].first);
      return look_at_gap(shown, 0);
    case Verb::move_tent:
    case Verb::trees: return shown.gaps.push_back(state.gaps[state.resolving.gap].first);
    default: return;
  }
  list_gaps(shown, from);
  if (!shown.gaps.empty()) return look_at_gap(shown, 0);
  look_at_tile(shown);
}

// ---------------------------------------------------------------------------------------------- the telling

/// Which gap it is about; −1: none.
int gap_told_of(const Event& event) {
  switch (happening(event)) {
    case Happening::found_gap:
    case Happening::nobody_claims:
    case Happening::tie:
    case Happening::claims:
    case Happening::tent_pitched: return event.a;
    case Happening::tent_moved: return event.b;
    default: return -1;
  }
}

void tell(const View& view, ShownMap& shown) {
  const int gap = gap_told_of(*view.telling);
  if (gap < 0 || gap >= view.state->as<State>().gaps.size()) return;
  shown.gaps.push_back(view.state->as<State>().gaps[gap].first);
  look_at_gap(shown, 0);
}

}  // namespace

void set_shown_map(const View& view, const ChoiceWalk* walk, ShownMap& shown) {
  const State& state = view.state->as<State>();
  shown.map = state.map;
  shown.first_new = state.map.size();
  if (walk != nullptr)
    look_at(state, *walk, shown);
  else if (view.telling != nullptr)
    tell(view, shown);
  shown.explorers = explorers_in(shown.map, shown.regions);
  shown.leading = leaders(shown.explorers);
}

int places_of(const State& state) {
  return state.map.size() + state.gaps.size();
}

Point place_at(const State& state, int place) {
  return place < state.map.size() ? state.map[place].at : state.gaps[place - state.map.size()].first;
}

void set_shown_place(const State& state, int place, ShownMap& shown) {
  shown.map = state.map;
  shown.first_new = state.map.size();
  if (place < state.map.size()) {
    look_at_square(shown, place);
  } else {
    shown.gaps.push_back(place_at(state, place));
    look_at_gap(shown, 0);
  }
  shown.explorers = explorers_in(shown.map, shown.regions);
  shown.leading = leaders(shown.explorers);
}

}  // namespace seaglass::mirage
