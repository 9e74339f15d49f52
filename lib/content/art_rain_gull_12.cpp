// Generated from data/art/rain_gull.svg by tools/content/art.py: run `make content`.
// From f73b9636cfabc001, itself 29825c23d8e242b5.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{6,1,0},{2115,32,29},{2179,31,15},{2179,32,23},{2179,32,25},{2180,14,0},{2180,22,2},{2180,26,2},
{2180,30,2},{2180,30,11},{2180,31,18},{2212,8,0},{2212,30,7},{50240,32,22},{56512,32,10}};
constexpr std::uint16_t rows[] = {
0,0,1,15,28,41,53,62,71,78,85,0};
constexpr std::uint8_t codes[] = {
11,0,131,12,7,7,1,0,65,1,65,6,128,1,0,139,6,9,4,11,9,8,9,9,3,3,9,1,139,7,8,9,4,5,3,14,4,0,11,9,8,1,137,12,9,5,
2,15,0,10,7,12,12,2,133,6,10,0,0,4,8,2,2,133,1,9,2,0,13,12,2,3,131,7,3,5,8,3,3,131,1,9,9,12,3,4,129,12,6,4};

}  // namespace

const Sprite rain_gull_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
