// Mermaid's Song as JSON: what its parts share.
#pragma once

#include "games/mermaids_song/rules/state.h"
#include "json/game_json.h"
#include "json/lists.h"

namespace seaglass::json::mermaids_song {

using namespace seaglass::mermaids_song;

Json state_json(const AnyState& any);
void load(AnyState& any, const Setup& setup, const Json& json);
Json choice_json(const AnyState& any, Seat seat, Choice choice);
Choice read_choice(const AnyState& any, const Json& json);
Json event_json(const Event& event);

constexpr const char* phase_words[phase_count] = {"hand_choice", "action", "kraken", "over"};
constexpr const char* verb_words[verb_count] = {"discard_hand", "act",      "mermaid", "sing", "entice",
                                                "kraken",       "treasure", "end",     "lose"};

inline Json card_json(Card card) {
  return is_card(card) ? Json(content::kind_names[index(card)]) : Json(nullptr);
}
inline Card read_card(const Json& json, const char* where) {
  return card_at(word(json, content::kind_names, where));
}

}  // namespace seaglass::json::mermaids_song
