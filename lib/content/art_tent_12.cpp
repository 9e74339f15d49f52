// Generated from data/art/tent.svg by tools/content/art.py: run `make content`.
// From 84f4becb1bb05957, itself 549b53ab711a55a4.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{2180,5,0},{2211,3,0},{2212,8,0},{6405,12,0},{10663,24,0},{12744,26,0},{14856,30,0},{23243,28,0},{33807,31,0},
{33807,32,0},{40146,32,0},{46452,32,0},{52790,32,0},{57016,32,0},{59161,32,0},{65467,32,0}};
constexpr std::uint16_t rows[] = {
0,4,11,20,32,42,55,68,76,84,92,100};
constexpr std::uint8_t codes[] = {
4,65,3,4,3,131,0,7,7,0,3,2,133,2,7,15,15,7,2,2,0,130,0,4,8,67,15,130,8,4,0,0,130,4,8,14,69,15,130,14,8,4,139,
4,13,12,14,12,13,13,12,14,12,13,4,139,1,6,10,9,10,9,9,10,9,10,6,1,129,1,7,71,15,129,7,1,129,0,8,71,15,129,8,0,
129,2,10,71,15,129,10,2,129,3,11,71,15,129,11,3,128,3,73,5,128,3};

}  // namespace

const Sprite tent_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
