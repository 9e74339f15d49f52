// Generated from data/art/rain_wreck.svg by tools/content/art.py: run `make content`.
// From 5a2d2d5923537b25, itself 32f3e5193af5a668.

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
6,11,19,28,39,52,65,78,86};
constexpr std::uint8_t codes[] = {
24,26,0,24,2,24,255,6,7,6,25,255,4,27,0,13,12,8,25,255,3,28,10,15,20,16,6,25,0,24,30,0,13,20,23,18,16,1,25,32,
3,3,2,11,13,15,12,9,0,24,249,65,35,4,17,17,3,7,5,8,6,6,5,9,4,35,1,9,22,19,19,21,17,16,19,22,14,1,24,4,17,254,
69,17,7,24,24,0,7,252,132,26,9,7,0,24};

}  // namespace

const Sprite rain_wreck_9 = {12, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
