// Mermaid Rain as JSON: what its parts share.
#pragma once

#include "games/mermaid_rain/rules/state.h"
#include "json/game_json.h"
#include "json/lists.h"

namespace seaglass::json::mermaid_rain {

using namespace seaglass::mermaid_rain;

Json state_json(const AnyState& any);
void load(AnyState& any, const Setup& setup, const Json& json);
Json choice_json(const AnyState& any, Seat seat, Choice choice);
Choice read_choice(const AnyState& any, const Json& json);
Json event_json(const Event& event);

/// What its rules let pass and no game can have come to; nullptr if nothing.
const char* flaw_since_setup(const State& state);

// Fields of a state that follow from others.
Json stopped_json(const State& state);
Json warp_json(const State& state);

constexpr const char* phase_words[phase_count] = {"meld", "pick", "blind", "start", "place", "warp",
                                                  "move", "take", "drift", "keep",  "over"};
constexpr const char* verb_words[verb_count] = {"meld",  "stop",   "pick",  "blind", "start",
                                                "place", "placed", "warp",  "stay",  "move",
                                                "end",   "take",   "leave", "drift", "keep"};
constexpr const char* card_words[card_kinds] = {"dolphin", "gull", "turtle"};
constexpr const char* treasure_words[treasure_kinds] = {"scale", "pearl", "crystal", "coral", "shell"};
constexpr const char* shape_words[shape_count] = {"curved", "triangular", "long", "short"};
constexpr const char* face_words[] = {"up", "down"};

inline Json card_json(Card card) {
  return is_adventure(card) ? Json(card_words[index(card)]) : Json(nullptr);
}
inline Json treasure_json(Treasure treasure) {
  return index(treasure) < treasure_kinds ? Json(treasure_words[index(treasure)]) : Json(nullptr);
}
inline Json tile_json(Tile tile) {
  return tile == unknown_tile ? Json(nullptr) : Json(index(tile));
}
inline Json hex_json(Hex hex) {
  return {column_of(hex), row_of(hex)};
}

inline Json place_json(Place place) {
  if (place.is_space()) return {{"space", place.space()}};
  if (place.is_start()) return {{"start", place.start()}};
  if (place.is_tile()) return {{"tile", index(place.tile())}};
  return nullptr;
}

inline Card read_card(const Json& json, const char* where) {
  return card_at(word(json, card_words, where));
}
inline Treasure read_treasure(const Json& json, const char* where) {
  return treasure_at(word(json, treasure_words, where));
}
inline Tile read_tile(const Json& json, const char* where) {
  return tile_at(number(json, 0, tile_count - 1, where));
}
inline Shape read_shape(const Json& json, const char* where) {
  return shape_at(word(json, shape_words, where));
}

Hex read_hex(const Json& json, const char* where);
Place read_place(const Json& json, const char* where);

/// A tile by its number, or a blind one by its shape.
inline Json named_tile_json(int number) {
  return number < tile_count ? Json(number) : Json(shape_words[(number - tile_count) % shape_count]);
}

}  // namespace seaglass::json::mermaid_rain
