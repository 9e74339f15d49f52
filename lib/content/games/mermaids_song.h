// Generated from data/mermaids_song/cards.txt: change that, then `make content`.
#pragma once

#include <cstdint>

namespace seaglass::mermaids_song::content {

constexpr int song_values = 3;  // Songs and Silences are worth 1, 2, 3, ...
constexpr int kind_count = 9;
constexpr const char* kind_names[kind_count] = {"mermaid", "song1", "song2", "song3", "silence1", "silence2", "silence3", "kraken", "treasure"};
constexpr std::uint8_t deck_cards[kind_count] = {15, 8, 8, 6, 8, 8, 6, 1, 1};

constexpr int creature_kinds = 5;
constexpr std::uint8_t creature_ratings[creature_kinds] = {4, 5, 6, 7, 9};
constexpr std::uint8_t creature_cards[creature_kinds] = {8, 7, 6, 5, 4};

// By number of players.
constexpr std::uint8_t mermaids_removed[7] = {0, 0, 0, 7, 4, 1, 0};
constexpr std::uint8_t targets[7] = {0, 0, 0, 35, 25, 20, 20};
constexpr std::uint8_t short_targets[7] = {0, 0, 0, 25, 18, 14, 14};

}  // namespace seaglass::mermaids_song::content
