// Generated from data/art/rain_water.svg by tools/content/art.py: run `make content`.
// From 60e105f5ccba2246, itself 6789621678127fec.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,5,32},{0,9,32},{0,13,32},{0,17,32},{0,23,32},{0,26,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,4,13,23,33,43,52,62,72,78,78,78,78,78,78,78,78,78,78,78,78,78,78,72,62,52,43,33,23,13,4,0};
constexpr std::uint8_t codes[] = {
12,65,0,12,10,133,0,3,7,7,3,0,10,9,129,2,6,67,7,129,6,3,9,7,129,1,5,71,7,129,5,1,7,5,129,0,4,75,7,129,4,0,5,4,
128,3,79,7,129,3,0,3,2,129,2,6,81,7,129,6,2,2,0,129,1,5,85,7,129,5,1,0,128,2,89,7,128,2,128,3,89,7,128,3};

}  // namespace

const Sprite rain_water = {28, 32, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
