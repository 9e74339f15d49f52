// Generated from data/art/rain_gull.svg by tools/content/art.py: run `make content`.
// From bb820b456ba9b6b5, itself 90b791164ef5347a.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{6,1,0},{2115,32,29},{2179,31,15},{2179,32,23},{2179,32,25},{2180,14,0},{2180,22,2},{2180,26,2},
{2180,30,2},{2180,30,11},{2180,31,18},{2212,8,0},{2212,30,7},{50240,32,22},{56512,32,10}};
constexpr std::uint16_t rows[] = {
8,8,10,24,37,50,63,72,81,88,95,8};
constexpr std::uint8_t codes[] = {
16,19,0,16,2,16,3,16,255,11,16,20,12,7,7,1,16,21,1,1,6,6,1,16,28,6,9,4,11,9,8,9,9,3,3,9,1,28,7,8,9,4,5,3,14,4,
0,11,9,8,255,1,26,12,9,5,2,15,0,10,7,12,12,17,22,6,10,0,0,4,8,17,17,22,1,9,2,0,13,12,17,18,20,7,3,5,8,18,18,
20,1,9,9,12,18,255,4,12,6,255,4};

}  // namespace

const Sprite rain_gull_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
