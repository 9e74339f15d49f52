// Generated from data/art/ship.svg by tools/content/art.py: run `make content`.
// From 59b091bbe20043be, itself ba690bffe7b11f65.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{18786,2,0},{18786,9,0},{18786,15,0},{18786,24,0},{18786,28,0},{18786,31,0},{18787,17,0},{25059,31,0},
{27108,32,0},{35493,32,0},{37605,32,0},{41640,27,0},{52459,32,0},{64461,10,0},{64461,22,0},{64461,32,0}};
constexpr std::uint16_t rows[] = {
0,4,12,20,26,26,26,26,26,26,26,26,30,40,48,58,68,78,88,100};
constexpr std::uint8_t codes[] = {
8,65,2,8,8,132,3,15,14,13,0,5,8,132,3,15,15,14,13,5,8,130,3,11,0,7,8,65,3,8,128,1,71,2,65,4,71,2,128,1,129,6,
5,79,8,129,5,6,130,0,5,9,77,10,130,9,5,0,0,129,6,10,77,12,129,10,6,0,0,129,0,5,77,9,129,5,0,0,1,129,6,7,75,9,
129,7,6,1,1,130,0,4,7,73,8,130,7,4,0,1,2,129,0,2,73,6,129,2,0,2};

}  // namespace

const Sprite ship_20 = {20, 20, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
