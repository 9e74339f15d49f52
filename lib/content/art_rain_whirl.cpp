// Generated from data/art/rain_whirl.svg by tools/content/art.py: run `make content`.
// From be31f14786a7fb0f, itself 9f577c680264d335.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,2,32},{0,5,32},{0,11,32},{0,17,32},{0,20,32},{0,23,32},{0,28,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,1,9,20,34,46,58,71,84,99,112,123,136,148,158,0,0,0};
constexpr std::uint8_t codes[] = {
17,4,132,0,1,2,2,1,7,2,130,0,3,6,67,7,129,6,2,5,2,138,3,7,6,3,2,2,3,7,7,5,0,3,2,130,1,2,0,3,131,0,4,7,4,3,5,
131,1,3,3,1,1,130,5,7,1,2,4,128,3,67,7,128,2,0,130,1,7,5,2,3,134,2,7,5,1,1,7,4,1,65,6,2,3,130,4,7,1,0,130,3,7,
3,1,129,5,7,2,3,129,4,7,1,130,5,6,0,1,65,6,2,3,130,3,7,2,4,130,2,7,3,2,3,131,1,7,6,0,2,131,1,6,7,1,2,4,136,2,
7,7,4,3,4,7,7,2,3,5,129,2,5,66,7,129,5,1,4,7,65,1,128,0,6};

}  // namespace

const Sprite rain_whirl = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
