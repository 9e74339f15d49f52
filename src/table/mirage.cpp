#include "mirage.h"

#include <algorithm>

#include "lists.h"
#include "mirage/history.h"
#include "mirage/placement.h"

namespace seaglass::table {

namespace {

using namespace seaglass::mirage;

constexpr const char* phase_words[phase_count] = {"choose_type",    "survey",    "coast", "explorers",
                                                  "coast_explorer", "gap_order", "tie",   "move_tent",
                                                  "keep_trees",     "trees",     "over"};
// An explorer that keeps trees is one word, from the supply or from the map.
constexpr const char* verb_words[verb_count] = {"type",           "survey", "coast",     "explorers",
                                                "coast_explorer", "gap",    "leader",    "move_tent",
                                                "keeper",         "keeper", "no_keeper", "trees"};
constexpr const char* pattern_words[coast_pattern_count] = {"a", "b"};
constexpr const char* explorer_words[] = {"camel", "ship"};
constexpr const char* gap_words[] = {"oasis", "island", "coast"};

// ------------------------------------------------------------------------------------------------- writing

Json type_json(SurveyType type) {
  return is_tile(type) ? Json(index(type)) : Json(nullptr);
}
Json point_json(Point at) {
  return {at.x, at.y};
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
Json trees_json(const Trees& trees) {
  return counted_json(trees.of, content::tree_names);
}
Json squares_json(unsigned squares) {
  Json list = Json::array();
  for (int i = 0; i < elbow_squares; ++i)
    if (((squares >> i) & 1u) != 0) list.push_back(i);
  return list;
}
Json seats_json(SeatSet seats) {
  Json list = Json::array();
  for (Seat seat : all_seats(players_max))
    if (seats.contains(seat)) list.push_back(seat.index());
  return list;
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

// ------------------------------------------------------------------------------------------------- reading

SurveyType read_type(const Json& json, const std::string& where) {
  return survey_type(number(json, 0, survey_type_count - 1, where));
}
SurveyType read_type_or_none(const Json& json, const std::string& where) {
  return json.is_null() ? SurveyType::none : read_type(json, where);
}
Point read_point(const Json& json, int distance_max, const std::string& where) {
  list(json, 2, 2, where);
  return point(number(json[0], -distance_max, distance_max, where),
               number(json[1], -distance_max, distance_max, where));
}
/// In a choice any place: whether it is allowed there, the rules say.
Point read_target(const Json& json, const char* name) {
  return read_point(field(json, name), 127, name);
}
int read_rotation(const Json& json) {
  return number_field(json, "rotation", 0, rotation_count - 1);
}
CoastPattern read_pattern(const Json& json) {
  return static_cast<CoastPattern>(word(field(json, "pattern"), pattern_words, "pattern"));
}
ExplorerKind read_kind(const Json& json) {
  return static_cast<ExplorerKind>(word(field(json, "kind"), explorer_words, "kind"));
}
Owner read_owner(const Json& json, int players, const std::string& where) {
  return json.is_null() ? Owner() : Owner(seat(json, players, where));
}
Explorer read_explorer(const Json& json, int players, const std::string& where) {
  if (json.is_null()) return {};
  only_fields(json, {"seat", "kind"}, where);
  return Explorer(seat_field(json, "seat", players), read_kind(json));
}
int read_gap_number(const Json& json, const std::string& where) {
  return number(json, 0, gaps_max - 1, where);
}
Trees read_trees(const Json& json, const std::string& where) {
  Trees trees;
  read_counted(json, trees_max, trees.of, content::tree_names, where);
  return trees;
}
unsigned read_squares(const Json& json) {
  unsigned squares = 0;
  for (const Json& each : list(json, 1, elbow_squares, "squares"))
    squares |= 1u << number(each, 0, elbow_squares - 1, "squares");
  return squares;
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

// --------------------------------------------------------------------------------------------------- events

Json coast_play_json(const CoastPlay& play) {
  return {{"at", point_json(play.spot.at)},
          {"rotation", play.spot.rotation},
          {"pattern", pattern_words[index(play.pattern)]},
          {"face", play.face}};
}

Json kind_json(int kind) {
  return explorer_words[kind];
}

class MirageJson final : public GameJson {
 public:
  Json state(const AnyState& any) const override {
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

  void load(AnyState& any, const Setup& setup, const Json& json) const override {
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

  Json choice(const AnyState& any, Seat seat, Choice choice) const override {
    Json json{{"seat", seat.index()}, {"do", verb_words[choice.verb]}};
    switch (verb_of(choice)) {
      case Verb::type: json["type"] = choice.a; break;
      case Verb::survey:
        json["at"] = point_json(point_of(choice));
        json["rotation"] = choice.c;
        break;
      case Verb::coast: json.update(coast_play_json(coast_of(choice))); break;
      case Verb::explorers: json["squares"] = squares_json(choice.a); break;
      case Verb::coast_explorer: json["kind"] = kind_json(choice.a); break;
      case Verb::gap:
      case Verb::move_tent: json["gap"] = choice.a; break;
      case Verb::leader: json["seat_chosen"] = choice.a; break;
      case Verb::keep_supply: json.update({{"kind", kind_json(choice.a)}, {"from", "supply"}}); break;
      case Verb::keep_map:
        json["kind"] = kind_json(index(explorer_at(any.as<State>(), point_of(choice)).kind()));
        json["from"] = point_json(point_of(choice));
        break;
      case Verb::trees: json["colours"] = trees_json(trees_of(choice)); break;
      case Verb::keep_nobody: break;
    }
    return json;
  }

  Choice choice(const AnyState& any, Seat, const Json& json) const override {
    const State& state = any.as<State>();
    const auto verb = static_cast<Verb>(word(field(json, "do"), verb_words, "do"));
    const auto gap = [&json] { return read_gap_number(field(json, "gap"), "gap"); };
    switch (verb) {
      case Verb::type: return choose_type(read_type(field(json, "type"), "type"));
      case Verb::survey:
        return lay(Elbow{read_target(json, "at"), static_cast<std::uint8_t>(read_rotation(json))});
      case Verb::coast:
        return lay(CoastPlay{{read_target(json, "at"), static_cast<std::uint8_t>(read_rotation(json))},
                             read_pattern(json),
                             static_cast<std::uint8_t>(number_field(json, "face", 0, face_count - 1))});
      case Verb::explorers: return send_to(read_squares(field(json, "squares")));
      case Verb::coast_explorer: return send_to_coast(read_kind(json));
      case Verb::gap: return settle(gap());
      case Verb::leader: return let_claim(seat_field(json, "seat_chosen", state.players));
      case Verb::move_tent: return move_tent_from(gap());
      case Verb::keep_supply:
      case Verb::keep_map: return read_keeper(state, json);
      case Verb::trees: return plant(read_trees(field(json, "colours"), "colours"));
      case Verb::keep_nobody: break;
    }
    return keep_nobody();
  }

  Json event(const AnyState&, const Event& event) const override {
    const Point at = point(static_cast<std::int8_t>(event.a), static_cast<std::int8_t>(event.b));
    Json json{{"seat", event.seat.index()}};
    const auto tell = [&json](const char* name, const Json& more = Json::object()) {
      json["event"] = name;
      json.update(more);
    };
    switch (happening(event)) {
      case Happening::turn: tell("turn"); break;
      case Happening::drew: tell("drew", {{"type", event.a}}); break;
      case Happening::laid_survey:
        tell("laid_survey", {{"at", point_json(at)}, {"rotation", event.c}});
        break;
      case Happening::laid_coast:
        tell("laid_coast", coast_play_json(coast_of(make_choice(Verb::coast, event.a, event.b, event.c))));
        break;
      case Happening::sent: tell("sent", {{"at", point_json(at)}, {"kind", kind_json(event.c)}}); break;
      case Happening::found_gap: tell("found_gap", {{"gap", event.a}}); break;
      case Happening::nobody_claims: tell("nobody_claims", {{"gap", event.a}}); break;
      case Happening::tie:
        tell("tie", {{"gap", event.a}, {"leaders", seats_json(SeatSet::from_bits(event.b))}});
        break;
      case Happening::claims: tell("claims", {{"gap", event.a}}); break;
      case Happening::explorer_returned:
        tell("explorer_returned", {{"at", point_json(at)}, {"kind", kind_json(event.c)}});
        break;
      case Happening::tent_pitched: tell("tent_pitched", {{"gap", event.a}}); break;
      case Happening::tent_moved: tell("tent_moved", {{"from", event.a}, {"gap", event.b}}); break;
      case Happening::keeper_stays:
        tell("keeper_stays", {{"gap", event.a}, {"kind", kind_json(event.b)}, {"from_supply", event.c == 0}});
        break;
      case Happening::keeper_left:
        tell("keeper_left", {{"at", point_json(at)}, {"kind", kind_json(event.c)}});
        break;
      case Happening::trees_lost: tell("trees_lost", {{"gap", event.a}}); break;
      case Happening::trees_planted:
        tell("trees_planted",
             {{"gap", event.a},
              {"colours", trees_json(trees_of(make_choice(Verb::trees, event.b, event.c)))}});
        break;
      case Happening::over: return {{"event", "over"}};
    }
    return json;
  }

 private:
  static Explorer explorer_at(const State& state, Point at) {
    const Square* square = state.map.at(at);
    if (square == nullptr || !square->explorer.here()) malformed("from", "no explorer stands there");
    return square->explorer;
  }
  static Choice read_keeper(const State& state, const Json& json) {
    const ExplorerKind kind = read_kind(json);
    const Json& from = field(json, "from");
    if (from == "supply") return keep_from_supply(kind);
    const Point at = read_target(json, "from");
    if (explorer_at(state, at).kind() != kind) malformed("kind", "is not that of the explorer there");
    return keep_from_map(at);
  }
};

}  // namespace

const GameJson& mirage_json() {
  static const MirageJson json;
  return json;
}

}  // namespace seaglass::table
