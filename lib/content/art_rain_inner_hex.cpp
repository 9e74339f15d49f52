// Generated from data/art/rain_inner_hex.svg by tools/content/art.py: run `make content`.
// From e80032ce93456b82, itself 611af571429b1752.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,2,32},{0,3,32},{0,9,32},{0,10,32},{0,11,32},{0,13,32},{0,15,32},{0,17,32},{0,26,32},{0,27,32},
{0,28,32},{0,29,32},{0,30,32},{0,31,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,6,16,26,34,34,34,34,34,34,34,26,16,6,0};
constexpr std::uint8_t codes[] = {
4,130,2,7,2,4,2,134,0,7,13,15,14,8,1,2,1,129,5,11,68,15,129,12,6,1,129,3,9,72,15,129,10,4,76,15};

}  // namespace

const Sprite rain_inner_hex = {13, 15, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
