#include <algorithm>

#include "games/mirage/check/json/form.h"
#include "games/mirage/rules/map/placement.h"
#include "games/mirage/rules/rebuilding.h"

namespace seaglass::json::mirage {

namespace {

SurveyType read_type_or_none(const Json& json, const char* where) {
  return json.is_null() ? SurveyType::none : read_type(json, where);
}
Owner read_owner(const Json& json, int players, const char* where) {
  return json.is_null() ? Owner() : Owner(seat(json, players, where));
}
Explorer read_explorer(const Json& json, int players, const char* where) {
  if (json.is_null()) return {};
  only_fields(json, {"seat", "kind"}, where);
  return Explorer(seat_field(json, "seat", players), read_kind(json));
}
std::uint8_t read_supply(const Json& list, Seat seat, int all, const char* where) {
  return static_cast<std::uint8_t>(number(of_seat(list, seat), 0, all, where));
}

/// The map is as wide as this to each side of the first coast, and no wider.
constexpr int distance_max = 2 * turns_max + coast_pile_max;
static_assert(distance_max < 127 - 2, "what is looked at around a tile is a place, too");

void must_be_bare(const State& state, Point at) {
  if (!state.map.bare(at))
    malformed("at", "two tiles lie on [" + std::to_string(at.x) + "," + std::to_string(at.y) + "]");
}

void read_survey(State& state, const Json& json) {
  only_fields(json, {"type", "at", "rotation", "land", "explorers"}, "surveys");
  const Elbow elbow{read_point(json["at"], distance_max, "surveys"),
                    static_cast<std::uint8_t>(read_rotation(json))};
  for (int i = 0; i < elbow_squares; ++i) must_be_bare(state, elbow.square(i));
  Survey survey;
  survey.type = read_type(json["type"], "type");
  survey.face = truth(json["land"], "land") ? Terrain::land : Terrain::water;
  survey.rotation = elbow.rotation;
  survey.first_square = static_cast<std::uint8_t>(state.map.size());
  lay_survey(state.map, survey.type, elbow, survey.face);
  const Json& explorers = list(json["explorers"], elbow_squares, elbow_squares, "explorers");
  for (int i = 0; i < elbow_squares; ++i) {
    const Owner owner = read_owner(explorers[static_cast<std::size_t>(i)], state.players, "explorers");
    if (owner.somebody())
      state.map[survey.first_square + i].explorer = Explorer(owner.seat(), explorer_for(survey.face));
  }
  state.surveys.push_back(survey);
}

void read_coast(State& state, const Json& json) {
  only_fields(json, {"pattern", "face", "at", "rotation", "explorer"}, "coasts");
  CoastSpot spot;
  spot.at = read_point(json["at"], distance_max, "coasts");
  spot.rotation = static_cast<std::uint8_t>(read_rotation(json));
  must_be_bare(state, spot.at);
  Coast coast;
  coast.pattern = read_pattern(json);
  coast.face = static_cast<std::uint8_t>(number_field(json, "face", 0, face_count - 1));
  coast.rotation = spot.rotation;
  coast.square = static_cast<std::uint8_t>(state.map.size());
  lay_coast(state.map, coast.pattern, coast.face, spot);
  state.map[coast.square].explorer = read_explorer(json["explorer"], state.players, "explorer");
  state.coasts.push_back(coast);
}

/// Tiles are laid in the order in which they came: each survey tile of one tone before its coast.
void read_map(State& state, const Json& json) {
  const Json& surveys = list(field(json, "surveys"), 0, turns_max, "surveys");
  const Json& coasts = list(field(json, "coasts"), 1, content::coast_tiles, "coasts");
  read_coast(state, coasts[0]);
  std::size_t coast = 1;
  for (const Json& survey : surveys) {
    read_survey(state, survey);
    if (is_uniform(state.surveys.back().type) && coast < coasts.size()) read_coast(state, coasts[coast++]);
  }
  if (coast < coasts.size()) malformed("coasts", "are more than survey tiles have brought");
}

void read_box(State& state, const Json& json) {
  if (state.advanced) {
    const Json& stacks = list(field(json, "stacks"), survey_type_count, survey_type_count, "stacks");
    for (int i = 0; i < survey_type_count; ++i)
      state.stacks[i] = static_cast<std::uint8_t>(
          number(stacks[static_cast<std::size_t>(i)], 0, tiles_of(survey_type(i)), "stacks"));
  } else {
    read_deck(field(json, "bag"), state.bag, "bag", read_type);
  }
  state.tile = read_type_or_none(field(json, "tile"), "tile");
  state.removed = read_type_or_none(field(json, "removed"), "removed");
  for (int i = 0; i < coast_pattern_count; ++i)
    state.coast_pile[i] = static_cast<std::uint8_t>(
        number_field(field(json, "coast_pile"), pattern_words[i], 0, content::coast_tiles));
  for (int color = 0; color < tree_colors; ++color)
    state.trees_left.of[color] = static_cast<std::uint8_t>(
        number_field(field(json, "trees_left"), content::tree_names[color], 0, content::trees[color]));
  const Json& camels = per_seat_field(json, "camels", state.players);
  const Json& ships = per_seat_field(json, "ships", state.players);
  const Json& tents = per_seat_field(json, "tents", state.players);
  for (Seat seat : all_seats(state.players)) {
    Supply& supply = state.supplies[seat];
    supply.of(ExplorerKind::camel) = read_supply(camels, seat, content::camels_each, "camels");
    supply.of(ExplorerKind::ship) = read_supply(ships, seat, content::ships_each, "ships");
    supply.tents = read_supply(tents, seat, content::tents_each, "tents");
  }
}

std::vector<Point> read_area(const Json& json) {
  std::vector<Point> area;
  for (const Json& square : list(json, 1, gap_squares_max, "squares"))
    area.push_back(read_point(square, distance_max + 1, "squares"));
  std::sort(area.begin(), area.end());
  return area;
}

void read_gap(State& state, const Json& json) {
  only_fields(json, {"squares", "kind", "tent", "keeper", "trees"}, "gaps");
  Gap gap;
  gap.first = read_area(json["squares"]).front();
  gap.kind = static_cast<GapKind>(word(json["kind"], gap_words, "kind"));
  gap.tent = read_owner(json["tent"], state.players, "tent");
  gap.keeper = read_explorer(json["keeper"], state.players, "keeper");
  gap.trees = read_trees(json["trees"], "trees");
  state.gaps.push_back(gap);
}

void read_settling(State& state, const Json& json) {
  for (const Json& gap : list(field(json, "pending"), 0, pending_max, "pending"))
    state.pending.push_back(static_cast<std::uint8_t>(read_gap_number(gap, "pending")));
  std::sort(state.pending.begin(), state.pending.end());
  for (const Json& each : list(field(json, "leaders"), 0, state.players, "leaders")) {
    const Seat leader = seat(each, state.players, "leaders");
    if (state.leaders.contains(leader)) malformed("leaders", "name a seat twice");
    state.leaders.insert(leader);
  }
  const Json& resolving = field(json, "resolving");
  if (resolving.is_null()) return;
  only_fields(resolving, {"gap", "winner", "vacated"}, "resolving");
  state.resolving.gap = static_cast<std::uint8_t>(read_gap_number(resolving["gap"], "resolving"));
  state.resolving.winner = read_owner(resolving["winner"], state.players, "winner");
  if (!resolving["vacated"].is_null())
    state.resolving.vacated = static_cast<std::uint8_t>(read_gap_number(resolving["vacated"], "vacated"));
}

/// Only in a position without a flaw can the squares of a gap be found.
void gaps_must_have_their_squares(const State& state, const Json& gaps) {
  for (int i = 0; i < state.gaps.size(); ++i) {
    const std::vector<Point> given = read_area(gaps[static_cast<std::size_t>(i)]["squares"]);
    const Area area = area_of(state, state.gaps[i]);
    if (!std::equal(given.begin(), given.end(), area.begin(), area.end()))
      malformed("squares", "are not those of the gap");
  }
}

}  // namespace

void load(AnyState& any, const Setup& setup, const Json& json) {
  State& state = any.make<State>();
  state.players = setup.players;
  state.advanced = setup.options.values[0] != 0;
  state.palms = setup.options.values[1] != 0;
  state.random = GameRandom(setup.seed);
  state.phase = static_cast<Phase>(word(field(json, "phase"), phase_words, "phase"));
  state.first = seat_field(json, "first", state.players);
  read_box(state, json);
  read_map(state, json);
  state.turn = state.over() ? seat_in_turn(state) : seat_field(json, "turn", state.players);
  const Json& gaps = list(field(json, "gaps"), 0, gaps_max, "gaps");
  for (const Json& gap : gaps) read_gap(state, gap);
  read_settling(state, json);
  if (const char* flaw = state.flaw()) malformed("state", flaw);
  gaps_must_have_their_squares(state, gaps);
}

}  // namespace seaglass::json::mirage
