// Generated from data/art/player.svg by tools/content/art.py: run `make content`.
// From e49922ed5963de28, itself cbf246974f82a80d.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,2,32},{0,4,32},{0,5,32},{0,7,32},{0,13,32},{0,18,32},{0,20,32},{0,21,32},{0,22,32},{0,24,32},
{0,25,32},{0,29,32},{0,30,32},{0,31,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
10,12,21,29,35,35,29,41,49,10,58,73,83,91,96,101,106,111};
constexpr std::uint8_t codes[] = {
16,20,0,16,4,16,5,16,13,15,255,17,18,23,2,9,13,13,9,3,18,17,2,13,254,195,13,2,17,17,9,254,197,8,17,17,13,254,
197,13,17,17,3,13,254,195,13,2,17,18,23,2,8,13,13,8,2,18,255,3,27,4,6,11,13,14,14,13,11,6,4,255,3,255,1,1,9,
254,201,9,1,255,1,16,0,11,254,203,11,0,16,16,5,19,5,16,16,10,19,10,16,16,13,19,12,16,16,14,19,14,16,16,7,14,
254,203,14,7,16};

}  // namespace

const Sprite player = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
