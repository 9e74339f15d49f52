#include "mirage/scene.h"

#include <initializer_list>

namespace seaglass::mirage {
namespace {

/// The explorers that will follow the tile without any more choice: on it lie the squares from this one on.
void send_along(const State& state, int first_square, Terrain face, Scene& scene) {
  const ExplorerKind kind = explorer_for(face);
  if (state.supplies[state.turn].of(kind) < elbow_squares) return;
  for (int i = 0; i < elbow_squares; ++i) scene.map[first_square + i].explorer = Explorer(state.turn, kind);
}

void lay_survey_ahead(const State& state, Elbow elbow, Scene& scene) {
  const Terrain face = face_at(state.map, elbow);
  lay_survey(scene.map, state.tile, elbow, face);
  send_along(state, scene.first_new, face, scene);
}

void send_ahead(const State& state, unsigned squares, Scene& scene) {
  const Survey& survey = state.surveys.back();
  for (int i = 0; i < elbow_squares; ++i)
    if (((squares >> i) & 1u) != 0)
      scene.map[survey.first_square + i].explorer = Explorer(state.turn, explorer_for(survey.face));
}

void list_gap(const Map& map, Point inside, Scene& scene) {
  Area area;
  if (!scene.gaps.full() && find_gap(map, inside, area) && !scene.gaps.contains(area[0]))
    scene.gaps.push_back(area[0]);
}

/// The gaps beside what is laid in this turn, the first of which is map[from].
void list_gaps(Scene& scene, int from) {
  for (int i = from; i < scene.map.size(); ++i)
    for (Direction direction : all_directions)
      list_gap(scene.map, neighbor(scene.map[i].at, direction), scene);
}

void look_at_gap(Scene& scene, int gap) {
  scene.gap = gap;
  Area area;
  CHECK(find_gap(scene.map, scene.gaps[gap], area));
  scene.regions = regions_around(scene.map, area);
}

/// The regions of the tile that would be laid, each by itself.
void look_at_tile(Scene& scene) {
  for (int i = scene.first_new; i < scene.map.size(); ++i)
    for (Terrain terrain : {Terrain::land, Terrain::water}) {
      const int first = scene.regions.size();
      if (scene.map[i].ground.has(terrain))
        scene.regions.add(scene.map, {static_cast<std::uint8_t>(i), terrain});
      if (scene.regions.size() > first) scene.first_patches.push_back(static_cast<std::uint8_t>(first));
    }
}

void look_at(const State& state, const ChoiceWalk& walk, Scene& scene) {
  const Choice choice = walk.choice();
  int from = state.surveys.empty() ? 0 : state.surveys.back().first_square;
  switch (verb_of(choice)) {
    case Verb::survey:
      lay_survey_ahead(state, elbow_of(choice), scene);
      from = scene.first_new;
      break;
    case Verb::coast: {
      const CoastPlay play = coast_of(choice);
      lay_coast(scene.map, play.pattern, play.face, play.spot);
      send_along(state, from, state.surveys.back().face, scene);
      break;
    }
    case Verb::explorers: send_ahead(state, choice.a, scene); break;
    case Verb::coast_explorer:
      scene.map[state.coasts.back().square].explorer =
          Explorer(state.turn, static_cast<ExplorerKind>(choice.a));
      break;
    case Verb::gap:
      for (int gap : state.pending) scene.gaps.push_back(state.gaps[gap].first);
      return look_at_gap(scene, state.pending.index_of(choice.a));
    case Verb::leader:
      scene.gaps.push_back(state.gaps[state.resolving.gap].first);
      return look_at_gap(scene, 0);
    case Verb::move_tent:
    case Verb::trees: return scene.gaps.push_back(state.gaps[state.resolving.gap].first);
    default: return;
  }
  list_gaps(scene, from);
  if (!scene.gaps.empty()) return look_at_gap(scene, 0);
  look_at_tile(scene);
}

// ---------------------------------------------------------------------------------------------- the telling

/// Whether this is still to come, or under way, while something else is told.
bool is_to_come(const View& view, const Event& event) {
  return &event > view.telling || &event == view.arriving;
}

/// Who has not left yet.
void bring_back(const View& view, Scene& scene) {
  for (int i = 0; i < view.told_count; ++i) {
    const Event& event = view.told[i];
    const bool leaves =
        happening(event) == Happening::explorer_returned || happening(event) == Happening::keeper_left;
    if (!leaves || &event <= view.telling) continue;
    const int square = scene.map.index_at(point_of({0, event.a, event.b, 0}));
    scene.map[square].explorer = Explorer(event.seat, static_cast<ExplorerKind>(event.c));
  }
}

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

void tell(const View& view, Scene& scene) {
  bring_back(view, scene);
  const int gap = gap_told_of(*view.telling);
  if (gap < 0) return;
  scene.gaps.push_back(view.state->as<State>().gaps[gap].first);
  look_at_gap(scene, 0);
}

}  // namespace

void set_scene(const View& view, const ChoiceWalk* walk, Scene& scene) {
  const State& state = view.state->as<State>();
  scene.map = state.map;
  scene.first_new = state.map.size();
  if (walk != nullptr)
    look_at(state, *walk, scene);
  else if (view.telling != nullptr)
    tell(view, scene);
  scene.explorers = explorers_in(scene.map, scene.regions);
  scene.leading = leaders(scene.explorers);
}

Gap gap_in_scene(const View& view, int number) {
  Gap gap = view.state->as<State>().gaps[number];
  if (view.telling == nullptr) return gap;
  for (int i = view.told_count - 1; i >= 0 && &view.told[i] >= view.telling; --i) {
    const Event& event = view.told[i];
    if (!is_to_come(view, event)) continue;
    switch (happening(event)) {
      case Happening::tent_pitched:
        if (event.a == number) gap.tent = Owner();
        break;
      case Happening::tent_moved:
        if (event.b == number) gap.tent = Owner();
        if (event.a == number && &event != view.arriving) gap.tent = Owner(event.seat);
        break;
      case Happening::keeper_stays:
        if (event.a == number) gap.keeper = Explorer();
        break;
      case Happening::trees_planted:
        if (event.a == number) gap.trees = Trees();
        break;
      default: break;
    }
  }
  return gap;
}

}  // namespace seaglass::mirage
