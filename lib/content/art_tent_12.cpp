// Generated from data/art/tent.svg by tools/content/art.py: run `make content`.
// From c12e84ba27b2d384, itself 06aeb8f4334b9b22.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{10402,6,0},{10402,14,4},{10402,23,4},{10402,32,14},{12547,32,24},{18886,26,0},{27370,29,0},
{31628,32,8},{40080,31,0},{59096,32,15},{59128,32,21},{59161,32,4},{63355,32,10},{65435,32,7},{65467,32,0}};
constexpr std::uint16_t rows[] = {
0,4,11,20,32,45,58,71,84,97,110,123};
constexpr std::uint8_t codes[] = {
4,65,2,4,3,131,1,3,3,1,3,2,133,1,3,11,11,3,1,2,0,130,1,3,4,67,11,130,4,3,1,0,139,3,4,10,14,0,13,13,0,14,10,4,
3,139,3,5,12,5,5,12,12,5,5,12,5,3,139,1,6,9,4,8,9,9,8,4,9,6,1,139,1,7,14,0,13,15,15,13,0,14,7,1,139,1,9,13,0,
13,15,15,13,0,14,7,1,139,1,9,13,0,14,15,15,14,0,13,9,1,139,2,9,13,0,14,15,15,14,0,13,9,2,128,2,73,6,128,2};

}  // namespace

const Sprite tent_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
