// Generated from data/art/rain_joint_up.svg by tools/content/art.py: run `make content`.
// From 727963fea74a8a2d, itself 70425ecef5ac62d9.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,5,32},{0,7,32},{0,13,32},{0,18,32},{0,21,32},{0,28,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,1,6,13,22,31,40,49,58,67,76,85,92,0};
constexpr std::uint8_t codes[] = {
15,10,129,3,1,2,8,131,2,6,7,5,2,6,129,1,5,67,7,128,3,1,4,129,0,3,70,7,128,1,0,3,129,3,6,71,7,128,5,0,1,129,1,
5,73,7,128,4,0,0,128,4,73,7,129,5,1,1,0,128,5,71,7,129,6,3,3,0,128,1,70,7,129,4,0,4,1,128,3,67,7,129,5,1,6,2,
131,5,7,6,2,8,2,129,1,3,10};

}  // namespace

const Sprite rain_joint_up = {16, 14, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
