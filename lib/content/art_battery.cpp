// Generated from data/art/battery.svg by tools/content/art.py: run `make content`.
// From 353972004636cfd9, itself 6dd93203133a3df9.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,4,32},{0,6,32},{0,7,32},{0,14,32},{0,15,32},{0,16,32},{0,21,32},{0,23,32},{0,29,32},{0,30,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
10,23,30,43,54,60,65,65,60,70,43,30,23,10};
constexpr std::uint8_t codes[] = {
11,15,0,11,1,10,2,11,18,11,11,15,0,6,8,255,142,15,8,6,0,255,195,0,9,255,146,9,0,13,16,6,10,7,0,255,206,16,0,7,
10,6,13,15,8,10,0,255,208,15,0,10,8,13,12,14,12,4,2,11,12,14,255,131,1,12,14,255,131,3,12,14,12,5,2,11};

}  // namespace

const Sprite battery = {26, 14, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
