// Generated from data/art/rain_pearl.svg by tools/content/art.py: run `make content`.
// From eb12ebb49976420c, itself 5f4afb22cbf0ae62.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{2244,3,0},{4324,13,0},{6405,9,0},{6405,15,0},{8551,20,0},{8551,29,0},{35987,31,0},{38100,31,0},{40117,32,0},
{44344,32,0},{46458,32,0},{46520,32,0},{57021,32,0},{59165,32,0},{61246,32,0},{63391,32,0}};
constexpr std::uint16_t rows[] = {
0,8,18,28,38,48,57,67,77};
constexpr std::uint8_t codes[] = {
1,132,0,1,4,1,0,1,0,134,2,5,6,11,6,5,2,0,136,0,5,13,14,15,15,13,5,0,136,1,6,13,15,14,15,15,7,3,131,4,11,15,14,
66,15,129,11,4,129,1,6,67,15,130,13,7,3,136,0,5,13,15,12,10,10,5,0,0,134,2,5,7,9,8,5,2,0,1,132,0,3,4,3,0,1};

}  // namespace

const Sprite rain_pearl_9 = {9, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
