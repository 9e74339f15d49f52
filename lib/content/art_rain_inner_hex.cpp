// Generated from data/art/rain_inner_hex.svg by tools/content/art.py: run `make content`.
// From 54ae72934c03c5a3, itself c88b1cc09d944ef5.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,2,32},{0,3,32},{0,9,32},{0,10,32},{0,11,32},{0,13,32},{0,15,32},{0,17,32},{0,26,32},{0,27,32},
{0,28,32},{0,29,32},{0,30,32},{0,31,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
2,10,22,32,38,38,38,38,38,38,38,32,22,10,2};
constexpr std::uint8_t codes[] = {
16,16,255,4,16,2,7,2,255,4,255,2,20,0,7,13,15,14,8,1,255,2,255,1,5,11,254,196,12,6,255,1,3,9,254,200,10,4,254,
204};

}  // namespace

const Sprite rain_inner_hex = {13, 15, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
