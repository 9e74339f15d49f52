// Generated from data/art/rain_scale.svg by tools/content/art.py: run `make content`.
// From 4d28970dfa8170c4, itself a62b775954db2159.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{292,1,0},{2212,5,0},{2212,6,0},{6340,19,0},{6340,26,0},{6340,28,0},{8388,29,0},{16677,29,0},{20805,29,0},
{37350,31,0},{49767,32,0},{58088,32,0},{58152,32,0},{60361,32,0},{60521,32,0},{62601,32,0}};
constexpr std::uint16_t rows[] = {
0,9,19,29,39,49,59,69,77};
constexpr std::uint8_t codes[] = {
0,129,2,0,2,129,0,2,0,136,1,6,6,5,4,5,6,6,0,136,2,8,12,12,11,12,12,8,2,136,1,7,12,14,15,14,12,7,1,135,0,6,11,
15,13,15,11,6,0,0,134,3,9,12,13,12,9,3,0,0,134,0,6,10,11,10,6,0,0,1,132,2,6,9,6,2,1,2,130,1,4,1,2};

}  // namespace

const Sprite rain_scale_9 = {9, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
