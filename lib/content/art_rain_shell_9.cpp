// Generated from data/art/rain_shell.svg by tools/content/art.py: run `make content`.
// From ce7b73f6361cdd57, itself 3e2dab012d613c1e.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{2180,10,0},{2212,5,0},{4195,3,0},{4292,13,0},{8484,15,0},{8484,25,0},{10565,29,0},{16901,30,0},{29415,31,0},
{33639,31,0},{46118,32,0},{48198,32,0},{48297,32,0},{54569,32,0},{58761,32,0},{65067,32,0}};
constexpr std::uint16_t rows[] = {
6,14,24,34,44,54,64,74,82};
constexpr std::uint8_t codes[] = {
16,18,0,16,1,16,17,20,2,0,4,0,2,17,16,22,4,6,9,10,9,6,4,16,24,0,7,15,15,11,15,15,7,0,24,5,13,11,15,11,15,11,
13,5,24,5,12,11,14,11,14,11,12,5,24,2,6,13,11,11,11,13,6,2,16,22,1,6,10,10,10,6,1,16,17,20,3,8,14,8,3,17,17,1,
252,66,1,17};

}  // namespace

const Sprite rain_shell_9 = {9, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
