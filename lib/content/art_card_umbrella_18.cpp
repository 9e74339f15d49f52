// Generated from data/art/card_umbrella.svg by tools/content/art.py: run `make content`.
// From 096eb3e22bf80d99, itself 1e334dff6f176f3a.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{33445,1,0},{35431,16,0},{35431,19,0},{48235,32,0},{53898,32,0},{55066,32,0},{56749,16,0},{56749,21,0},
{56749,32,0},{64461,32,0}};
constexpr std::uint16_t rows[] = {
22,29,40,55,67,79,90,99,107,125,135,135,140,140,140,145,157,167};
constexpr std::uint8_t codes[] = {
10,20,0,10,1,5,1,9,1,10,2,4,2,5,2,9,3,10,4,10,6,10,19,20,0,2,0,255,135,18,25,0,6,3,4,3,3,7,1,18,17,28,7,9,9,5,
9,8,5,9,9,3,0,255,130,13,0,16,11,12,11,21,4,4,9,1,13,13,16,11,8,12,15,21,4,4,9,0,10,10,7,16,11,8,12,8,11,3,14,
10,10,16,8,11,8,16,15,14,0,1,16,15,8,16,15,14,6,32,6,9,3,9,5,6,7,8,7,7,3,7,0,1,7,13,0,0,13,253,1,13,0,10,2,1,
19,255,136,2,1,19,255,136,1,2,19,18,26,0,1,6,6,6,4,6,6,1,17,17,7,255,4,3,255,2,3,0,13,17,21,0,1,6,6,254,195,
20,6,1,0,255,130};

}  // namespace

const Sprite card_umbrella_18 = {18, 18, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
