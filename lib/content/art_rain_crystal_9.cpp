// Generated from data/art/rain_crystal.svg by tools/content/art.py: run `make content`.
// From f2f0ca95a1ab2051, itself a2f488374e82b678.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,0},{2212,6,0},{2212,10,0},{2212,12,0},{4294,19,0},{4294,30,0},{8456,30,0},{10570,29,0},{18895,31,0},
{25139,32,0},{31383,32,0},{35546,32,0},{37721,32,0},{41948,32,0},{44061,32,0},{48318,32,0}};
constexpr std::uint16_t rows[] = {
8,14,22,32,42,52,62,72,80};
constexpr std::uint8_t codes[] = {
16,19,0,16,1,16,2,16,18,19,1,5,1,18,17,21,1,5,10,5,1,17,16,23,1,5,12,14,10,5,1,16,16,23,4,9,15,14,11,9,4,16,
16,23,3,8,14,14,11,8,3,16,16,23,1,7,12,14,11,7,1,16,16,23,0,5,11,13,11,5,0,16,17,21,3,6,10,6,3,17,18,19,2,5,2,
18};

}  // namespace

const Sprite rain_crystal_9 = {9, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
