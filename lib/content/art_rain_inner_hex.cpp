// Generated from data/art/rain_inner_hex.svg by tools/content/art.py: run `make content`.
// From f630b420ae4464e1, itself 1016132c4238297a.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,7,32},{0,8,32},{0,9,32},{0,11,32},{0,13,32},{0,15,32},{0,16,32},{0,24,32},{0,25,32},{0,26,32},
{0,27,32},{0,28,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,6,15,25,35,41,41,41,41,41,41,47,53,63,73,0};
constexpr std::uint8_t codes[] = {
5,130,0,3,0,5,4,133,4,11,13,12,5,0,3,2,129,4,11,68,13,129,12,5,2,0,129,3,10,72,13,129,11,4,0,128,6,76,13,128,
6,128,7,76,13,128,7,128,5,76,13,128,5,0,129,1,8,72,13,129,9,2,0,2,129,3,10,68,13,129,10,4,2,4,132,4,11,13,12,
5,4};

}  // namespace

const Sprite rain_inner_hex = {15, 16, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
