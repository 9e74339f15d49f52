// Generated from data/art/rain_cave.svg by tools/content/art.py: run `make content`.
// From 13a23bc4ad43cd7d, itself e65912213836c06f.

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
4,15,26,34,46,59,72,84,96};
constexpr std::uint8_t codes[] = {
24,25,1,24,255,2,28,0,8,10,10,11,1,255,2,24,30,0,9,20,23,23,21,13,2,24,24,4,18,254,195,22,10,24,255,0,25,1,13,
22,254,196,17,6,255,0,34,0,10,22,23,21,15,15,21,23,23,13,1,34,2,17,23,22,3,3,3,7,22,23,20,6,26,11,21,23,19,
249,195,26,19,23,22,9,26,10,23,23,16,249,195,26,16,23,23,10,26,5,14,14,12,250,195,26,12,14,14,5};

}  // namespace

const Sprite rain_cave_9 = {12, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
