// Generated from data/art/card_sunglasses.svg by tools/content/art.py: run `make content`.
// From 85f1d19e313c36b3, itself 31edb82ccce72e8c.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{10797,32,0},{15023,32,0},{17267,32,0},{40375,32,0},{47754,32,0},{55784,5,0},{55816,10,0},{55816,25,0},
{64235,20,0},{64235,32,0}};
constexpr std::uint16_t rows[] = {
14,14,16,23,32,43,59,70,82,98,115,130,149,163,14,14,14,14};
constexpr std::uint8_t codes[] = {
10,16,0,10,1,10,2,0,2,2,2,10,7,10,255,145,14,5,6,15,6,5,14,11,5,254,193,15,254,193,5,11,11,16,8,4,5,15,16,5,4,
8,11,10,18,6,9,8,6,5,255,133,18,5,6,8,9,6,10,8,255,69,17,8,6,6,8,255,69,8,7,4,253,3,4,255,67,4,1,12,4,7,17,8,
4,2,3,12,19,4,9,9,4,2,3,12,4,8,26,8,4,1,1,2,2,1,9,5,5,9,0,1,13,4,8,16,6,9,0,13,1,8,11,7,0,13,16,1,9,5,10,20,8,
4,1,2,1,9,6,11,20,6,9,1,2,1,4,8,10,10,5,8,255,66,6,255,131,6,255,66,8,5,10,14,254,65,15,254,65,14};

}  // namespace

const Sprite card_sunglasses_18 = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
