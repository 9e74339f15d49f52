// Generated from data/art/orca.svg by tools/content/art.py: run `make content`.
// From e8b1e02c8e77c2a0, itself 490d8d81c608d8c3.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,2,32},{0,7,32},{0,31,32},{4230,23,30},{6470,32,10},{6471,32,0},{23341,32,0},{27599,32,0},{65067,29,0},
{65535,32,0}};
constexpr std::uint16_t rows[] = {
12,20,30,42,52,64,75,86,102,116,131,140,149,159,172};
constexpr std::uint8_t codes[] = {
10,15,0,10,1,3,1,10,2,5,2,10,255,136,16,0,1,2,0,12,14,253,1,14,16,0,3,2,2,14,14,255,1,7,10,17,0,2,3,4,3,14,14,
255,2,10,11,15,5,4,3,14,14,21,0,8,0,1,2,5,5,4,3,14,14,17,0,8,0,3,4,13,2,0,12,14,16,1,4,2,2,254,67,2,1,12,10,
25,0,3,2,4,5,7,8,8,6,5,4,2,0,10,10,11,21,5,7,7,9,9,9,6,5,5,11,10,21,1,2,5,5,9,6,8,8,6,13,15,4,2,0,16,1,3,7,6,
254,72,2,1,15,0,2,7,255,69,6,13,11,10,15,1,2,6,255,69,13,4,3,12,17,1,3,2,4,6,254,194,5,254,2,3,255,131,1,11,
253,134,3};

}  // namespace

const Sprite orca_15 = {15, 15, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
