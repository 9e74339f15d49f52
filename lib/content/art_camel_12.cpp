// Generated from data/art/camel.svg by tools/content/art.py: run `make content`.
// From a835b149eaaebe6f, itself 18699528167ddc61.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{16896,1,0},{18786,10,0},{18786,17,0},{18786,20,0},{18786,26,0},{18786,29,0},{18819,8,0},{20899,32,0},
{22979,14,0},{25059,23,0},{25092,25,0},{27172,26,0},{33445,29,0},{39750,32,0},{48136,32,0},{50248,32,0}};
constexpr std::uint16_t rows[] = {
0,1,7,19,30,42,54,63,73,85,95,106};
constexpr std::uint8_t codes[] = {
11,131,6,10,10,3,7,131,7,15,15,11,0,131,3,11,9,0,2,136,13,14,14,9,6,12,15,13,2,2,137,1,12,14,9,10,14,15,15,11,
8,1,0,131,11,15,7,14,67,15,129,13,8,0,0,128,9,70,15,129,14,10,0,0,129,8,13,69,15,65,7,128,0,0,130,0,9,12,67,
13,130,12,5,3,0,2,134,5,3,4,1,4,3,4,1,2,130,5,2,3,0,130,3,2,4,1,2,130,3,1,8,0,130,2,1,3,1};

}  // namespace

const Sprite camel_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
