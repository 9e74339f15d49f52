#include "games/mermaids_song/check/json/form.h"

namespace seaglass::json::mermaids_song {

namespace {

Json creature_json(Creature creature) {
  return is_creature(creature) ? Json(rating(creature)) : Json(nullptr);
}

Json mermaid_json(const Mermaid& mermaid) {
  if (!mermaid.here) return nullptr;
  Json cards = Json::array();
  for (int i = 0; i < melody_kinds; ++i)
    for (int n = 0; n < mermaid.melodies[i]; ++n) cards.push_back(content::kind_names[first_melody + i]);
  return {{"cards", cards}, {"power", mermaid.power()}};
}

/// High ratings first.
Json creatures_json(const Creatures& creatures) {
  Json ratings = Json::array();
  for (int i = creature_kinds - 1; i >= 0; --i)
    for (int n = 0; n < creatures.count[i]; ++n) ratings.push_back(rating(creature_at(i)));
  return ratings;
}

}  // namespace

Json state_json(const AnyState& any) {
  const State& state = any.as<State>();
  Json json;
  json["phase"] = phase_words[static_cast<int>(state.phase)];
  json["turn"] = state.over() ? Json(nullptr) : Json(state.turn.index());
  json["kraken_pending"] = json["hands"] = json["mermaids"] = json["creatures"] = json["row"] = Json::array();
  for (Seat seat : all_seats(state.players)) {
    if (state.kraken_pending.contains(seat)) json["kraken_pending"].push_back(seat.index());
    json["hands"].push_back(hand_json(state.hands[seat], content::kind_names));
    json["creatures"].push_back(creatures_json(state.creatures[seat]));
    Json area = Json::array();
    for (const Mermaid& mermaid : state.areas[seat].slot) area.push_back(mermaid_json(mermaid));
    json["mermaids"].push_back(area);
  }
  for (const Creature creature : state.row) json["row"].push_back(creature_json(creature));
  json["idle_turns"] = state.idle_turns;
  json["turns"] = state.turns;
  json["deck"] = deck_json(state.deck, card_json);
  json["discard"] = counted_json(state.discard, content::kind_names);
  json["creature_deck"] = deck_json(state.creature_deck, creature_json);
  return json;
}

}  // namespace seaglass::json::mermaids_song
