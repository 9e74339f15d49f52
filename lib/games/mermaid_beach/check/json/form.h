// Mermaid Beach as JSON: what its parts share.
#pragma once

#include "games/mermaid_beach/rules/state.h"
#include "json/game_json.h"
#include "json/lists.h"

namespace seaglass::json::mermaid_beach {

using namespace seaglass::mermaid_beach;

Json state_json(const AnyState& any);
void load(AnyState& any, const Setup& setup, const Json& json);
Json choice_json(const AnyState& any, Seat seat, Choice choice);
Choice read_choice(const AnyState& any, const Json& json);
Json event_json(const Event& event);

constexpr const char* phase_words[phase_count] = {"action", "play_drawn", "pass", "over"};
constexpr const char* verb_words[verb_count] = {"nice",    "mean", "pair", "ask",  "wave",
                                                "seaweed", "dump", "stop", "keep", "pass"};
constexpr const char* direction_words[] = {"left", "right"};
constexpr const char* shell_words[] = {"left", "right"};

inline Json kind_json(Kind kind) {
  return is_card(kind) ? Json(content::kind_names[index(kind)]) : Json(nullptr);
}
inline Kind read_kind(const Json& json, const char* where) {
  return kind_at(word(json, content::kind_names, where));
}

}  // namespace seaglass::json::mermaid_beach
