// Generated from data/art/card_sun.svg by tools/content/art.py: run `make content`.
// From 66fe76eeef6eaa24, itself c541cdd572b101ee.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{39716,32,0},{60517,14,0},{60517,17,0},{60517,28,0},{60517,32,0},{62533,3,0},{62565,23,0},{62789,9,0},
{65096,32,0},{65263,32,0}};
constexpr std::uint16_t rows[] = {
0,4,8,12,29,44,59,70,82,101,118,133,145,157,12,8,4,0};
constexpr std::uint8_t codes[] = {
7,65,5,7,7,65,1,7,7,65,3,7,2,130,6,1,5,0,131,5,2,2,5,0,130,5,1,6,2,2,139,1,4,6,2,4,8,8,3,7,6,4,1,2,2,133,5,6,
3,8,9,9,66,8,130,2,6,5,2,3,129,2,8,67,9,66,8,128,7,3,2,129,5,4,68,9,66,8,129,6,5,2,145,5,1,3,2,8,8,9,0,9,9,0,
8,8,4,2,3,2,5,131,5,1,3,2,66,8,65,9,67,8,132,4,2,3,2,5,2,139,5,3,8,8,0,4,4,0,8,8,6,5,2,3,128,7,66,8,65,4,66,8,
128,7,3,2,130,5,6,2,69,8,130,2,6,5,2,2,139,1,4,6,7,6,4,4,6,7,6,4,1,2};

}  // namespace

const Sprite card_sun_18 = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
