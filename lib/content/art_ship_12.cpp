// Generated from data/art/ship.svg by tools/content/art.py: run `make content`.
// From 858c02249389ca4b, itself 29e5f7aa3faeefea.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{8480,1,0},{10402,11,0},{10402,26,2},{10402,29,5},{10402,30,8},{10402,31,13},{10402,31,18},
{10434,14,0},{14595,27,0},{14595,31,0},{18788,31,0},{22917,22,0},{31366,31,0},{46123,32,0},{54573,32,0}};
constexpr std::uint16_t rows[] = {
0,7,16,25,36,47,56,66,78,91,103,114};
constexpr std::uint8_t codes[] = {
2,131,1,2,12,2,4,0,133,1,2,12,12,11,8,4,0,133,3,6,6,5,4,12,4,0,129,2,6,66,0,130,6,3,1,2,0,129,1,4,67,0,130,7,
3,1,1,1,128,4,68,0,129,7,3,1,0,129,1,4,69,0,129,6,2,0,0,131,2,6,7,5,67,4,130,5,9,8,139,8,9,3,8,1,12,8,1,2,9,
10,9,130,8,11,13,67,10,132,11,13,14,11,2,130,1,9,14,68,15,130,14,13,12,0,0,129,1,8,69,9,128,8,1};

}  // namespace

const Sprite ship_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
