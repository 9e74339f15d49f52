// Generated from data/mermaid_beach/cards.txt: change that, then `make content`.
#pragma once

#include <cstdint>

namespace seaglass::mermaid_beach::content {

constexpr int item_count = 8;
constexpr int kind_count = 13;
constexpr const char* kind_names[kind_count] = {"sun", "umbrella", "castle", "sailboat", "sunglasses", "ball", "surfboard", "pail", "nice", "mean", "seaweed", "wave", "monster"};
constexpr std::uint8_t beach_cards[kind_count] = {4, 4, 4, 4, 4, 4, 4, 4, 10, 2, 4, 2, 1};
constexpr std::uint8_t beach_cards_younger[kind_count] = {4, 4, 4, 4, 4, 4, 4, 4, 10, 0, 4, 0, 1};

constexpr int shell_values = 4;  // worth 1, 2, 3, ...
constexpr std::uint8_t shell_cards[shell_values] = {5, 5, 5, 5};
constexpr std::uint8_t starfish_left = 3;
constexpr std::uint8_t starfish_right = 3;

constexpr std::uint8_t hand_dealt[6] = {0, 0, 7, 5, 5, 5};  // by number of players

}  // namespace seaglass::mermaid_beach::content
