// Generated from data/art/rain_whirl.svg by tools/content/art.py: run `make content`.
// From c4317dc75ef0ba21, itself 38c182a5c27701c8.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,2,32},{0,5,32},{0,11,32},{0,17,32},{0,20,32},{0,23,32},{0,28,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
12,14,23,33,47,59,71,83,96,111,123,134,147,159,169,12,12,12};
constexpr std::uint8_t codes[] = {
8,13,1,8,2,8,3,8,4,8,5,8,255,17,11,15,0,1,2,2,1,255,7,9,13,0,3,6,254,195,6,2,12,9,21,3,7,6,3,2,2,3,7,7,5,0,10,
9,13,1,2,0,10,14,0,4,7,4,10,12,14,1,3,3,1,8,13,5,7,1,9,11,3,254,195,2,255,0,13,1,7,5,9,10,17,2,7,5,1,1,7,4,8,
254,129,9,10,13,4,7,1,255,0,13,3,7,3,8,5,7,9,10,4,7,8,13,5,6,0,8,254,129,9,10,13,3,7,2,11,13,2,7,3,9,10,14,1,
7,6,0,9,14,1,6,7,1,9,11,19,2,7,7,4,3,4,7,7,2,10,12,17,2,5,7,7,7,5,1,11,255,7,253,65,0,255,6};

}  // namespace

const Sprite rain_whirl = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
