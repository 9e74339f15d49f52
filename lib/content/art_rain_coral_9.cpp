// Generated from data/art/rain_coral.svg by tools/content/art.py: run `make content`.
// From 12dafe73d11d3db4, itself 1d7d49b2b48ef141.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{227,1,0},{2179,4,0},{2180,7,0},{2212,10,0},{4292,19,0},{4293,27,0},{6373,20,0},{10502,32,0},{12582,25,0},
{18856,30,0},{27178,31,0},{33420,32,0},{39662,32,0},{45903,32,0},{56306,32,0},{64628,32,0}};
constexpr std::uint16_t rows[] = {
6,14,24,34,44,54,64,72,78};
constexpr std::uint8_t codes[] = {
16,18,0,16,2,16,17,18,1,4,1,16,0,16,24,1,8,4,4,14,4,8,9,1,24,3,13,10,6,15,5,11,12,2,24,8,14,12,5,15,7,14,13,8,
24,4,11,15,7,15,15,12,11,8,16,23,2,11,15,15,9,3,1,0,255,1,19,2,8,15,6,17,17,18,6,15,6,17,17,18,3,9,3,17};

}  // namespace

const Sprite rain_coral_9 = {9, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
