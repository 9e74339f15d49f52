// Generated from data/art/rain_joint_up.svg by tools/content/art.py: run `make content`.
// From acd8f6114ef73d34, itself d6ccfe2272f49f53.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,5,32},{0,7,32},{0,13,32},{0,18,32},{0,21,32},{0,28,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
8,10,15,23,31,39,47,54,61,69,77,85,93,8};
constexpr std::uint8_t codes[] = {
8,11,0,8,1,8,2,8,255,15,255,10,3,1,10,255,8,12,2,6,7,5,10,255,6,1,5,254,195,3,9,255,4,0,3,254,198,1,8,255,3,3,
6,254,199,5,8,9,1,5,254,201,4,8,8,4,254,201,5,1,9,8,5,254,199,6,3,255,3,8,1,254,198,4,0,255,4,9,3,254,195,5,1,
255,6,10,12,5,7,6,2,255,8,10,1,3,255,10};

}  // namespace

const Sprite rain_joint_up = {16, 14, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
