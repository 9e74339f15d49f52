// Generated from data/mirage/: change that, then `make content`.
#pragma once

#include <cstdint>

namespace seaglass::mirage::content {

struct SurveyRow {
  bool dark[3];  // corner, arm 1, arm 2 of the land face
  std::uint8_t tiles;
};
constexpr int survey_type_count = 8;
constexpr SurveyRow survey_rows[survey_type_count] = {
    {{false, false, false}, 5},
    {{true, false, false}, 5},
    {{false, true, false}, 5},
    {{true, true, false}, 5},
    {{false, false, true}, 5},
    {{true, false, true}, 5},
    {{false, true, true}, 5},
    {{true, true, true}, 5},
};
constexpr int survey_tiles = 40;
constexpr int uniform_survey_tiles = 10;

struct CoastRow {
  bool dark[2][2];  // face; land half, water half
  std::uint8_t tiles;
};
constexpr int coast_pattern_count = 2;
constexpr CoastRow coast_rows[coast_pattern_count] = {
    {{{false, false}, {true, true}}, 5},
    {{{false, true}, {true, false}}, 5},
};
constexpr int coast_tiles = 10;

constexpr int camels_each = 7;
constexpr int ships_each = 7;
constexpr int tents_each = 3;
constexpr std::uint8_t survey_tiles_set_aside[] = {0, 0, 0, 1, 0};  // by number of players

constexpr int tree_colors = 4;
constexpr const char* tree_names[tree_colors] = {"white", "black", "red", "yellow"};
constexpr std::uint8_t trees[tree_colors] = {4, 4, 4, 4};

constexpr int points_for_a_region = 2;
constexpr int points_for_a_step = 1;
constexpr std::uint8_t points_for_a_set[tree_colors + 1] = {0, 1, 4, 9, 16};  // by number of colours

}  // namespace seaglass::mirage::content
