// Generated from data/art/rain_island.svg by tools/content/art.py: run `make content`.
// From 9032701314e1edae, itself 59fe503e84c17e34.

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
0,1,12,25,34,43,54,67,77};
constexpr std::uint8_t codes[] = {
11,1,135,4,8,7,1,2,8,8,4,1,0,137,2,5,8,9,10,14,11,8,8,2,0,2,133,1,13,3,15,3,6,2,2,133,5,7,18,19,6,3,2,1,135,0,
4,12,17,17,12,4,0,1,0,137,2,13,20,22,21,22,22,20,13,2,0,130,1,15,22,69,23,130,22,15,1,129,5,15,71,16,129,15,5};

}  // namespace

const Sprite rain_island_9 = {12, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
