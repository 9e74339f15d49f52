// Generated from data/art/camel.svg by tools/content/art.py: run `make content`.
// From 9f3c0d21007ec382, itself 1cb568a4b50d1bfd.

#include "content/art.h"

namespace seaglass {
namespace content {
namespace art {
namespace {

constexpr Swatch swatches[] = {
{0,32,32},{8322,2,0},{8322,32,28},{8354,32,25},{10402,12,0},{10402,32,9},{10402,32,19},{10434,6,0},
{10434,30,3},{12482,15,0},{12482,32,14},{12514,28,0},{12515,25,0},{16675,31,0},{22916,32,0},{31301,32,0}};
constexpr std::uint16_t rows[] = {
0,9,21,33,46,58,70,82,92,103,114,126};
constexpr std::uint8_t codes[] = {
2,65,7,2,131,7,12,9,1,1,131,4,5,5,4,1,131,12,15,13,12,1,131,8,0,2,8,1,131,11,14,12,4,138,1,11,10,0,0,5,12,9,
13,11,1,0,137,4,13,6,0,0,6,14,14,15,11,1,137,7,8,6,3,3,6,14,15,14,9,1,0,129,11,13,66,8,65,14,129,13,1,1,0,132,
11,14,14,9,9,66,14,2,0,135,14,13,14,9,7,14,13,14,2,0,135,13,14,14,9,4,14,11,14,2,0,136,11,14,14,4,9,14,12,14,
1,1,0,135,4,12,12,7,7,12,4,12,2};

}  // namespace

const Sprite camel_12 = {12, 12, swatches, rows, codes};

}  // namespace art
}  // namespace content
}  // namespace seaglass
