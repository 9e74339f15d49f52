// Generated from data/art/rain_hex.svg by tools/content/art.py: run `make content`.
// From 0433106a6d75f02a, itself a5da3148216f79d8.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,2,32},{0,3,32},{0,5,32},{0,7,32},{0,8,32},{0,9,32},{0,11,32},{0,13,32},{0,16,32},{0,17,32},{0,19,32},
{0,21,32},{0,25,32},{0,26,32},{0,31,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,4,13,25,37,47,47,47,47,47,47,47,47,53,59,69,79,89,96};
constexpr std::uint8_t codes[] = {
7,65,2,7,5,133,1,10,14,15,11,2,5,3,130,1,9,14,67,15,130,14,10,1,3,1,130,0,9,14,71,15,130,14,10,1,1,130,0,8,14,
75,15,130,14,9,0,128,8,79,15,128,8,128,7,79,15,128,7,0,129,3,11,75,15,129,12,4,0,2,129,3,12,71,15,129,12,4,2,
4,129,5,12,67,15,129,13,6,4,6,131,5,13,13,6,6,17};

}  // namespace

const Sprite rain_hex = {18, 19, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
