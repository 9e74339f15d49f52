// Generated from data/art/ship.svg by tools/content/art.py: run `make content`.
// From 4d04f9fbe6576711, itself 10c2b594d65a0609.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{18786,14,0},{18787,1,0},{18787,10,0},{20867,19,0},{20867,22,0},{22915,15,0},{22947,18,0},{22947,24,0},
{31300,32,0},{31397,29,0},{35493,32,0},{46088,32,0},{47849,18,0},{64461,19,0},{64461,31,0},{64525,2,0}};
constexpr std::uint16_t rows[] = {
0,6,13,18,18,18,18,22,32,40,48,58};
constexpr std::uint8_t codes[] = {
4,130,2,12,1,3,4,131,0,14,13,15,2,4,129,0,5,4,4,65,0,4,128,0,67,6,65,7,67,6,128,0,129,3,8,71,10,129,8,3,129,1,
9,71,11,129,9,1,0,129,3,8,69,10,129,8,3,0,0,129,1,4,69,7,129,4,1,0};

}  // namespace

const Sprite ship_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
