#include "games/mermaid_rain/check/json/form.h"

namespace seaglass::json::mermaid_rain {

namespace {

Json undercurrent_json(Undercurrent card) {
  return card == unknown_undercurrent ? Json(nullptr) : Json(card);
}
template <typename Things, int kinds>
Json hideable_json(const Things& things, const char* const (&words)[kinds]) {
  return things.hidden ? Json(std::vector<Json>(things.size, nullptr))
                       : counted_json(things.known.count, words);
}

Json tokens_json(const TokensOnSpace& tokens) {
  Json list = Json::array();
  for (const Treasure token : tokens) list.push_back(treasure_json(token));
  return list;
}

Json commitment_json(const Commitment& commitment) {
  if (!commitment.made()) return nullptr;
  if (commitment.first == Card::unknown) return "hidden";
  if (commitment.first == Card::princess) return "stop";
  Json cards = Json::array({card_json(commitment.first)});
  if (commitment.second != Card::none) cards.push_back(card_json(commitment.second));
  return cards;
}

Json held_json(const HeldTile& held) {
  return {{"tile", tile_json(held.tile)}, {"shape", shape_words[index(held.shape)]}, {"blind", held.blind}};
}

Json placed_json(const PlacedTile& placed) {
  return {{"tile", tile_json(placed.tile)},
          {"shape", shape_words[index(placed.shape)]},
          {"at", hex_json(placed.anchor)},
          {"rotation", placed.rotation},
          {"face_down", placed.face_down}};
}

Json tiles_json(const TileSet& tiles) {
  Json list = Json::array();
  for (int i = 0; i < tile_count; ++i)
    if (tiles.contains(i)) list.push_back(i);
  return list;
}

Json discards_json(const TileSet& tiles) {
  Json json;
  for (int shape = 0; shape < shape_count; ++shape) {
    json[shape_words[shape]] = Json::array();
    for (int i = 0; i < tile_count; ++i)
      if (tiles.contains(i) && shape_of(tile_at(i)) == shape_at(shape)) json[shape_words[shape]].push_back(i);
  }
  return json;
}

void write_seat(const State& state, Seat seat, Json& json) {
  json["scores"].push_back(state.scores[seat]);
  json["rank"].push_back(index(state.ranks[seat]));
  json["hands"].push_back(hideable_json(state.hands[seat], card_words));
  json["melds"].push_back(counted_json(state.melds[seat].count, card_words));
  json["committed"].push_back(commitment_json(state.committed[seat]));
  json["held"].push_back(Json::array());
  for (const HeldTile& held : state.held[seat]) json["held"].back().push_back(held_json(held));
  json["mermaids"].push_back(place_json(state.mermaids[seat]));
  json["up_tokens"].push_back(counted_json(state.face_up[seat].count, treasure_words));
  json["down_tokens"].push_back(hideable_json(state.face_down[seat], treasure_words));
}

}  // namespace

/// Follows from the rest: who has shown fewer cards than the others has stopped.
Json stopped_json(const State& state) {
  Json list = Json::array();
  for (Seat seat : all_seats(state.players))
    list.push_back(state.phase == Phase::meld && has_stopped(state, seat));
  return list;
}

/// Follows from rank, order and phase.
Json warp_json(const State& state) {
  Json list = Json::array();
  for (Seat seat : all_seats(state.players)) list.push_back(warp_is_owed(state, seat));
  return list;
}

Json state_json(const AnyState& any) {
  const State& state = any.as<State>();
  const bool nobodys_turn = state.phase == Phase::meld || state.phase == Phase::keep || state.over();
  Json json;
  json["phase"] = phase_words[static_cast<int>(state.phase)];
  json["turn"] = nobodys_turn ? Json(nullptr) : Json(state.turn.index());
  json["round"] = state.round;
  json["dealer"] = state.dealer.index();
  json["undercurrent"] = undercurrent_json(state.undercurrent);
  json["undercurrents"] = deck_json(state.undercurrents, undercurrent_json);
  for (const char* name : {"order", "scores", "rank", "hands", "melds", "committed", "held", "mermaids",
                           "up_tokens", "down_tokens", "undercurrents_used", "placed", "spaces", "entered"})
    json[name] = Json::array();
  for (const Seat seat : state.order) json["order"].push_back(seat.index());
  for (const Undercurrent card : state.undercurrents_used) json["undercurrents_used"].push_back(card);
  for (Seat seat : all_seats(state.players)) write_seat(state, seat, json);
  json["stopped"] = stopped_json(state);
  json["warp"] = warp_json(state);
  json["deck"] = deck_json(state.deck, card_json);
  json["discard"] = counted_json(state.discard.count, card_words);
  for (int shape = 0; shape < shape_count; ++shape)
    json["piles"][shape_words[shape]] = deck_json(state.piles[shape], tile_json);
  json["tile_discards"] = discards_json(state.tile_discards);
  json["offer"] = tiles_json(state.offer);
  for (const PlacedTile& placed : state.surf) json["placed"].push_back(placed_json(placed));
  for (const Space& space : state.spaces)
    json["spaces"].push_back({{"up", tokens_json(space.face_up)}, {"down", tokens_json(space.face_down)}});
  json["pool"] = hideable_json(state.pool, treasure_words);
  for (int i = 0; i < space_count; ++i)
    if (state.entered.contains(i)) json["entered"].push_back(i);
  return json;
}

}  // namespace seaglass::json::mermaid_rain
