// Generated from data/art/rain_small_hex.svg by tools/content/art.py: run `make content`.
// From d13d065fe29f1343, itself ef6922ff799164c8.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,5,32},{0,8,32},{0,16,32},{0,21,32},{0,23,32},{0,26,32},{0,31,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
2,10,22,28,28,28,28,22,10,2};
constexpr std::uint8_t codes[] = {
8,8,255,2,8,1,3,1,255,2,255,0,12,0,3,7,7,7,4,0,255,0,2,6,254,196,6,2,5,254,198,5};

}  // namespace

const Sprite rain_small_hex = {9, 10, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
