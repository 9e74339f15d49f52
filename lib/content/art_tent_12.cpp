// Generated from data/art/tent.svg by tools/content/art.py: run `make content`.
// From 3e4439a7365ab39d, itself f5f62db7b5464a30.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{10402,6,0},{10402,14,4},{10402,23,4},{10402,32,14},{12547,32,24},{18886,26,0},{27370,29,0},
{31628,32,8},{40080,31,0},{59096,32,15},{59128,32,21},{59161,32,4},{63355,32,10},{65435,32,7},{65467,32,0}};
constexpr std::uint16_t rows[] = {
2,8,17,28,42,55,68,81,94,107,120,133};
constexpr std::uint8_t codes[] = {
16,16,255,4,251,129,255,4,255,3,17,1,3,3,1,255,3,255,2,19,1,3,11,11,3,1,255,2,255,0,16,1,3,4,253,195,16,4,3,1,
255,0,25,3,4,10,14,0,13,13,0,14,10,4,3,25,3,5,12,5,5,12,12,5,5,12,5,3,25,1,6,9,4,8,9,9,8,4,9,6,1,25,1,7,14,0,
13,15,15,13,0,14,7,1,25,1,9,13,0,13,15,15,13,0,14,7,1,25,1,9,13,0,14,15,15,14,0,13,9,1,25,2,9,13,0,14,15,15,
14,0,13,9,2,2,252,137,2};

}  // namespace

const Sprite tent_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
