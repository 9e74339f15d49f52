// Generated from data/art/ship.svg by tools/content/art.py: run `make content`.
// From f2675ff1545b83f7, itself 4a1c83d708658de1.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{8480,1,0},{10402,11,0},{10402,26,2},{10402,29,5},{10402,30,8},{10402,31,13},{10402,31,18},
{10434,14,0},{14595,27,0},{14595,31,0},{18788,31,0},{22917,22,0},{31366,31,0},{46123,32,0},{54573,32,0}};
constexpr std::uint16_t rows[] = {
8,16,25,34,46,56,63,71,83,96,108,119};
constexpr std::uint8_t codes[] = {
16,19,0,16,1,16,4,16,255,2,20,1,2,12,2,18,16,22,1,2,12,12,11,8,18,16,22,3,6,6,5,4,12,18,16,24,2,6,0,0,0,6,3,1,
255,2,16,1,4,251,3,19,7,3,1,17,17,4,251,4,7,3,17,16,1,4,251,5,6,2,16,16,20,2,6,7,5,252,3,19,5,9,8,28,8,9,3,8,
1,12,8,1,2,9,10,9,19,8,11,13,253,131,21,11,13,14,11,2,19,1,9,14,254,196,19,14,13,12,16,16,1,8,253,69,8,17};

}  // namespace

const Sprite ship_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
