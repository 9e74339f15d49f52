// Generated from data/art/rain_mermaid.svg by tools/content/art.py: run `make content`.
// From f5b32e1f6a83bb0a, itself ba90fe21a191041e.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,0},{0,32,32},{2179,4,0},{2179,31,16},{2179,32,25},{2180,9,0},{2180,17,2},{2180,23,3},{2180,27,2},
{2180,30,0},{2180,30,4},{2180,30,8},{2180,30,10},{2180,32,18},{2180,32,20},{2212,15,0}};
constexpr std::uint16_t rows[] = {
0,10,20,30,40,50,59,69,80,93,105,114};
constexpr std::uint8_t codes[] = {
1,134,2,6,5,2,2,15,6,2,1,134,5,10,12,10,11,12,8,2,1,129,5,12,66,1,129,4,8,2,1,129,5,11,66,13,129,3,7,2,1,129,
2,10,66,1,129,3,15,2,2,128,8,66,13,129,10,2,2,2,134,5,12,1,4,9,5,2,1,2,136,5,9,14,14,11,12,11,9,5,0,131,5,8,
11,12,66,14,131,3,10,6,0,137,5,9,12,4,1,4,9,7,15,2,1,134,0,5,15,8,11,12,6,4,3,130,15,8,0,4};

}  // namespace

const Sprite rain_mermaid_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
