// Generated from data/art/rain_mermaid.svg by tools/content/art.py: run `make content`.
// From 4925dc3e399a100d, itself 7dfe4ed6e7aba8ad.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,0},{0,32,32},{2179,4,0},{2179,31,16},{2179,32,25},{2180,9,0},{2180,17,2},{2180,23,3},{2180,27,2},
{2180,30,0},{2180,30,4},{2180,30,8},{2180,30,10},{2180,32,18},{2180,32,20},{2212,15,0}};
constexpr std::uint16_t rows[] = {
6,16,26,36,46,56,63,73,84,98,110,120};
constexpr std::uint8_t codes[] = {
16,18,1,16,2,16,16,22,2,6,5,2,2,15,6,17,16,22,5,10,12,10,11,12,8,17,16,22,5,12,1,1,1,4,8,17,16,22,5,11,13,13,
13,3,7,17,16,22,2,10,1,1,1,3,15,17,17,8,254,66,10,2,17,17,22,5,12,1,4,9,5,2,16,17,24,5,9,14,14,11,12,11,9,5,
255,0,26,5,8,11,12,14,14,14,3,10,6,0,25,5,9,12,4,1,4,9,7,15,2,16,22,0,5,15,8,11,12,6,255,4,255,3,18,15,8,0,
255,4};

}  // namespace

const Sprite rain_mermaid_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
