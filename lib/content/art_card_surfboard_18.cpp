// Generated from data/art/card_surfboard.svg by tools/content/art.py: run `make content`.
// From 1b825f67417e978a, itself f5102ef983afd3be.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{48136,1,0},{54406,7,0},{54438,15,0},{54438,20,0},{54438,24,0},{56455,31,0},{58696,32,0},{60521,32,0},
{64395,32,0},{65067,32,0}};
constexpr std::uint16_t rows[] = {
0,5,12,19,27,36,45,55,65,75,86,97,108,118,128,137,150,162};
constexpr std::uint8_t codes[] = {
9,129,0,1,5,8,131,0,5,6,0,4,8,131,5,6,6,1,4,7,132,3,9,6,9,2,4,6,133,1,9,9,6,9,3,4,6,133,4,9,6,9,9,4,4,5,134,0,
9,9,6,9,9,4,4,5,134,2,9,9,6,9,7,4,4,5,134,6,9,9,7,8,8,3,4,4,130,0,9,7,66,8,129,7,2,4,4,135,3,9,8,8,7,9,6,1,4,
4,128,4,66,6,131,7,8,5,0,4,4,134,3,9,7,8,7,6,3,5,4,134,5,8,7,9,9,6,1,5,4,133,3,9,6,9,9,3,6,2,137,0,1,3,9,6,9,
6,2,1,0,4,1,128,2,66,6,128,9,69,6,128,2,3,1,139,0,2,3,4,6,6,5,4,4,3,2,0,3};

}  // namespace

const Sprite card_surfboard_18 = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
