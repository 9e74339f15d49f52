// Generated from data/art/card_sun.svg by tools/content/art.py: run `make content`.
// From bfc3fe63edbbc1b6, itself 1feead538daa3233.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{39716,32,0},{60517,14,0},{60517,17,0},{60517,28,0},{60517,32,0},{62533,3,0},{62565,23,0},{62789,9,0},
{65096,32,0},{65263,32,0}};
constexpr std::uint16_t rows[] = {
10,14,18,22,41,56,70,78,87,106,122,137,145,157,22,18,14,10};
constexpr std::uint8_t codes[] = {
10,14,2,8,2,10,3,10,7,10,13,254,65,13,13,253,65,13,13,253,193,13,11,14,6,1,5,255,128,15,5,2,2,5,255,128,14,5,
1,6,11,11,23,1,4,6,2,4,8,8,3,7,6,4,1,11,11,17,5,6,3,8,9,9,10,14,2,6,5,11,12,2,8,255,67,10,7,12,11,5,4,255,68,
10,6,5,11,29,5,1,3,2,8,8,9,0,9,9,0,8,8,4,2,3,2,5,15,5,1,3,2,10,255,65,10,17,8,4,2,3,2,5,11,23,5,3,8,8,0,4,4,0,
8,8,6,5,11,12,7,10,254,1,10,7,12,11,14,5,6,2,255,5,14,2,6,5,11,11,23,1,4,6,7,6,4,4,6,7,6,4,1,11};

}  // namespace

const Sprite card_sun_18 = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
