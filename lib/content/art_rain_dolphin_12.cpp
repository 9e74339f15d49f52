// Generated from data/art/rain_dolphin.svg by tools/content/art.py: run `make content`.
// From f288bf87ca26e265, itself 8703c78b02fbb407.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,0},{0,32,32},{2179,31,15},{2179,32,12},{2179,32,22},{2179,32,25},{2179,32,28},{2180,24,0},{2180,30,0},
{2180,30,2},{2180,30,4},{2180,31,17},{2180,32,10},{2212,7,0},{2212,14,0},{2212,18,2}};
constexpr std::uint16_t rows[] = {
0,6,13,22,34,45,55,65,78,89,99,106};
constexpr std::uint8_t codes[] = {
5,130,0,15,13,2,4,131,0,8,12,15,2,2,133,13,15,9,2,6,9,2,1,136,15,10,4,6,1,1,3,7,0,0,0,129,15,12,68,1,130,5,2,
7,0,129,13,9,69,1,131,11,4,10,13,129,15,11,69,1,131,5,4,3,8,139,7,5,1,4,10,8,5,5,9,15,15,13,136,13,8,4,8,13,
15,12,9,13,2,135,14,12,1,8,0,15,15,0,3,132,7,8,10,8,0,6,1,129,13,14,7};

}  // namespace

const Sprite rain_dolphin_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
