// The ranges of what is packed, and how large a packed state can get.
//
// A state in as few bits as its ranges need. Packed are what was decided and the bag; which face a tile
// shows, whose an explorer is, the list of gaps, and what is left in every supply and stack follow from it.
//
// The map lies in a box of at most 64·64 = 4,096 squares (map.h): 12 bits for the corner of a survey tile.
//
// The bits of the largest masked state are added up below.
#pragma once

#include "games/mirage/rules/state.h"

namespace seaglass::mirage::packed_form {

constexpr int start_bits = bits_for(players_max - players_min + 1) + 2 /* options */ + bits_for(phase_count) +
                           bits_for(players_max) /* who began */ +
                           2 * bits_for(survey_type_count) /* set aside, in hand */ +
                           bits_for(turns_max + 1);  //  22
constexpr int box_bits = 4 * bits_for(extent_max);   //  28
constexpr int survey_bits = bits_for(survey_type_count) + bits_for(box_squares_max) +
                            bits_for(rotation_count) + elbow_squares /* who stands there */;  //  20
constexpr int first_coast_bits =
    bits_for(rotation_count) + bits_for(coast_pattern_count) + bits_for(face_count);              //   4
constexpr int coast_bits = bits_for(elbow_neighbors) + first_coast_bits + bits_for(3) /* who */;  //   9
constexpr int map_bits = box_bits + turns_max * survey_bits + first_coast_bits + coast_pile_max * coast_bits;
constexpr int tents_bits = gaps_max + players_max * content::tents_each * bits_for(players_max);  //  74
/// Of a gap with trees: them, and whether somebody keeps them, and who.
constexpr int trees_bits =
    tree_colors * bits_for(trees_of_a_color_max + 1) + 1 + bits_for(players_max) + bits_for(2);  //  16
constexpr int gaps_bits = tents_bits + gaps_max + trees_max * trees_bits;                        // 380
constexpr int claims_bits = pending_max + bits_for(pending_max) + bits_for(players_max) /* the winner */ + 1 +
                            bits_for(gaps_max) /* the vacated gap */;  //  20
constexpr int masked_bits = start_bits + map_bits + gaps_bits + claims_bits +
                            2 /* the bag and the random generator are hidden */;  // 1,317
static_assert(masked_bits <= 8 * State::masked_bytes_max);
// A tile in the bag takes less room than one that lies; one never lies.
static_assert(bits_for(survey_type_count) <= survey_bits);
static_assert(masked_bits + (survey_tiles_max - turns_max) * bits_for(survey_type_count) +
                  GameRandom::packed_bits_max <=
              8 * State::whole_bytes_max);

}  // namespace seaglass::mirage::packed_form
