// Generated from data/art/pictures.txt by tools/content/art.py: run `make content`.
#pragma once

#include "content/image.h"
#include "content/sprite.h"

namespace seaglass {
namespace content {
namespace art {

extern const Image mermaid_rain;  // 320 × 240
extern const Image mirage;  // 320 × 240
extern const Image mermaid_beach;  // 320 × 240
extern const Image mermaids_song;  // 320 × 240
extern const Image rain_sea;  // 140 × 96
extern const Sprite mark;  // 96 × 96
extern const Sprite player;  // 18 × 18
extern const Sprite clock;  // 18 × 18
extern const Sprite gear;  // 18 × 18
extern const Sprite battery;  // 26 × 14
extern const Sprite charging;  // 12 × 14
extern const Sprite starfish_24;  // 24 × 24
extern const Sprite seahorse_24;  // 24 × 24
extern const Sprite turtle_24;  // 24 × 24
extern const Sprite whale_24;  // 24 × 24
extern const Sprite crab_24;  // 24 × 24
extern const Sprite shell_24;  // 24 × 24
extern const Sprite starfish_56;  // 56 × 56
extern const Sprite seahorse_56;  // 56 × 56
extern const Sprite turtle_56;  // 56 × 56
extern const Sprite whale_56;  // 56 × 56
extern const Sprite crab_56;  // 56 × 56
extern const Sprite shell_56;  // 56 × 56
extern const Sprite card_sun;  // 40 × 40
extern const Sprite card_umbrella;  // 40 × 40
extern const Sprite card_castle;  // 40 × 40
extern const Sprite card_sailboat;  // 40 × 40
extern const Sprite card_sunglasses;  // 40 × 40
extern const Sprite card_ball;  // 40 × 40
extern const Sprite card_surfboard;  // 40 × 40
extern const Sprite card_pail;  // 40 × 40
extern const Sprite card_nice;  // 40 × 40
extern const Sprite card_mean;  // 40 × 40
extern const Sprite card_seaweed;  // 40 × 40
extern const Sprite card_wave;  // 40 × 40
extern const Sprite card_monster;  // 40 × 40
extern const Sprite song_song;  // 40 × 40
extern const Sprite song_silence;  // 40 × 40
extern const Sprite song_kraken;  // 40 × 40
extern const Sprite song_treasure;  // 40 × 40
extern const Sprite creature_jelly;  // 30 × 30
extern const Sprite creature_fish;  // 30 × 30
extern const Sprite creature_ray;  // 30 × 30
extern const Sprite creature_shark;  // 30 × 30
extern const Sprite creature_serpent;  // 30 × 30
extern const Sprite rain_dolphin_12;  // 12 × 12
extern const Sprite rain_gull_12;  // 12 × 12
extern const Sprite rain_turtle_12;  // 12 × 12
extern const Sprite rain_mermaid_12;  // 12 × 12
extern const Sprite rain_dolphin_22;  // 22 × 22
extern const Sprite rain_gull_22;  // 22 × 22
extern const Sprite rain_turtle_22;  // 22 × 22
extern const Sprite rain_mermaid_22;  // 22 × 22
extern const Sprite rain_scale_9;  // 9 × 9
extern const Sprite rain_pearl_9;  // 9 × 9
extern const Sprite rain_crystal_9;  // 9 × 9
extern const Sprite rain_coral_9;  // 9 × 9
extern const Sprite rain_shell_9;  // 9 × 9
extern const Sprite rain_scale_18;  // 18 × 18
extern const Sprite rain_pearl_18;  // 18 × 18
extern const Sprite rain_crystal_18;  // 18 × 18
extern const Sprite rain_coral_18;  // 18 × 18
extern const Sprite rain_shell_18;  // 18 × 18
extern const Sprite rain_island_9;  // 12 × 9
extern const Sprite rain_wreck_9;  // 12 × 9
extern const Sprite rain_cave_9;  // 12 × 9
extern const Sprite rain_island_27;  // 36 × 27
extern const Sprite rain_wreck_27;  // 36 × 27
extern const Sprite rain_cave_27;  // 36 × 27
extern const Sprite rain_hex;  // 18 × 19
extern const Sprite rain_inner_hex;  // 13 × 15
extern const Sprite rain_small_hex;  // 9 × 10
extern const Sprite rain_ring;  // 21 × 23
extern const Sprite rain_rock;  // 16 × 14
extern const Sprite rain_water;  // 28 × 32
extern const Sprite rain_tile;  // 28 × 32
extern const Sprite rain_joint_up;  // 16 × 14
extern const Sprite rain_joint_down;  // 16 × 14
extern const Sprite rain_wreck_hex;  // 28 × 32
extern const Sprite rain_island_hex;  // 28 × 32
extern const Sprite rain_cave_hex;  // 28 × 32
extern const Sprite rain_bed;  // 24 × 28
extern const Sprite rain_edge;  // 32 × 36
extern const Sprite rain_crag;  // 28 × 32
extern const Sprite rain_shore;  // 28 × 32
extern const Sprite rain_curl;  // 18 × 18
extern const Sprite rain_whirl;  // 18 × 18
extern const Sprite rain_scale_14;  // 14 × 14
extern const Sprite rain_pearl_14;  // 14 × 14
extern const Sprite rain_crystal_14;  // 14 × 14
extern const Sprite rain_coral_14;  // 14 × 14
extern const Sprite rain_shell_14;  // 14 × 14
extern const Sprite rain_chest_14;  // 14 × 14
extern const Sprite rain_chest_18;  // 18 × 18
extern const Sprite rain_mermaid_rider;  // 26 × 28
extern const Sprite rain_clouds;  // 320 × 30
extern const Sprite rain_wave;  // 320 × 12
extern const Sprite starfish_15;  // 15 × 15
extern const Sprite seahorse_15;  // 15 × 15
extern const Sprite turtle_15;  // 15 × 15
extern const Sprite whale_15;  // 15 × 15
extern const Sprite crab_15;  // 15 × 15
extern const Sprite shell_15;  // 15 × 15
extern const Sprite mirage_chart;  // 240 × 192
extern const Sprite camel_12;  // 12 × 12
extern const Sprite camel_20;  // 20 × 20
extern const Sprite camel_24;  // 24 × 24
extern const Sprite camel_44;  // 44 × 44
extern const Sprite ship_12;  // 12 × 12
extern const Sprite ship_20;  // 20 × 20
extern const Sprite ship_24;  // 24 × 24
extern const Sprite ship_44;  // 44 × 44
extern const Sprite tent_12;  // 12 × 12
extern const Sprite tent_20;  // 20 × 20
extern const Sprite tent_24;  // 24 × 24
extern const Sprite tent_44;  // 44 × 44
extern const Sprite palm_12;  // 12 × 12
extern const Sprite palm_20;  // 20 × 20
extern const Sprite palm_44;  // 44 × 44

}  // namespace art
}  // namespace content
}  // namespace seaglass
