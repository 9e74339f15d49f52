// Generated from data/art/rain_bed.svg by tools/content/art.py: run `make content`.
// From cf9ae92a6fc9c6ee, itself e759c03dd6b3bda7.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,4,32},{0,7,32},{0,12,32},{0,17,32},{0,19,32},{0,25,32},{0,28,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
2,8,19,29,39,49,59,69,73,73,73,73,73,73,73,73,73,73,73,73,69,59,49,39,29,19,8,2};
constexpr std::uint8_t codes[] = {
8,8,255,10,253,1,255,10,255,8,11,0,3,7,7,4,0,255,8,255,7,2,6,254,195,6,2,255,7,255,5,1,5,254,199,5,1,255,5,
255,3,0,4,254,203,4,0,255,3,255,1,0,3,254,207,3,0,255,1,255,0,2,6,254,209,6,2,255,0,3,254,213,3,4,254,213,4};

}  // namespace

const Sprite rain_bed = {24, 28, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
