// Generated from data/art/narwhal.svg by tools/content/art.py: run `make content`.
// From af7fcf5b320a52dd, itself 006c6ea02f06ad45.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{5,1,0},{130,32,30},{2180,8,0},{2180,21,3},{2180,28,3},{2180,29,9},{2180,32,18},{2212,30,0},
{17002,30,3},{19083,32,7},{31628,32,0},{31761,31,9},{35986,32,21},{55002,32,27},{63390,32,12}};
constexpr std::uint16_t rows[] = {
0,4,9,14,20,30,44,60,76,92,105,120,135,149,159};
constexpr std::uint8_t codes[] = {
129,3,1,12,130,3,8,1,11,0,129,8,4,11,0,130,4,11,4,10,0,130,1,9,9,66,3,128,1,6,1,135,8,11,5,6,6,5,5,3,1,128,1,
1,1,136,4,6,0,0,2,2,14,6,4,0,130,4,5,1,0,133,1,5,2,10,2,0,66,2,132,6,4,4,7,4,0,141,1,6,2,5,2,0,2,0,2,2,6,8,7,
5,0,131,1,5,7,7,69,0,131,14,2,2,5,1,140,9,13,2,0,7,7,14,13,15,15,7,0,5,1,140,3,12,15,12,6,7,10,15,15,9,4,5,4,
2,136,4,12,12,6,2,6,12,5,3,0,65,1,3,129,3,4,66,5,129,3,1,3,14};

}  // namespace

const Sprite narwhal_15 = {15, 15, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
