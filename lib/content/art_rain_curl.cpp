// Generated from data/art/rain_curl.svg by tools/content/art.py: run `make content`.
// From 0f7786527fc80385, itself d7389861cdda14a4.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,32},{0,5,32},{0,9,32},{0,14,32},{0,17,32},{0,21,32},{0,27,32},{0,32,32}};
constexpr std::uint16_t rows[] = {
0,0,0,1,10,24,39,56,73,89,0,97,108,125,143,156,0,0};
constexpr std::uint8_t codes[] = {
17,2,133,0,3,5,5,4,1,8,1,129,2,6,68,7,133,4,2,4,4,3,0,2,0,135,1,7,7,3,0,0,2,6,69,7,128,4,1,131,0,6,7,2,3,137,
0,7,6,1,1,2,6,7,5,0,130,2,7,4,2,132,6,4,0,7,6,2,131,0,5,7,2,130,0,2,0,2,132,6,7,6,7,3,3,130,0,2,0,5,132,1,6,6,
3,0,6,2,132,0,2,3,2,0,5,65,0,1,1,129,1,6,66,7,129,6,1,2,132,1,6,7,6,1,0,1,142,6,7,4,2,4,7,7,4,2,4,7,7,5,6,1,0,
1,65,1,2,129,1,6,66,7,129,6,1,3,7,132,0,2,3,2,0,4};

}  // namespace

const Sprite rain_curl = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
