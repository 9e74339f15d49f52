// Generated from data/art/rain_hex.svg by tools/content/art.py: run `make content`.
// From bc878e45adefe853, itself bb9503c168da7855.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,4,32},{0,5,32},{0,6,32},{0,8,32},{0,11,32},{0,15,32},{0,17,32},{0,19,32},{0,21,32},{0,23,32},
{0,24,32},{0,26,32},{0,30,32},{0,31,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,6,16,26,38,47,47,47,47,47,47,47,47,50,57,67,77,87,95};
constexpr std::uint8_t codes[] = {
6,130,4,9,4,7,4,129,2,9,66,15,129,10,3,5,2,129,1,8,70,15,129,9,1,3,0,130,0,7,14,72,15,130,14,8,1,1,129,6,13,
76,15,129,13,6,0,80,15,0,128,14,78,15,128,14,0,130,1,8,14,75,15,129,9,1,0,1,129,2,9,72,15,129,10,3,2,3,129,4,
11,68,15,129,11,4,4,5,132,4,12,15,12,5,6,6,130,0,4,0,7};

}  // namespace

const Sprite rain_hex = {18, 19, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
