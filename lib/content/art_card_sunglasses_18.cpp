// Generated from data/art/card_sunglasses.svg by tools/content/art.py: run `make content`.
// From d35771fe17f3d758, itself 662afadde3637ba4.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{10797,32,0},{15023,32,0},{17267,32,0},{40375,32,0},{47754,32,0},{55784,5,0},{55816,10,0},{55816,25,0},
{64235,20,0},{64235,32,0}};
constexpr std::uint16_t rows[] = {
0,0,1,10,21,32,47,60,77,96,115,134,153,170,0,0,0,0};
constexpr std::uint8_t codes[] = {
17,2,129,5,6,7,129,6,5,2,1,130,5,7,7,7,65,7,128,5,1,1,130,8,4,5,7,130,5,4,8,1,0,132,6,9,8,6,5,5,132,5,6,8,9,6,
0,128,8,69,9,131,8,6,6,8,69,9,128,8,129,7,4,67,0,128,4,67,9,129,4,1,66,0,129,4,7,131,8,4,2,3,66,0,133,4,9,9,4,
2,3,66,0,129,4,8,140,8,4,1,1,2,2,1,9,5,5,9,0,1,66,2,129,4,8,130,6,9,0,66,2,129,1,8,1,129,7,0,66,2,130,1,9,5,0,
134,8,4,1,2,1,9,6,1,134,6,9,1,2,1,4,8,0,0,129,5,8,66,9,128,6,3,128,6,66,9,129,8,5,0,2,65,5,7,65,5,2};

}  // namespace

const Sprite card_sunglasses_18 = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
