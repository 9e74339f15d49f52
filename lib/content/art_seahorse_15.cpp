// Generated from data/art/seahorse.svg by tools/content/art.py: run `make content`.
// From 72b47bfc514a69e5, itself b3a1128ccbe71c37.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{130,32,30},{2179,30,11},{2179,32,24},{2180,12,0},{2180,24,3},{2180,28,3},{2180,30,6},{2180,32,15},
{2180,32,21},{2212,3,0},{2212,5,0},{19083,31,9},{33841,32,27},{50744,32,19},{59164,32,24}};
constexpr std::uint16_t rows[] = {
0,6,13,22,35,49,61,72,83,94,105,115,125,133,137};
constexpr std::uint8_t codes[] = {
5,130,10,4,11,5,5,131,6,8,6,4,4,4,133,4,2,1,1,8,5,3,1,65,4,135,5,7,1,7,12,0,2,11,2,0,138,11,7,9,3,0,1,3,3,0,2,
11,2,0,128,10,68,6,132,13,15,13,6,11,2,5,135,6,15,13,3,6,7,6,10,0,5,135,5,14,14,13,7,8,8,4,0,5,135,4,12,14,13,
2,8,7,11,0,4,135,11,4,4,7,3,7,6,4,1,3,134,11,7,7,4,7,8,6,3,3,134,11,2,7,7,8,6,10,3,4,132,5,7,6,5,10,4,5,65,10,
6,14};

}  // namespace

const Sprite seahorse_15 = {15, 15, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
