// Generated from data/art/rain_island.svg by tools/content/art.py: run `make content`.
// From 5f53c304746bb8fd, itself 6d718bc0853ade0c.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{2212,3,0},{2212,6,0},{2244,11,0},{2244,30,0},{4324,18,0},{4324,26,0},{4388,14,0},{4421,22,0},{4485,25,0},
{6565,28,0},{6565,32,0},{6726,29,0},{8484,26,0},{8485,29,0},{8806,31,0},{10597,30,0},{16870,29,0},
{23012,31,0},{29252,15,0},{31299,27,0},{33640,31,0},{44007,32,0},{52459,32,0},{54603,32,0}};
constexpr std::uint16_t rows[] = {
8,10,21,34,43,52,63,76,86};
constexpr std::uint8_t codes[] = {
24,27,0,24,1,24,2,24,255,11,25,32,4,8,7,1,2,8,8,4,25,24,34,2,5,8,9,10,14,11,8,8,2,24,26,30,1,13,3,15,3,6,26,
26,30,5,7,18,19,6,3,26,25,32,0,4,12,17,17,12,4,0,25,24,34,2,13,20,22,21,22,22,20,13,2,24,27,1,15,22,254,197,
27,22,15,1,5,15,253,7,15,5};

}  // namespace

const Sprite rain_island_9 = {12, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
