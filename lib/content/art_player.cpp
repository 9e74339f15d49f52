// Generated from data/art/player.svg by tools/content/art.py: run `make content`.
// From 6b574b2eba93d26b, itself aa5be9eaf454a703.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,2,32},{0,4,32},{0,5,32},{0,7,32},{0,13,32},{0,18,32},{0,20,32},{0,21,32},{0,22,32},{0,24,32},
{0,25,32},{0,29,32},{0,30,32},{0,31,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,1,10,20,28,28,20,36,46,0,55,68,78,88,96,104,112,120};
constexpr std::uint8_t codes[] = {
17,5,133,2,9,13,13,9,3,5,4,129,2,13,67,15,129,13,2,4,4,128,9,69,15,128,8,4,4,128,13,69,15,128,13,4,4,129,3,13,
67,15,129,13,2,4,5,133,2,8,13,13,8,2,5,3,137,4,6,11,13,14,14,13,11,6,4,3,1,129,1,9,73,15,129,9,1,1,0,129,0,11,
75,15,129,11,0,0,0,128,5,77,15,128,5,0,0,128,10,77,15,128,10,0,0,128,13,77,15,128,12,0,0,128,14,77,15,128,14,
0,0,129,7,14,75,15,129,14,7,0};

}  // namespace

const Sprite player = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
