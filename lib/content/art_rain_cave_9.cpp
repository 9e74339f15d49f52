// Generated from data/art/rain_cave.svg by tools/content/art.py: run `make content`.
// From d3b978cd2f7f02df, itself 720e4c1467e72b0f.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{6,1,0},{2212,5,0},{2212,8,0},{2212,32,0},{4293,12,0},{4293,29,0},{4325,15,0},{4325,31,0},{4357,18,0},
{4357,26,0},{6405,28,0},{6406,22,0},{6406,31,0},{6438,29,0},{10664,29,0},{12777,32,0},{14858,32,0},
{17003,30,0},{19084,31,0},{21165,32,0},{23310,31,0},{27536,32,0},{31795,32,0},{35988,32,0}};
constexpr std::uint16_t rows[] = {
0,9,20,30,41,54,67,79,91};
constexpr std::uint8_t codes[] = {
2,133,0,8,10,10,11,1,2,1,135,0,9,20,23,23,21,13,2,1,1,129,4,18,67,23,129,22,10,1,0,130,1,13,22,68,23,129,17,6,
0,139,0,10,22,23,21,15,15,21,23,23,13,1,131,2,17,23,22,66,3,132,7,22,23,20,6,131,11,21,23,19,67,3,131,19,23,
22,9,131,10,23,23,16,67,3,131,16,23,23,10,131,5,14,14,12,67,7,131,12,14,14,5};

}  // namespace

const Sprite rain_cave_9 = {12, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
