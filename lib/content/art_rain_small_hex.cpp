// Generated from data/art/rain_small_hex.svg by tools/content/art.py: run `make content`.
// From 10219d993efb427a, itself 7e4b31b31207c2e6.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,5,32},{0,8,32},{0,16,32},{0,21,32},{0,23,32},{0,26,32},{0,31,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,6,16,24,24,24,24,16,6,0};
constexpr std::uint8_t codes[] = {
2,130,1,3,1,2,0,129,0,3,66,7,129,4,0,0,129,2,6,68,7,129,6,2,128,5,70,7,128,5};

}  // namespace

const Sprite rain_small_hex = {9, 10, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
