// Generated from data/art/rain_shell.svg by tools/content/art.py: run `make content`.
// From 02dbab473475ca48, itself a9898ac5739ee39f.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{2180,10,0},{2212,5,0},{4195,3,0},{4292,13,0},{8484,15,0},{8484,25,0},{10565,29,0},{16901,30,0},{29415,31,0},
{33639,31,0},{46118,32,0},{48198,32,0},{48297,32,0},{54569,32,0},{58761,32,0},{65067,32,0}};
constexpr std::uint16_t rows[] = {
0,8,18,28,38,48,58,68,76};
constexpr std::uint8_t codes[] = {
1,132,2,0,4,0,2,1,0,134,4,6,9,10,9,6,4,0,136,0,7,15,15,11,15,15,7,0,136,5,13,11,15,11,15,11,13,5,136,5,12,11,
14,11,14,11,12,5,130,2,6,13,66,11,130,13,6,2,0,129,1,6,66,10,129,6,1,0,1,132,3,8,14,8,3,1,1,128,1,66,5,128,1,
1};

}  // namespace

const Sprite rain_shell_9 = {9, 9, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
