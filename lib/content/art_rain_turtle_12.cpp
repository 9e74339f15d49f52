// Generated from data/art/rain_turtle.svg by tools/content/art.py: run `make content`.
// From df0cf83fc35c5ce9, itself 41f3e4832598f0bc.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{2,32,30},{5,1,0},{2179,32,22},{2179,32,25},{2180,14,0},{2180,21,2},{2180,27,2},{2180,30,5},
{2180,32,2},{2180,32,13},{2180,32,18},{2211,32,27},{2212,6,0},{2212,8,0},{2212,32,7}};
constexpr std::uint16_t rows[] = {
8,17,26,35,46,59,72,85,96,107,120,133};
constexpr std::uint8_t codes[] = {
16,19,0,16,1,16,2,16,255,3,20,14,7,7,14,255,3,18,22,2,9,12,12,9,2,18,18,22,2,9,4,4,9,2,18,16,254,66,20,9,15,
15,9,254,66,16,28,5,8,8,9,4,0,0,4,9,8,8,5,28,7,11,15,11,1,11,11,12,11,15,11,7,28,14,6,9,12,3,11,11,3,12,9,6,
14,17,24,7,12,4,11,11,4,12,7,17,17,24,7,11,1,12,12,1,11,7,17,16,26,5,15,9,4,0,0,4,9,15,5,16,16,26,7,10,8,9,8,
8,9,8,10,7,16,16,19,14,5,14,16,254,65,16,19,14,5,14,16};

}  // namespace

const Sprite rain_turtle_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
