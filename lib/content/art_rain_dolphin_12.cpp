// Generated from data/art/rain_dolphin.svg by tools/content/art.py: run `make content`.
// From 530eda451ecf2572, itself 962482071344c1ec.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,1,0},{0,32,32},{2179,31,15},{2179,32,12},{2179,32,22},{2179,32,25},{2179,32,28},{2180,24,0},{2180,30,0},
{2180,30,2},{2180,30,4},{2180,31,17},{2180,32,10},{2212,7,0},{2212,14,0},{2212,18,2}};
constexpr std::uint16_t rows[] = {
6,13,21,30,43,53,62,71,84,95,106,114};
constexpr std::uint8_t codes[] = {
16,18,0,16,2,16,255,5,18,0,15,13,17,255,4,19,0,8,12,15,17,17,21,13,15,9,2,6,9,17,255,1,24,15,10,4,6,1,1,3,7,0,
16,16,15,12,251,68,18,5,2,7,16,13,9,251,69,19,11,4,10,13,15,11,251,69,19,5,4,3,8,27,7,5,1,4,10,8,5,5,9,15,15,
13,24,13,8,4,8,13,15,12,9,13,17,23,14,12,1,8,0,15,15,0,255,3,20,7,8,10,8,0,255,6,255,1,13,14,255,7};

}  // namespace

const Sprite rain_dolphin_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
