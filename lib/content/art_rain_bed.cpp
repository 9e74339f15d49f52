// Generated from data/art/rain_bed.svg by tools/content/art.py: run `make content`.
// From cb6431bae4fdf54c, itself 548b85b81923d13d.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,4,32},{0,7,32},{0,12,32},{0,17,32},{0,19,32},{0,25,32},{0,28,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,4,13,23,33,43,53,63,69,69,69,69,69,69,69,69,69,69,69,69,63,53,43,33,23,13,4,0};
constexpr std::uint8_t codes[] = {
10,65,0,10,8,133,0,3,7,7,4,0,8,7,129,2,6,67,7,129,6,2,7,5,129,1,5,71,7,129,5,1,5,3,129,0,4,75,7,129,4,0,3,1,
129,0,3,79,7,129,3,0,1,0,129,2,6,81,7,129,6,2,0,128,3,85,7,128,3,128,4,85,7,128,4};

}  // namespace

const Sprite rain_bed = {24, 28, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
