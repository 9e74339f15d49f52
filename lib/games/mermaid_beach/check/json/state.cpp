#include "games/mermaid_beach/check/json/form.h"

namespace seaglass::json::mermaid_beach {

namespace {

Json shell_card_json(ShellCard card) {
  if (is_starfish(card)) return shell_words[index(card) - shell_values];
  return card == ShellCard::unknown ? Json(nullptr) : Json(value_of(card));
}

Json shells_json(const Shells& shells) {
  Json values = Json::array();
  for (int value = shell_values; value > 0; --value)
    for (int n = 0; n < shells.of(value); ++n) values.push_back(value);
  return values;
}

Json shell_discard_json(const State& state) {
  Json cards = Json::array();
  for (int i = 0; i < shell_card_kinds; ++i)
    for (int n = 0; n < state.shell_discard[i]; ++n)
      cards.push_back(shell_card_json(static_cast<ShellCard>(i)));
  return cards;
}

Json committed_json(Kind card) {
  return card == Kind::unknown ? Json("hidden") : kind_json(card);
}

Json ending_json(Ending ending) {
  return ending == Ending::unknown ? Json(nullptr) : Json(ending == Ending::yes);
}

}  // namespace

Json state_json(const AnyState& any) {
  const State& state = any.as<State>();
  Json json;
  json["phase"] = phase_words[static_cast<int>(state.phase)];
  json["turn"] = state.over() ? Json(nullptr) : Json(state.turn.index());
  json["bonus"] = state.bonus;
  json["ending"] = ending_json(state.ending);
  json["failed_asks"] = state.failed_asks;
  json["hands"] = json["shells"] = Json::array();
  for (Seat seat : all_seats(state.players)) {
    json["hands"].push_back(hand_json(state.hands[seat], content::kind_names));
    json["shells"].push_back(shells_json(state.shells[seat]));
  }
  json["beach_deck"] = deck_json(state.beach_deck, kind_json);
  json["beach_discard"] = counted_json(state.beach_discard, content::kind_names);
  json["shell_deck"] = deck_json(state.shell_deck, shell_card_json);
  json["shell_discard"] = shell_discard_json(state);
  if (state.phase == Phase::play_drawn) json["drawn"] = kind_json(state.drawn);
  if (state.phase == Phase::pass) {
    json["direction"] = direction_words[static_cast<int>(state.direction)];
    json["committed"] = Json::array();
    for (Seat seat : all_seats(state.players))
      json["committed"].push_back(committed_json(state.committed[seat]));
  }
  return json;
}

}  // namespace seaglass::json::mermaid_beach
