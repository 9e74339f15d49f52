// Generated from data/art/mirage_waves.svg by tools/content/art.py: run `make content`.
// From 49a31900dfb8b5d5, itself 22a09bdf7cf89e0d.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{50543,2,0},{52622,11,0},{52622,14,0},{52622,21,0},{52622,24,0},{52622,30,0}};
constexpr std::uint16_t rows[] = {
16,18,37,52,77,96,104,16,16,115,134,149,174,193};
constexpr std::uint8_t codes[] = {
6,13,0,6,1,4,1,5,1,6,5,6,9,6,16,6,255,171,255,130,16,0,2,3,3,2,0,11,16,0,2,3,3,2,0,255,146,9,1,8,7,8,1,255,
135,1,8,7,8,1,255,145,6,14,2,5,3,0,9,14,0,3,5,2,10,14,2,5,3,0,9,14,0,3,5,2,12,6,1,2,10,14,2,5,3,0,9,14,0,3,5,
2,10,2,1,12,11,1,8,7,8,1,255,153,255,138,16,0,2,3,3,2,0,255,154,255,146,16,0,2,3,3,2,0,11,16,0,2,3,3,2,0,255,
130,255,145,1,8,7,8,1,255,135,1,8,7,8,1,9,12,14,2,5,3,0,9,14,0,3,5,2,10,14,2,5,3,0,9,14,0,3,5,2,6,12,1,2,10,
14,2,5,3,0,9,14,0,3,5,2,10,2,1,6,255,153,1,8,7,8,1,11};

}  // namespace

const Sprite mirage_waves = {44, 14, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
