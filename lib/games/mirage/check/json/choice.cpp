#include "games/mirage/check/json/form.h"

namespace seaglass::json::mirage {

namespace {

Json squares_json(unsigned squares) {
  Json list = Json::array();
  for (int i = 0; i < elbow_squares; ++i)
    if (((squares >> i) & 1u) != 0) list.push_back(i);
  return list;
}
/// In a choice any place: whether it is allowed there, the rules say.
Point read_target(const Json& json, const char* name) {
  return read_point(field(json, name), 127, name);
}
unsigned read_squares(const Json& json) {
  unsigned squares = 0;
  for (const Json& each : list(json, 1, elbow_squares, "squares"))
    squares |= 1u << number(each, 0, elbow_squares - 1, "squares");
  return squares;
}

Explorer explorer_at(const State& state, Point at) {
  const Square* square = state.map.at(at);
  if (square == nullptr || !square->explorer.here()) malformed("from", "no explorer stands there");
  return square->explorer;
}

Choice read_keeper(const State& state, const Json& json) {
  const ExplorerKind kind = read_kind(json);
  const Json& from = field(json, "from");
  if (from == "supply") return keep_from_supply(kind);
  const Point at = read_target(json, "from");
  if (explorer_at(state, at).kind() != kind) malformed("kind", "is not that of the explorer there");
  return keep_from_map(at);
}

}  // namespace

Json choice_json(const AnyState& any, Seat seat, Choice choice) {
  Json json{{"seat", seat.index()}, {"do", verb_words[choice.verb]}};
  switch (verb_of(choice)) {
    case Verb::type: json["type"] = choice.a; break;
    case Verb::survey:
      json["at"] = point_json(point_of(choice));
      json["rotation"] = choice.c;
      break;
    case Verb::coast: json.update(coast_play_json(coast_of(choice))); break;
    case Verb::explorers: json["squares"] = squares_json(choice.a); break;
    case Verb::coast_explorer: json["kind"] = explorer_words[choice.a]; break;
    case Verb::gap:
    case Verb::move_tent: json["gap"] = choice.a; break;
    case Verb::leader: json["seat_chosen"] = choice.a; break;
    case Verb::keep_supply: json.update({{"kind", explorer_words[choice.a]}, {"from", "supply"}}); break;
    case Verb::keep_map:
      json["kind"] = explorer_words[index(explorer_at(any.as<State>(), point_of(choice)).kind())];
      json["from"] = point_json(point_of(choice));
      break;
    case Verb::trees: json["colours"] = trees_json(trees_of(choice)); break;
    case Verb::keep_nobody: break;
  }
  return json;
}

Choice read_choice(const AnyState& any, const Json& json) {
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

}  // namespace seaglass::json::mirage
