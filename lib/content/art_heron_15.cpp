// Generated from data/art/heron.svg by tools/content/art.py: run `make content`.
// From dd145d6f7ff35493, itself 87a7b10315fe4930.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,0},{0,32,32},{2180,31,14},{2212,13,0},{2212,31,0},{14757,32,0},{50409,17,0},{50777,32,21},{59164,32,12},
{65067,25,0}};
constexpr std::uint16_t rows[] = {
20,26,30,37,45,55,67,81,92,100,110,117,128,137,143};
constexpr std::uint8_t codes[] = {
10,19,0,10,1,1,1,4,1,10,2,4,2,10,3,10,4,10,6,10,18,19,6,9,6,17,18,255,66,17,18,20,6,9,6,0,16,17,0,12,5,12,3,0,
13,16,19,0,4,2,11,2,14,3,10,13,23,0,3,4,4,7,5,8,11,2,14,10,24,3,4,5,9,4,7,9,8,11,4,253,194,12,21,5,9,9,5,2,
253,67,4,15,253,195,14,2,11,2,3,15,255,133,22,0,4,1,1,4,0,15,255,133,3,2,11,4,16,17,24,3,2,1,1,1,2,4,0,13,17,
4,253,68,19,2,4,3,10,17,4,253,70,4,0,17,3,254,7,3};

}  // namespace

const Sprite heron_15 = {15, 15, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
