// Generated from data/art/rain_water.svg by tools/content/art.py: run `make content`.
// From e2d229d9cd42ee22, itself 1d73e035f2eb981f.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,5,32},{0,9,32},{0,13,32},{0,17,32},{0,23,32},{0,26,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
2,8,19,29,39,49,58,68,78,82,82,82,82,82,82,82,82,82,82,82,82,82,82,78,68,58,49,39,29,19,8,2};
constexpr std::uint8_t codes[] = {
8,8,255,12,253,1,255,12,255,10,11,0,3,7,7,3,0,255,10,255,9,2,6,254,195,6,3,255,9,255,7,1,5,254,199,5,1,255,7,
255,5,0,4,254,203,4,0,255,5,255,4,3,254,207,3,0,255,3,255,2,2,6,254,209,6,2,255,2,255,0,1,5,254,213,5,1,255,0,
2,254,217,2,3,254,217,3};

}  // namespace

const Sprite rain_water = {28, 32, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
