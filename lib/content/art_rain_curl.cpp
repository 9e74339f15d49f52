// Generated from data/art/rain_curl.svg by tools/content/art.py: run `make content`.
// From 05e044c1ebeb58c9, itself 8ff9f6bcea909899.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,5,32},{0,9,32},{0,14,32},{0,17,32},{0,21,32},{0,27,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
10,10,10,12,22,35,49,66,83,99,10,109,121,138,156,169,10,10};
constexpr std::uint8_t codes[] = {
8,12,0,8,1,8,2,8,3,8,255,17,10,15,0,3,5,5,4,1,255,8,9,2,6,254,196,15,4,2,4,4,3,0,10,8,17,1,7,7,3,0,0,2,6,254,
197,4,9,13,0,6,7,2,11,19,0,7,6,1,1,2,6,7,5,0,12,2,7,4,10,14,6,4,0,7,6,10,13,0,5,7,2,12,0,2,0,10,14,6,7,6,7,3,
11,12,0,2,0,255,5,14,1,6,6,3,0,255,6,10,14,0,2,3,2,0,255,5,253,1,9,9,16,1,6,7,7,7,6,1,10,14,1,6,7,6,1,8,9,24,
6,7,4,2,4,7,7,4,2,4,7,7,5,6,1,8,9,253,65,10,16,1,6,7,7,7,6,1,11,255,7,14,0,2,3,2,0,255,4};

}  // namespace

const Sprite rain_curl = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
