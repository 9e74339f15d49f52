// Mirage as JSON: what its parts share.
#pragma once

#include "games/mirage/rules/state.h"
#include "json/game_json.h"
#include "json/lists.h"

namespace seaglass::json::mirage {

using namespace seaglass::mirage;

Json state_json(const AnyState& any);
void load(AnyState& any, const Setup& setup, const Json& json);
Json choice_json(const AnyState& any, Seat seat, Choice choice);
Choice read_choice(const AnyState& any, const Json& json);
Json event_json(const Event& event);

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

inline Json point_json(Point at) {
  return {at.x, at.y};
}
inline Json trees_json(const Trees& trees) {
  return counted_json(trees.of, content::tree_names);
}
Json seats_json(SeatSet seats);
Json coast_play_json(const CoastPlay& play);

inline SurveyType read_type(const Json& json, const char* where) {
  return survey_type(number(json, 0, survey_type_count - 1, where));
}
Point read_point(const Json& json, int distance_max, const char* where);
inline int read_rotation(const Json& json) {
  return number_field(json, "rotation", 0, rotation_count - 1);
}
inline CoastPattern read_pattern(const Json& json) {
  return static_cast<CoastPattern>(word(field(json, "pattern"), pattern_words, "pattern"));
}
inline ExplorerKind read_kind(const Json& json) {
  return static_cast<ExplorerKind>(word(field(json, "kind"), explorer_words, "kind"));
}
inline int read_gap_number(const Json& json, const char* where) {
  return number(json, 0, gaps_max - 1, where);
}
inline Trees read_trees(const Json& json, const char* where) {
  Trees trees;
  read_counted(json, trees_max, trees.of, content::tree_names, where);
  return trees;
}

}  // namespace seaglass::json::mirage
