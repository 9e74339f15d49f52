// Generated from data/art/battery.svg by tools/content/art.py: run `make content`.
// From 1f70a6712140dd0b, itself 7b72978b713a3100.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,4,32},{0,6,32},{0,7,32},{0,14,32},{0,15,32},{0,16,32},{0,21,32},{0,23,32},{0,29,32},{0,30,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,12,21,33,43,52,59,59,52,66,33,21,12,0};
constexpr std::uint8_t codes[] = {
0,130,0,6,8,78,10,130,8,6,0,3,129,0,9,82,10,129,9,0,2,131,6,10,7,0,14,131,0,7,10,6,2,130,8,10,0,16,130,0,10,8,
2,65,10,18,65,10,129,4,2,0,65,10,18,67,10,128,1,65,10,18,67,10,128,3,65,10,18,65,10,129,5,2,0};

}  // namespace

const Sprite battery = {26, 14, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
