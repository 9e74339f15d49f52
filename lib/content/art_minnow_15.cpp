// Generated from data/art/minnow.svg by tools/content/art.py: run `make content`.
// From d135c12022a5cd49, itself e4886f0b2e000d59.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{2179,32,25},{2180,18,0},{2180,30,3},{2180,31,12},{2212,12,0},{12744,32,4},{29648,32,0},
{35719,17,0},{65067,32,0}};
constexpr std::uint16_t rows[] = {
12,17,17,25,30,38,50,65,79,94,109,123,137,152,164};
constexpr std::uint8_t codes[] = {
10,15,0,10,1,3,2,0,2,10,5,10,14,255,1,5,14,255,132,16,5,9,9,8,14,14,8,7,255,134,255,132,16,5,8,7,5,14,13,19,5,
3,3,4,4,3,2,13,2,5,255,129,22,5,6,6,6,1,0,0,4,2,5,11,5,10,18,5,3,7,7,9,6,12,11,15,4,3,5,19,5,3,4,7,3,9,6,12,
17,1,3,0,3,5,19,5,3,1,6,7,7,1,12,17,1,3,0,3,5,10,17,2,3,4,4,1,253,3,11,15,1,3,5,255,129,15,2,3,1,12,16,0,4,2,
5,11,5,13,20,5,3,4,4,4,3,2,5,10,15,5,3,2,255,131,17,5,5,2,2,5,255,131,254,65,255,142};

}  // namespace

const Sprite minnow_15 = {15, 15, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
