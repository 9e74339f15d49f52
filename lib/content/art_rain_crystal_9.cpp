// Generated from data/art/rain_crystal.svg by tools/content/art.py: run `make content`.
// From 0fdc17e03801df55, itself 8aef28e98a172270.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,0},{2212,6,0},{2212,10,0},{2212,12,0},{4294,19,0},{4294,30,0},{8456,30,0},{10570,29,0},{18895,31,0},
{25139,32,0},{31383,32,0},{35546,32,0},{37721,32,0},{41948,32,0},{44061,32,0},{48318,32,0}};
constexpr std::uint16_t rows[] = {
0,6,14,24,34,44,54,64,72};
constexpr std::uint8_t codes[] = {
2,130,1,5,1,2,1,132,1,5,10,5,1,1,0,134,1,5,12,14,10,5,1,0,0,134,4,9,15,14,11,9,4,0,0,134,3,8,14,14,11,8,3,0,0,
134,1,7,12,14,11,7,1,0,0,134,0,5,11,13,11,5,0,0,1,132,3,6,10,6,3,1,2,130,2,5,2,2};

}  // namespace

const Sprite rain_crystal_9 = {9, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
