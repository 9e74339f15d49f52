// Generated from data/art/rain_scale.svg by tools/content/art.py: run `make content`.
// From f735918628da396e, itself 3fdb6300648e677b.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{292,1,0},{2212,5,0},{2212,6,0},{6340,19,0},{6340,26,0},{6340,28,0},{8388,29,0},{16677,29,0},{20805,29,0},
{37350,31,0},{49767,32,0},{58088,32,0},{58152,32,0},{60361,32,0},{60521,32,0},{62601,32,0}};
constexpr std::uint16_t rows[] = {
6,13,23,33,43,53,63,73,83};
constexpr std::uint8_t codes[] = {
16,18,0,16,2,16,16,2,0,17,0,2,16,24,1,6,6,5,4,5,6,6,0,24,2,8,12,12,11,12,12,8,2,24,1,7,12,14,15,14,12,7,1,23,
0,6,11,15,13,15,11,6,16,16,22,3,9,12,13,12,9,3,16,16,22,0,6,10,11,10,6,0,16,255,1,20,2,6,9,6,2,255,1,17,18,1,
4,1,17};

}  // namespace

const Sprite rain_scale_9 = {9, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
