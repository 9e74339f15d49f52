// Generated from data/art/rain_pearl.svg by tools/content/art.py: run `make content`.
// From 21ad3ea355e1c1ba, itself cce8b7c94df3e513.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{2244,3,0},{4324,13,0},{6405,9,0},{6405,15,0},{8551,20,0},{8551,29,0},{35987,31,0},{38100,31,0},{40117,32,0},
{44344,32,0},{46458,32,0},{46520,32,0},{57021,32,0},{59165,32,0},{61246,32,0},{63391,32,0}};
constexpr std::uint16_t rows[] = {
6,14,24,34,44,54,62,72,82};
constexpr std::uint8_t codes[] = {
16,18,0,16,1,16,17,20,0,1,4,1,0,17,16,22,2,5,6,11,6,5,2,16,24,0,5,13,14,15,15,13,5,0,24,1,6,13,15,14,15,15,7,
3,24,4,11,15,14,15,15,15,11,4,1,6,254,195,18,13,7,3,24,0,5,13,15,12,10,10,5,0,16,22,2,5,7,9,8,5,2,16,17,20,0,
3,4,3,0,17};

}  // namespace

const Sprite rain_pearl_9 = {9, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
