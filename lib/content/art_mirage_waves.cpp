// Generated from data/art/mirage_waves.svg by tools/content/art.py: run `make content`.
// From 8ec37ba98ba1b58a, itself b1f1fdc7ae2c9d36.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{50543,2,0},{52622,11,0},{52622,14,0},{52622,21,0},{52622,24,0},{52622,30,0}};
constexpr std::uint16_t rows[] = {
0,1,18,39,64,85,96,0,0,105,122,143,168,189};
constexpr std::uint8_t codes[] = {
43,2,133,0,2,3,3,2,0,9,133,0,2,3,3,2,0,18,1,135,1,5,5,4,4,5,5,1,7,135,1,5,5,4,4,5,5,1,17,0,131,2,5,3,0,1,131,
0,3,5,2,5,131,2,5,3,0,1,131,0,3,5,2,16,0,129,1,2,5,131,2,5,3,0,1,131,0,3,5,2,5,129,2,1,16,9,135,1,5,5,4,4,5,5,
1,25,10,133,0,2,3,3,2,0,26,18,133,0,2,3,3,2,0,9,133,0,2,3,3,2,0,2,17,135,1,5,5,4,4,5,5,1,7,135,1,5,5,4,4,5,5,
1,1,16,131,2,5,3,0,1,131,0,3,5,2,5,131,2,5,3,0,1,131,0,3,5,2,0,16,129,1,2,5,131,2,5,3,0,1,131,0,3,5,2,5,129,2,
1,0,25,135,1,5,5,4,4,5,5,1,9};

}  // namespace

const Sprite mirage_waves = {44, 14, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
