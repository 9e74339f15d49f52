// Generated from data/art/rain_hex.svg by tools/content/art.py: run `make content`.
// From 51bd94378df63f7c, itself 2681a1da699f2cc6.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,4,32},{0,5,32},{0,6,32},{0,8,32},{0,11,32},{0,15,32},{0,17,32},{0,19,32},{0,21,32},{0,23,32},
{0,24,32},{0,26,32},{0,30,32},{0,31,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
6,13,25,35,48,55,55,55,55,55,55,55,55,58,63,72,82,92,101};
constexpr std::uint8_t codes[] = {
16,18,0,16,6,16,17,18,4,9,4,255,7,255,4,22,2,9,15,15,15,10,3,255,5,255,2,1,8,254,198,9,1,255,3,16,18,0,7,14,
254,200,18,14,8,1,255,1,6,13,254,204,13,6,16,254,208,16,14,254,206,14,16,18,1,8,14,254,203,9,1,16,255,1,2,9,
254,200,10,3,255,2,255,3,4,11,254,196,11,4,255,4,255,5,20,4,12,15,12,5,17,17,18,0,4,0,255,7};

}  // namespace

const Sprite rain_hex = {18, 19, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
