// Tide Pool as JSON.
#include "games/door.h"
#include "games/tide_pool/rules/state.h"
#include "json/game_json.h"
#include "json/lists.h"

namespace seaglass::tide_pool {

namespace {

using namespace json;

Json card_json(int worth) {
  return worth == 0 ? Json(nullptr) : Json(worth);
}

Json state_json(const AnyState& any) {
  const State& state = any.as<State>();
  Json json{{"pool", state.pool}, {"turn", state.over() ? Json(nullptr) : Json(state.turn.index())}};
  json["pebbles"] = json["cards"] = Json::array();
  for (Seat seat : all_seats(state.players)) {
    json["pebbles"].push_back(state.pebbles[seat]);
    json["cards"].push_back(card_json(worth_of(state.cards[seat])));
  }
  return json;
}

void load(AnyState& any, const Setup& setup, const Json& json) {
  State& state = any.make<State>();
  state.players = setup.players;
  state.pool = static_cast<std::uint8_t>(number_field(json, "pool", 0, content::pebble_count));
  if (!state.over()) state.turn = seat_field(json, "turn", state.players);
  const Json& pebbles = per_seat_field(json, "pebbles", state.players);
  const Json& cards = per_seat_field(json, "cards", state.players);
  for (Seat seat : all_seats(state.players)) {
    state.pebbles[seat] =
        static_cast<std::uint8_t>(number(of_seat(pebbles, seat), 0, content::pebble_count, "pebbles"));
    state.cards[seat] = card_worth(number(of_seat(cards, seat), 1, content::card_count, "cards"));
  }
}

Json choice_json(const AnyState&, Seat seat, Choice choice) {
  return {{"seat", seat.index()}, {"do", "take"}, {"pebbles", choice.a}};
}

Choice read_choice(const AnyState&, const Json& json) {
  static constexpr const char* verbs[verb_count] = {"take"};
  word(field(json, "do"), verbs, "do");
  return take(number_field(json, "pebbles", 1, content::taken_max));
}

Json event_json(const Event& event) {
  const bool took = happening(event) == Happening::took;
  return {{"seat", event.seat.index()},
          {"event", took ? "took" : "showed"},
          {took ? "pebbles" : "card", event.a}};
}

}  // namespace

const json::GameJson& game_json() {
  static constexpr GameJson json = {state_json, load, choice_json, read_choice, event_json};
  return json;
}

}  // namespace seaglass::tide_pool
