// Generated from data/art/rain_wreck.svg by tools/content/art.py: run `make content`.
// From e4e76b66d7b04176, itself 143f24d615acf015.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{227,1,0},{2180,7,0},{4260,14,0},{4292,27,0},{6340,19,0},{6340,30,0},{6372,22,0},{6372,25,0},{8452,26,0},
{8452,29,0},{8551,11,0},{8551,16,0},{10597,31,0},{10631,24,0},{12612,29,0},{14922,27,0},{18852,31,0},
{22981,31,0},{23341,31,0},{31300,32,0},{31793,32,0},{35492,32,0},{39621,32,0},{59325,32,0}};
constexpr std::uint16_t rows[] = {
0,5,12,20,32,45,58,71,81};
constexpr std::uint8_t codes[] = {
6,129,7,6,2,4,131,0,13,12,8,2,3,132,10,15,20,16,6,2,128,0,0,134,0,13,20,23,18,16,1,2,65,3,134,2,11,13,15,12,9,
0,0,65,1,139,4,17,17,3,7,5,8,6,6,5,9,4,139,1,9,22,19,19,21,17,16,19,22,14,1,0,129,4,17,69,21,129,17,7,0,0,129,
0,7,68,14,130,9,7,0,0};

}  // namespace

const Sprite rain_wreck_9 = {12, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
