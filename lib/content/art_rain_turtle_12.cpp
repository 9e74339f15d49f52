// Generated from data/art/rain_turtle.svg by tools/content/art.py: run `make content`.
// From c6bb32459c02a88e, itself 7976db0e9999a016.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{2,32,30},{5,1,0},{2179,32,22},{2179,32,25},{2180,14,0},{2180,21,2},{2180,27,2},{2180,30,5},
{2180,32,2},{2180,32,13},{2180,32,18},{2211,32,27},{2212,6,0},{2212,8,0},{2212,32,7}};
constexpr std::uint16_t rows[] = {
0,7,16,25,36,49,62,75,86,97,110,123};
constexpr std::uint8_t codes[] = {
3,131,14,7,7,14,3,2,133,2,9,12,12,9,2,2,2,133,2,9,4,4,9,2,2,0,66,13,131,9,15,15,9,66,13,0,139,5,8,8,9,4,0,0,4,
9,8,8,5,139,7,11,15,11,1,11,11,12,11,15,11,7,139,14,6,9,12,3,11,11,3,12,9,6,14,1,135,7,12,4,11,11,4,12,7,1,1,
135,7,11,1,12,12,1,11,7,1,0,137,5,15,9,4,0,0,4,9,15,5,0,0,137,7,10,8,9,8,8,9,8,10,7,0,0,130,14,5,14,0,65,13,0,
130,14,5,14,0};

}  // namespace

const Sprite rain_turtle_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
