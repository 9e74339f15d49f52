// Generated from data/art/rain_joint_down.svg by tools/content/art.py: run `make content`.
// From fdf27c73ca7c3a76, itself 17860f314396388a.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,5,32},{0,7,32},{0,13,32},{0,18,32},{0,21,32},{0,25,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,1,6,13,22,31,40,49,58,67,76,85,92,0};
constexpr std::uint8_t codes[] = {
15,2,129,1,3,10,2,131,6,7,6,2,8,1,128,3,67,7,129,5,1,6,0,128,1,70,7,129,4,0,4,0,128,5,71,7,129,6,3,3,0,128,4,
73,7,129,5,1,1,1,129,1,5,73,7,128,4,0,3,129,2,6,71,7,128,5,0,4,129,0,3,70,7,128,1,0,6,129,1,5,67,7,128,3,1,8,
131,2,6,7,6,2,10,129,3,1,2};

}  // namespace

const Sprite rain_joint_down = {16, 14, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
